// SPDX-License-Identifier: MIT

/// A counterexample as a sequence diagram between the user, the app and UIKit.
struct MermaidDiagram {
  let counterexample: CounterexampleReport

  /// GitHub renders at most so many arrows in one diagram.
  static let arrowLimit = 500

  /// The diagram, or a sentence that says why there is none.
  var markdown: String {
    let lines = counterexample.steps.flatMap { arrows(of: $0) }
    guard lines.count <= Self.arrowLimit else {
      return """
        *The diagram is left out: it would have \(MarkdownText.number(lines.count)) arrows, and \
        GitHub draws \(Self.arrowLimit) at most.*


        """
    }
    let participants = usesSystem ? ["User", "System", "App", "UIKit"] : ["User", "App", "UIKit"]
    let head = ["sequenceDiagram"] + participants.map { "  participant \($0)" }
    return MarkdownText.block("mermaid", (head + lines).joined(separator: "\n"))
  }

  private var usesSystem: Bool { counterexample.steps.contains { $0.actor == "system" } }

  private func arrows(of step: StepReport) -> [String] {
    let who = step.actor == "system" ? "System" : step.actor == "app" ? "App" : "User"
    return step.messages.flatMap { message -> [String] in
      let text = Self.escaped(message.text)
      switch message.direction {
      case .toUIKit: return ["  \(who)->>UIKit: \(step.number). \(text)"]
      case .toApp: return ["  \(who)->>App: \(step.number). \(text)"]
      case .call:
        let note = message.response.map { ["  Note over UIKit: \(Self.escaped($0))"] } ?? []
        return ["  App->>UIKit: \(text)"] + note
      case .callback: return ["  UIKit->>App: \(text)"]
      case .answer: return ["  App-->>UIKit: \(text)"]
      }
    }
  }

  /// Mermaid ends a statement at a semicolon and takes `#` for the start of an entity.
  static func escaped(_ text: String) -> String {
    text.replacing("#", with: "#35;").replacing(";", with: ",").replacing("\n", with: " ")
  }
}
