// SPDX-License-Identifier: MIT

import Conformance
import FactPlayback
import Reporting
import UIKitSemantics

/// `modalcheck explain`: shows what is known of UIKit as given/when/then, and plays it.
enum ExplainCommand {
  static func command() -> Command {
    Command(
      name: "explain", abstract: "Show facts about UIKit as scenarios, and run them.",
      discussion: """
        Reports cite facts by names such as A4. Each fact is shown with its source, with how the \
        model of UIKit implements it, and with its scenarios: what is given, what happens, which \
        callbacks UIKit makes, and what must be true then.

        Exit status: 0 if every scenario passes; 1 if not; 64 for wrong usage.
        """,
      arguments: [
        .init(name: "fact", help: "The facts, such as A4 or L2.", isRepeating: true)
      ],
      run: { (input, output) throws(CommandFailure) in
        var comesOut = true
        for (index, conformance) in try FactArgument.read(input.values("fact")).enumerated() {
          if index > 0 { output.write("\n") }
          let runs = conformance.scenarios.map { FactPlayback.player($0, nil) }
          output.write(ConformanceText(conformance, runs).text)
          comesOut = comesOut && runs.allSatisfy(\.failures.isEmpty)
        }
        return comesOut ? .success : .notAsExpected
      })
  }
}

/// The names of facts on the command line.
enum FactArgument {
  static func read(_ names: [String]) throws(CommandFailure) -> [Conformance] {
    var found: [Conformance] = []
    for name in names {
      guard let id = FactID(named: name), let conformance = Conformance.of(id) else {
        let known = FactID.allCases.map(\.name)
        throw CommandFailure(
          .usage, "Unknown fact '\(name)'.\(Suggestion.text(for: name, among: known))")
      }
      found.append(conformance)
    }
    return found
  }
}
