// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// What is noted of the questions that the sources leave open.
@Suite("Open questions")
struct OpenQuestionTests {
  private static let nested = ControllerID(5)

  /// A navigation controller with one child, while it is being presented.
  private func presenting(_ behavior: UIKitBehavior = UIKitBehavior()) -> PresentationWorld {
    var scenario = Scenario(behavior: behavior)
    scenario.world.setChildren([Self.nested], of: .sheet, as: .navigation)
    scenario.present(.sheet, from: .root, .fullScreen)
    _ = scenario.world.takeRecord()
    return scenario.world
  }

  @Test("H13: are asked by a touch that depends on the answer", arguments: [.sheet, nested])
  func touch(controller: ControllerID) {
    var behavior = UIKitBehavior()
    behavior.touchesReachViewsDuringTransitions = true
    var world = presenting()
    var other = presenting(behavior)
    let reach = [world.touch(controller), other.touch(controller)]
    #expect(reach == [false, true])
    #expect(world.consulted == SwitchSet(.touchesReachViewsDuringTransitions))
    #expect(other.consulted == world.consulted)
  }

  @Test("leave a world as it is under another behavior if they were not asked")
  func unasked() throws {
    var behavior = UIKitBehavior()
    behavior.modalFlagTiming = .whenTheSwipeBegins
    let world = try #require(presenting().under(behavior))
    #expect(world == presenting(behavior))
  }

  @Test("make another world of it if they were")
  func asked() {
    var behavior = UIKitBehavior()
    behavior.touchesReachViewsDuringTransitions = true
    var world = presenting()
    #expect(world.under(behavior) != nil)
    #expect(world.under(behavior, asking: SwitchSet(.touchesReachViewsDuringTransitions)) == nil)
    _ = world.touch(.sheet)
    #expect(world.under(behavior) == nil)
    #expect(world.under(UIKitBehavior()) == world)
  }

  @Test("are not all there is: another version is another world")
  func versions() {
    var behavior = UIKitBehavior()
    behavior.version = .iOS15
    #expect(presenting().under(behavior) == nil)
  }
}
