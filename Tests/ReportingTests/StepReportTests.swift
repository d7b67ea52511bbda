// SPDX-License-Identifier: MIT

import ModalHarness
import Testing
import UIKitSemantics

@testable import Reporting

/// An app that presents a sheet, closes it too soon, and refuses to let it be swiped away.
private struct SheetApp: Application {
  enum Input: String, ApplicationInput {
    case open = "tap Open"
    case close = "app: close"
    var actor: Actor { self == .open ? .user : .app }
  }

  var taps = 0
  /// What the last input was for.
  var wish = "none"

  func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    inputs.append(world.count == 0 ? .open : .close)
  }

  mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    wish = input == .open ? "a sheet" : "none"
    switch input {
    case .open:
      taps += 1
      uikit.setDelegate(.dismissal, of: ControllerID(1))
      uikit.present(ControllerID(1), from: .root, .pageSheet)
    case .close: uikit.dismiss(from: ControllerID(1))
    }
  }

  mutating func answer(_ question: Callback, in world: PresentationWorld) -> Answer { .no }
}

private struct SheetSpec: Spec {
  let identifier = "sheet"
  let title = "A sheet"
  let summary = "It is opened."
  let momentaryFields = ["wish": "none"]

  var variants: [Variant<SheetApp>] {
    [
      Variant("only", summary: "", names: ControllerNames(["root", "sheet"]), properties: []) {
        _, behavior in (PresentationWorld(behavior: behavior), SheetApp())
      }
    ]
  }
}

@Suite("The steps of a trace")
struct StepReportTests {
  private func steps(_ actions: String...) throws -> [StepReport] {
    let variant = try #require(SheetSpec().variants.first)
    let script = TraceScript(variant: nil, configuration: nil, actions: actions)
    return StepReport.steps(of: try variant.replay(script), SheetSpec(), variant)
  }

  @Test func `tell all that one object is told in one line, also the second one of a class`() {
    let texts = [
      "Page (2).viewWillAppear", "Page (2).viewIsAppearing", "Page.viewWillDisappear(true)",
      "Page.viewDidDisappear(true)", "completion of present", "animationController(forDismissed:)",
    ]
    let step = StepReport(
      number: 1, actor: "user", action: "tap",
      messages: texts.map { .init(direction: .callback, text: $0) }, screen: "root", changes: [])
    #expect(
      TraceText.text(of: step, after: "root") == """
           1  user: tap
                UIKit calls    Page (2).viewWillAppear, viewIsAppearing
                UIKit calls    Page.viewWillDisappear(true), viewDidDisappear(true)
                UIKit calls    completion of present
                UIKit calls    animationController(forDismissed:)

        """)
  }

  @Test func `that repeat the one before are counted, if there are several`() {
    let steps = ["tap", "tick", "tick", "tick", "tap", "tap"].enumerated().map { number, action in
      StepReport(
        number: number + 1, actor: action == "tap" ? "user" : "app", action: action, messages: [],
        screen: "root", changes: [])
    }
    #expect(
      TraceText(start: "root", steps: steps).text == """
           0  root
           1  user: tap
           2  app: tick
           …  the same 2 times more
           5  user: tap
           6  user: tap

        """)
  }

  @Test(
    "tell what was done, asked for, refused, called back, answered and changed, in order, and not what lapses"
  )
  func wholeTrace() throws {
    let steps = try steps(
      "tap Open", "app: close", "animation ends", "swipe: pull down", "swipe: past the threshold")
    #expect(
      TraceText(start: "root", steps: steps).text == """
           0  root
           1  user: tap Open
                the app calls  sheet.presentationController.delegate = …
                the app calls  root.present(sheet, .pageSheet, animated: true)
                UIKit calls    sheet.viewWillAppear, viewIsAppearing
                changed        taps: 0 → 1
                changed        wish: none → a sheet
              = root ▸ sheet (pageSheet, being presented)
           2  app: close
                the app calls  sheet.dismiss()  (refused: a presentation or dismissal is in progress)
           3  system: animation ends
                UIKit calls    sheet.viewDidAppear
              = root ▸ sheet (pageSheet)
           4  user: swipe: pull down
                UIKit calls    sheet delegate.presentationControllerShouldDismiss → false
              = root ▸ sheet (pageSheet, blocked, pulled)
           5  user: swipe: past the threshold
              = root ▸ sheet (pageSheet, blocked, pulled past the threshold)

        """)
  }

  @Test func `know who speaks to whom`() throws {
    let steps = try steps("tap Open", "app: close", "animation ends", "swipe: pull down")
    #expect(
      steps.map { $0.messages.map(\.direction) } == [
        [.toApp, .call, .call, .callback, .callback], [.toApp, .call], [.toUIKit, .callback],
        [.toUIKit, .callback, .answer],
      ])
    #expect(steps.map(\.actor) == ["user", "app", "system", "user"])
  }

  @Test func `say where they lead only if that is elsewhere`() {
    let steps = [1, 2].map {
      StepReport(number: $0, actor: "user", action: "tap", messages: [], screen: "r", changes: [])
    }
    #expect(
      TraceText(start: "s", steps: steps).text == """
           0  s
           1  user: tap
              = r
           2  user: tap

        """)
  }

  @Test func `are numbered so that the numbers end in one column`() {
    let steps = (1...10).map {
      StepReport(
        number: $0, actor: "user", action: "tap", messages: [], screen: "\($0)", changes: [])
    }
    let text = TraceText(start: "0", steps: steps).text
    #expect(text.contains("\n   9  user: tap\n      = 9\n  10  user: tap\n"))
  }
}
