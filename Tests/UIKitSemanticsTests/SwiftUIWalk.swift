// SPDX-License-Identifier: MIT

import UIKitSemantics

/// An app that writes to its bindings, and a user who dismisses, in an order that a seed decides.
///
/// The app writes during events too.
struct SwiftUIWalk {
  private(set) var host: SwiftUIHost
  private var random: SplitMix64
  private var reentrance = 0
  private let bindings: [BindingID]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    var behavior = UIKitBehavior()
    behavior.version = random.element(of: [.iOS14, .iOS15, .iOS16, .iOS17])
    behavior.dismissWhilePresenting = random.element(
      of: UIKitBehavior.DismissWhilePresenting.allCases)
    behavior.dismissWhileDragging = random.element(of: UIKitBehavior.DismissWhileDragging.allCases)
    behavior.didDismissAfterTakeover = random.flip()
    let width = random.element(of: HorizontalSizeClass.allCases)
    var host = SwiftUIHost(world: PresentationWorld(behavior: behavior, horizontalSizeClass: width))
    bindings = (0..<5).map { _ in host.addBinding() }
    let kinds: [PresentationModifier.Kind] = [.sheet, .fullScreenCover, .popover, .alert]
    for (number, kind) in kinds.enumerated() {
      host.add(
        PresentationModifier(kind, bindings[number], content: ControllerID(number + 1)))
    }
    host.add(
      PresentationModifier(
        .sheet, bindings[4], content: ControllerID(5), on: ControllerID(1)))
    self.host = host
  }

  /// What is wrong after a number of inputs, if anything is.
  mutating func broken(after inputs: Int) -> String? {
    for _ in 0..<inputs {
      makeInput()
      if let broken = drain(reentrance: 3) { return broken }
    }
    return brokenOnTheWayToRest()
  }

  private mutating func makeInput() {
    let gestures = UIKitInput.gestures.filter { host.world.offers($0) }
    switch random.below(6) {
    case 0 where !gestures.isEmpty:
      let gesture = random.element(of: gestures)
      host.withUIKit { $0.perform(gesture) }
    case 1 where host.offersAlertButton: host.tapAlertButton()
    case let choice where choice > 2 && host.world.offers(.animationEnds):
      host.withUIKit { $0.perform(.animationEnds) }
    default: write()
    }
  }

  private mutating func write() {
    switch random.below(6) {
    case 0: host.dismiss(in: host.world.topmostController)
    case 1: host.setInteractiveDismissDisabled(random.flip(), in: host.world.topmostController)
    case 2:
      let item = ControllerID(random.below(2) + 6)
      host.write(.item(item), to: bindings[0])
    default: host.write(random.flip() ? .present : .absent, to: random.element(of: bindings))
    }
  }

  /// Lets all happen that follows; the app makes a few inputs on the way.
  private mutating func drain(reentrance: Int) -> String? {
    self.reentrance = reentrance
    var count = 0
    while let event = host.next() {
      count += 1
      if count > 200 { return "it never ends: \(event)" }
      if self.reentrance > 0, random.below(4) == 0 {
        self.reentrance -= 1
        write()
      }
      if event.isQuestion { host.answer(random.flip() ? .yes : .no) }
    }
    return host.isSettled ? host.world.brokenInvariant : "it stops before it is done"
  }

  private mutating func brokenOnTheWayToRest() -> String? {
    for _ in 0..<50 {
      if host.world.offers(.swipeReleased) {
        host.withUIKit { $0.perform(.swipeReleased) }
      } else if host.world.offers(.animationEnds) {
        host.withUIKit { $0.perform(.animationEnds) }
      } else if host.world.isAtRest {
        return brokenAtRest
      } else {
        return "it does not come to rest"
      }
      if let broken = drain(reentrance: 0) { return broken }
    }
    return "it does not come to rest in 50 steps"
  }

  /// What is on screen is what the bindings say, and the bindings say what is on screen.
  private var brokenAtRest: String? {
    for (number, modifier) in host.modifiers.enumerated() {
      let screen = host.screen(of: ModifierID(number))
      let isWanted = host.value(of: modifier.binding) != .absent
      if let screen {
        if host.world.presentation(of: screen) == nil { return "\(screen) is not there (I3)" }
        if !isWanted { return "\(screen) is not wanted any more (I1)" }
      }
      let isFree = modifier.level == .root && host.world.count == 0
      if isWanted, isFree, modifier.kind != .alert { return "modifier \(number) waits (I10)" }
    }
    return nil
  }
}
