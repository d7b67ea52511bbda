// SPDX-License-Identifier: MIT

/// The steps that scenes have taken, so that none is executed again whose outcome is known.
///
/// Several systems may share it: each knows in which circumstances its scenes are made, and whether
/// what was observed in others could be any different in its own. Paths have numbers here, so that a
/// step is found without comparing them.
final class StepMemory<Scene: LiveScene>: Sendable {
  /// What is observed in one scene as it would be in another; `nil` if that might be something else.
  typealias Adoption = @Sendable (Scene.Observation) -> Scene.Observation?

  /// What a step has led to in some circumstances.
  struct Outcome {
    var state: LiveState<Scene>
    let events: [Scene.Event]
  }

  /// A step by the number of the path that it completes; the making of a scene has neither.
  struct Step: Hashable {
    let origin: Int?
    let action: Scene.Action?

    /// Fails for a state whose path has no number.
    init?(_ action: Scene.Action?, from state: LiveState<Scene>?) {
      if let state, state.number == nil { return nil }
      (origin, self.action) = (state?.number, action)
    }
  }

  private struct Contents {
    /// The numbers of the paths that end with a step.
    var numbers: [Step: Int] = [:]
    /// What each path has led to.
    var outcomes: [[Outcome]] = []
    var count = 0
    var answers = true

    func find(_ number: Int, _ adopt: Adoption) -> Outcome? {
      for outcome in outcomes[number] {
        guard let seen = adopt(outcome.state.observation) else { continue }
        var outcome = outcome
        outcome.state.observation = seen
        return outcome
      }
      return nil
    }

    mutating func number(of step: Step) -> Int {
      if let number = numbers[step] { return number }
      numbers[step] = outcomes.count
      outcomes.append([])
      return outcomes.count - 1
    }
  }

  private let capacity: Int
  private let contents = ForkSafeLock(Contents())

  /// Creates an empty memory.
  ///
  /// - Parameter capacity: How many steps it remembers; those that come later are executed each time.
  init(capacity: Int) { self.capacity = capacity }

  /// Whether what is remembered is told; if not, every step is executed, and remembered.
  var answers: Bool {
    get { contents.withLock(\.answers) }
    set { contents.withLock { $0.answers = newValue } }
  }

  /// What a step leads to, if that is known.
  func outcome(of step: Step, _ adopt: Adoption) -> Outcome? {
    contents.withLock { contents in
      guard contents.answers, let number = contents.numbers[step] else { return nil }
      return contents.find(number, adopt)
    }
  }

  /// Remembers what a step has led to, and returns the state with the number of its path.
  func remember(_ outcome: Outcome, of step: Step, _ adopt: Adoption) -> LiveState<Scene> {
    contents.withLock { contents in
      var state = outcome.state
      guard contents.count < capacity else { return state }
      let number = contents.number(of: step)
      state.number = number
      if contents.find(number, adopt) == nil {
        contents.outcomes[number].append(Outcome(state: state, events: outcome.events))
        contents.count += 1
      }
      return state
    }
  }
}
