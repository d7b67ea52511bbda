// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace

/// Tells of the states that were explored first, and of those on the way to violations, what can
/// happen next.
struct WalkReportBuilder<S: Spec> {
  typealias System = PresentationSystem<S.App>

  /// Of how many explored states at most it is told: some megabytes of a page in the end.
  static var stateLimit: Int { 2_000 }

  private let spec: S
  private let variant: Variant<S.App>
  private let system: System
  private var report = WalkReport()
  private var states = Places<System.State>()
  private var actions = Places<WalkReport.Action>()
  private var messages = Places<[StepReport.Message]>()
  private var changes = Places<[String]>()
  private var screens = Places<WalkReport.Screen>()
  private var fields = Places<[String]>()

  init(_ spec: S, _ variant: Variant<S.App>, _ system: System) {
    (self.spec, self.variant, self.system) = (spec, variant, system)
  }

  /// Tells what was explored under one behavior, with the ways to some violations.
  mutating func walk(
    through exploration: Exploration<System>, and traces: [Trace<System>]
  ) -> WalkReport {
    for (configuration, state) in zip(variant.configurations, system.initialStates) {
      report.starts.append(.init(configuration: configuration.text, state: place(of: state)))
    }
    for index in 0..<min(exploration.expandedCount, Self.stateLimit) {
      expand(exploration.states[index])
    }
    // Real code executes no step here that the exploration has not: it might end the process.
    if !S.App.runsOnMainThread { for state in traces.flatMap(\.states) { expand(state) } }
    report.actions = actions.values
    report.messages = messages.values
    report.changes = changes.values
    report.screens = screens.values
    report.fields = fields.values
    return report
  }

  private mutating func expand(_ state: System.State) {
    let source = place(of: state)
    // States that differ only in what properties remember are one here.
    guard report.states[source].next == nil else { return }
    var enabled: [System.Action] = []
    system.appendActions(enabledIn: state, to: &enabled)
    report.states[source].next = enabled.map { action in
      var events: [System.Event] = []
      let after = system.step(state, by: action, emitting: &events)
      let step = StepReport(
        number: 0, from: state, by: action, events, to: after, spec, variant)
      return [
        actions.place(of: .init(name: step.action, actor: step.actor)),
        messages.place(of: step.messages), changes.place(of: step.changes), place(of: after),
      ]
    }
  }

  private mutating func place(of state: System.State) -> Int {
    let place = states.place(of: state)
    guard place == report.states.count else { return place }
    let names = spec.controllerNames(of: state.app) ?? variant.names
    let screen = WalkReport.Screen(
      text: names.describe(state.world), drawing: ScreenReport(of: state.world, names))
    report.states.append(
      .init(
        screen: screens.place(of: screen),
        fields: fields.place(
          of: spec.fields(of: state.app).map { "\($0.name): \($0.value)" })))
    return place
  }
}

/// Values in the order in which they came up, each once.
private struct Places<Value: Hashable> {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  mutating func place(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
