// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKitSemantics

/// Opens a sheet, and does in callbacks and messages what a test wants.
private struct Opener: Application {
  enum Input: String, ApplicationInput {
    case open = "tap Open"
    case close = "tap Close"
    case message = "message"
    var actor: Actor { self == .message ? .app : .user }
  }

  enum Habit: Hashable {
    case none
    /// Dismisses as soon as it is presented, and presents as soon as it is dismissed.
    case flickers
    /// Does so when messages tell it to.
    case flickersOnMessages
    /// Presents another sheet on one that goes, and itself again during its own dismissal.
    case presentsOnWhatGoes, comesBack
    /// Has an animator that never completes.
    case freezes
    /// Dismisses interactively, with a finger or without.
    case drags(hand: Bool)
  }

  var habit = Habit.none
  var isWanted = false

  func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    if world.count == 0 { inputs.append(.open) }
    if world.acceptsTouches(.sheet) { inputs.append(.close) }
    let goes = world.presentation(of: .sheet)?.isBeingDismissed == true
    switch habit {
    case .flickersOnMessages where world.isInTransition: inputs.append(.message)
    case .presentsOnWhatGoes where goes && world.count == 1: inputs.append(.message)
    case .comesBack where goes: inputs.append(.message)
    default: break
    }
  }

  mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    switch input {
    case .open: present(&uikit)
    case .close: uikit.dismiss(from: .sheet)
    case .message:
      switch habit {
      case .flickersOnMessages: isWanted = uikit.world.top?.isBeingPresented != true
      case .presentsOnWhatGoes: uikit.present(.other, from: .sheet, .pageSheet)
      default: uikit.present(.sheet, from: .root, .pageSheet, hasCompletion: true)
      }
    }
  }

  private mutating func present(_ uikit: inout UIKitHandle) {
    isWanted = true
    switch habit {
    case .freezes: uikit.setTransitioningDelegate([.animationControllerForDismissed], of: .sheet)
    case .drags:
      uikit.setTransitioningDelegate(
        [.animationControllerForDismissed, .interactionControllerForDismissal], of: .sheet)
    default: break
    }
    uikit.present(.sheet, from: .root, .pageSheet, hasCompletion: true)
  }

  mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {
    switch (callback, habit) {
    case (.presentCompletion, .flickers): uikit.dismiss(from: .sheet, hasCompletion: true)
    case (.dismissCompletion, .flickers): present(&uikit)
    case (.presentCompletion, .flickersOnMessages) where !isWanted:
      uikit.dismiss(from: .sheet, hasCompletion: true)
    case (.dismissCompletion, .flickersOnMessages) where isWanted: present(&uikit)
    default: break
    }
  }

  func hasHandOnTransition(in world: PresentationWorld) -> Bool { habit == .drags(hand: true) }
}

extension ControllerID {
  fileprivate static let sheet = ControllerID(1)
  fileprivate static let other = ControllerID(2)
}

@Suite("What the system owes the user")
struct ObligationTests {
  /// What becomes of the obligations in an app with a habit.
  private func verdicts(
    _ habit: Opener.Habit, _ behavior: UIKitBehavior = UIKitBehavior()
  ) throws -> [Verdict] {
    let variant = Variant<Opener>(
      "app", summary: "", names: ControllerNames(["root", "sheet", "other"]),
      properties: .catalog(CatalogProperty.obligations)
    ) { _, behavior in
      (PresentationWorld(behavior: behavior), Opener(habit: habit))
    }
    return try variant.explore(behavior: behavior).results.map(\.verdict)
  }

  /// The obligations that an app with a habit breaks.
  private func broken(
    _ habit: Opener.Habit, mutation: RuleMutation? = nil,
    set: (inout UIKitBehavior) -> Void = { _ in }
  ) throws -> [CatalogProperty] {
    var behavior = UIKitBehavior()
    behavior.mutation = mutation
    set(&behavior)
    return zip(CatalogProperty.obligations, try verdicts(habit, behavior))
      .filter { $1 == .violated }.map { $0.0 }
  }

  @Test func `is kept although the user may stop at any time, with a finger on the sheet`() throws {
    #expect(try verdicts(.none) == [.holds, .holds, .holds, .holds])
  }

  @Test func `is not kept where the app does not end its transition`() throws {
    #expect(
      try broken(.freezes) == [.everyTransitionEnds, .noLostDismiss, .touchHandlingIsRestored])
  }

  @Test("rests while a hand leads an interactive transition, and does not when no hand is there")
  func interactive() throws {
    #expect(try broken(.drags(hand: true)) == [])
    #expect(
      try broken(.drags(hand: false))
        == [.everyTransitionEnds, .noLostDismiss, .touchHandlingIsRestored])
  }

  @Test("Each transition of an app that keeps itself busy ends, and the user waits forever")
  func flickering() throws {
    #expect(try broken(.flickers) == [.touchHandlingIsRestored])
  }

  @Test func `Messages that come forever are no reason to call an app busy`() throws {
    #expect(try broken(.flickersOnMessages) == [])
  }

  @Test("What is presented on a sheet that goes is lost with it, or has no content (E12)")
  func presentOnWhatGoes() throws {
    #expect(try broken(.presentsOnWhatGoes) == [])
    #expect(
      try broken(.presentsOnWhatGoes) { $0.presentWhileBeingDismissed = .goesAlong }
        == [.noLostPresent])
    #expect(
      try broken(.presentsOnWhatGoes) { $0.presentWhileBeingDismissed = .keepsItAlive }
        .contains(.noLostDismiss))
  }

  @Test("What is presented again during its own dismissal comes without content (E33)")
  func presentAgain() throws {
    #expect(try broken(.comesBack) == [])
    #expect(
      try broken(.comesBack) { $0.presentDuringOwnDismissal = .comesBackWithoutContent }
        == [.noLostPresent, .touchHandlingIsRestored])
  }

  @Test(
    "Each is the only one to notice some fault",
    arguments: [
      (RuleMutation.cancelledSwipeNeverEnds, [CatalogProperty.everyTransitionEnds]),
      (.presentationIsLost, [.noLostPresent]), (.dismissalIsLost, [.noLostDismiss]),
      (.touchesStaySwallowed, [.touchHandlingIsRestored]),
    ])
  func faults(mutation: RuleMutation, properties: [CatalogProperty]) throws {
    var found = try broken(.none, mutation: mutation)
    // Where a transition never ends, the screen is blocked too.
    if mutation == .cancelledSwipeNeverEnds { found.removeAll { $0 == .touchHandlingIsRestored } }
    #expect(found == properties)
  }
}
