// SPDX-License-Identifier: MIT

import StateSpace

extension DiningPhilosophers: ConcurrentSystem {
  var everyAction: [Action] {
    (0..<count).flatMap { [.takeLeft($0), .takeRight($0), .release($0)] }
  }

  /// Actions are independent if they touch neither the same philosopher nor the same fork.
  func areIndependent(_ first: Action, _ second: Action) -> Bool {
    seat(of: first) != seat(of: second) && forks(of: first).isDisjoint(with: forks(of: second))
  }

  func enablers(of action: Action, in state: [Philosopher]) -> [Action] {
    switch action {
    case .takeLeft(let seat):
      state[seat] == .thinking
        ? [.release((seat + count - 1) % count)] : [.release(seat)]
    case .takeRight(let seat):
      state[seat] == .holdingLeft
        ? [.release((seat + 1) % count)] : [.takeLeft(seat)]
    case .release(let seat):
      [.takeRight(seat)]
    }
  }

  private func seat(of action: Action) -> Int {
    switch action {
    case .takeLeft(let seat), .takeRight(let seat), .release(let seat): seat
    }
  }

  private func forks(of action: Action) -> Set<Int> {
    switch action {
    case .takeLeft(let seat): [seat]
    case .takeRight(let seat): [(seat + 1) % count]
    case .release(let seat): [seat, (seat + 1) % count]
    }
  }
}
