// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Reporting
import UIKitSemantics

/// An app that counts taps to 3, or to 2 where it is narrow; UIKit has nothing to do.
struct CountingApp: Application {
  enum Input: String, ApplicationInput, CaseIterable {
    case count = "tap Count"
    case reset = "tap Reset"
    var actor: Actor { .user }
  }

  let limit: Int
  var number = 0

  func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    if number < limit { inputs.append(.count) }
  }

  mutating func receive(_ input: Input, uikit: inout UIKitHandle) { number += 1 }
}

/// A spec with one property for each verdict that a report can show.
struct CountingSpec: Spec {
  let identifier = "counting"
  let title = "Counting taps"
  let summary = "Somebody taps."
  let facts = ["A1"]

  func fields(of app: CountingApp) -> [(name: String, value: String)] {
    [("number", String(app.number))]
  }

  var variants: [Variant<CountingApp>] {
    [
      Variant(
        "plain", summary: "Nothing special.",
        axes: [.flag("wide"), Axis("color", ["red", "blue"])],
        names: ControllerNames(["root"]), vocabulary: ActionVocabulary(gestures: [.tapOutside]),
        properties: properties,
        knownDefects: [
          KnownDefect("never 2", steps: 2, "Two is one too many."),
          KnownDefect("never 3", steps: 3, "Three is a crowd."),
          KnownDefect("never 4", steps: 4, "Nobody counts so far."),
          KnownDefect("never 1 in four steps", steps: 4, "It takes one step only."),
        ]
      ) { configuration, behavior in
        (
          PresentationWorld(behavior: behavior),
          CountingApp(limit: configuration.isOn("wide") ? 3 : 2)
        )
      }
    ]
  }

  private var properties: [Property<PresentationSystem<CountingApp>>] {
    [
      .always("never below 0", explanation: "Taps are not taken back.") { $0.app.number >= 0 },
      .never("never 1") { $0.app.number == 1 },
      .never("never 2") { $0.app.number == 2 },
      .never("never 3") { $0.app.number == 3 },
      .never("never 4") { $0.app.number == 4 },
      .never("never 1 in four steps") { $0.app.number == 1 },
      .always("9 is odd", when: { $0.app.number == 9 }) { _ in true },
      .reachable("2 is reached") { $0.app.number == 2 },
      .reachable("9 is reached") { $0.app.number == 9 },
      .alwaysReachable("2 stays within reach", when: { $0.app.number < 2 }) { $0.app.number == 2 },
    ]
  }

  /// The report of an exploration to a depth, or of the whole space.
  func report(depth: Int?) throws -> SpecReport {
    let explorations = try variants.map { try $0.explore(limits: Limits(depth: depth)) }
    return try SpecReport(self, explorations: explorations, depth: depth ?? 99)
  }
}
