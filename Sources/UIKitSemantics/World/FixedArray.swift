// SPDX-License-Identifier: MIT

/// Eight values in a row, without a heap allocation.
///
/// The state of the world is copied for each transition that is explored; arrays would cost an
/// allocation and reference counting each time. `InlineArray` would need newer Apple systems.
struct FixedArray<Element: Hashable & Sendable>: Hashable, Sendable {
  static var capacity: Int { 8 }

  private var element0, element1, element2, element3: Element
  private var element4, element5, element6, element7: Element

  init(repeating element: Element) {
    (element0, element1, element2, element3) = (element, element, element, element)
    (element4, element5, element6, element7) = (element, element, element, element)
  }

  subscript(index: Int) -> Element {
    get {
      switch index {
      case 0: element0
      case 1: element1
      case 2: element2
      case 3: element3
      case 4: element4
      case 5: element5
      case 6: element6
      case 7: element7
      default: preconditionFailure("There are eight places, 0 to 7.")
      }
    }
    set {
      switch index {
      case 0: element0 = newValue
      case 1: element1 = newValue
      case 2: element2 = newValue
      case 3: element3 = newValue
      case 4: element4 = newValue
      case 5: element5 = newValue
      case 6: element6 = newValue
      case 7: element7 = newValue
      default: preconditionFailure("There are eight places, 0 to 7.")
      }
    }
  }

  /// Visits all places, which takes less than to look at one after the other.
  func forEach(_ body: (_ index: Int, _ element: Element) -> Void) {
    body(0, element0)
    body(1, element1)
    body(2, element2)
    body(3, element3)
    body(4, element4)
    body(5, element5)
    body(6, element6)
    body(7, element7)
  }
}
