// SPDX-License-Identifier: MIT

import StateSpace
import Testing
@testable import UIKitSemantics

@Suite("Sets of controllers")
struct ControllerSetTests {
  private static let all = (0..<PresentationWorld.capacity).map { ControllerID($0) }

  @Test func `They have a place for each controller that there can be, and for no other`() {
    #expect(ControllerSet().rawValue.bitWidth == PresentationWorld.capacity)
  }

  @Test("They hold what was put in and not taken out, like any set", arguments: 0..<20)
  func likeAnySet(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var controllers = ControllerSet()
    var expected: Set<ControllerID> = []
    for _ in 0..<200 {
      let controller = random.element(of: Self.all)
      if random.flip() {
        controllers.insert(controller)
        expected.insert(controller)
      } else {
        controllers.remove(controller)
        expected.remove(controller)
      }
      #expect(Self.all.filter { controllers.contains($0) } == expected.sorted())
      #expect(ControllerSet(rawValue: controllers.rawValue) == controllers)
    }
  }

  @Test("A popover lets touches through to the views of any controller (H10)", arguments: all)
  func passthrough(root: ControllerID) {
    for popover in Self.all where popover != root && popover.index % 8 == root.index % 8 {
      for passed in Self.all {
        var world = PresentationWorld(horizontalSizeClass: .regular)
        world.setRootViewController(root)
        world.drain()
        world.setPassthroughViews(of: popover, to: [passed])
        let request = PresentationRequest(.popover)
        #expect(world.present(popover, from: root, request) == .accepted)
        world.drain()
        world.perform(.animationEnds)
        world.drain()
        #expect(world.acceptsTouches(root) == (passed == root), "\(popover), \(passed)")
      }
    }
  }
}
