// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Synchronization
import Testing
import UIKitSemantics

/// Opens a page sheet, which the user may swipe away.
private struct Swiped: Application {
  enum Input: String, ApplicationInput {
    case open
    var actor: Actor { .user }
  }

  func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    if world.count == 0 { inputs.append(.open) }
  }

  mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    uikit.present(ControllerID(1), from: .root, .pageSheet)
    uikit.setDelegate(.dismissal, of: ControllerID(1))
  }

  mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {}

  mutating func answer(_ question: Callback, in world: PresentationWorld) -> Answer { .yes }
}

@Suite("A sweep of all behaviors")
struct SweepEconomyTests {
  /// The behaviors under which a variant was started.
  private final class Starts: Sendable {
    let behaviors = Mutex<[UIKitBehavior]>([])
  }

  @Test("explores none of them twice, and all that its answers tell apart")
  func starts() throws {
    let starts = Starts()
    let variant = Variant(
      "swiped", summary: "", names: ControllerNames(["root", "sheet"]), properties: []
    ) { _, behavior in
      starts.behaviors.withLock { $0.append(behavior) }
      return (PresentationWorld(behavior: behavior, horizontalSizeClass: .compact), Swiped())
    }
    let sweep = try variant.sweep(limits: Limits(depth: 5), jobs: 1)
    let behaviors = starts.behaviors.withLock(\.self)
    #expect(sweep.explorations > 2)
    #expect(Set(behaviors).count == behaviors.count)
    #expect(behaviors.count == sweep.explorations)
  }
}
