// SPDX-License-Identifier: MIT

import Foundation

extension Data {
  /// What the bytes say, the same for bytes that say the same: Foundation's encoders write the keys of an
  /// object in an order that differs from one time to the next.
  ///
  /// - Complexity: O(*n* log *n*) in the number of bytes.
  package var canonicalText: String {
    if let sorted = sortedJSON { return sorted }
    if starts(with: Data("bplist".utf8)) || starts(with: Data("<?xml".utf8)),
      let value = try? PropertyListSerialization.propertyList(from: self, format: nil)
    {
      return HeadlessScene.described(value)
    }
    return base64EncodedString()
  }
  /// The bytes as JSON with its keys in order, also in texts that are JSON themselves, as those of a
  /// navigation path are; `nil` if they are none.
  fileprivate var sortedJSON: String? {
    let start = first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    guard start == UInt8(ascii: "{") || start == UInt8(ascii: "["),
      let value = try? JSONSerialization.jsonObject(with: self),
      let sorted = try? JSONSerialization.data(
        withJSONObject: Self.sorted(value), options: .sortedKeys)
    else { return nil }
    return String(decoding: sorted, as: UTF8.self)
  }

  private static func sorted(_ value: Any) -> Any {
    switch value {
    case let text as String: text.canonicalText
    case let values as [Any]: values.map(sorted)
    case let values as [String: Any]: values.mapValues(sorted)
    default: value
    }
  }
}

extension String {
  /// The same text; of JSON, the same for texts that say the same.
  package var canonicalText: String {
    guard utf8.first == UInt8(ascii: "{") || utf8.first == UInt8(ascii: "[") else { return self }
    return Data(utf8).sortedJSON ?? self
  }
}
