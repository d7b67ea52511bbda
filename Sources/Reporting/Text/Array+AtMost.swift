// SPDX-License-Identifier: MIT

extension [String] {
  /// The first of the texts as one, and how many more there are.
  func joined(separator: String, atMost limit: Int) -> String {
    let text = prefix(limit).joined(separator: separator)
    return count > limit ? "\(text) and \(count - limit) more" : text
  }
}
