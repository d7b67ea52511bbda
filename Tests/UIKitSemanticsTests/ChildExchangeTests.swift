// SPDX-License-Identifier: MIT

import StateSpace
import Testing
import UIKitSemantics

@Suite("Containers that exchange their children")
struct ChildExchangeTests {
  private static let first = ControllerID(1)
  private static let second = ControllerID(2)

  /// The world after one child has taken the place of the other.
  private static func exchanged(
    _ old: ControllerID, for new: ControllerID, in world: PresentationWorld
  ) -> PresentationWorld {
    var world = world
    world.addChild(new, to: .root)
    world.removeFromParent(old)
    world.drain()
    return world
  }

  @Test func `come back to the same state, however often they do it`() {
    var world = PresentationWorld()
    world.addChild(Self.first, to: .root)
    world.drain()
    world = Self.exchanged(Self.first, for: Self.second, in: world)
    let start = world
    for _ in 0..<300 {
      world = Self.exchanged(Self.second, for: Self.first, in: world)
      #expect(world.children(of: .root) == [Self.first])
      world = Self.exchanged(Self.first, for: Self.second, in: world)
      #expect(world == start)
    }
  }

  @Test(arguments: 0..<20) func `keep the order of those that stay`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var world = PresentationWorld()
    var expected: [ControllerID] = []
    for _ in 0..<300 {
      let child = ControllerID(1 + random.below(PresentationWorld.capacity - 1))
      if let place = expected.firstIndex(of: child) {
        world.removeFromParent(child)
        expected.remove(at: place)
      } else {
        world.addChild(child, to: .root)
        expected.append(child)
      }
      world.drain()
      #expect(world.children(of: .root) == expected)
    }
  }
}
