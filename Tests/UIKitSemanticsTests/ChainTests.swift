// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

@Suite("Presentations in two windows")
struct ChainTests {
  private static let other = ControllerID(1), sheet = ControllerID(2), alert = ControllerID(3)
  private static let second = ControllerID(4)

  /// A world with a second window, in which nothing moves.
  private func twoWindows() -> PresentationWorld {
    var world = PresentationWorld()
    world.showInOtherWindow(Self.other)
    world.drain(answering: .no)
    return world
  }

  @Test("are two chains: each goes without the other, in any order", arguments: [false, true])
  func dismissals(lowerFirst: Bool) {
    var world = twoWindows()
    world.show(Self.sheet, from: .root)
    world.show(Self.alert, from: Self.other)
    world.show(Self.second, from: Self.sheet)
    #expect(world.count == 3)
    let first: ControllerID = lowerFirst ? .root : Self.other
    #expect(world.dismiss(from: first) == .accepted)
    world.finish()
    #expect((world.presentation(of: Self.alert) == nil) == !lowerFirst)
    #expect((world.presentation(of: Self.sheet) == nil) == lowerFirst)
    #expect((world.presentation(of: Self.second) == nil) == lowerFirst)
    #expect(world.dismiss(from: lowerFirst ? Self.other : .root) == .accepted)
    world.finish()
    #expect(world.count == 0)
  }

  @Test func `move at the same time, and each comes to its end`() {
    var world = twoWindows()
    #expect(world.present(Self.sheet, from: .root, PresentationRequest(.pageSheet)) == .accepted)
    world.drain(answering: .no)
    #expect(
      world.present(Self.alert, from: Self.other, PresentationRequest(.pageSheet)) == .accepted)
    world.drain(answering: .no)
    world.finish()
    #expect(world.isAtRest && world.count == 2)
    #expect(world.dismiss(from: .root) == .accepted)
    #expect(world.dismiss(from: Self.other) == .accepted)
    world.finish()
    #expect(world.count == 0)
    for controller in [Self.sheet, Self.alert] {
      #expect(world.state(of: controller).appearance == .disappeared)
    }
  }

  @Test func `let touches reach what is uppermost in each window`() {
    var world = twoWindows()
    world.show(Self.alert, from: Self.other)
    #expect(world.acceptsTouches(Self.alert) && world.acceptsTouches(.root))
    #expect(!world.acceptsTouches(Self.other))
    world.show(Self.sheet, from: .root)
    #expect(world.acceptsTouches(Self.alert) && world.acceptsTouches(Self.sheet))
    #expect(!world.acceptsTouches(.root))
  }
}

extension PresentationWorld {
  fileprivate mutating func finish() {
    drain(answering: .no)
    while offers(.animationEnds) {
      perform(.animationEnds)
      drain(answering: .no)
    }
  }

  fileprivate mutating func show(_ controller: ControllerID, from source: ControllerID) {
    present(controller, from: source, PresentationRequest(.pageSheet))
    finish()
  }
}
