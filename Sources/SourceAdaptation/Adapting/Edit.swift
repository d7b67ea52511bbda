// SPDX-License-Identifier: MIT

/// A change of bytes that keeps the number of lines.
struct Edit: Hashable, Sendable {
  var range: Range<Int>
  var text: String

  static func insertion(_ text: String, at offset: Int) -> Edit {
    Edit(range: offset..<offset, text: text)
  }

  /// Where an edit comes in order; what is inserted comes before what is replaced there.
  private func key(_ offset: Int) -> (Int, Int, Int) {
    (range.lowerBound, range.isEmpty ? 0 : 1, offset)
  }

  /// Applies edits; one that overlaps an earlier one is left out.
  ///
  /// Line ends that a replacement lacks are added behind it.
  ///
  /// - Complexity: O(*n* + *m* log *m*), for *n* bytes and *m* edits.
  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    let ordered = edits.enumerated().sorted {
      $0.element.key($0.offset) < $1.element.key($1.offset)
    }
    var result: [UInt8] = []
    var position = 0
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      let removed = SourceText.newlines(in: bytes[edit.range])
      let missing = removed - SourceText.newlines(in: Array(edit.text.utf8)[...])
      result += Array(repeating: 0x0A, count: max(0, missing))
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
