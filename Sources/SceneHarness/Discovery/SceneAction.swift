// SPDX-License-Identifier: MIT

public import ModalHarness
import StateSpace
import UIKitSemantics

/// One thing that can happen in a scene.
///
/// Actions are the same if their names are. An action that was found in a scene remembers where,
/// so that it is done without a search when the scene has been brought to that state again.
public struct SceneAction: ApplicationInput {
  /// There are none that are known before a scene is looked at.
  public static var allCases: [SceneAction] { [] }

  let label: ActionLabel
  let command: SceneCommand
  /// What had been done when the action was found.
  let history: Fingerprint

  init(_ label: ActionLabel, _ command: SceneCommand, history: Fingerprint = Fingerprint()) {
    (self.label, self.command, self.history) = (label, command, history)
  }

  /// The name in traces.
  public var name: String { label.name }
  /// Who does it.
  public var actor: Actor { label.actor }
  /// What comes to its end by it without anybody's help.
  public var finishes: Finish? { label.finishes }

  /// Compares names.
  public static func == (left: SceneAction, right: SceneAction) -> Bool {
    left.label === right.label
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(label.number) }
}

// MARK: - Actions that the harness knows by itself

extension SceneAction {
  /// The action as the harness knows it: UIKit's gestures and the system's events are the same in
  /// scenes and in models.
  var harnessAction: HarnessAction<SceneAction> {
    switch command {
    case .gesture(let gesture): .gesture(gesture)
    case .system(let event): .system(event)
    default: .input(self)
    }
  }

  /// The action that the harness wants to happen.
  init(_ action: HarnessAction<SceneAction>) {
    switch action {
    case .gesture(let gesture): self.init(.gesture(gesture), .gesture(gesture))
    case .system(let event): self.init(.system(event), .system(event))
    case .input(let found): self = found
    }
  }
}

/// The name of an action; there is one object for each name.
final class ActionLabel: Sendable {
  let name: String
  let actor: Actor
  let finishes: Finish?
  /// Names the label in this process.
  let number: Int

  private init(_ name: String, _ actor: Actor, finishes: Finish?, number: Int) {
    (self.name, self.actor, self.finishes, self.number) = (name, actor, finishes, number)
  }

  private struct Key: Hashable {
    let name: String
    let actor: Actor
  }

  private static let known = ForkSafeLock<[Key: ActionLabel]>([:])

  /// The label for a name.
  static func named(_ name: String, _ actor: Actor, finishes: Finish? = nil) -> ActionLabel {
    let key = Key(name: written(name), actor: actor)
    return known.withLock { known in
      if let label = known[key] { return label }
      let label = ActionLabel(key.name, actor, finishes: finishes, number: known.count)
      known[key] = label
      return label
    }
  }

  /// A name without what separates the parts of a trace.
  static func written(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == 0x3B || $0 == 0x3E || $0 < 0x20 }) else { return name }
    let words = name.split { $0.isWhitespace || $0 == ";" || $0 == ">" }
    return words.joined(separator: " ")
  }

  private static let gestures = UserGesture.allCases.map { named($0.name, .user) }

  static func gesture(_ gesture: UserGesture) -> ActionLabel { gestures[Int(gesture.rawValue)] }

  private static let animationEnds = named(
    ControllerNames([]).name(of: .animationEnds), .system, finishes: .transition)
  private static let interactiveStart = named(
    ControllerNames([]).name(of: .interactiveTransitionStarts), .system,
    finishes: .transition)

  static func system(_ event: SystemEvent) -> ActionLabel {
    switch event {
    case .animationEnds: animationEnds
    case .interactiveTransitionStarts: interactiveStart
    case .containerTransitionEnds:
      named(ControllerNames([]).name(of: event), .system, finishes: .containerTransition)
    default: named(ControllerNames([]).name(of: event), .system)
    }
  }
}
