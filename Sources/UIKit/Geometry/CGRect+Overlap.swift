// SPDX-License-Identifier: MIT

package import Foundation

extension CGRect {
  /// What both rectangles have in common, or an empty rectangle.
  ///
  /// So it is of one that has no place, such as `CGRect.null`, which insets larger than a view come
  /// to: Foundation traps there on Linux, and Core Graphics does not.
  package func overlap(with other: CGRect) -> CGRect {
    guard isFinite, other.isFinite else { return .zero }
    let common = intersection(other)
    return common.isNull ? .zero : common
  }

  private var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
