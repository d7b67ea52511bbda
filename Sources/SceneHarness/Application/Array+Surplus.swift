// SPDX-License-Identifier: MIT

extension Array where Element: Hashable {
  /// The first element that there is more often here than among others.
  func firstSurplus(over others: [Element]) -> Element? {
    var left: [Element: Int] = [:]
    for element in others { left[element, default: 0] += 1 }
    return first { element in
      left[element, default: 0] -= 1
      return left[element, default: 0] < 0
    }
  }
}
