// SPDX-License-Identifier: MIT

/// How a container shows its children.
public enum ContainerKind: UInt8, Hashable, Sendable, CaseIterable {
  /// `addChild`: the views of all children are on screen together.
  case plain
  /// A navigation controller: the child on top is on screen.
  case navigation
  /// A tab bar controller: the selected child is on screen.
  case tabs
  /// A page view controller: the page that was turned to is on screen.
  case pages
}

/// Which controllers are children of which, a few bytes for each controller.
struct Containment: Hashable, Sendable {
  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// Its container has its view on screen, as far as the container itself is.
    static let isShown = Flags(rawValue: 1)
    /// `definesPresentationContext` (E16, E31).
    static let definesContext = Flags(rawValue: 2)
    /// `shouldAutomaticallyForwardAppearanceMethods` is overridden to return `false` (B32).
    static let keepsAppearance = Flags(rawValue: 4)
    /// Of these two, the bits of a ``ContainerKind``.
    private static let kindBits: UInt8 = 8 | 16
    /// The running transition of its container takes it away (REC35): it comes back on a cancel.
    static let leaves = Flags(rawValue: 32)
    /// The running transition of its container brings it: it goes again on a cancel.
    static let arrives = Flags(rawValue: 64)
    /// The container has a delegate, which may have an animator.
    static let hasDelegate = Flags(rawValue: 128)

    /// How it shows its children, if it is a container.
    var kind: ContainerKind {
      get { ContainerKind(rawValue: (rawValue & Self.kindBits) >> 3) ?? .plain }
      set { self = Flags(rawValue: rawValue & ~Self.kindBits | newValue.rawValue << 3) }
    }
  }

  private static let none: UInt8 = 0xFF

  private var parents = SIMD32<UInt8>(repeating: Self.none)
  /// The order among the children of one container.
  private var places = SIMD32<UInt8>(repeating: 0)
  private var flags = SIMD32<UInt8>(repeating: 0)
  /// Of a container, the child that the running transition takes off screen.
  private var leaving = SIMD32<UInt8>(repeating: Self.none)
  /// Of a container, the running transition.
  private var transitions = SIMD32<UInt16>(repeating: 0)
  /// Whether no controller contains another and nothing is set.
  private(set) var isEmpty = true

  /// Words at a time; member by member, it would be the bytes one by one.
  static func == (left: Containment, right: Containment) -> Bool {
    left.isEmpty == right.isEmpty
      && (left.isEmpty || left.words == right.words && left.transitions == right.transitions)
  }

  private var words: SIMD16<UInt64> {
    func words(_ bytes: SIMD32<UInt8>) -> SIMD4<UInt64> { unsafeBitCast(bytes, to: SIMD4.self) }
    return SIMD16(
      lowHalf: SIMD8(lowHalf: words(parents), highHalf: words(places)),
      highHalf: SIMD8(lowHalf: words(flags), highHalf: words(leaving)))
  }

  subscript(controller: ControllerID) -> Flags {
    get { Flags(rawValue: flags[controller.index]) }
    set {
      flags[controller.index] = newValue.rawValue
      isEmpty = false
    }
  }

  func parent(of child: ControllerID) -> ControllerID? {
    let parent = parents[child.index]
    return parent == Self.none ? nil : ControllerID(Int(parent))
  }

  /// The transition of a container, if one runs.
  func transition(of container: ControllerID) -> ContainerTransition? {
    let transition = ContainerTransition(bits: transitions[container.index])
    return transition.isThere ? transition : nil
  }

  /// Whether a transition of any container waits for a finger, or for what stands for one.
  var isInteracting: Bool {
    !isEmpty
      && (0..<transitions.scalarCount).contains {
        let transition = ContainerTransition(bits: transitions[$0])
        return transition.isThere
          && (transition.drive == .interacting || transition.drive == .dragging)
      }
  }

  /// Whether a finger at the edge has led nothing, and leads the next transition (M12).
  func awaitsTransition(_ container: ControllerID) -> Bool {
    ContainerTransition(bits: transitions[container.index]).awaitsSwipedTransition
  }

  mutating func awaitTransition(of container: ControllerID) {
    transitions[container.index] = ContainerTransition.awaitingSwiped.bits
  }

  mutating func setTransition(_ transition: ContainerTransition?, of container: ControllerID) {
    transitions[container.index] = transition?.bits ?? 0
  }

  /// The child that leaves with the running transition of a container.
  func leavingChild(of container: ControllerID) -> ControllerID? {
    let child = leaving[container.index]
    return child == Self.none ? nil : ControllerID(Int(child))
  }

  /// Whether a child is on its way off screen.
  func isLeaving(_ child: ControllerID) -> Bool {
    (0..<leaving.scalarCount).contains { leaving[$0] == child.rawValue }
  }

  mutating func setLeavingChild(_ child: ControllerID?, of container: ControllerID) {
    leaving[container.index] = child?.rawValue ?? Self.none
  }

  /// The children of a container, the oldest first, without those that are on their way out.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of controllers that there can be.
  func children(of container: ControllerID) -> [ControllerID] {
    children(of: container) { !$0.contains(.leaves) }
  }

  /// The children of a container whose flags are like this, the oldest first.
  func children(of container: ControllerID, where isMeant: (Flags) -> Bool) -> [ControllerID] {
    guard !isEmpty else { return [] }
    return (0..<ControllerTable<ControllerState>.capacity).filter {
      parents[$0] == container.rawValue && isMeant(Flags(rawValue: flags[$0]))
    }
    .sorted { places[$0] < places[$1] }.map { ControllerID($0) }
  }

  /// Makes a controller the youngest child of a container.
  mutating func append(_ child: ControllerID, to container: ControllerID) {
    let last = children(of: container).last
    places[child.index] = last.map { places[$0.index] + 1 } ?? 0
    parents[child.index] = container.rawValue
    isEmpty = false
  }

  /// Takes a child out; those after it move up, so that places do not grow with every exchange.
  mutating func remove(_ child: ControllerID) {
    let siblings = parent(of: child).map { children(of: $0) } ?? []
    for sibling in siblings where places[sibling.index] > places[child.index] {
      places[sibling.index] -= 1
    }
    parents[child.index] = Self.none
    places[child.index] = 0
    self[child].subtract([.isShown, .leaves, .arrives])
  }

  /// Lets a controller be neither a container nor a child any more.
  mutating func forget(_ controller: ControllerID) {
    guard !isEmpty else { return }
    for child in children(of: controller, where: { _ in true }) { remove(child) }
    remove(controller)
    flags[controller.index] = 0
    leaving[controller.index] = Self.none
    transitions[controller.index] = 0
  }

  /// Hashes what is there; a world without containers pays nothing.
  func hash(into hasher: inout Hasher) {
    guard !isEmpty else { return }
    hasher.combine(parents)
    hasher.combine(places)
    hasher.combine(flags)
    hasher.combine(leaving)
    hasher.combine(transitions)
  }
}
