// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

@Suite("The transition of a container's children")
struct ContainerTransitionTests {
  private static let first = ControllerID(1)
  private static let second = ControllerID(2)

  /// A navigation controller at the root, with one child or two.
  private static func navigation(_ children: ControllerID...) -> PresentationWorld {
    var world = PresentationWorld()
    world.setChildren(children, of: .root, as: .navigation)
    return world
  }

  @Test func `is taken back by the rule of a cancelled dismissal, and leaves nothing behind`() {
    var world = Self.navigation(Self.first, Self.second)
    let before = world
    world.replaceChildren(
      of: .root, with: [Self.first], showing: Self.first, isSwipe: true)
    #expect(world.children(of: .root) == [Self.first])
    #expect(
      world.drain() == [
        .viewWillDisappear(Self.second), .viewWillAppear(Self.first),
        .viewIsAppearing(Self.first),
      ])
    #expect(world.isSwiping(in: .root) && world.containersInTransition.isEmpty)
    world.endSwipe(in: .root, completed: false)
    world.perform(.containerTransitionEnds(.root))
    #expect(
      world.drain() == [
        .viewWillDisappear(Self.first), .viewDidDisappear(Self.first),
        .viewWillAppear(Self.second), .viewIsAppearing(Self.second), .viewDidAppear(Self.second),
      ])
    #expect(world == before)
  }

  @Test func `keeps a presentation waiting, and a second one away`() {
    var world = Self.navigation(Self.first)
    let sheet = ControllerID(3)
    world.push(Self.second, onto: .root)
    let response = world.present(sheet, from: Self.second, .init(.pageSheet))
    #expect(response == .deferred)
    let other = world.present(ControllerID(4), from: Self.second, .init(.pageSheet))
    #expect(other == .refused(.transitionInProgress))
    world.drain()
    #expect(world.count == 0 && world.waitingController == sheet)
    world.perform(.containerTransitionEnds(.root))
    world.drain()
    #expect(world.topmostController == sheet && world.waitingController == nil)
  }

  @Test("blocks touches in the container, unless a finger began it", arguments: [false, true])
  func touches(isSwipe: Bool) {
    var world = Self.navigation(Self.first, Self.second)
    world.replaceChildren(
      of: .root, with: [Self.first], showing: Self.first, isSwipe: isSwipe)
    world.drain()
    let isTouched = world.touch(Self.first)
    #expect(isTouched == isSwipe)
    world.endSwipe(in: .root, completed: true)
    world.perform(.containerTransitionEnds(.root))
    world.drain()
    let isTouchedAtLast = world.touch(Self.first)
    #expect(isTouchedAtLast)
  }
}
