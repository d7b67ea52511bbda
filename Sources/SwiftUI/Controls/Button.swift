// SPDX-License-Identifier: MIT

import UIKit

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}

extension ButtonRole {
  /// What a button says that says nothing else.
  fileprivate var title: String {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .close: "Close"
    default: "Done"
    }
  }
}

/// A control that does something when it is tapped.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (role, self.action, self.label) = (nil, action, label())
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { (self.role, self.action, self.label) = (role, action, label()) }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.label, .part(.label))
    if let collector = node.environment.alertButtons {
      return collector.add(
        .init(
          title: node.text, role: view.role, isEnabled: node.environment.isEnabled,
          action: view.action))
    }
    let button = node.memory {
      let button = ActionButton(frame: .zero)
      button.alsoTapped = { [unowned node] in node.buttonsOfRow }
      return button
    }
    button.perform = { [unowned node] in
      node.act { node.environment.tapsOfGestures(view.action) }
    }
    button.update(title: node.title, node.environment)
    button.accessibilityLabel =
      button.currentTitle?.isEmpty == false
      ? nil : node.ownerName.map { "button of \($0)" }
    node.facts.output = .container(button, LabelArrangement(button: button))
  }
}

/// The label of a button: a title, or views in the button where some of them are touched by themselves.
private struct LabelArrangement: Arrangement {
  let button: ActionButton
  private let inside = FrameArrangement()

  func parts(of node: _ViewNode) -> [Box] {
    node.children.contains(where: \.hasTouchedParts) ? inside.parts(of: node) : []
  }

  func size(of parts: [Box], in offered: CGSize) -> CGSize {
    guard parts.isEmpty else { return inside.size(of: parts, in: offered) }
    let own = button.sizeThatFits(offered)
    return CGSize(width: button.width(own.width, in: offered.width), height: own.height)
  }

  func place(_ parts: [Box], in frame: CGRect) { inside.place(parts, in: frame) }
}

extension Button where Label == Text {
  /// A button of a role that says by itself what it does, such as to close.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(role.title) }
  }
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// The control of UIKit's behind a button.
final class ActionButton: UIButton, RenamedClass {
  static var nameInTraces: String { "Button" }

  var perform: @MainActor () -> Void = {}
  /// The buttons that are tapped with this one, which is one of them; none if it stands for itself.
  var alsoTapped: @MainActor () -> [ActionButton] = { [] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(
      UIAction { [unowned self] _ in
        let buttons = alsoTapped()
        for button in buttons.isEmpty ? [self] : buttons { button.perform() }
      }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  /// What in the label takes no taps for itself takes none from the button.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    let inside = sequence(first: hit, next: \.superview).prefix { $0 !== self }
    return inside.contains(where: \.isTouchedInLabels) ? hit : self
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(width: max(own.width, 44), height: max(own.height, 34))
  }
}

extension UIButton {
  /// Says what the label says, and takes what the environment has for controls.
  func update(title: String, _ environment: EnvironmentValues) {
    if currentTitle != title { setTitle(title, for: .normal) }
    if isEnabled != environment.isEnabled { isEnabled = environment.isEnabled }
  }
}

extension UIView {
  /// Whether the view takes taps for itself where it stands in the label of a button.
  fileprivate var isTouchedInLabels: Bool {
    self is UIControl || (self as? TouchedView)?.hasTap == true
  }
}

/// A view whose parts are touched one by one, also where it is a row of a list.
protocol TouchedByParts {}

extension Section: TouchedByParts {}
extension ForEach: TouchedByParts {}

extension _ViewNode {
  /// The buttons of the row of a list in which the node stands, where a touch is for all of them: those
  /// without a style of their own (Stack Overflow: *SwiftUI multiple buttons in list row*, since iOS 13).
  fileprivate var buttonsOfRow: [ActionButton] {
    guard isTappedWithRow else { return [] }
    let around = sequence(first: self, next: \.parent).prefix { $0.environment.isInList }
    guard let row = around.last(where: \.standsForItself),
      !around.prefix(while: { $0 !== row }).contains(where: \.isTouchedByParts)
    else { return [] }
    return row.buttonsTappedTogether
  }

  private var isTappedWithRow: Bool {
    environment.isInList && !environment.hasButtonStyle && environment.closeMenu == nil
  }

  /// The only button here, in a row of a list, which is tapped wherever the row is.
  var onlyButtonOfRow: ActionButton? {
    guard environment.isInList else { return nil }
    let buttons = buttons
    return buttons.count == 1 && buttons[0].isEnabled ? buttons[0] : nil
  }

  private var buttons: [ActionButton] {
    (memory as? ActionButton).map { [$0] } ?? children.flatMap(\.buttons)
  }

  /// Whether something in the node takes taps for itself.
  fileprivate var hasTouchedParts: Bool {
    (memory as? UIView)?.isTouchedInLabels == true || children.contains(where: \.hasTouchedParts)
  }

  private var isTouchedByParts: Bool { facts.viewType is any TouchedByParts.Type }

  private var standsForItself: Bool {
    if case .none = facts.output { false } else { true }
  }

  private var buttonsTappedTogether: [ActionButton] {
    if isTouchedByParts { return [] }
    guard let button = memory as? ActionButton else {
      return children.flatMap(\.buttonsTappedTogether)
    }
    return isTappedWithRow && button.isEnabled ? [button] : []
  }
}

extension EnvironmentValues {
  private struct OwnButtonStyle: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether buttons have another style than the one of where they stand.
  var hasButtonStyle: Bool {
    get { self[OwnButtonStyle.self] }
    set { self[OwnButtonStyle.self] = newValue }
  }
}
