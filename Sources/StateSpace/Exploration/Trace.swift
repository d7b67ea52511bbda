// SPDX-License-Identifier: MIT

/// A path through a system, from an initial state to whatever it demonstrates.
///
/// For a violated step property or monitor, the last step is the violating one. For a violated
/// claim about behaviors, it ends in a state where it has been before, or where it stands still;
/// see ``loop``.
public struct Trace<System: TransitionSystem>: Hashable, Sendable {
  /// The index of the first state among the system's initial states.
  public let origin: Int
  /// The state in which the path begins.
  public let initial: System.State
  /// The steps taken, in order.
  public internal(set) var steps: [Step<System>]
  /// How the path continues forever; `nil` if it just ends.
  public let loop: TraceLoop?

  /// Makes a trace from its parts.
  public init(
    origin: Int, initial: System.State, steps: [Step<System>], loop: TraceLoop? = nil
  ) {
    self.origin = origin
    self.initial = initial
    self.steps = steps
    self.loop = loop
  }

  /// The index, among ``states``, of the one that the end leads back to; `nil` if the path ends.
  ///
  /// The number of steps if the path stands still at its end forever.
  public var loopStart: Int? { loop?.start }

  /// The state in which the path ends.
  public var final: System.State { steps.last?.after ?? initial }

  /// All states on the path, one more than there are steps.
  public var states: [System.State] { [initial] + steps.map(\.after) }

  /// The actions along the path.
  public var actions: [System.Action] { steps.map(\.action) }
}

extension Trace {
  /// Goes on with the steps that follow by themselves: in each state the first action that counts,
  /// until none does or a state comes again.
  ///
  /// - Parameters:
  ///   - system: The system that the path was taken in.
  ///   - limit: How many steps to take at most.
  ///   - counts: Whether an action is taken without anybody choosing it.
  /// - Returns: The longer path.
  public func continued(
    in system: System, atMost limit: Int, by counts: (System.Action) -> Bool
  ) -> Trace {
    var expansion = Expansion(system)
    var (path, seen) = (steps, Set(states))
    while path.count < steps.count + limit {
      let before = path.last?.after ?? initial
      expansion.enable(in: before)
      guard let choice = expansion.actions.firstIndex(where: counts) else { break }
      let action = expansion.actions[choice]
      let after = expansion.step(before, choice: choice)
      guard seen.insert(after).inserted else { break }
      path.append(Step(before: before, action: action, events: expansion.events, after: after))
    }
    return Trace(origin: origin, initial: initial, steps: path)
  }
}

extension Trace: CustomStringConvertible {
  /// The states, each on a line, with the actions that lead to them.
  ///
  /// See ``TransitionSystem/description(of:after:)``.
  public var description: String {
    var lines = ["0. \(System.description(of: initial, after: nil))"]
    for (number, step) in steps.enumerated() {
      let state = System.description(of: step.after, after: step.before)
      lines.append("\(number + 1). \(ValueText.text(of: step.action)): \(state)")
    }
    if let loopStart {
      lines.append(
        loopStart < steps.count
          ? "and so on from \(loopStart)" : "and nothing more happens")
    }
    return lines.joined(separator: "\n")
  }
}

/// How a trace that stands for a behavior without end goes on.
public struct TraceLoop: Hashable, Sendable {
  /// The index, among the states of the trace, of the one to which its end leads back.
  ///
  /// That state equals the last one. If it is the last one, the behavior stands still there.
  public let start: Int
  /// For each step of the trace, the fairness assumptions whose actions it belongs to.
  ///
  /// A step that changes nothing belongs to none.
  public let fairness: [[String]]

  /// Makes a loop from its parts.
  public init(start: Int, fairness: [[String]] = []) {
    self.start = start
    self.fairness = fairness
  }
}
