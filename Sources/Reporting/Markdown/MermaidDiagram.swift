// SPDX-License-Identifier: MIT

/// A counterexample as a sequence diagram between the user, the app and UIKit.
struct MermaidDiagram {
  let counterexample: CounterexampleReport

  /// GitHub draws no diagram with more arrows than this.
  static let arrowLimit = 500
  /// GitHub draws no diagram with more characters than this.
  static let characterLimit = 50_000

  var markdown: String {
    let body = counterexample.steps.flatMap { lines(of: $0) }
    let arrows = counterexample.steps.map(\.messages.count).reduce(0, +)
    guard arrows <= Self.arrowLimit else {
      return omission(of: arrows, "arrow", limit: Self.arrowLimit)
    }
    let participants = usesSystem ? ["User", "System", "App", "UIKit"] : ["User", "App", "UIKit"]
    let head = ["sequenceDiagram"] + participants.map { "  participant \($0)" }
    let text = (head + body).joined(separator: "\n")
    guard text.count <= Self.characterLimit else {
      return omission(of: text.count, "character", limit: Self.characterLimit)
    }
    return MarkdownText.block("mermaid", text)
  }

  private func omission(of count: Int, _ unit: String, limit: Int) -> String {
    """
    *The diagram is omitted: it would have \(MarkdownText.count(count, unit)); GitHub renders \
    at most \(MarkdownText.number(limit)).*


    """
  }

  private var usesSystem: Bool { counterexample.steps.contains { $0.actor == "system" } }

  private func lines(of step: StepReport) -> [String] {
    let who = step.actor == "system" ? "System" : step.actor == "app" ? "App" : "User"
    return step.messages.flatMap { message -> [String] in
      let text = Self.escaped(message.text)
      switch message.direction {
      case .toUIKit: return ["  \(who)->>UIKit: \(step.number). \(text)"]
      case .toApp: return ["  \(who)->>App: \(step.number). \(text)"]
      case .call, .callOfSwiftUI:
        let note = message.response.map { ["  Note over UIKit: \(Self.escaped($0))"] } ?? []
        let caller = message.direction == .call ? "" : "SwiftUI calls "
        return ["  App->>UIKit: \(caller)\(text)"] + note
      case .callback: return ["  UIKit->>App: \(text)"]
      case .answer: return ["  App-->>UIKit: \(text)"]
      case .output: return ["  Note over App: prints \(text)"]
      }
    }
  }

  /// Mermaid ends a statement at a semicolon and takes `#` and `%%` for more than text.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "#": result += "#35;"
      case ";": result += "#59;"
      case "%": result += "#37;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case let lineBreak where lineBreak.isNewline: result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
