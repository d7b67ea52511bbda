// SPDX-License-Identifier: MIT

public import UIKit

/// What shapes and texts are filled with, as storage.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// The same style, for nothing is drawn.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  /// The same style, for nothing is drawn.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

/// A shadow, as storage.
public struct ShadowStyle: Sendable {
  public static func drop(
    color: Color? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { .init() }
  public static func inner(
    color: Color? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { .init() }
}

/// A color; as a view, a rectangle of it.
public struct Color: View, ShapeStyle, Hashable, CustomStringConvertible {
  let name: String
  /// How much it covers; where that is nothing, there is nothing to touch.
  let coverage: Coverage

  /// How much of what is behind cannot be seen.
  enum Coverage: Comparable { case none, partial, full }

  nonisolated public var description: String { name }

  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.init(named: name) }
  nonisolated public init(_ color: UIColor) { self.init(uiColor: color) }
  nonisolated public init(uiColor: UIColor) {
    self.init(named: "\(uiColor)", opacity: uiColor.cgColor.alpha)
  }
  nonisolated public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { self.init(named: "\(red) \(green) \(blue)", opacity: opacity) }
  nonisolated public init(
    _ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) { self.init(named: "\(white)", opacity: opacity) }
  nonisolated init(named name: String, opacity: Double = 1) {
    self.name = name
    coverage = opacity <= 0 ? .none : opacity < 0.95 ? .partial : .full
  }

  /// How components are meant, as storage.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public static let clear = Color(named: "clear", opacity: 0)
  public static let black = Color(named: "black")
  public static let white = Color(named: "white")
  public static let gray = Color(named: "gray")
  public static let red = Color(named: "red")
  public static let green = Color(named: "green")
  public static let blue = Color(named: "blue")
  public static let orange = Color(named: "orange")
  public static let yellow = Color(named: "yellow")
  public static let pink = Color(named: "pink")
  public static let purple = Color(named: "purple")
  public static let primary = Color(named: "primary")
  public static let secondary = Color(named: "secondary")
  public static let accentColor = Color(named: "accentColor")
  public static let teal = Color(named: "teal")
  public static let mint = Color(named: "mint")
  public static let indigo = Color(named: "indigo")
  public static let cyan = Color(named: "cyan")
  public static let brown = Color(named: "brown")

  nonisolated public func opacity(_ opacity: Double) -> Color {
    let opacity = coverage == .none ? 0 : coverage == .partial ? min(opacity, 0.5) : opacity
    return Color(named: name, opacity: opacity)
  }

  /// A color that is not clear takes the touches that fall on it.
  public static func _update(_ view: Self, in node: _ViewNode) {
    node.fill(view.coverage)
  }
}

extension UIColor {
  /// A color of UIKit's that covers as much; nothing is drawn with it.
  public convenience init(_ color: Color) {
    let alpha: CGFloat = color.coverage == .none ? 0 : color.coverage == .partial ? 0.5 : 1
    self.init(white: 0.5, alpha: alpha)
  }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { Color(named: "clear", opacity: 0) }
  public static var black: Color { Color(named: "black") }
  public static var white: Color { Color(named: "white") }
  public static var gray: Color { Color(named: "gray") }
  public static var red: Color { Color(named: "red") }
  public static var green: Color { Color(named: "green") }
  public static var blue: Color { Color(named: "blue") }
  public static var orange: Color { Color(named: "orange") }
  public static var yellow: Color { Color(named: "yellow") }
  public static var pink: Color { Color(named: "pink") }
  public static var purple: Color { Color(named: "purple") }
  public static var teal: Color { Color(named: "teal") }
  public static var mint: Color { Color(named: "mint") }
  public static var indigo: Color { Color(named: "indigo") }
  public static var cyan: Color { Color(named: "cyan") }
  public static var brown: Color { Color(named: "brown") }
}

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle {
  let color: Color?
  public init<Style: ShapeStyle>(_ style: Style) {
    color = style as? Color ?? (style as? AnyShapeStyle)?.color
  }
}

/// Styles that adapt to where they are, as storage.
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle()
  public static let quaternary = HierarchicalShapeStyle()
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { self }
  public var tertiary: some ShapeStyle { self }
  public var quaternary: some ShapeStyle { self }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The color of what can be touched, as storage.
public struct TintShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The color of what is in front, as storage.
public struct ForegroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The color of backgrounds, as storage.
public struct BackgroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A translucent layer; as a view, a rectangle of it.
public struct Material: View, ShapeStyle {
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let ultraThick = Material()
  public static func _update(_ view: Self, in node: _ViewNode) { node.fill(.full) }
}

extension ShapeStyle where Self == Material {
  public static var bar: Material { Material() }
  public static var ultraThinMaterial: Material { Material() }
  public static var thinMaterial: Material { Material() }
  public static var ultraThickMaterial: Material { Material() }
  public static var regularMaterial: Material { Material() }
  public static var thickMaterial: Material { Material() }
}

/// Several colors that go over into each other.
public struct Gradient: Hashable, Sendable {
  /// A color and where it stands.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}

extension _ViewNode {
  /// Shows a surface that takes all room; one that is clear takes no touches.
  func fill(_ coverage: Color.Coverage) {
    let view = memory { FillView() }
    view.isUserInteractionEnabled = coverage != .none
    let isFaint = coverage == .partial || environment.isFaint
    let color = coverage == .none ? nil : isFaint ? FillView.faint : FillView.opaque
    if view.backgroundColor != color { view.backgroundColor = color }
    facts.output = .view(view, .both)
  }
}

/// A surface of one color: which one does not matter, only whether it can be seen through.
final class FillView: UIView {
  static let faint = UIColor(white: 0, alpha: 0.5)
  static let opaque = UIColor(white: 0, alpha: 1)
}

extension EnvironmentValues {
  private struct IsFaint: EnvironmentKey { static let defaultValue = false }

  /// Whether all that is filled here can be seen through.
  var isFaint: Bool {
    get { self[IsFaint.self] }
    set { self[IsFaint.self] = newValue }
  }
}
