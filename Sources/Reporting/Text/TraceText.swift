// SPDX-License-Identifier: MIT

/// A trace as plain text, for terminals and failing tests.
package struct TraceText: Sendable {
  let start: String
  let steps: [StepReport]
  let repeatsAfter: Int?
  var aftermath: Aftermath?

  package init(
    start: String, steps: [StepReport], repeatsAfter: Int? = nil, aftermath: Aftermath? = nil
  ) {
    self.start = start
    self.steps = steps
    self.repeatsAfter = repeatsAfter
    self.aftermath = aftermath
  }

  /// One block of lines for each step.
  package var text: String {
    let before = [start] + steps.map(\.screen)
    return "   0  \(start)\n" + Self.text(of: steps, before) + continuation
      + (aftermath?.text(after: before[steps.count]) ?? "")
  }

  /// The steps, of which those that only repeat the one before are counted.
  static func text(of steps: [StepReport], _ before: [String]) -> String {
    var text = ""
    var place = 0
    while place < steps.count {
      let step = steps[place]
      text += Self.text(of: step, after: before[place])
      let repetitions = steps[(place + 1)...].prefix { $0.repeats(step) }.count
      if repetitions > 1 {
        text += "   …  the same \(repetitions) times more\n"
        place += repetitions
      }
      place += 1
    }
    return text
  }

  private var continuation: String {
    switch repeatsAfter {
    case nil: ""
    case steps.count: "   …  then nothing more happens, forever\n"
    case let count?: "   …  then again from step \(count + 1), forever\n"
    }
  }

  /// One step with all that it caused, and where it leads, unless that is where it began.
  package static func text(of step: StepReport, after screen: String? = nil) -> String {
    let number = String(step.number)
    let indent = String(repeating: " ", count: 4 - min(4, number.count))
    var lines = ["\(indent)\(number)  \(step.title)"]
    // Who is called in the last line.
    var receiver: Substring = ""
    for (message, answer) in step.questions {
      switch message.direction {
      case .toUIKit, .toApp, .answer: break
      case .call, .callOfSwiftUI:
        receiver = ""
        let response = message.response.map { "  (\($0))" } ?? ""
        let caller = message.direction == .call ? "the app calls  " : "SwiftUI calls  "
        lines.append("        \(caller)\(message.text)\(response)")
      case .callback:
        let text = message.text + (answer.map { " → \($0)" } ?? "")
        if !receiver.isEmpty, text.receiver == receiver {
          lines[lines.count - 1] += ", " + text.dropFirst(receiver.count)
        } else {
          lines.append("        UIKit calls    \(text)")
        }
        receiver = text.receiver
      case .output:
        receiver = ""
        lines.append("        the app prints \(message.text)")
      }
    }
    lines += step.changes.map { "        changed        \($0)" }
    if step.screen != screen { lines.append("      = \(step.screen)") }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension StepReport {
  /// Who does what, where the action does not say who: `user: tap Open`, `app: dismiss`.
  var title: String {
    let who = "\(actor): "
    return action.hasPrefix(who) ? action : who + action
  }

  /// Whether all is as in another step but its number.
  fileprivate func repeats(_ other: StepReport) -> Bool {
    (actor, action, screen) == (other.actor, other.action, other.screen)
      && messages == other.messages && changes == other.changes
  }

  /// The messages in their order, each question with the answer to it.
  fileprivate var questions: [(message: Message, answer: String?)] {
    var found: [(message: Message, answer: String?)] = []
    for message in messages {
      if message.direction == .answer, !found.isEmpty {
        found[found.count - 1].answer = message.text
      } else {
        found.append((message, nil))
      }
    }
    return found
  }
}

extension String {
  /// Who is called, up to the point before the method: `sheet delegate.`.
  fileprivate var receiver: Substring {
    // Arguments follow a name; a space is before the number of a second one of a class: `Page (2)`.
    let arguments = indices.dropFirst().first { self[$0] == "(" && self[index(before: $0)] != " " }
    let name = self[..<(arguments ?? endIndex)]
    return name.lastIndex(of: ".").map { self[...$0] } ?? ""
  }
}
