// SPDX-License-Identifier: MIT

extension PeerModel {
  /// `2PC(count)`, as `PackedTwoPhaseCommit` has it.
  package static func twoPhaseCommit(count: Int) -> PeerModel {
    let decision = Variable("decision", 3)
    let managers = (0..<count).map { Variable("manager\($0)", 3) }
    let received = (0..<count).map { Variable("received\($0)", 1) }
    let sent = (0..<count).map { Variable("sent\($0)", 1) }
    let isOpen = Condition.equal(decision, 0)
    var model = PeerModel()
    model.variables = [decision] + managers + received + sent
    model.rules = [
      Rule(.all([isOpen] + received.map { .equal($0, 1) }), [.set(decision, to: 2)]),
      Rule(isOpen, [.set(decision, to: 3)]),
    ]
    for index in 0..<count {
      let manager = managers[index]
      model.rules += [
        Rule(.both(isOpen, .equal(sent[index], 1)), [.set(received[index], to: 1)]),
        Rule(.equal(manager, 0), [.set(manager, to: 1), .set(sent[index], to: 1)]),
        Rule(.equal(manager, 0), [.set(manager, to: 3)]),
        Rule(.differs(decision, 0), [.set(manager, .variable(decision))]),
      ]
    }
    return model
  }

  /// `Phil(count)`, as `PackedPhilosophers` has it.
  package static func philosophers(count: Int) -> PeerModel {
    let hands = (0..<count).map { Variable("hands\($0)", 3) }
    let forks = (0..<count).map { Variable("fork\($0)", 1) }
    var model = PeerModel()
    model.variables = hands + forks
    for index in 0..<count {
      let hand = hands[index]
      let left = forks[index]
      let right = forks[(index + 1) % count]
      for (step, fork) in [left, right, left, right].enumerated() {
        let isTaking = step < 2
        let isReady = Condition.equal(hand, step)
        model.rules.append(
          Rule(
            isTaking ? .both(isReady, .equal(fork, 0)) : isReady,
            [.set(hand, to: (step + 1) % 4), .set(fork, to: isTaking ? 1 : 0)]))
      }
    }
    return model
  }
}
