// SPDX-License-Identifier: MIT

// Styles of the app's own, as storage: a label shows its icon and title, a toggle is a switch.

extension View {
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { self }
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View { self }
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { self }
}

/// A part of what a style gets, such as a label; it shows nothing.
public struct StyledPart: View {
  public static func _update(_ view: Self, in node: _ViewNode) {}
}

/// How labels look, as storage.
@preconcurrency @MainActor
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of labels gets.
public struct LabelStyleConfiguration {
  public typealias Title = StyledPart
  public typealias Icon = StyledPart
  public let title: Title
  public let icon: Icon
}

extension Label where Title == StyledPart, Icon == StyledPart {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// One of the styles of labels that SwiftUI brings.
public struct SystemLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == SystemLabelStyle {
  public static var automatic: Self { Self() }
  public static var iconOnly: Self { Self() }
  public static var titleOnly: Self { Self() }
  public static var titleAndIcon: Self { Self() }
}

/// How progress looks, as storage.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of progress gets.
public struct ProgressViewStyleConfiguration {
  public typealias Label = StyledPart
  public typealias CurrentValueLabel = StyledPart
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}

extension ProgressView {
  public init(_ configuration: ProgressViewStyleConfiguration) { self.init() }
}

/// One of the styles of progress that SwiftUI brings.
public struct SystemProgressViewStyle: ProgressViewStyle {
  public init(tint: Color? = nil) {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == SystemProgressViewStyle {
  public static var automatic: Self { Self() }
  public static var circular: Self { Self() }
  public static var linear: Self { Self() }
}

/// How toggles look, as storage.
@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of toggles gets.
public struct ToggleStyleConfiguration {
  public typealias Label = StyledPart
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool
}

extension Toggle where Label == StyledPart {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// One of the styles of toggles that SwiftUI brings.
public struct SystemToggleStyle: ToggleStyle {
  public init(tint: Color? = nil) {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SystemToggleStyle {
  public static var automatic: Self { Self() }
  public static var button: Self { Self() }
  public static var `switch`: Self { Self() }
}
