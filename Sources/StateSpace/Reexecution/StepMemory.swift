// SPDX-License-Identifier: MIT

/// The steps that scenes have taken, so that none is executed again whose outcome is known.
///
/// The scenes of several systems share it, if they are made alike and differ in circumstances only
/// that each system knows: see ``ReexecutedSystem/remembering(in:_:)``. Every state has a place here,
/// so that a step is found without comparing paths.
package final class StepMemory<Scene: LiveScene>: Sendable {
  /// What is observed in one scene as it would be in another; `nil` if that might be something else.
  package typealias Adoption = @Sendable (Scene.Observation) -> Scene.Observation?

  /// What a step has led to.
  struct Outcome {
    var state: LiveState<Scene>
    let events: [Scene.Event]
  }

  /// A step by the place of the state that it leads from; making a scene is one without either.
  struct Step: Hashable {
    let origin: Int?
    let action: Scene.Action?

    /// Fails for a state that is not remembered itself.
    init?(_ action: Scene.Action?, from state: LiveState<Scene>?) {
      if let state, state.place == nil { return nil }
      (origin, self.action) = (state?.place, action)
    }
  }

  private struct Contents {
    var outcomes: [Outcome] = []
    /// The places of all that a step has led to.
    var places: [Step: [Int]] = [:]
    var answers = true

    func find(_ step: Step, _ adopt: Adoption) -> Outcome? {
      for place in places[step] ?? [] {
        guard let seen = adopt(outcomes[place].state.observation) else { continue }
        var outcome = outcomes[place]
        outcome.state.observation = seen
        return outcome
      }
      return nil
    }
  }

  private let capacity: Int
  private let contents = ForkSafeLock(Contents())

  /// Creates an empty memory.
  ///
  /// - Parameter capacity: How many steps it remembers; those that come later are executed each time.
  package init(capacity: Int) { self.capacity = capacity }

  /// Whether what is remembered is told; if not, every step is executed, and remembered.
  package var answers: Bool {
    get { contents.withLock(\.answers) }
    set { contents.withLock { $0.answers = newValue } }
  }

  /// What a step leads to, if that is known.
  func outcome(of step: Step, _ adopt: Adoption) -> Outcome? {
    contents.withLock { $0.answers ? $0.find(step, adopt) : nil }
  }

  /// Remembers what a step has led to, and returns the state with its place.
  func remember(_ outcome: Outcome, of step: Step, _ adopt: Adoption) -> LiveState<Scene> {
    contents.withLock { contents in
      var state = outcome.state
      if let known = contents.find(step, adopt) {
        state.place = known.state.place
      } else if contents.outcomes.count < capacity {
        state.place = contents.outcomes.count
        contents.places[step, default: []].append(contents.outcomes.count)
        contents.outcomes.append(Outcome(state: state, events: outcome.events))
      }
      return state
    }
  }
}
