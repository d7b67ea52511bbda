// SPDX-License-Identifier: MIT

public import UIKit

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
  open var scale: Float {
    get { values[kCIInputScaleKey] as? Float ?? 8 }
    set { values[kCIInputScaleKey] = newValue }
  }
  open var angle: Float {
    get { values[kCIInputAngleKey] as? Float ?? 0 }
    set { values[kCIInputAngleKey] = newValue }
  }
  open var center: CGPoint {
    get { (values[kCIInputCenterKey] as? CIVector)?.cgPointValue ?? CGPoint(x: 150, y: 150) }
    set { values[kCIInputCenterKey] = CIVector(cgPoint: newValue) }
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

  /// What the filter can be given, of those that are known here.
  open var inputKeys: [String] {
    guard name != "CIQRCodeGenerator" else { return ["inputMessage", "inputCorrectionLevel"] }
    return [kCIInputImageKey] + (Self.inputs[name] ?? [])
  }

  private static let inputs = [
    "CIBumpDistortion": [kCIInputCenterKey, kCIInputRadiusKey, kCIInputScaleKey],
    "CICrystallize": [kCIInputRadiusKey, kCIInputCenterKey],
    "CIEdges": [kCIInputIntensityKey],
    "CIGaussianBlur": [kCIInputRadiusKey],
    "CIPixellate": [kCIInputCenterKey, kCIInputScaleKey],
    "CISepiaTone": [kCIInputIntensityKey],
    "CITwirlDistortion": [kCIInputCenterKey, kCIInputRadiusKey, kCIInputAngleKey],
    "CIUnsharpMask": [kCIInputRadiusKey, kCIInputIntensityKey],
    "CIVignette": [kCIInputRadiusKey, kCIInputIntensityKey],
  ]

  public class func bumpDistortion() -> CIFilter { CIFilter(builtIn: "CIBumpDistortion") }
  public class func crystallize() -> CIFilter { CIFilter(builtIn: "CICrystallize") }
  public class func edges() -> CIFilter { CIFilter(builtIn: "CIEdges") }
  public class func pixellate() -> CIFilter { CIFilter(builtIn: "CIPixellate") }
  public class func twirlDistortion() -> CIFilter { CIFilter(builtIn: "CITwirlDistortion") }
  public class func unsharpMask() -> CIFilter { CIFilter(builtIn: "CIUnsharpMask") }
  public class func vignette() -> CIFilter { CIFilter(builtIn: "CIVignette") }
  public class func gaussianBlur() -> CIFilter { CIFilter(builtIn: "CIGaussianBlur") }
  public class func sepiaTone() -> CIFilter { CIFilter(builtIn: "CISepiaTone") }
  public class func qrCodeGenerator() -> CIFilter { CIFilter(builtIn: "CIQRCodeGenerator") }
}

public let kCIInputImageKey = "inputImage", kCIInputRadiusKey = "inputRadius",
  kCIInputIntensityKey = "inputIntensity", kCIInputScaleKey = "inputScale",
  kCIInputCenterKey = "inputCenter", kCIInputAngleKey = "inputAngle",
  kCIOutputImageKey = "outputImage"
