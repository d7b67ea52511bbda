// SPDX-License-Identifier: MIT

import StateSpace

/// A system made of objects, which cannot be copied: it can only be acted on.
///
/// A state is what a sequence of actions leads to, from a scene that was made afresh. What is to be
/// checked is observed as a value.
protocol LiveScene {
  /// One thing that can happen.
  associatedtype Action: Hashable & Sendable
  /// What an action lets the outside see.
  associatedtype Event: Hashable & Sendable
  /// What properties look at.
  associatedtype Observation: Hashable & Sendable

  /// Appends what can happen now, in a fixed order, each at most once.
  func appendActions(to actions: inout [Action])

  /// An action that is possible only if it changes something, which is found out by taking it.
  var trial: Action? { get }

  /// The questions that were asked of what the scene runs on since there were none, one bit for each.
  var asked: UInt64 { get nonmutating set }

  /// Lets an action happen, and appends what is seen of it.
  ///
  /// - Precondition: It is one of those that can happen now.
  func perform(_ action: Action, emitting events: inout [Event])

  /// Lets actions happen one after the other, from the start, without observing them.
  ///
  /// - Precondition: Each of them can happen when it is its turn.
  func follow(_ path: [Action])

  /// What properties look at.
  func observe() -> Observation

  /// Adds all that makes a difference to the future.
  @MainActor
  func add(to snapshot: inout Snapshot)

  /// Whether the scene may stay as it is for good.
  var isAccepting: Bool { get }
}

extension LiveScene {
  /// There is none.
  var trial: Action? { nil }

  /// No questions are open.
  var asked: UInt64 {
    get { 0 }
    nonmutating set {}
  }

  /// Performs each of the actions.
  func follow(_ path: [Action]) {
    var events: [Event] = []
    for action in path {
      events.removeAll(keepingCapacity: true)
      perform(action, emitting: &events)
    }
  }
}

/// A state of a scene: the actions that lead to it, and what is there then.
struct LiveState<Scene: LiveScene>: Hashable, Sendable {
  /// The actions from the start; a way to the state, not part of it.
  let path: [Scene.Action]
  /// What is observed there.
  var observation: Scene.Observation
  /// What can happen there.
  let actions: [Scene.Action]
  /// Whether the scene may stay so for good.
  let isAccepting: Bool
  /// What tells the state from others.
  let fingerprint: Fingerprint
  /// The same, without what can only be told by its history.
  let visible: Fingerprint

  /// Whether both are the same state, however they were reached.
  static func == (left: LiveState, right: LiveState) -> Bool {
    left.fingerprint == right.fingerprint
  }

  /// Hashes the fingerprint.
  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
