// SPDX-License-Identifier: MIT

import Foundation
import ImageIO
import Testing
import UIKit

@MainActor
@Suite("A source of pictures")
struct ImageSourceTests {
  private let data = Data("picture".utf8) as CFData

  @Test func `A picture becomes no larger than the options say, and keeps its size below that`()
    throws
  {
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    func side(_ limit: Any) -> Int? {
      let options =
        [
          kCGImageSourceCreateThumbnailFromImageAlways: true,
          kCGImageSourceCreateThumbnailWithTransform: kCFBooleanTrue as Any,
          kCGImageSourceThumbnailMaxPixelSize: limit,
        ] as [CFString: Any] as CFDictionary
      return CGImageSourceCreateThumbnailAtIndex(source, 0, options).map {
        max($0.width, $0.height)
      }
    }
    #expect(side(6) == 6 && side(CGFloat(6)) == 6 && side(10_000) == max(image.width, image.height))
    let size = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(size?[kCGImagePropertyPixelWidth as String] as? Int == image.width)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, nil) == nil)
  }

  @Test func `A file that is not there is no source`() {
    #expect(CGImageSourceCreateWithURL(URL(filePath: "/nowhere/a.png") as CFURL, nil) == nil)
  }
}
