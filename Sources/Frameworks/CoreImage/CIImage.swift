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

extension UIImage {
  public convenience init(ciImage: CIImage) {
    self.init(
      cgImage: CGImage(width: Int(ciImage.extent.width), height: Int(ciImage.extent.height)))
  }
}
