// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import TestSupport
import Testing
import UIKitSemantics

@Suite("Counting visits to a sheet")
struct ScreenTrackingTests {
  let editor = ControllerID(1)
  let next = ControllerID(2)

  private func replay(_ text: String) throws -> Trace<Variant<ScreenTracking.App>.System> {
    let script = try TraceScript(parsing: text)
    return try ScreenTracking().variant(for: script).replay(script)
  }

  /// How many events a trace has sent.
  private func count(
    _ variant: String, _ actions: String, onTop: String = "full screen"
  ) throws -> String {
    let trace = try replay(
      """
      \(variant); on top=\(onTop); isModalInPresentation=no \
      > tap Open; animation ends; \(actions)
      """)
    let fields = ScreenTracking().fields(of: trace.final.app)
    return try #require(fields.first { $0.name == "sent" }).value
  }

  private func callbacks(_ steps: some Sequence<Step<Variant<ScreenTracking.App>.System>>)
    -> [Callback]
  {
    steps.flatMap(\.events).compactMap { event in
      if case .callback(let callback) = event { callback } else { nil }
    }
  }

  @Test(
    "A cancelled swipe takes the sheet through disappearing and appearing, and nothing else",
    arguments: [
      "swipe: release; animation ends", "swipe: interrupted by the system; animation ends",
      "swipe: past the threshold; swipe: interrupted by the system; animation ends",
      "swipe: back to the top; swipe: release",
    ])
  func cancelledSwipe(end: String) throws {
    let trace = try replay(
      "naive; isModalInPresentation=no > tap Open; animation ends; swipe: pull down; \(end)")
    #expect(
      callbacks(trace.steps.dropFirst(2)) == [
        .viewWillDisappear(editor), .viewWillAppear(editor), .viewIsAppearing(editor),
        .viewDidAppear(editor),
      ])
  }

  @Test("A blocked sheet receives nothing while it is pulled")
  func blockedSwipe() throws {
    let trace = try replay(
      """
      naive; isModalInPresentation=yes > tap Open; animation ends; swipe: pull down; \
      swipe: past the threshold; swipe: release
      """)
    #expect(callbacks(trace.steps.dropFirst(2)).isEmpty)
  }

  @Test("A cancelled pan on what covers the sheet makes it appear half-way and turn back")
  func cancelledPan() throws {
    let trace = try replay(
      """
      flag; on top=custom with a pan > tap Open; animation ends; tap Next; animation ends; \
      pan: begin downwards; interactive transition starts; pan: cancel; animation ends
      """)
    let received = callbacks(trace.steps.dropFirst(4)).filter { callback in
      switch callback {
      case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear:
        true
      default: false
      }
    }
    #expect(
      received == [
        .viewWillDisappear(next), .viewWillAppear(editor), .viewIsAppearing(editor),
        .viewWillDisappear(editor), .viewDidDisappear(editor), .viewWillAppear(next),
        .viewIsAppearing(next), .viewDidAppear(next),
      ])
  }

  @Test("The flag counts one visit however often the sheet is pulled")
  func flag() throws {
    let play = """
      swipe: pull down; swipe: back to the top; swipe: pull down again; swipe: release; \
      animation ends; swipe: pull down; swipe: interrupted by the system; animation ends
      """
    #expect(try count("naive", play) == "0")  // 4, modulo 4
    #expect(try count("flag", play) == "1")
    #expect(try count("repaired", play) == "1")
    let again = "\(play); tap Close; animation ends; tap Open; animation ends"
    #expect(try count("flag", again) == "2")
  }

  @Test(
    "What the flag counts depends on the style of the next screen",
    arguments: [
      ("full screen", "2", "2"), ("custom with a pan", "2", "2"), ("page sheet", "1", "2"),
      ("over full screen", "1", "2"), ("alert", "1", "1"),
    ])
  func nextScreen(onTop: String, flag: String, repaired: String) throws {
    let there = "tap Next; animation ends; tap Done; animation ends"
    #expect(try count("flag", there, onTop: onTop) == flag)
    #expect(try count("repaired", there, onTop: onTop) == repaired)
  }

  @Test(
    "The counterexample of each defect",
    arguments: [
      ("naive", "a swipe that the user cancels is not counted", pull, 20),
      ("naive", "a screen is counted once for each time the user comes to it", pull, 28),
      ("naive", "a screen is counted once for each stay of its view in the window", pull, 20),
      (
        "flag", "a screen is counted once for each time the user comes to it",
        ["tap Next", "animation ends", "tap Done", "animation ends"], 16
      ),
    ])
  func counterexample(variant name: String, property: String, actions: [String], count: Int)
    throws
  {
    let variant = try #require(ScreenTracking().variants.first { $0.name == name })
    let exploration = try WholeSpaces.of(variant, in: ScreenTracking())
    let result = try #require(exploration.result(named: property))
    let trace = try #require(result.trace)
    #expect(variant.script(of: trace).actions == ["tap Open", "animation ends"] + actions)
    #expect(result.violatingOrigins.count == count)
  }

  private static let pull = ["swipe: pull down", "swipe: back to the top"]

  @Test("Flag and repair do not depend on what the sources leave open", arguments: openAnswers)
  func robust(answer: OpenAnswer) throws {
    for variant in ScreenTracking().variants.dropFirst() {
      // The others are left out: with fewer monitors there are fewer states.
      let counting = variant.properties.filter { $0.name.contains("counted") }
      let exploration = try Explorer(
        variant.system(behavior: answer.behavior), properties: counting,
        limits: Limits(depth: LongTests.choose(6, long: 10))
      ).explore()
      #expect(!counting.isEmpty)
      for result in exploration.results {
        let isDefect = variant.knownDefect(of: result.name) != nil
        #expect(
          (result.verdict == .violated) == isDefect,
          "\(result.name): \(result.trace.map { variant.script(of: $0).text } ?? "no trace")")
      }
    }
  }
}

/// One question that the sources leave open, answered otherwise than by default.
struct OpenAnswer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let behavior: UIKitBehavior

  init(_ name: String, _ change: (inout UIKitBehavior) -> Void) {
    testDescription = name
    var behavior = UIKitBehavior()
    change(&behavior)
    self.behavior = behavior
  }
}

/// The open questions: usually several at once, and each in turn where tests may take minutes.
let openAnswers = LongTests.choose(
  [
    OpenAnswer("L1, L2, L4, L7 and E8") {
      $0.callbackOrder = .viewControllersFirst
      $0.swipeStart = .viewWillDisappearFirst
      $0.shouldDismissTiming = .alsoOnEveryMove
      $0.tapBlockedByModalFlagReportsAttempt = true
      $0.dismissWhilePresenting = .deferred
    },
    OpenAnswer("L3, L5, L6, L10, X6 and H13") {
      $0.blockedSwipeCausesAppearanceCallbacks = true
      $0.cancelledDismissalRunsCompletion = true
      $0.modalFlagTiming = .whenTheSwipeBegins
      $0.dismissOfNothingRunsCompletion = true
      $0.cancelledPresenterReceivesDidDisappear = false
      $0.touchesReachViewsDuringTransitions = true
    },
    OpenAnswer("L4, E7 and L8") {
      $0.shouldDismissTiming = .alsoOnRelease
      $0.dismissWhileDragging = .takesOver
      $0.didDismissAfterTakeover = true
    },
  ], long: eachOpenAnswer)

/// Each open question in turn, and two that only matter together.
private let eachOpenAnswer: [OpenAnswer] = [
  OpenAnswer("L1: view controllers first") { $0.callbackOrder = .viewControllersFirst },
  OpenAnswer("L2: viewWillDisappear first") { $0.swipeStart = .viewWillDisappearFirst },
  OpenAnswer("L3: a blocked swipe causes callbacks") {
    $0.blockedSwipeCausesAppearanceCallbacks = true
  },
  OpenAnswer("L4: asked on every move") { $0.shouldDismissTiming = .alsoOnEveryMove },
  OpenAnswer("L4: asked on release") { $0.shouldDismissTiming = .alsoOnRelease },
  OpenAnswer("L5: a cancel runs the completion") { $0.cancelledDismissalRunsCompletion = true },
  OpenAnswer("L6: the flag counts at the beginning") { $0.modalFlagTiming = .whenTheSwipeBegins },
  OpenAnswer("L7: a blocked tap is reported") { $0.tapBlockedByModalFlagReportsAttempt = true },
  OpenAnswer("L10: nothing to dismiss, completion") { $0.dismissOfNothingRunsCompletion = true },
  OpenAnswer("E8: dismiss is put off") { $0.dismissWhilePresenting = .deferred },
  OpenAnswer("E7: dismiss takes over") { $0.dismissWhileDragging = .takesOver },
  OpenAnswer("E7 and L8: dismiss takes over, and didDismiss comes") {
    $0.dismissWhileDragging = .takesOver
    $0.didDismissAfterTakeover = true
  },
  OpenAnswer("X6: no viewDidDisappear after a cancel") {
    $0.cancelledPresenterReceivesDidDisappear = false
  },
  OpenAnswer("H13: touches during transitions") { $0.touchesReachViewsDuringTransitions = true },
]
