// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// A picture as it is in a file, of which nothing is decoded: what counts is its size.
public final class CGImageSource: Sendable {
  private let data: Data

  init(_ data: Data) { self.data = data }

  var image: CGImage? { UIImage(data: data)?.cgImage }
}

public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data) }

/// Reads a file; `nil` if it cannot be read.
public func CGImageSourceCreateWithURL(
  _ url: CFURL, _ options: CFDictionary?
) -> CGImageSource? { (try? Data(contentsOf: url)).map(CGImageSource.init) }

/// How many pictures there are: one, if any.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }

/// A picture that is no larger than the options say.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, options) else { return nil }
  let length = Double(max(image.width, image.height, 1))
  let limit = number(options?[kCGImageSourceThumbnailMaxPixelSize]) ?? length
  let scale = min(limit / length, 1)
  func scaled(_ length: Int) -> Int { max(Int((Double(length) * scale).rounded()), 1) }
  return CGImage(width: scaled(image.width), height: scaled(image.height))
}

/// The size of a picture; nothing else is known of it.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  CGImageSourceCreateImageAtIndex(isrc, index, options).map {
    [kCGImagePropertyPixelWidth: $0.width, kCGImagePropertyPixelHeight: $0.height]
  }
}

/// A number of whichever type it was given in.
private func number(_ value: Any?) -> Double? {
  switch value {
  case let value as Double: value
  case let value as CGFloat: Double(value)
  case let value as any BinaryInteger: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}

public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
