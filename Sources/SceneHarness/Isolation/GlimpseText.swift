// SPDX-License-Identifier: MIT

import ModalHarness
import UIKitSemantics

/// What the explorations of a configuration showed, as a text that passes from one process to
/// another.
///
/// For each exploration the first line holds the questions, the second the answers, the third how
/// many properties are violated; then come, for each of these, its place, the number of actions, and
/// the actions, each on a line of its own.
struct GlimpseText {
  let text: String

  init(_ glimpses: [BehaviorGlimpse]) {
    text = glimpses.flatMap(Self.lines).joined(separator: "\n")
  }

  init(text: String) { self.text = text }

  /// What the text says; `nil` if it says something else.
  var glimpses: [BehaviorGlimpse]? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var glimpses: [BehaviorGlimpse] = []
    while !lines.isEmpty {
      guard let glimpse = Self.readGlimpse(from: &lines) else { return nil }
      glimpses.append(glimpse)
    }
    return glimpses
  }

  private static func lines(of glimpse: BehaviorGlimpse) -> [String] {
    let answers = glimpse.choice.answers.map { "\($0.rawValue)=\($1)" }
    let violated = glimpse.violated.sorted { $0.key < $1.key }
    return ["\(glimpse.consulted.rawValue)", answers.joined(separator: " "), "\(violated.count)"]
      + violated.flatMap { ["\($0)", "\($1.count)"] + $1 }
  }

  private static func readGlimpse(from lines: inout ArraySlice<Substring>) -> BehaviorGlimpse? {
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
    return BehaviorGlimpse(
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
