// SPDX-License-Identifier: MIT

import ModalHarness
import Synchronization
import Testing

@testable import ModalCheckCommand
@testable import StateSpace

/// A clock that moves when the test says so.
private final class TestClock: Sendable {
  private let time = Mutex(Duration.zero)
  var now: Duration { time.withLock(\.self) }
  func advance(by duration: Duration) { time.withLock { $0 += duration } }
}

struct ProgressLineTests {
  private let recorder = Recorder()
  private let clock = TestClock()

  private func line(isActive: Bool = true, columns: Int = 80) -> ProgressLine {
    let clock = clock
    return ProgressLine(recorder.output(columns: columns), isActive: isActive) { clock.now }
  }

  private func progress(states: Int, depth: Int = 1, frontier: Int = 2, forecast: Int? = nil)
    -> Progress
  {
    Progress(
      states: states, transitions: 0, depth: depth, frontier: frontier, forecast: forecast)
  }

  @Test func `The line says how many states there are, how fast they come, how deep they are`() {
    let line = line()
    clock.advance(by: .seconds(5))
    line.begin("matrix")
    clock.advance(by: .seconds(2))
    line.show(progress(states: 3_000, depth: 7, frontier: 41))
    #expect(
      recorder.text.error
        == "\r\u{1B}[2Kmatrix: 3000 states, 1500 states/s, depth 7, frontier 41")
    #expect(recorder.text.output == "")
  }

  @Test func `A violation is told once, on a line that stays, unless it is a known defect`() {
    let line = line()
    line.begin("matrix", knownDefects: [KnownDefect("known", steps: 1, "")])
    var found = progress(states: 1)
    found.violations = [.init(property: "known", depth: 1), .init(property: "new", depth: 2)]
    line.show(found)
    line.show(found)
    let text = recorder.text.error
    #expect(text.hasPrefix("\r\u{1B}[2Kmatrix: 'new' is violated in 2 steps\n"))
    #expect(text.split(separator: "violated").count == 2)
    #expect(!text.contains("known"))
  }

  @Test func `Violations under some behavior of UIKit are not told: they may be as expected`() {
    let line = line()
    var found = progress(states: 1)
    found.violations = [.init(property: "new", depth: 2)]
    line.show(found, underEveryBehavior: true)
    #expect(!recorder.text.error.contains("violated"))
  }

  @Test func `Where a limit is set, the line says how much memory the next level will take`() {
    let line = line(columns: 200)
    clock.advance(by: .seconds(1))
    line.show(progress(states: 3_000, forecast: 1_400 << 20))
    #expect(recorder.text.error.hasSuffix(", frontier 2, memory after this depth about 1.4 GiB"))
  }

  @Test func `The line is drawn ten times a second at most`() {
    let line = line()
    line.begin("a")
    for states in 1...1_000 {
      line.show(progress(states: states))
      clock.advance(by: .milliseconds(1))
    }
    #expect(recorder.text.error.split(separator: "\r").count == 10)
  }

  @Test func `At the end nothing is left of the line`() {
    let line = line()
    line.begin("a")
    line.show(progress(states: 1))
    line.end()
    line.end()
    #expect(
      recorder.text.error == "\r\u{1B}[2Ka: 1 states, 0 states/s, depth 1, frontier 2\r\u{1B}[2K")
  }

  @Test func `The line is never broken`() {
    let line = line(columns: 20)
    line.begin("a long name of a spec")
    line.show(progress(states: 1))
    #expect(recorder.text.error == "\r\u{1B}[2Ka long name of a sp")
  }

  @Test func `Without progress, nothing is written`() {
    let line = line(isActive: false)
    line.begin("a")
    line.show(progress(states: 1))
    line.end()
    #expect(recorder.text.error == "")
  }

  @Test(
    "Progress is shown always, never, or on a terminal if nobody wants quiet",
    arguments: [
      (ProgressMode.auto, true, false, true), (.auto, true, true, false),
      (.auto, false, false, false), (.auto, false, true, false),
      (.always, false, true, true), (.never, true, false, false),
    ])
  func mode(_ mode: ProgressMode, isErrorTerminal: Bool, isQuiet: Bool, isActive: Bool) {
    let output = recorder.output(isErrorTerminal: isErrorTerminal)
    #expect(mode.isActive(on: output, isQuiet: isQuiet) == isActive)
  }
}
