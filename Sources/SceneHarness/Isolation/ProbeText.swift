// SPDX-License-Identifier: MIT

import ModalHarness
import UIKitSemantics

/// What the explorations of a configuration showed, as a text that passes from one process to
/// another.
///
/// For each exploration the first line holds the questions, the second the answers, the third how
/// many properties are violated; then come, for each of these, its place, the number of actions, and
/// the actions, each on a line of its own.
struct ProbeText {
  let text: String

  init(_ probes: [BehaviorProbe]) {
    text = probes.flatMap(Self.lines).joined(separator: "\n")
  }

  init(text: String) { self.text = text }

  /// What the text says; `nil` if it says something else.
  var probes: [BehaviorProbe]? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var probes: [BehaviorProbe] = []
    while !lines.isEmpty {
      guard let probe = Self.readProbe(from: &lines) else { return nil }
      probes.append(probe)
    }
    return probes
  }

  private static func lines(of probe: BehaviorProbe) -> [String] {
    let answers = probe.choice.answers.map { "\($0.rawValue)=\($1)" }
    let violated = probe.violated.sorted { $0.key < $1.key }
    return ["\(probe.consulted.rawValue)", answers.joined(separator: " "), "\(violated.count)"]
      + violated.flatMap { ["\($0)", "\($1.count)"] + $1 }
  }

  private static func readProbe(from lines: inout ArraySlice<Substring>) -> BehaviorProbe? {
    guard let consulted = lines.popFirst().flatMap({ UInt64($0) }),
      let choice = lines.popFirst().flatMap(choice), let violations = readCount(from: &lines)
    else { return nil }
    var violated: [Int: [String]] = [:]
    for _ in 0..<violations {
      guard let place = readCount(from: &lines), let count = readCount(from: &lines),
        lines.count >= count
      else { return nil }
      violated[place] = lines.prefix(count).map(String.init)
      lines.removeFirst(count)
    }
    return BehaviorProbe(
      choice: choice, consulted: SwitchSet(rawValue: consulted), violated: violated)
  }

  private static func choice(_ line: Substring) -> BehaviorChoice? {
    var choice = BehaviorChoice()
    for answer in line.split(separator: " ") {
      let numbers = answer.split(separator: "=").compactMap { UInt8($0) }
      guard numbers.count == 2, let item = BehaviorSwitch(rawValue: numbers[0]) else { return nil }
      choice = choice.choosing(item, Int(numbers[1]))
    }
    return choice
  }

  private static func readCount(from lines: inout ArraySlice<Substring>) -> Int? {
    lines.popFirst().flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }
}
