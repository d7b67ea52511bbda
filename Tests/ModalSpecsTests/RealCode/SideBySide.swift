// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import UIKitSemantics

/// Runs a model and the code that it is a model of side by side, and looks for the first sequence of
/// actions after which they differ: in what UIKit and the app tell each other, or in what can
/// happen next.
struct SideBySide<App: Application> {
  typealias Model = PresentationSystem<App>
  typealias Code = PresentationSystem<SceneApplication>

  /// An action of the model, and the beginnings of the names that it has in the code.
  struct Pair {
    let model: String
    let code: [String]

    init(_ model: String, _ code: String...) { (self.model, self.code) = (model, code) }
  }

  private struct Position: Hashable {
    let model: Model.State
    let code: Code.State
  }

  let model: Model
  let code: Code
  let pairs: [Pair]

  /// The first difference within some actions, in words.
  func firstDifference(
    from start: [String] = [], model modelStart: Model.State, code codeStart: Code.State,
    depth: Int
  ) -> String? {
    var seen: Set<Position> = []
    var level: [(position: Position, path: [String])] = [
      (Position(model: modelStart, code: codeStart), start)
    ]
    for _ in 0..<depth {
      var next: [(position: Position, path: [String])] = []
      for (position, path) in level where seen.insert(position).inserted {
        for pair in pairs {
          switch step(position, pair) {
          case .neither: continue
          case .same(let reached): next.append((reached, path + [pair.model]))
          case .different(let words):
            return "\((path + [pair.model]).joined(separator: "; ")): \(words)"
          }
        }
      }
      level = next
    }
    return nil
  }

  private enum Outcome {
    case neither
    case same(Position)
    case different(String)
  }

  private func step(_ position: Position, _ pair: Pair) -> Outcome {
    let ours = action(of: model, in: position.model) { $0 == pair.model }
    let theirs = action(of: code, in: position.code) { name in
      pair.code.contains { name.hasPrefix($0) }
    }
    guard let ours, let theirs else {
      if ours == nil, theirs == nil { return .neither }
      return .different("only the \(ours == nil ? "code" : "model") offers it")
    }
    var modelEvents: [HarnessEvent] = []
    var codeEvents: [HarnessEvent] = []
    let modelNext = model.step(position.model, by: ours, emitting: &modelEvents)
    let codeNext = code.step(position.code, by: theirs, emitting: &codeEvents)
    let left = Self.comparable(modelEvents)
    let right = Self.comparable(codeEvents)
    guard left == right else {
      return .different("the model has \(Self.text(left)), the code \(Self.text(right))")
    }
    return .same(Position(model: modelNext, code: codeNext))
  }

  /// What both have to agree on.
  ///
  /// Whether a method is missing or says "there is none" is the same to
  /// UIKit.
  private static func comparable(_ events: [HarnessEvent]) -> [HarnessEvent] {
    events.indices.compactMap { index in
      let isRefusal = index + 1 < events.count && events[index + 1] == .answer(.no)
      return events[index].isComparable && !isRefusal ? events[index] : nil
    }
  }

  private func action<System: TransitionSystem>(
    of system: System, in state: System.State, where isMeant: (String) -> Bool
  ) -> System.Action? {
    var actions: [System.Action] = []
    system.appendActions(enabledIn: state, to: &actions)
    return actions.first { isMeant(system.name(of: $0)) }
  }

  private static func text(_ events: [HarnessEvent]) -> String {
    events.map { "\($0)" }.joined(separator: "\n  ")
  }
}

extension HarnessEvent {
  /// Whether model and code have to agree on it: what UIKit calls, and the requests that have an
  /// effect on it.
  fileprivate var isComparable: Bool {
    switch self {
    case .callback(.animatorAnimationsDidFinish), .callback(.containerViewDidLayoutSubviews),
      .callback(.containerViewWillLayoutSubviews):
      false
    case .callback(.animationEnded): false  // Only one of the two has the optional method.
    case .callback: true
    case .call(.present, _), .call(.dismiss, _), .call(.completeTransition, _): true
    case .call(.finishInteractiveTransition, .accepted),
      .call(.cancelInteractiveTransition, .accepted):
      true
    default: false
    }
  }
}
