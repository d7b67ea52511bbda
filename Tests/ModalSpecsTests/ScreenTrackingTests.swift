// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing

@Suite("Counting visits to a sheet")
struct ScreenTrackingTests {
  /// How many events a trace has sent.
  private func count(
    _ variant: String, _ actions: String, onTop: String = "full screen"
  ) throws -> Int {
    let trace = try ScreenTracking().replay(
      """
      \(variant); on top=\(onTop); isModalInPresentation=no \
      > tap Open; animation ends; \(actions)
      """)
    return try trace.steps.reduce(0) { sum, step in
      let fields = ScreenTracking().fields(of: step.after.app)
      return sum + (try #require(fields.first { $0.name == "sent" }.flatMap { Int($0.value) }))
    }
  }

  @Test func `The flag counts one visit however often the sheet is pulled`() throws {
    let play = """
      swipe: pull down; swipe: back to the top; swipe: pull down again; swipe: release; \
      animation ends; swipe: pull down; swipe: interrupted by the system; animation ends
      """
    #expect(try count("naive", play) == 4)
    #expect(try count("flag", play) == 1)
    #expect(try count("repaired", play) == 1)
    let again = "\(play); tap Close; animation ends; tap Open; animation ends"
    #expect(try count("flag", again) == 2)
  }

  @Test(
    "What the flag counts depends on the style of the next screen",
    arguments: [
      ("full screen", 2, 2), ("custom with a pan", 2, 2), ("page sheet", 1, 2),
      ("over full screen", 1, 2), ("alert", 1, 1),
    ])
  func nextScreen(onTop: String, flag: Int, repaired: Int) throws {
    let there = "tap Next; animation ends; tap Done; animation ends"
    #expect(try count("flag", there, onTop: onTop) == flag)
    #expect(try count("repaired", there, onTop: onTop) == repaired)
  }
}
