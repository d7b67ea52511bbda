// SPDX-License-Identifier: MIT

import UIKitSemantics

@testable import Reporting

/// Reports made by hand, small enough to be read as a whole.
enum Samples {
  /// All facts, each with a scenario that comes out as it says.
  static let conformance = ConformanceReport(
    rows: Fact.all.map { fact in
      .init(
        id: fact.id.name, statement: fact.statement, versions: fact.versions,
        confidence: fact.confidence.rawValue, source: fact.source, scenarios: 1, deviations: 0,
        test: "T → \(fact.id.name)", objects: nil, failWithoutIt: [fact.id.name])
    })

  static let report = SpecReport(
    schema: SpecReport.currentSchema, spec: "lamp-sheet", title: "A lamp | in a sheet",
    summary: "A sheet with a <lamp> in it.", isRealCode: false, sources: ["Lamps, second edition"],
    notes: ["A lamp that is off does not shine_."], facts: facts, depth: 4,
    assumptions: [
      .init(name: "order", question: "Who comes first?", value: "theUser", facts: ["L1", "X2"])
    ],
    variants: [published, repaired], matrix: matrix)

  static let facts = [
    FactReport(id: "A1", statement: "Lamps shine_.", confidence: "documented", versions: "13+"),
    FactReport(
      id: "B9", statement: "Bulbs are warm.", confidence: "single report", versions: ""),
    FactReport(id: "L1", statement: "Does it | shine?", confidence: "unknown", versions: ""),
  ]

  static let published = VariantReport(
    name: "as published", summary: "As the document has it.",
    axes: [AxisReport(name: "animated", values: ["yes", "no"])], configurations: 2,
    space: SpaceReport(
      states: 1_234, generated: 5_002, levels: [2, 32, 400], isClosed: false, frontier: 300),
    verdicts: [
      verdict("the lamp is never on in the dark", .violated, steps: 2, defect: 2),
      verdict("the lamp goes off", kind: "alwaysReachable", .notRefutedToDepth, depth: 4),
      verdict("the lamp is seen", kind: "reachable", .holds, steps: 1),
    ],
    facts: ["A1", "B9"],
    uncertainty: UncertaintyReport(
      switches: ["order"], states: 1_300, depth: 7, isWhole: true,
      dependencies: [
        .init(
          property: "the lamp goes off",
          violatedWhen: [
            .init(answers: ["order=theSystem"], trace: "as published; animated=no > tap Lamp")
          ])
      ]),
    actions: [
      ActionReport(name: "tap Lamp", actor: "user", taken: 1_000, firstDepth: 1),
      ActionReport(name: "animation ends", actor: "system", taken: 4, firstDepth: 2),
    ],
    actionsNeverTaken: [GapReport(name: "swipe: release", reason: "needs a finger on a sheet")],
    actionPairs: ActionPairReport(
      occurred: 3, possible: 4,
      missing: [.init(after: "animation ends", never: ["animation ends"])]),
    situations: [SituationReport(name: "root ▸ sheet", states: 12, firstDepth: 1)],
    callbacks: [
      CallbackReport(
        receiver: "sheet", method: "viewDidAppear", transitions: 4, firstDepth: 2,
        configurations: 1)
    ],
    counterexamples: [counterexample])

  static let repaired = VariantReport(
    name: "repaired", summary: "With a switch.", axes: [], configurations: 1,
    space: SpaceReport(states: 2, generated: 3, levels: [1, 1], isClosed: true, frontier: 0),
    verdicts: [
      verdict("the lamp is never on in the dark", .holds),
      verdict("the lamp goes off", kind: "alwaysReachable", .violated, steps: 1),
      verdict("the bulb is changed", .vacuous, exercised: 0),
    ],
    facts: ["A1"],
    uncertainty: UncertaintyReport(
      switches: [], states: 2, depth: 1, isWhole: false, dependencies: []),
    actions: [ActionReport(name: "tap Lamp", actor: "user", taken: 2, firstDepth: 1)],
    actionsNeverTaken: [],
    actionPairs: ActionPairReport(occurred: 1, possible: 1, missing: []), situations: [],
    callbacks: [],
    counterexamples: [
      CounterexampleReport(
        property: "the lamp goes off", explanation: "", configuration: "",
        trace: "repaired > tap Lamp", facts: [],
        steps: [
          StepReport(
            number: 1, actor: "user", action: "tap Lamp",
            messages: [.init(direction: .toApp, text: "tap Lamp")], screen: "root", changes: [])
        ], repeatsAfter: 1)
    ])

  static let counterexample = CounterexampleReport(
    property: "the lamp is never on in the dark", explanation: "Nobody looks (A1).",
    configuration: "animated=no", trace: "as published; animated=no > tap Lamp; animation ends",
    facts: ["A1", "B9"],
    steps: [
      StepReport(
        number: 1, actor: "user", action: "tap Lamp",
        messages: [
          .init(direction: .toApp, text: "tap Lamp"),
          .init(direction: .call, text: "root.present(sheet)", response: "refused: it is dark"),
          .init(direction: .callback, text: "delegate.shouldShine"),
          .init(direction: .answer, text: "no"),
        ],
        screen: "root ▸ sheet", changes: ["isOn: false → true"]),
      StepReport(
        number: 2, actor: "system", action: "animation ends",
        messages: [
          .init(direction: .toUIKit, text: "animation ends"),
          .init(direction: .callback, text: "sheet.viewDidAppear"),
        ],
        screen: "root ▸ sheet", changes: []),
    ])

  static let matrix = MatrixReport(
    axes: [
      AxisReport(name: "style", values: ["sheet", "full", "none"]),
      AxisReport(name: "animated", values: ["yes", "no"]),
    ],
    rows: ["sheet", "full", "none"].flatMap { style in
      ["yes", "no"].map { animated in
        MatrixRow(
          values: [style, animated],
          outcome: style == "none"
            ? MatrixOutcome(result: "raises an exception", callbacks: [], notOfferedBy: "B13")
            : style == "full" && animated == "no"
              ? MatrixOutcome(result: "gone", callbacks: [], notOfferedBy: nil)
              : MatrixOutcome(
                result: "gone", callbacks: ["a.viewWillDisappear", "a.viewDidDisappear"],
                notOfferedBy: nil))
      }
    })

  static let strength = StrengthReport(
    schema: SpecReport.currentSchema, depth: 4,
    properties: [
      .init(
        property: "the lamp goes off", meaning: "Nobody pays for light at night.",
        killedMutants: [
          .init(name: "the switch <sticks>", spec: "lamp-sheet", variant: "repaired", steps: 3)
        ],
        defectiveApps: [
          .init(
            name: "Nobody looks (A1).", spec: "lamp-sheet", variant: "as published", steps: 2)
        ]),
      .init(
        property: "the lamp is seen", meaning: "It shines.", killedMutants: [], defectiveApps: []),
    ],
    survivors: ["the cable is cut"])

  static func verdict(
    _ property: String, kind: String = "always", _ conclusion: VerdictReport.Conclusion,
    depth: Int? = nil, exercised: Int = 1_500, steps: Int? = nil, where place: String? = nil,
    defect: Int? = nil, isAsExpected: Bool? = nil
  ) -> VerdictReport {
    let isExpected =
      switch conclusion {
      case .holds, .noViolationToDepth, .notRefutedToDepth: defect == nil
      case .violated: defect != nil && defect == steps
      case .vacuous: false
      case .inconclusive: true
      }
    return VerdictReport(
      property: property, kind: kind, meaning: "Meaning of \(property).", conclusion: conclusion,
      depth: depth, exercised: exercised, steps: steps,
      violatedConfigurations: conclusion == .violated ? 1 : 0, violatedWhere: place,
      knownDefect: defect.map { .init(steps: $0, explanation: "Nobody looks (A1).") },
      isAsExpected: isAsExpected ?? isExpected)
  }
}
