// SPDX-License-Identifier: MIT

/// The push or the pop of a navigation controller, the change of tabs of a tab bar controller, or the
/// turn of a page, from the call to its end.
public struct ContainerTransition: Hashable, Sendable {
  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt16
    static let there = Flags(rawValue: 1)
    /// The views move: the questions are answered, or there were none.
    static let begun = Flags(rawValue: 2)
    static let animated = Flags(rawValue: 4)
    /// What was there before comes back: a pop.
    static let isReturn = Flags(rawValue: 8)
    /// The delegate has given an animator.
    static let customAnimator = Flags(rawValue: 16)
    /// The animator or the interaction controller has the context.
    static let context = Flags(rawValue: 32)
    /// The animations of a cancelled transition are over.
    static let cancelled = Flags(rawValue: 64)
    /// Something was registered with the coordinator.
    static let alongside = Flags(rawValue: 128)
    /// A block waits for changes of the interaction.
    static let interactionBlock = Flags(rawValue: 256)
    /// The user's finger led it, or leads it still: such a transition blocks no touches but
    /// those on the bar.
    static let startedInteractive = Flags(rawValue: 512)
    /// What follows the interaction never ends.
    static let stalled = Flags(rawValue: 1024)
    /// The swipe from the edge has begun it, or the one that turns pages.
    static let swipe = Flags(rawValue: 2048)
  }

  /// Drive in the upper bits, flags in the lower ones.
  var bits: UInt16

  init(bits: UInt16) { self.bits = bits }

  init(_ flags: Flags) { bits = flags.union(.there).rawValue }

  var flags: Flags {
    get { Flags(rawValue: bits & 0xFFF) }
    set { bits = bits & 0xF000 | newValue.rawValue }
  }

  /// What drives it.
  public internal(set) var drive: Presentation.Drive {
    get { Presentation.Drive(rawValue: UInt8(bits >> 12)) ?? .animating }
    set { bits = bits & 0xFFF | UInt16(newValue.rawValue) << 12 }
  }

  var isThere: Bool { flags.contains(.there) }
  /// None yet: the next one is led by a finger that has come and gone.
  static let awaitingSwiped = ContainerTransition(bits: Flags.swipe.rawValue)
  var awaitsSwipedTransition: Bool { self == Self.awaitingSwiped }
  /// Whether the views move already.
  public var hasBegun: Bool { flags.contains(.begun) }
  /// Whether it is animated; otherwise it ends as soon as its callbacks are delivered.
  public var isAnimated: Bool { flags.contains(.animated) }
  /// Whether what was there before comes back.
  public var isReturn: Bool { flags.contains(.isReturn) }
  /// Whether an animator of the app's moves the views.
  public var hasCustomAnimator: Bool { flags.contains(.customAnimator) }
  /// Whether it was cancelled and is on its way back.
  public var isCancelled: Bool { drive == .reversing || flags.contains(.cancelled) }
}

/// A transition that runs, of a presentation or of a container.
public struct RunningTransition: Hashable, Sendable {
  /// What drives it.
  public let drive: Presentation.Drive
  /// Whether it is animated.
  public let isAnimated: Bool
  /// Whether it was cancelled and is on its way back.
  public let isCancelled: Bool
  /// Whether it is a dismissal or a pop.
  public let isReturn: Bool
  /// Whether the user's finger has led it from the beginning, as far as that is known when it does not any
  /// more.
  let hasBegunInteractive: Bool
  /// The same, or the finger leads it still.
  public var isOrWasInteractive: Bool { hasBegunInteractive || isInteractive || isCancelled }
  /// Whether the user's finger leads it.
  public var isInteractive: Bool {
    drive == .interacting || drive == .awaitingInteractiveStart || drive == .dragging
  }
}
