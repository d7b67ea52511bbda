// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// What is noted of the questions that the sources leave open.
@Suite("Open questions")
struct OpenQuestionTests {
  private static let sheet = ControllerID(1)
  private static let nested = ControllerID(5)

  /// A navigation controller with one child, while it is being presented.
  private func presenting(_ behavior: UIKitBehavior = UIKitBehavior()) -> PresentationWorld {
    var world = PresentationWorld(behavior: behavior)
    world.setChildren([Self.nested], of: Self.sheet, as: .navigation)
    world.present(Self.sheet, from: .root, PresentationRequest(.fullScreen))
    world.drain()
    _ = world.takeRecord()
    return world
  }

  /// The questions that some work asks of a world, one bit for each.
  private func asked(
    of behavior: UIKitBehavior, _ work: (inout PresentationWorld) -> Void
  ) -> UInt64 {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 1) { words in
      words.initialize(repeating: 0)
      guard let word = words.baseAddress else { return 0 }
      var world = presenting()
      world.follow(behavior.telling(Inquiry(asked: word)))
      work(&world)
      return word.pointee
    }
  }

  @Test("H13: are asked by a touch that depends on the answer", arguments: [sheet, nested])
  func touch(controller: ControllerID) {
    var behavior = UIKitBehavior()
    behavior.touchesReachViewsDuringTransitions = true
    var world = presenting()
    var other = presenting(behavior)
    let reach = [world.touch(controller), other.touch(controller)]
    #expect(reach == [false, true])
    for behavior in [behavior, UIKitBehavior()] {
      #expect(
        asked(of: behavior) { _ = $0.touch(controller) }
          == SwitchSet(.touchesReachViewsDuringTransitions).rawValue)
    }
  }

  @Test("H13: are asked by who only looks whether a view takes touches, and not if none is shown")
  func look() {
    let question = SwitchSet(.touchesReachViewsDuringTransitions).rawValue
    #expect(asked(of: UIKitBehavior()) { _ = $0.acceptsTouches(Self.sheet) } == question)
    #expect(asked(of: UIKitBehavior()) { _ = $0.acceptsTouches(.root) } == 0)
  }

  @Test func `make no difference between worlds by themselves`() {
    var behavior = UIKitBehavior()
    behavior.modalFlagTiming = .whenTheSwipeBegins
    var world = presenting()
    world.follow(behavior)
    #expect(world == presenting(behavior))
  }
}
