// SPDX-License-Identifier: MIT

/// Tells equal names apart: one that was there before gets a number.
package struct NameCounts {
  private var counts: [String: Int] = [:]

  package init() {}

  /// The name, with its number unless it is the first one.
  package mutating func unique(_ name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name) (\(count))"
  }
}
