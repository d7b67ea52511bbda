// SPDX-License-Identifier: MIT

public import Foundation

// What a view looks like has no effect: nothing is drawn.
extension View {
  public func font(_ font: Font?) -> some View { self }
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  public func bold(_ isActive: Bool = true) -> some View { self }
  public func italic(_ isActive: Bool = true) -> some View { self }
  public func kerning(_ kerning: CGFloat) -> some View { self }
  public func tracking(_ tracking: CGFloat) -> some View { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View { self }
  public func tint(_ color: Color?) -> some View { self }
  public func accentColor(_ color: Color?) -> some View { self }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  public func clipped(antialiased: Bool = false) -> some View { self }
  public func clipShape<Outline: Shape>(_ shape: Outline) -> some View { self }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  public func lineLimit(_ number: Int?) -> some View { self }
  public func lineSpacing(_ spacing: CGFloat) -> some View { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public func labelsHidden() -> some View { self }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
  public func scaledToFit() -> some View { self }
  public func scaledToFill() -> some View { self }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  public func fixedSize() -> some View { self }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  public func layoutPriority(_ value: Double) -> some View { self }
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Lets buttons in a row of a list be tapped one by one.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self) { $0.hasButtonStyle = true }
  }
  /// Lets buttons in a row of a list be tapped one by one.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self) { $0.hasButtonStyle = true }
  }
  /// Has no effect: views are evaluated when something has changed that they depend on.
  public func equatable() -> some View { self }
  public func controlSize(_ size: ControlSize) -> some View { self }
  public func accessibilityHint(_ hint: Text) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}

extension Text {
  /// Where a text is cut, as storage.
  public enum TruncationMode: Sendable { case head, tail, middle }
}

/// How a view fills its room, as storage.
public enum ContentMode: Sendable { case fit, fill }

/// How a symbol is colored, as storage.
public enum SymbolRenderingMode: Sendable { case monochrome, multicolor, hierarchical, palette }

/// How large controls are, as storage.
public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }

/// How buttons look, as storage: a button shows its label.
public protocol PrimitiveButtonStyle: Sendable {}

/// How buttons look, as storage: a button shows its label.
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of buttons gets.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    public static func _update(_ view: Self, in node: _ViewNode) {}
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// One of the styles that SwiftUI brings.
public struct SystemButtonStyle: PrimitiveButtonStyle { public init() {} }

// The names that older code has for them.
public typealias DefaultButtonStyle = SystemButtonStyle
public typealias PlainButtonStyle = SystemButtonStyle
public typealias BorderedButtonStyle = SystemButtonStyle
public typealias BorderedProminentButtonStyle = SystemButtonStyle
public typealias BorderlessButtonStyle = SystemButtonStyle

extension PrimitiveButtonStyle where Self == SystemButtonStyle {
  public static var automatic: SystemButtonStyle { SystemButtonStyle() }
  public static var plain: SystemButtonStyle { SystemButtonStyle() }
  public static var bordered: SystemButtonStyle { SystemButtonStyle() }
  public static var borderedProminent: SystemButtonStyle { SystemButtonStyle() }
  public static var borderless: SystemButtonStyle { SystemButtonStyle() }
}
