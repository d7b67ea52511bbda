// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
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
  }
}
