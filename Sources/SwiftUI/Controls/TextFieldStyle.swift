// SPDX-License-Identifier: MIT

/// What is around a field: a style of the app's own puts it into other views.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field, as a style gets it.
public struct _TextFieldStyleLabel: View {
  let update: @MainActor (_ViewNode) -> Void

  /// Shows the label.
  public static func _update(_ view: Self, in node: _ViewNode) { view.update(node) }
}

/// One of the styles that SwiftUI brings, as storage: nothing is drawn.
public struct SystemTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == SystemTextFieldStyle {
  public static var automatic: SystemTextFieldStyle { SystemTextFieldStyle() }
  public static var plain: SystemTextFieldStyle { SystemTextFieldStyle() }
  public static var roundedBorder: SystemTextFieldStyle { SystemTextFieldStyle() }
}

extension View {
  /// Lets the fields in the view look as a style says.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let isSystems = style is SystemTextFieldStyle
    let make: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView = { field in
      AnyView(style._body(configuration: field))
    }
    return EnvironmentView(content: self) { values in
      values.textFieldStyle = isSystems ? nil : make
    }
  }
}

extension TextField {
  /// Shows the field as a style of the app's own says, if there is one; a field of the system's own and one
  /// in an alert have none.
  func showStyled(in node: _ViewNode) -> Bool {
    guard !isSearch, node.environment.alertButtons == nil,
      let style = node.environment.textFieldStyle
    else { return false }
    let label = _TextFieldStyleLabel { [label] in _ = $0.show(label) }
    var field = TextField<_TextFieldStyleLabel>(text: text) { label }
    (field.isSecure, field.isNumber, field.breaksLines) = (isSecure, isNumber, breaksLines)
    field.selection = selection
    (field.onCommit, field.onEditingChanged) = (onCommit, onEditingChanged)
    var environment = node.environment
    environment.textFieldStyle = nil
    node.show(node.tracking { style(field) }, .only, environment)
    return true
  }
}

extension EnvironmentValues {
  private struct Style: EnvironmentKey {
    static var defaultValue: (@MainActor (TextField<_TextFieldStyleLabel>) -> AnyView)? { nil }
  }

  /// What a style of the app's own makes of a field.
  var textFieldStyle: (@MainActor (TextField<_TextFieldStyleLabel>) -> AnyView)? {
    get { self[Style.self] }
    set { self[Style.self] = newValue }
  }
}
