// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// A picture that is to be computed, as storage: what counts is its size.
public final class CIImage: NSObject, Sendable {
  public let extent: CGRect

  private init(_ extent: CGRect) {
    self.extent = extent
    super.init()
  }

  public convenience init(cgImage: CGImage) {
    self.init(CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
  }
  public convenience init?(image: UIImage) { self.init(CGRect(origin: .zero, size: image.size)) }
  /// Creates a picture; nothing is decoded.
  public convenience init?(data: Data) {
    self.init(CGRect(x: 0, y: 0, width: 24, height: 24))
  }

  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(extent.applying(matrix))
  }
  public func cropped(to rect: CGRect) -> CIImage { CIImage(extent.intersection(rect)) }
  public func clampedToExtent() -> CIImage { self }
  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
}

/// Computes pictures, of which nothing but the size is there.
public final class CIContext: NSObject, Sendable {
  public init(options: [CIContextOption: Any]? = nil) { super.init() }

  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    CGImage(width: Int(rect.width), height: Int(rect.height))
  }
}

public struct CIContextOption: Hashable, Sendable {
  private let name: String
  public static let useSoftwareRenderer = Self(name: "useSoftwareRenderer")
}

/// Changes a picture, which stays as it is.
open class CIFilter {
  public let name: String
  private var values: [String: Any]

  public init?(name: String) { (self.name, values) = (name, [:]) }
  public init?(name: String, parameters: [String: Any]?) {
    (self.name, values) = (name, parameters ?? [:])
  }
  private init(builtIn name: String) { (self.name, values) = (name, [:]) }

  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }

  open var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  open var radius: Float {
    get { values[kCIInputRadiusKey] as? Float ?? 10 }
    set { values[kCIInputRadiusKey] = newValue }
  }
  open var intensity: Float {
    get { values[kCIInputIntensityKey] as? Float ?? 1 }
    set { values[kCIInputIntensityKey] = newValue }
  }
  /// What a code says.
  open var message: Data {
    get { values["inputMessage"] as? Data ?? Data() }
    set { values["inputMessage"] = newValue }
  }
  open var correctionLevel: String {
    get { values["inputCorrectionLevel"] as? String ?? "M" }
    set { values["inputCorrectionLevel"] = newValue }
  }

  /// The picture that was put in; a code of 23 squares where a message was.
  open var outputImage: CIImage? {
    inputImage
      ?? (values["inputMessage"] == nil
        ? nil : CIImage(cgImage: CGImage(width: 23, height: 23)))
  }

  public class func gaussianBlur() -> CIFilter { CIFilter(builtIn: "CIGaussianBlur") }
  public class func sepiaTone() -> CIFilter { CIFilter(builtIn: "CISepiaTone") }
  public class func qrCodeGenerator() -> CIFilter { CIFilter(builtIn: "CIQRCodeGenerator") }
}

public let kCIInputImageKey = "inputImage", kCIInputRadiusKey = "inputRadius",
  kCIInputIntensityKey = "inputIntensity", kCIOutputImageKey = "outputImage"

extension UIImage {
  public convenience init(ciImage: CIImage) {
    self.init(
      cgImage: CGImage(width: Int(ciImage.extent.width), height: Int(ciImage.extent.height)))
  }
}
