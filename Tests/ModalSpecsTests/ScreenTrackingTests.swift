// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
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
}
