// SPDX-License-Identifier: MIT

import StateSpace
@testable import SceneHarness

/// A turnstile made of objects that know each other, as an app is.
final class Turnstile: LiveScene {
  enum Action: Hashable, Sendable { case coin, push, jump }

  final class Lock {
    weak var arm: Arm?
    var isOpen = false
  }

  final class Arm {
    let lock: Lock
    var guests: [Guest] = []
    init(lock: Lock) { self.lock = lock }
  }

  final class Guest {
    let hasPaid: Bool
    init(hasPaid: Bool) { self.hasPaid = hasPaid }
  }

  let arm = Arm(lock: Lock())
  /// What a careless app may hold: something that is another in each run.
  var clutter: Any?

  /// What is possible only if it changes something.
  let trial: Action?

  init(clutter: Any? = nil, trial: Action? = nil) {
    (self.clutter, self.trial) = (clutter, trial)
    arm.lock.arm = arm
  }

  func appendActions(to actions: inout [Action]) {
    actions.append(.coin)
    if arm.lock.isOpen { actions.append(.push) }
    if arm.guests.count < 2 { actions.append(.jump) }
  }

  func perform(_ action: Action, emitting events: inout [String]) {
    switch action {
    case .coin: arm.lock.isOpen = true
    case .push:
      arm.lock.isOpen = false
      if arm.guests.count < 2 { arm.guests.append(Guest(hasPaid: true)) }
    case .jump: arm.guests.append(Guest(hasPaid: false))
    }
    events.append("\(action)")
  }

  func observe() -> [Bool] { arm.guests.map(\.hasPaid) }

  func add(to snapshot: inout Snapshot) { snapshot.add(self, named: "turnstile") }

  var isAccepting: Bool { true }
}
