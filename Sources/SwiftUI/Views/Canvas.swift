// SPDX-License-Identifier: MIT

public import UIKit

/// Something that an app draws, which is a surface that takes touches: the app is not asked to draw.
public struct Canvas<Symbols: View>: View {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols = { EmptyView() }
  ) {}

  public static func _update(_ view: Self, in node: _ViewNode) { node.fill(.partial) }
}

/// How colors are mixed, as storage.
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

/// What an app draws into, if it is asked to.
public struct GraphicsContext {
  public var opacity = 1.0, blendMode = BlendMode.normal, transform = CGAffineTransform.identity
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var clipBoundingRect: CGRect { .zero }

  /// What something is filled with.
  public struct Shading {
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading { Shading() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading { Shading() }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []
    ) -> Shading { Shading() }
    public static var foreground: Shading { Shading() }
  }
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = Self(rawValue: 1), mirror = Self(rawValue: 2)
    public static let linearColor = Self(rawValue: 4)
  }
  public struct Filter {
    public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter { Filter() }
    public static func shadow(
      color: Color = Color(white: 0), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color(white: 0)
    ) -> Filter { Filter() }
    public static func opacity(_ amount: Double) -> Filter { Filter() }
  }
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = Self(rawValue: 1), dithersResult = Self(rawValue: 2)
  }
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = Self(rawValue: 1)
  }
  /// A text, a picture or a symbol that is ready to be drawn.
  public struct Resolved {
    public var shading = Shading()
    public var size: CGSize { .zero }
    public func measure(in size: CGSize) -> CGSize { .zero }
  }
  public typealias ResolvedText = Resolved
  public typealias ResolvedImage = Resolved
  public typealias ResolvedSymbol = Resolved

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ resolved: Resolved, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ resolved: Resolved, in rect: CGRect) {}
  public func resolve(_ text: Text) -> ResolvedText { Resolved() }
  public func resolve(_ image: Image) -> ResolvedImage { Resolved() }
  public func resolve(_ shading: Shading) -> Shading { shading }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
  public mutating func addFilter(_ filter: Filter) {}
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {}
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
}
