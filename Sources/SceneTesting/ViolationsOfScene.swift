// SPDX-License-Identifier: MIT

import ModalCheckTesting
import Reporting
import SceneHarness

/// The violations of properties that were found in a scene, each property with the first one.
struct ViolationsOfScene {
  private let exploration: Exploration<PresentationSystem<SceneApplication>>
  private let spec: SingleScene
  private var starts: [String: String] = [:]
  private var conditions: [String: [BehaviorChoice]] = [:]
  /// Of what can never happen any more, what happens instead.
  private var aftermaths: [String: Aftermath] = [:]
  private var files: [String: CounterexampleFiles] = [:]
  private var examples: [CounterexampleReport] = []
  /// The actions that violate a property.
  private var scripts: [String: TraceScript] = [:]
  /// The properties that only flows violate that are longer than what was explored as a whole.
  private var longFlows: Set<String> = []

  /// Makes the sequences that violate properties.
  ///
  /// - Parameters:
  ///   - exploration: The exploration of the scene.
  ///   - variant: The scene.
  ///   - flows: Walks through the same scene with a patient user.
  ///   - patient: That scene, for the words of the walks.
  /// - Throws: An error if the scene does not do again what it did.
  init(
    in exploration: Exploration<PresentationSystem<SceneApplication>>,
    of variant: Variant<SceneApplication>,
    _ flows: Simulation<PresentationSystem<SceneApplication>>?,
    of patient: Variant<SceneApplication>
  ) throws {
    self.exploration = exploration
    spec = SingleScene(variant: variant)
    for result in exploration.results where result.verdict == .violated {
      let answers = exploration.conditions(of: result)
      guard var trace = try exploration.trace(of: result, under: answers.first ?? Answers()) else {
        continue
      }
      let property = variant.properties.first { $0.name == result.name }
      // Levels that are not complete may hide a shorter way.
      if trace.steps.count > exploration.completeDepth + 1, let property {
        let system = variant.system(behavior: BehaviorChoice(answers.first ?? Answers()).behavior)
        trace = try TraceShortener(system: system).shortened(trace, property)
        if trace.steps.count > exploration.completeDepth + 1 { longFlows.insert(result.name) }
      }
      if property?.isViolated(atEndOf: trace) == false {
        throw Self.goneError(after: trace, variant)
      }
      if result.kind == .alwaysReachable, !Self.judgedAtEnd.contains(result.name) {
        aftermaths[result.name] = aftermath(of: trace, BehaviorChoice(answers.first ?? Answers()))
      }
      try note(
        trace, answers.map { BehaviorChoice($0) }, of: result.name, result.explanation, spec)
    }
    let known = Set(examples.map(\.property))
    for result in flows?.results ?? [] where result.verdict == .violated {
      guard let trace = result.trace, !known.contains(result.name) else { continue }
      guard try patient.finds(result.name, by: trace, patient.assumed) else {
        throw Self.goneError(after: trace, patient)
      }
      if !result.isShortest { longFlows.insert(result.name) }
      try note(
        trace, [patient.answers(thatLeadTo: result.name, by: trace)], of: result.name,
        result.explanation, SingleScene(variant: patient))
    }
  }

  /// The properties whose traces end in what is wrong, whatever may follow.
  private static let judgedAtEnd: Set = [
    SceneProperty.cancelledDragsEnd.name, SceneProperty.controlsComeBack.name,
    SceneProperty.gestureAsksToo.name,
  ]

  /// What a trace does not show when it is executed once more.
  private static func goneError(
    after trace: Trace<PresentationSystem<SceneApplication>>, _ variant: Variant<SceneApplication>
  ) -> ExplorationError {
    .nondeterministic(
      action: trace.steps.last.map { variant.names.name(of: $0.action) },
      difference: "what was found there is not found in a second run")
  }

  private mutating func note(
    _ trace: Trace<PresentationSystem<SceneApplication>>, _ choices: [BehaviorChoice],
    of name: String, _ explanation: String, _ spec: SingleScene
  ) throws {
    let example = CounterexampleReport(of: name, saying: explanation, trace, spec, spec.variant)
    if choices != [BehaviorChoice()] { conditions[name] = choices }
    scripts[name] = TraceScript(
      variant: nil, configuration: nil, actions: spec.variant.script(of: trace).actions)
    starts[name] = spec.start(of: trace, isAll: example.repeatsAfter == nil)
    files[name] = try CounterexampleFiles(
      example, trace, spec, spec.variant,
      behavior: (choices.first ?? BehaviorChoice()).settings)
    examples.append(example)
  }

  /// What happens by itself after a trace, and what the user can still do then.
  private func aftermath(
    of trace: Trace<PresentationSystem<SceneApplication>>, _ choice: BehaviorChoice
  ) -> Aftermath {
    let system = spec.variant.system(behavior: choice.behavior)
    let longer = trace.continued(in: system, atMost: 12) {
      $0.actor == .system && $0.comesByItself || $0.actor == .app && $0.finishes != nil
    }
    let (possible, later) = userActions(from: longer.final, in: system)
    return Aftermath(
      steps: StepReport.steps(of: longer, spec, spec.variant).suffix(
        longer.steps.count - trace.steps.count),
      possible: possible, later: later)
  }

  /// What the user can do in a state, and what else can be tapped in the next ones that it leads to.
  private func userActions(
    from state: PresentationSystem<SceneApplication>.State,
    in system: PresentationSystem<SceneApplication>
  ) -> (now: [String], later: [String]) {
    var (known, queue, steps) = (Set([state]), [state], 0)
    var found: [[String]] = []
    while !queue.isEmpty, steps < Self.stepsAfterwards {
      let next = queue.removeFirst()
      var actions: [PresentationSystem<SceneApplication>.Action] = []
      system.appendActions(enabledIn: next, to: &actions)
      let isFirst = found.isEmpty
      found.append(
        actions.filter { $0.actor == .user && (isFirst || $0.isTap) }.map {
          spec.variant.names.name(of: $0)
        })
      for action in actions {
        var events: [PresentationSystem<SceneApplication>.Event] = []
        let after = system.step(next, by: action, emitting: &events)
        if known.insert(after).inserted { queue.append(after) }
        steps += 1
      }
    }
    var seen = Set(found.first ?? [])
    return (found.first ?? [], found.joined().filter { seen.insert($0).inserted })
  }

  /// How many steps are taken to tell what the user can do when it is too late.
  private static let stepsAfterwards = 60

  /// What is recorded of each defect; `extent` says what was looked at.
  func defects(under extent: String) -> [RecordedViolation] {
    let found = Defect.all(
      examples, in: "scene", isConditional: { conditions[$0] != nil },
      isUnlikely: { name in
        conditions[name].map { $0.allSatisfy { $0.behavior != UIKitBehavior() } } ?? false
      },
      isAboutFuture: { name in result(of: name)?.kind == .alwaysReachable },
      explains: {
        $0 == SceneProperty.listsAreCurrent.name && $1 == SceneProperty.neverCrashes.name
      })
    return found.map { defect in
      let cause = defect.cause.property
      let text = DefectText(
        defect, start: starts[cause] ?? "", conditions: conditions,
        unfinished: unfinished, aftermath: aftermaths[cause], page: PropertyPages.names[cause],
        again: again(cause), isLongFlow: longFlows.contains(cause), coverage: extent
      ).text
      return RecordedViolation(
        text, at: result(of: cause)?.place, defect.violations.compactMap { files[$0.property] })
    }
  }

  /// The arguments of `expectNoViolation` that do again what violates a property.
  private func again(_ property: String) -> String? {
    guard let script = scripts[property], !script.actions.isEmpty else { return nil }
    let answers = (conditions[property]?.first ?? BehaviorChoice()).answers
    let assumed = answers.map { "$0.\($0.name) = \($0.code($1))" }.joined(separator: "; ")
    let quote = script.text.contains { $0 == "\"" || $0 == "\\" } ? "#\"" : "\""
    return "replaying: \(quote)\(script.text)\(String(quote.reversed()))"
      + (answers.isEmpty ? "" : ", assuming: { \(assumed) }")
  }

  /// The properties about all that can follow, where not all was explored.
  private var unfinished: Set<String> {
    guard !exploration.isClosed else { return [] }
    return Set(
      exploration.results.filter { $0.kind.needsWholeSpace && conditions[$0.name] != nil }
        .map(\.name))
  }

  private func result(
    of name: String
  ) -> PropertyResult<PresentationSystem<SceneApplication>>? {
    exploration.results.first { $0.name == name }
  }

  /// What is recorded of each known issue that occurs.
  func knownIssues() throws -> [RecordedViolation] {
    try exploration.knownIssues.map { issue, state in
      let (trace, answers) = try exploration.firstVisit(of: state)
      let example = CounterexampleReport(
        of: issue.name, trace, spec, spec.variant, in: exploration.system)
      let files = try CounterexampleFiles(
        example, trace, spec, spec.variant, behavior: BehaviorChoice(answers).settings)
      let text = TraceText(of: trace, spec, spec.variant).text
      return RecordedViolation(
        "It occurs so:\n\(text)", at: issue.place, [files], known: issue.name)
    }
  }
}

extension Variant<SceneApplication> {
  /// With which answers to the questions that UIKit's sources leave open the actions of a trace violate
  /// a property: the ones that the trace was found with, where another one prevents that.
  fileprivate func answers(
    thatLeadTo property: String, by trace: Trace<PresentationSystem<SceneApplication>>
  ) throws -> BehaviorChoice {
    var choice = BehaviorChoice()
    for item in BehaviorSwitch.allCases where assumed.options[item] == nil {
      let own = item.option(in: assumed.behavior)
      for option in item.values.indices where option != own && choice.options[item] == nil {
        if try !finds(property, by: trace, assumed.choosing(item, option)) {
          choice = choice.choosing(item, own)
        }
      }
    }
    return choice
  }

  /// Whether a trace shows that a property is violated when it is executed in a new scene, where UIKit
  /// behaves in one way.
  fileprivate func finds(
    _ property: String, by trace: Trace<PresentationSystem<SceneApplication>>,
    _ choice: BehaviorChoice
  ) throws -> Bool {
    let system = system(behavior: choice.behavior)
    let properties = properties(of: system)
    guard let claim = properties.first(where: { $0.name == property }) else { return false }
    // An action of real code might end the process.
    return claim.kind.isTemporal
      ? !trace.endings(breaking: [claim], in: system, triesActions: false).isEmpty
      : try !trace.findings(of: [claim], in: system).isEmpty
  }
}

/// A spec of one scene.
struct SingleScene: Spec {
  let identifier = "scene"
  let title = "A scene"
  let summary = ""
  let variant: Variant<SceneApplication>

  var variants: [Variant<SceneApplication>] { [variant] }

  /// What is there before anything happens; where that is all, also what the scene shows and what is
  /// wrong with it, which steps tell of elsewhere.
  func start(of trace: Trace<PresentationSystem<SceneApplication>>, isAll: Bool) -> String {
    let start = TraceText.start(of: trace, self, variant)
    guard trace.steps.isEmpty else { return start }
    let app = trace.final.app
    if let crash = app.observation.crash { return crash }
    guard isAll else { return start }
    return "   0  \(start)\n"
      + fields(of: app).filter { !["none", "no difference"].contains($0.value) }
      .map { "        at the start   \($0.name): \($0.value)\n" }.joined()
  }
}
