// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import TestSupport
import Testing
import UIKitSemantics

@Suite("What the presenter receives: sheet versus full screen")
struct SheetAgainstFullScreenTests {
  private typealias System = Variant<SheetAgainstFullScreen.App>.System
  private static let leaving = ["overFullScreen", "overCurrentContext", "custom"]
  private static let dismissible = ["automatic", "pageSheet", "formSheet", "popover"]
  private static let covering = ["custom that covers", "fullScreen", "currentContext"]

  let list = ControllerID.root
  let editor = ControllerID(1)

  private func variant(_ name: String) throws -> Variant<SheetAgainstFullScreen.App> {
    try #require(SheetAgainstFullScreen().variants.first { $0.name == name })
  }

  /// The appearance callbacks of a trace.
  private func appearances(_ text: String) throws -> [Callback] {
    let script = try TraceScript(parsing: text)
    let trace = try SheetAgainstFullScreen().variant(for: script).replay(script)
    return trace.steps.flatMap(\.events).compactMap { event in
      guard case .callback(let callback) = event else { return nil }
      switch callback {
      case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear:
        return callback
      default: return nil
      }
    }
  }

  /// The counterexample of a defect, by the names of its actions, and the styles that have it.
  private func defect(_ property: String, of name: String) throws
    -> (actions: [String], styles: [String])
  {
    let variant = try variant(name)
    let result = try #require(
      try WholeSpaces.of(variant, in: SheetAgainstFullScreen()).result(named: property))
    let trace = try #require(result.trace)
    var styles: [String] = []
    for origin in result.violatingOrigins {
      let style = variant.configurations[origin]["style"]
      if styles.last != style { styles.append(style) }
    }
    return (variant.script(of: trace).actions, styles)
  }

  @Test(
    "The presenter of a covering style receives all, in order", arguments: covering, ["yes", "no"])
  func covered(style: String, animated: String) throws {
    let received = try appearances(
      """
      reload in viewWillAppear; style=\(style); animated=\(animated) \
      > tap Open; animation ends; tap Close; animation ends
      """)
    #expect(
      received == [
        .viewWillDisappear(list), .viewWillAppear(editor), .viewIsAppearing(editor),
        .viewDidAppear(editor), .viewDidDisappear(list),
        .viewWillDisappear(editor), .viewWillAppear(list), .viewIsAppearing(list),
        .viewDidAppear(list), .viewDidDisappear(editor),
      ])
  }

  @Test("The presenter of any other style receives nothing", arguments: leaving + dismissible)
  func notCovered(style: String) throws {
    let received = try appearances(
      """
      reload in viewWillAppear; style=\(style); width=regular \
      > tap Open; animation ends; tap Close; animation ends
      """)
    #expect(
      received == [
        .viewWillAppear(editor), .viewIsAppearing(editor), .viewDidAppear(editor),
        .viewWillDisappear(editor), .viewDidDisappear(editor),
      ])
  }

  @Test("Old data stays on screen for exactly the styles that leave the presenter in the window")
  func oldData() throws {
    let stale = try defect(
      "the list shows fresh data whenever the user is back on it", of: "reload in viewWillAppear")
    #expect(
      stale.actions == ["tap Open", "animation ends", "tap Add", "tap Close", "animation ends"])
    #expect(stale.styles == Self.dismissible + Self.leaving)
    let afterGesture = try defect(
      "the list shows fresh data after a swipe or a tap outside", of: "reload in viewWillAppear")
    #expect(
      afterGesture.actions == [
        "tap Open", "animation ends", "tap Add", "tap outside", "animation ends",
      ])
    #expect(afterGesture.styles == Self.dismissible)
  }

  @Test("didDismiss helps after a swipe, and not after the Close button")
  func closeButton() throws {
    let variant = try variant("reload in didDismiss")
    let isStale = try ["tap Close", "swipe: pull down; swipe: past the threshold; swipe: release"]
      .map { way in
        let script = try TraceScript(
          parsing: """
            style=pageSheet > tap Open; animation ends; tap Add; \(way); animation ends
            """)
        let app = try variant.replay(script).final.app
        return SheetAgainstFullScreen().fields(of: app).contains { $0 == ("list", "outdated") }
      }
    #expect(isStale == [true, false])
    let stale = try defect(
      "the list shows fresh data whenever the user is back on it", of: "reload in didDismiss")
    #expect(stale.styles == Self.dismissible + Self.leaving)
  }

  @Test("Work in willDismiss is left out, done for nothing, and done twice")
  func willDismiss() throws {
    let name = "reload in didDismiss"
    let leftOut = try defect("closing work is done once the editor is gone", of: name)
    #expect(leftOut.actions == ["tap Open", "animation ends", "tap Close", "animation ends"])
    let forNothing = try defect("closing work is not done while the editor stays", of: name)
    #expect(
      forNothing.actions == [
        "tap Open", "animation ends", "swipe: pull down", "swipe: back to the top",
        "swipe: release",
      ])
    #expect(forNothing.styles == Self.dismissible)
    let twice = try defect("closing work is never done twice", of: name)
    #expect(
      twice.actions == [
        "tap Open", "animation ends", "swipe: pull down", "swipe: back to the top",
        "swipe: pull down again",
      ])
  }

  @Test("The repair does not depend on what the sources leave open", arguments: openAnswers)
  func repairIsRobust(answer: OpenAnswer) throws {
    let exploration = try variant("repaired").explore(
      limits: Limits(depth: LongTests.choose(6, long: nil)), behavior: answer.behavior)
    let isOwn: (String) -> Bool = { $0.contains("list") || $0.contains("closing") }
    #expect(exploration.results.count { isOwn($0.name) } == 7)
    #expect(exploration.broken.filter(isOwn) == [])
  }
}
