// SPDX-License-Identifier: MIT

/// What is known of a view controller before anything has happened to it.
protocol ControllerRecord: Hashable, Sendable {
  init()
}

/// Something of each view controller: of the first eight in place, of the others, which few scenarios
/// have, in an array that is made when it is needed.
struct ControllerTable<Element: ControllerRecord>: Hashable, Sendable {
  private static var countInPlace: Int { FixedArray<Element>.capacity }
  static var capacity: Int { 32 }

  private var first = FixedArray(repeating: Element())
  private var others: [Element] = []

  /// The places that may differ from those of an untouched controller.
  var placesInUse: Range<Int> { 0..<(Self.countInPlace + others.count) }

  subscript(index: Int) -> Element {
    get {
      if index < Self.countInPlace { return first[index] }
      return others.isEmpty ? Element() : others[index - Self.countInPlace]
    }
    set {
      if index < Self.countInPlace {
        first[index] = newValue
      } else {
        if others.isEmpty {
          others = Array(repeating: Element(), count: Self.capacity - Self.countInPlace)
        }
        others[index - Self.countInPlace] = newValue
      }
    }
  }

  /// Visits the places that may differ from those of an untouched controller.
  func forEachInUse(_ body: (_ index: Int, _ element: Element) -> Void) {
    first.forEach(body)
    for (index, element) in others.enumerated() { body(index + Self.countInPlace, element) }
  }

  static func == (left: ControllerTable, right: ControllerTable) -> Bool {
    left.first == right.first
      && (left.others == right.others
        || left.placesInUse.count != right.placesInUse.count
          && left.othersAreUntouched && right.othersAreUntouched)
  }

  private var othersAreUntouched: Bool { others.allSatisfy { $0 == Element() } }

  func hash(into hasher: inout Hasher) { hasher.combine(first) }
}
