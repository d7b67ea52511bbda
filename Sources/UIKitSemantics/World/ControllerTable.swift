// SPDX-License-Identifier: MIT

/// Something of each view controller: sixteen places, of which most scenarios use the first half.
///
/// The second half costs nothing before it is used: it is neither compared nor hashed.
struct ControllerTable<Element: Hashable & Sendable>: Hashable, Sendable {
  private static var half: Int { FixedArray<Element>.capacity }
  static var capacity: Int { 2 * half }

  private var lower, upper: FixedArray<Element>
  private var usesUpper = false

  init(repeating element: Element) {
    lower = FixedArray(repeating: element)
    upper = lower
  }

  /// The places that may differ from those of an untouched controller.
  var placesInUse: Range<Int> { 0..<(usesUpper ? Self.capacity : Self.half) }

  subscript(index: Int) -> Element {
    get { index < Self.half ? lower[index] : upper[index - Self.half] }
    set {
      if index < Self.half {
        lower[index] = newValue
      } else {
        upper[index - Self.half] = newValue
        usesUpper = true
      }
    }
  }

  /// Visits the places that may differ from those of an untouched controller.
  func forEachInUse(_ body: (_ index: Int, _ element: Element) -> Void) {
    lower.forEach(body)
    if usesUpper { upper.forEach { body($0 + Self.half, $1) } }
  }

  static func == (left: ControllerTable, right: ControllerTable) -> Bool {
    left.lower == right.lower
      && (!(left.usesUpper || right.usesUpper) || left.upper == right.upper)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(lower) }
}
