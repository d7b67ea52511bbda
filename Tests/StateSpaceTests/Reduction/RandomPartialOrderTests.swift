// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Partial order keeps every verdict, in thousands of random systems")
struct RandomPartialOrderTests {
  /// A system with questions to ask, explored with and without the reduction.
  struct Trial: CustomStringConvertible {
    let seed: Int
    let system: RandomProcesses
    let questions: [RandomQuestion]
    let hasMonitor: Bool

    init(seed: Int) {
      var dice = Dice(seed: seed)
      self.seed = seed
      system = .random(&dice)
      questions = (0..<max(1, dice.roll(0...2))).map { [system] _ in
        RandomQuestion(about: system, &dice)
      }
      hasMonitor = dice.roll(0...2) == 0
    }

    var description: String { "seed \(seed): \(system)" }

    var properties: [Property<RandomProcesses>] {
      var properties: [Property<RandomProcesses>] = [.noDeadlock]
      for (number, question) in questions.enumerated() {
        properties += [
          .never("never \(number)", question.predicate),
          .reachable("reachable \(number)", question.predicate),
          .always("always \(number)", when: question.predicate, questions[0].predicate),
        ]
      }
      if hasMonitor {
        let monitor = Monitor<Int>("ascending") { last, event in
          event + 1 < last ? .violated : event == 1 ? .exercised(2) : .next(UInt8(event) + 1)
        }
        properties.append(.monitor(monitor))
      }
      return properties
    }

    func isVisible(_ action: RandomProcesses.Action) -> Bool {
      questions.contains { $0.sees(action) } || hasMonitor && action.event != nil
        || system.highest < 2 && action.effect?.variable == 0
    }

    func reduced(_ check: ReductionCheck = .sample) throws
      -> ReducedExploration<RandomProcesses>
    {
      try Explorer(system, properties: properties)
        .exploreInPartialOrder(visible: isVisible, checking: check)
    }
  }

  @Test("The verdicts are those of the whole space")
  func verdicts() throws {
    var whole = 0
    var looked = 0
    for seed in LongTests.seeds(500) {
      let trial = Trial(seed: seed)
      let reference = try trial.system.explored(trial.properties)
      let check: ReductionCheck = seed % 10 == 0 ? .everything : .sample
      let reduced = try trial.reduced(check)
      for (result, reference) in zip(reduced.results, reference.results) {
        #expect(result.agrees(with: reference, check), "\(trial)")
      }
      #expect(Set(reduced.states).isSubset(of: reference.states), "\(trial)")
      whole += reference.distinct
      looked += reduced.distinct
    }
    // Otherwise nothing was put to the test.
    #expect(looked * 10 < whole * 9, "\(looked) of \(whole)")
  }

  @Test("No state without a way out is missed")
  func terminalStates() throws {
    for seed in LongTests.seeds(400) {
      let system = Trial(seed: seed).system
      let reference = try system.explored()
      let reduced = try Explorer(system).exploreInPartialOrder(visible: {
        system.highest < 2 && $0.effect?.variable == 0
      })
      let ends = Set(reference.terminalStates().map { reference.states[$0] })
      #expect(ends.isSubset(of: reduced.states), "seed \(seed)")
    }
  }

  @Test("Every trace is one that the system takes, and shows what it claims")
  func traces() throws {
    for seed in LongTests.seeds(400) {
      let trial = Trial(seed: seed)
      let reduced = try trial.reduced()
      for result in reduced.results where result.kind == .never {
        guard let trace = result.trace else { continue }
        let number = try #require(result.name.split(separator: " ").last.flatMap { Int($0) })
        #expect(trial.questions[number].predicate(trace.final), "\(trial)")
        #expect(trial.system.takes(trace), "\(trial)")
      }
    }
  }
}
