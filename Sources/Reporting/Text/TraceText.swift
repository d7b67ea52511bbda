// SPDX-License-Identifier: MIT

/// A trace as plain text, for terminals and failing tests.
package struct TraceText: Sendable {
  let start: String
  let steps: [StepReport]
  let repeatsAfter: Int?

  package init(start: String, steps: [StepReport], repeatsAfter: Int? = nil) {
    self.start = start
    self.steps = steps
    self.repeatsAfter = repeatsAfter
  }

  /// One block of lines for each step.
  package var text: String {
    "   0  \(start)\n" + steps.map { Self.text(of: $0) }.joined() + continuation
  }

  private var continuation: String {
    switch repeatsAfter {
    case nil: ""
    case steps.count: "   …  then nothing more happens, forever\n"
    case let count?: "   …  then again from step \(count + 1), forever\n"
    }
  }

  /// One step with all that it caused.
  package static func text(of step: StepReport) -> String {
    let number = String(step.number)
    let indent = String(repeating: " ", count: 4 - min(4, number.count))
    let who = "\(step.actor): "
    let action = step.action.hasPrefix(who) ? step.action : who + step.action
    var lines = ["\(indent)\(number)  \(action)"]
    for message in step.messages {
      switch message.direction {
      case .toUIKit, .toApp: break
      case .call:
        let response = message.response.map { "  (\($0))" } ?? ""
        lines.append("        the app calls  \(message.text)\(response)")
      case .callback: lines.append("        UIKit calls    \(message.text)")
      case .answer: lines.append("        the app says   \(message.text)")
      }
    }
    lines += step.changes.map { "        changed        \($0)" }
    lines.append("      = \(step.screen)")
    return lines.map { $0 + "\n" }.joined()
  }
}
