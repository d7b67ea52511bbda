// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing
import UIKitSemantics

@Suite("Presentation driven by bindings")
struct BindingDrivenPresentationTests {
  static let spec = BindingDrivenPresentation()
  static let swipe = "swipe: pull down; swipe: past the threshold; swipe: release; animation ends"

  private func replay(_ text: String, behavior: UIKitBehavior = UIKitBehavior()) throws
    -> Trace<PresentationSystem<BindingApp>>
  {
    let script = try TraceScript(parsing: text)
    return try Self.spec.variant(for: script).replay(script, behavior: behavior)
  }

  /// What is on screen after a trace: the numbers of the screens.
  private func shown(_ text: String, behavior: UIKitBehavior = UIKitBehavior()) throws -> [Int] {
    let world = try replay(text, behavior: behavior).final.world
    #expect(world.isAtRest)
    return (0..<world.count).map { Int(world.presentation(at: $0).presented.rawValue) }
  }

  /// The values of the axes of all configurations in which a property is violated.
  private func violated(_ property: String, in name: String) throws -> Set<[String]> {
    let variant = try #require(Self.spec.variants.first { $0.name == name })
    let result = try #require(
      try WholeSpaces.of(variant, in: BindingDrivenPresentation()).result(named: property))
    return Set(result.violatingOrigins.map { variant.configurations[$0].values })
  }

  // MARK: - The document's tables

  @Test("A shared Boolean works in a List with SwiftUI's own presenters, and nowhere else")
  func tableOfSharedBindings() throws {
    let wrong = try violated(
      "only the requested row's screen is shown", in: "one shared binding")
    #expect(
      wrong == [
        ["sheet", "VStack"], ["fullScreenCover", "VStack"],
        ["present", "List"], ["present", "VStack"],
        ["present without guards", "List"], ["present without guards", "VStack"],
      ])
    let refused = try violated("every present and dismiss is accepted", in: "one shared binding")
    #expect(
      refused == [["present without guards", "List"], ["present without guards", "VStack"]])
  }

  @Test("presentationMode closes what SwiftUI presents, the own value what the own presenter does")
  func tableOfClosing() throws {
    let stays = try violated("CLOSE closes", in: "closing from inside as published")
    #expect(
      stays == [
        ["sheet", "modalIsPresented"], ["sheet", "own @State"],
        ["fullScreenCover", "modalIsPresented"], ["fullScreenCover", "own @State"],
        ["present", "presentationMode"], ["present", "own @State"],
      ])
  }

  @Test("Only a fullScreenCover whose button is missing or does nothing is a trap")
  func tableOfWaysOut() throws {
    let traps = try violated("the user is never trapped", in: "closing from inside as published")
    #expect(
      traps == [
        ["fullScreenCover", "no button"], ["fullScreenCover", "own @State"],
        ["fullScreenCover", "modalIsPresented"],
      ])
  }

  @Test("To toggle is not to dismiss, whichever way the binding came down")
  func tableOfToggles() throws {
    let reopens = try violated(
      "a screen appears only when requested", in: "closing from inside as published")
    #expect(
      reopens == [
        ["sheet", "binding"], ["fullScreenCover", "binding"], ["present", "binding"],
        ["present", "modalIsPresented"],
      ])
  }

  // MARK: - Rotation

  @Test(
    "A rotation closes a sibling's modal in a VStack, whoever learns of dismissals",
    arguments: ["presenter", "nobody"])
  func rotationCloses(listener: String) throws {
    let head = "present as published; dismissal received by=\(listener); rows in="
    let actions = "> tap OPEN 1; animation ends; rotate"
    #expect(try shown("\(head)VStack \(actions); animation ends") == [])
    #expect(try shown("\(head)List \(actions)") == [1])
    #expect(try shown("present repaired \(actions)") == [1])
  }

  @Test("What a rotation has closed the next rotation opens, for nobody told the binding")
  func rotationOpens() throws {
    let trace = try replay(
      """
      present as published; rows in=VStack \
      > tap OPEN 1; animation ends; rotate; animation ends; rotate; animation ends
      """)
    #expect(trace.final.world.topmostController == ControllerID(1))
    let didDismiss = Callback.presentationControllerDidDismiss(ControllerID(1))
    #expect(!trace.steps.flatMap(\.events).contains(.callback(didDismiss)))
  }

  @Test("Where UIKit puts a dismiss off, a screen without guards closes as soon as it is open")
  func deferredDismissal() throws {
    var behavior = UIKitBehavior()
    behavior.dismissWhilePresenting = .deferred
    let actions = "> tap OPEN 1; animation ends; animation ends"
    #expect(try shown("present as published; rows in=VStack \(actions)", behavior: behavior) == [])
    #expect(
      try shown("present repaired > tap OPEN 1; animation ends; rotate", behavior: behavior) == [1])
  }

  // MARK: - Closing

  @Test("A double tap on CLOSE opens the screen again, where touches get through")
  func doubleTap() throws {
    var behavior = UIKitBehavior()
    behavior.touchesReachViewsDuringTransitions = true
    let actions = "tap OPEN 1; animation ends; tap CLOSE; tap CLOSE; animation ends"
    let published = "closing from inside as published; presenter=present; closed by="
    #expect(
      try shown("\(published)modalIsPresented > \(actions); animation ends", behavior: behavior)
        == [1])
    #expect(try shown("present repaired > \(actions)", behavior: behavior) == [])
  }

  @Test("A dismiss during the presentation is lost without guards, and made up for with them")
  func dismissDuringPresentation() throws {
    let actions = "> tap OPEN 1; app: answer arrives; animation ends"
    #expect(
      try shown("present as published, asked at any time; rows in=List \(actions)") == [1])
    #expect(try shown("present repaired \(actions); animation ends") == [])
  }

  @Test("A dismiss that comes while a finger holds the sheet is made up for after the swipe")
  func dismissDuringSwipe() throws {
    let actions = """
      tap OPEN 1; animation ends; swipe: pull down; app: answer arrives; swipe: release; \
      animation ends; animation ends
      """
    #expect(try shown("present repaired > \(actions)") == [])
    #expect(try shown("sheet and fullScreenCover > \(actions)") == [])
  }

  @Test("NEXT leaves an empty screen without guards, and leads on with them")
  func next() throws {
    let actions = "tap OPEN 1; animation ends; tap NEXT; animation ends"
    #expect(
      try shown("present as published, asked at any time; rows in=VStack > \(actions)") == [])
    #expect(try shown("present repaired > \(actions); animation ends") == [2])
    #expect(try shown("one shared item > \(actions); animation ends") == [2])
    #expect(
      try shown("a second request; second request=waits > \(actions); animation ends") == [2])
    #expect(try shown("a second request; second request=is forgotten > \(actions)") == [])
  }

  // MARK: - The user's own dismissal

  @Test("A swipe reaches SwiftUI's delegate, which writes the binding back")
  func swipeIsWrittenBack() throws {
    let sheet = ControllerID(1)
    let trace = try replay("sheet and fullScreenCover > tap OPEN 1; animation ends; \(Self.swipe)")
    let received = trace.steps.dropFirst(2).flatMap(\.events).compactMap { event in
      if case .callback(let callback) = event { callback } else { nil }
    }
    #expect(
      received == [
        .viewWillDisappear(sheet), .alongsideAnimations(sheet), .viewDidDisappear(sheet),
        .presentationControllerDidDismiss(sheet), .alongsideCompletion(sheet, cancelled: false),
      ])
    let fields = Self.spec.fields(of: trace.final.app)
    #expect(fields.map(\.value) == ["false", "false", "nothing", "nothing", "screen 1"])
  }

  @Test(
    "A sheet whose delegate was replaced opens at the second tap, or never again",
    arguments: [("toggles", [1]), ("sets true", [])])
  func replacedDelegate(open: String, shownAfterwards: [Int]) throws {
    let actions = "tap OPEN 1; animation ends; \(Self.swipe); tap OPEN 1; tap OPEN 1"
    let end = shownAfterwards.isEmpty ? "" : "; animation ends"
    #expect(
      try shown("somebody else's delegate; OPEN=\(open) > \(actions)\(end)") == shownAfterwards)
  }

  // MARK: - Counterexamples, and what rests on UIKit's behavior
}
