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

  private static func callbacks(_ world: inout PresentationWorld) -> [Callback] {
    var callbacks: [Callback] = []
    while let callback = world.next() { callbacks.append(callback) }
    return callbacks
  }

  @Test("is taken back by the rule of a cancelled dismissal, and leaves nothing behind")
  func cancelledSwipe() {
    var world = Self.navigation(Self.first, Self.second)
    let before = world
    world.replaceChildren(
      of: .root, with: [Self.first], showing: Self.first, isSwipe: true)
    #expect(world.children(of: .root) == [Self.first])
    #expect(
      Self.callbacks(&world) == [
        .viewWillDisappear(Self.second), .viewWillAppear(Self.first),
        .viewIsAppearing(Self.first),
      ])
    #expect(world.isSwiping(in: .root) && world.containersInTransition.isEmpty)
    world.endSwipe(in: .root, completed: false)
    world.perform(.containerTransitionEnds(.root))
    #expect(
      Self.callbacks(&world) == [
        .viewWillDisappear(Self.first), .viewDidDisappear(Self.first),
        .viewWillAppear(Self.second), .viewIsAppearing(Self.second), .viewDidAppear(Self.second),
      ])
    #expect(world == before)
  }

  @Test("keeps a presentation waiting, and a second one away")
  func waitingPresentation() {
    var world = Self.navigation(Self.first)
    let sheet = ControllerID(3)
    world.push(Self.second, onto: .root)
    let response = world.present(sheet, from: Self.second, .init(.pageSheet))
    #expect(response == .deferred)
    let other = world.present(ControllerID(4), from: Self.second, .init(.pageSheet))
    #expect(other == .refused(.transitionInProgress))
    _ = Self.callbacks(&world)
    #expect(world.count == 0 && world.waitingController == sheet)
    world.perform(.containerTransitionEnds(.root))
    _ = Self.callbacks(&world)
    #expect(world.topmostController == sheet && world.waitingController == nil)
  }

  @Test("blocks touches in the container, unless a finger began it", arguments: [false, true])
  func touches(isSwipe: Bool) {
    var world = Self.navigation(Self.first, Self.second)
    world.replaceChildren(
      of: .root, with: [Self.first], showing: Self.first, isSwipe: isSwipe)
    _ = Self.callbacks(&world)
    let isTouched = world.touch(Self.first)
    #expect(isTouched == isSwipe)
    world.endSwipe(in: .root, completed: true)
    world.perform(.containerTransitionEnds(.root))
    _ = Self.callbacks(&world)
    let isTouchedAtLast = world.touch(Self.first)
    #expect(isTouchedAtLast)
  }
}
