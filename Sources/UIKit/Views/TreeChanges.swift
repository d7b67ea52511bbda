// SPDX-License-Identifier: MIT

/// Counts the changes to which views, recognizers and constraints there are, in all scenes, so that
/// whoever lists them does it again only after one; used on the main actor alone.
package enum TreeChanges {
  nonisolated(unsafe) package private(set) static var count = 0

  static func note() { count += 1 }
}
