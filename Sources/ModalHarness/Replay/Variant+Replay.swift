// SPDX-License-Identifier: MIT

public import StateSpace
public import UIKitSemantics

extension Spec {
  /// The variant that a trace is about.
  ///
  /// - Throws: ``ReplayError/unknownVariant(_:known:)``.
  public func variant(for script: TraceScript) throws(ReplayError) -> Variant<App> {
    let known = variants.map(\.name)
    guard let name = script.variant else {
      guard variants.count == 1 else { throw .unknownVariant(nil, known: known) }
      return variants[0]
    }
    guard let variant = variants.first(where: { $0.name == name }) else {
      throw .unknownVariant(name, known: known)
    }
    return variant
  }
}

extension Variant {
  /// Runs a trace, action by action.
  ///
  /// An axis that the trace does not mention has its first value.
  ///
  /// - Throws: ``ReplayError`` where the trace does not fit.
  public func replay(
    _ script: TraceScript, behavior: UIKitBehavior = UIKitBehavior()
  ) throws(ReplayError) -> Trace<System> {
    try replay(script, in: system(behavior: behavior))
  }

  /// Runs a trace in a system of the variant's.
  package func replay(
    _ script: TraceScript, in system: System
  ) throws(ReplayError) -> Trace<System> {
    let origin = try configurationIndex(for: script)
    var state = system.initialStates[origin]
    var steps: [Step<System>] = []
    for (index, name) in script.actions.enumerated() {
      var actions: [System.Action] = []
      system.appendActions(enabledIn: state, to: &actions)
      guard let action = actions.first(where: { system.name(of: $0) == name }) else {
        throw .notEnabled(
          name, step: index + 1, enabled: actions.map { system.name(of: $0) })
      }
      var events: [PresentationEvent] = []
      let next = system.step(state, by: action, emitting: &events)
      steps.append(Step(before: state, action: action, events: events, after: next))
      state = next
    }
    return Trace(origin: origin, initial: system.initialStates[origin], steps: steps)
  }

  /// The names of the actions that can follow a trace.
  public func actions(
    after trace: Trace<System>, behavior: UIKitBehavior = UIKitBehavior()
  ) -> [String] {
    let system = system(behavior: behavior)
    var actions: [System.Action] = []
    system.appendActions(enabledIn: trace.final, to: &actions)
    return actions.map { system.name(of: $0) }
  }

  /// The trace as people write it.
  public func script(of trace: Trace<System>) -> TraceScript {
    TraceScript(
      variant: name, configuration: configurations[trace.initial.configuration],
      actions: trace.actions.map { names.name(of: $0) })
  }

  private func configurationIndex(for script: TraceScript) throws(ReplayError) -> Int {
    var choices = Array(repeating: 0, count: axes.count)
    for given in script.values {
      guard let axis = axes.firstIndex(where: { $0.name == given.axis }) else {
        throw .unknownAxis(given.axis, known: axes.map(\.name))
      }
      guard let value = axes[axis].values.firstIndex(of: given.value) else {
        throw .unknownValue(given.value, axis: given.axis, known: axes[axis].values)
      }
      choices[axis] = value
    }
    var index = 0
    for (axis, choice) in zip(axes, choices) { index = index * axis.values.count + choice }
    return index
  }
}
