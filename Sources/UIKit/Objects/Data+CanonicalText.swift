// SPDX-License-Identifier: MIT

import Foundation

extension Data {
  /// What the bytes say, the same for bytes that say the same: Foundation's encoders write the keys of an
  /// object in an order that differs from one time to the next.
  ///
  /// - Complexity: O(*n* log *n*) in the number of bytes.
  package var canonicalText: String {
    let start = first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    if start == UInt8(ascii: "{") || start == UInt8(ascii: "["),
      let value = try? JSONSerialization.jsonObject(with: self),
      let sorted = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    {
      return String(decoding: sorted, as: UTF8.self)
    }
    if starts(with: Data("bplist".utf8)) || starts(with: Data("<?xml".utf8)),
      let value = try? PropertyListSerialization.propertyList(from: self, format: nil)
    {
      return HeadlessScene.described(value)
    }
    return base64EncodedString()
  }
}
