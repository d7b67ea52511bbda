// SPDX-License-Identifier: MIT

public import Foundation

// Drawing: who draws gets what was asked for, and nothing is drawn.

/// The pixels of a picture.
public final class CGImage: Sendable {
  public let width: Int, height: Int
  public let bitsPerComponent = 8, bitsPerPixel = 32
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var bitmapInfo: CGBitmapInfo { [] }

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  public func cropping(to rect: CGRect) -> CGImage? {
    CGImage(width: Int(rect.width), height: Int(rect.height))
  }
}

public final class CGColorSpace: Sendable {}
public final class CFError: Error {}

public final class CGDataProvider: Sendable {
  public init?(data: CFData) {}
}

public final class CGFont: Sendable {
  public let postScriptName: String? = nil
  public init?(_ provider: CGDataProvider) {}
}

/// Registers nothing.
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
}

/// Colors that run into each other.
public final class CGGradient: Sendable {
  public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {}
  public init?(
    colorSpace: CGColorSpace, colorComponents: [CGFloat], locations: [CGFloat]?, count: Int
  ) {}
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, clear, copy, sourceIn, sourceOut
  case sourceAtop, destinationOver, destinationIn, destinationOut, plusDarker, plusLighter
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke }
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }

/// What is drawn into.
public final class CGContext {
  public var interpolationQuality = CGInterpolationQuality.default
  private let size: CGSize

  init(size: CGSize) { self.size = size }

  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) { size = CGSize(width: width, height: height) }

  public func makeImage() -> CGImage? {
    CGImage(width: Int(size.width), height: Int(size.height))
  }
  public func saveGState() {}
  public func restoreGState() {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {}
  public func endTransparencyLayer() {}
  public func beginPath() {}
  public func closePath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func clip(using rule: CGPathFillRule = .winding) {}
  public func clip(to rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func fill(_ rect: CGRect) {}
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  public func fillEllipse(in rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func strokePath() {}
  public func strokeEllipse(in rect: CGRect) {}
  public func drawPath(using mode: CGPathDrawingMode) {}
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
}

/// What is drawn into now, which nobody sees.
@MainActor private var contexts: [CGSize] = []

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { contexts.append(size) }
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _: Bool, _: CGFloat) {
  contexts.append(size)
}
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = contexts.popLast() }
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.last.map { UIImage(name: "drawn", size: $0) }
}
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext(size: contexts.last ?? .zero) }
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {}
@preconcurrency @MainActor
public func UIGraphicsPopContext() {}
public func UIRectFill(_ rect: CGRect) {}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 3
  open var opaque = false
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format = UIGraphicsImageRendererFormat()
  init(size: CGSize) {
    cgContext = CGContext(size: size)
    super.init()
  }
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
}

/// Makes pictures by drawing.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize, format: UIGraphicsImageRendererFormat? = nil) {
    self.size = size
    super.init()
  }
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat? = nil) {
    self.init(size: bounds.size)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(size: size))
    return UIImage(name: "drawn", size: size)
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

extension CALayer {
  /// Draws nothing.
  public func render(in context: CGContext) {}
}

extension UIImage {
  public var cgImage: CGImage? { CGImage(width: Int(size.width), height: Int(size.height)) }
  public convenience init(cgImage: CGImage) {
    self.init(name: "drawn", size: CGSize(width: cgImage.width, height: cgImage.height))
  }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage)
  }
  public func pngData() -> Data? { Data(name.utf8) }
  public func jpegData(compressionQuality: CGFloat) -> Data? { Data(name.utf8) }
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
}
