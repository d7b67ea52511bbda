// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import UIKitSemantics

/// A model and the code that it is a model of, as one system: both take each action of a table.
///
/// So whatever is asked of both is asked of the same states, and a shortest sequence of actions is
/// the shortest for both.
struct SideBySide<App: Application>: TransitionSystem {
  typealias Model = PresentationSystem<App>
  typealias Code = PresentationSystem<SceneApplication>

  /// An action of the model, and the names that it has in the code; "…" stands for any rest.
  struct Pair {
    let model: String
    let code: [String]

    init(_ model: String, _ code: String...) { (self.model, self.code) = (model, code) }

    /// An action that has one name in both.
    init(_ name: String) { (model, code) = (name, [name]) }

    func isCode(_ name: String) -> Bool {
      code.contains { $0.hasSuffix("…") ? name.hasPrefix($0.dropLast()) : name == $0 }
    }
  }

  struct State: Hashable, Sendable {
    let model: Model.State
    let code: Code.State
    /// What one of them offers and the other one does not, or neither table nor list knows.
    var misfit: String?
  }

  struct Action: Hashable, Sendable {
    let name: String
    let model: Model.Action?
    let code: Code.Action?
  }

  enum Event: Hashable, Sendable {
    case model(PresentationEvent)
    case code(PresentationEvent)
  }

  let model: Model
  let code: Code
  let start: State
  /// What is asked of the two versions in their specs.
  let modelProperties: [Property<Model>], codeProperties: [Property<Code>]
  /// What both do.
  let pairs: [Pair]
  /// The beginnings of the names of what is in the model alone, and in the code alone.
  let onlyModel: [String], onlyCode: [String]
  /// What the code does by itself where the model does not tell of it: the model has an action for
  /// it, but offers it only where it changes something.
  let details: [Pair]
  /// Controllers of the code that the model has not, and those of the model that act for them.
  let standIns: [ControllerID: ControllerID]

  var runsOnOneThread: Bool { true }

  var initialStates: [State] {
    var events: [PresentationEvent] = []
    let settled = settle(start.code, beside: start.model, emitting: &events)
    return [State(model: start.model, code: settled)]
  }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    guard state.misfit == nil else { return }
    var ours = model.actions(in: state.model)
    var theirs = code.actions(in: state.code)
    for pair in pairs + details {
      let one = ours.removeFirst { $0 == pair.model }
      let other = theirs.removeFirst(where: pair.isCode)
      if one != nil || other != nil {
        actions.append(Action(name: pair.model, model: one?.action, code: other?.action))
      }
    }
    for rest in ours where !onlyModel.contains(where: rest.name.hasPrefix) {
      actions.append(Action(name: rest.name, model: rest.action, code: nil))
    }
    for rest in theirs where !covers(rest.name) {
      actions.append(Action(name: rest.name, model: nil, code: rest.action))
    }
  }

  /// Whether an action of the code is left out, or another way to do what a pair stands for.
  private func covers(_ name: String) -> Bool {
    onlyCode.contains(where: name.hasPrefix) || pairs.contains { $0.isCode(name) }
  }

  func step(_ state: State, by action: Action, emitting events: inout [Event]) -> State {
    guard let ours = action.model, let theirs = action.code else {
      let side = action.model == nil ? "code" : "model"
      return State(
        model: state.model, code: state.code, misfit: "only the \(side) offers '\(action.name)'")
    }
    var received: [PresentationEvent] = []
    let modelNext = model.step(state.model, by: ours, emitting: &received)
    events += received.map(Event.model)
    received = []
    let codeNext = code.step(state.code, by: theirs, emitting: &received)
    let settled = settle(codeNext, beside: modelNext, emitting: &received)
    events += received.map(Event.code)
    return State(model: modelNext, code: settled)
  }

  /// Lets the code do what the model does not tell of.
  private func settle(
    _ state: Code.State, beside modelState: Model.State, emitting events: inout [PresentationEvent]
  ) -> Code.State {
    let told = model.actions(in: modelState).map(\.name)
    var state = state
    for detail in details where !told.contains(detail.model) {
      while let own = code.actions(in: state).first(where: { detail.isCode($0.name) }) {
        state = code.step(state, by: own.action, emitting: &events)
      }
    }
    return state
  }

  func isAccepting(_ state: State) -> Bool { true }

  func name(of action: Action) -> String { action.name }
}

// MARK: - The two parts

extension SideBySide {
  var modelPart: Projection<Self, Model> {
    Projection(
      state: { $0.model }, action: { $0.model },
      event: { if case .model(let event) = $0 { event } else { nil } })
  }

  var codePart: Projection<Self, Code> {
    Projection(
      state: { $0.code }, action: { $0.code },
      event: { if case .code(let event) = $0 { event } else { nil } })
  }
}

extension TransitionSystem {
  fileprivate func actions(in state: State) -> [(name: String, action: Action)] {
    var actions: [Action] = []
    appendActions(enabledIn: state, to: &actions)
    return actions.map { (name(of: $0), $0) }
  }
}

extension Array {
  fileprivate mutating func removeFirst<Action>(
    where isMeant: (String) -> Bool
  ) -> Element? where Element == (name: String, action: Action) {
    firstIndex { isMeant($0.name) }.map { remove(at: $0) }
  }
}
