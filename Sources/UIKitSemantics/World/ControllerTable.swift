// SPDX-License-Identifier: MIT

/// What is known of a view controller before anything has happened to it.
protocol ControllerRecord: Hashable, Sendable {
  init()
}

/// Something of each view controller: of the first eight in place, of the others, which few scenarios
/// have, in an array that is made when it is needed.
struct ControllerTable<Element: ControllerRecord>: Hashable, Sendable {
  private static var half: Int { FixedArray<Element>.capacity }
  static var capacity: Int { 32 }

  private var lower = FixedArray(repeating: Element())
  private var upper: [Element] = []

  /// The places that may differ from those of an untouched controller.
  var placesInUse: Range<Int> { 0..<(Self.half + upper.count) }

  subscript(index: Int) -> Element {
    get {
      if index < Self.half { return lower[index] }
      return upper.isEmpty ? Element() : upper[index - Self.half]
    }
    set {
      if index < Self.half {
        lower[index] = newValue
      } else {
        if upper.isEmpty {
          upper = Array(repeating: Element(), count: Self.capacity - Self.half)
        }
        upper[index - Self.half] = newValue
      }
    }
  }

  /// Visits the places that may differ from those of an untouched controller.
  func forEachInUse(_ body: (_ index: Int, _ element: Element) -> Void) {
    lower.forEach(body)
    for (index, element) in upper.enumerated() { body(index + Self.half, element) }
  }

  static func == (left: ControllerTable, right: ControllerTable) -> Bool {
    left.lower == right.lower
      && (left.upper == right.upper
        || left.placesInUse.count != right.placesInUse.count
          && left.isUntouchedAbove && right.isUntouchedAbove)
  }

  private var isUntouchedAbove: Bool { upper.allSatisfy { $0 == Element() } }

  func hash(into hasher: inout Hasher) { hasher.combine(lower) }
}
