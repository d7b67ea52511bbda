// SPDX-License-Identifier: MIT

import StateSpace
import TestSupport
import Testing

/// Small graphs by the hundred, each judged by the engine and by trying everything.
@Suite("Claims about behaviors, against a naive judge")
struct RandomTemporalTests {
  /// A graph, a claim, and what the engine says.
  struct Trial: CustomStringConvertible {
    var seed: Int
    var graph: ArrowGraph
    var claim: PlainClaim
    var judge: NaiveJudge { NaiveJudge(graph, claim) }

    init(seed: Int, forms: [PlainClaim.Strength] = [.weak, .strong, .ceasing, .recurring]) {
      var dice = Dice(seed: seed)
      self.seed = seed
      graph = .random(&dice)
      claim = .random(&dice, forms: forms)
    }

    func complaint(about trace: Trace<ArrowGraph>) -> String? {
      LassoCheck(graph: graph, claim: claim, trace: trace).complaint
    }

    var description: String { "seed \(seed): \(claim); \(graph)" }

    func result(
      limits: Limits = .none, besides others: [Property<ArrowGraph>] = []
    ) throws -> PropertyResult<ArrowGraph> {
      try graph.explored([claim.property] + others, limits: limits).checked("claim")
    }
  }

  @Test(
    "What a whole search says, counts and shows is what the naive judge finds",
    arguments: [[.weak, .strong, .ceasing, .recurring], [.weak, .strong], [.strong]]
      as [[PlainClaim.Strength]])
  func wholeSpace(forms: [PlainClaim.Strength]) throws {
    for seed in 0..<LongTests.choose(300, long: 40_000) {
      let trial = Trial(seed: seed, forms: forms)
      let judge = trial.judge
      let expected: Verdict =
        if judge.brokenObligationCount > 0 {
          .violated
        } else if judge.obligationCount == 0 || !judge.isPossible {
          .vacuous(nil)
        } else {
          .holds
        }
      let result = try trial.result()
      #expect(result.verdict == expected, "\(trial)")
      #expect(result.violations == judge.brokenObligationCount, "\(trial)")
      #expect(result.trace?.loopStart == judge.shortestStem, "\(trial)")
      if let trace = result.trace {
        #expect(trial.complaint(about: trace) == nil, "\(trial): \(trace.states)")
      }
      // With weak and strong fairness alone, some behavior is always fair.
      guard !forms.contains(.ceasing) else { continue }
      #expect(result.exercised == judge.obligationCount, "\(trial)")
    }
  }

  @Test(
    "A path breaks the claim if it goes on as its counterexample, and never where that is unfair")
  func endings() throws {
    for seed in 0..<LongTests.choose(150, long: 10_000) {
      let trial = Trial(seed: seed)
      let exploration = try trial.graph.explored([trial.claim.property])
      let example = exploration.results[0].trace
      let paths = try exploration.states.indices.map { try exploration.trace(to: $0) }
      for (place, path) in (paths + [example].compactMap(\.self)).enumerated() {
        let ending = path.endings(breaking: [trial.claim.property], in: trial.graph).first
        if place == paths.count { #expect(ending != nil, "\(trial): \(path.states)") }
        guard let ending else { continue }
        let marks = path.actions.map { arrow in
          arrow.source == arrow.target
            ? []
            : trial.claim.assumptions
              .filter { $0.form != .recurring && $0.members.contains(arrow.kind) }
              .map(\.form.rawValue)
        }
        let lasso = Trace(
          origin: path.origin, initial: path.initial, steps: path.steps,
          loop: TraceLoop(start: ending.repeatsAfter, fairness: marks))
        #expect(trial.complaint(about: lasso) == nil, "\(trial): \(path.states)")
      }
    }
  }

  @Test func `A search that stopped early never says more than is true`() throws {
    for seed in 0..<LongTests.choose(200, long: 20_000) {
      let trial = Trial(seed: seed)
      let exploration = try trial.graph.explored(
        [trial.claim.property], limits: Limits(depth: 1 + seed % 2))
      if exploration.isClosed { continue }
      let result = exploration.results[0]
      #expect(result.verdict != .holds, "\(trial)")
      if result.verdict == .violated {
        let trace = try #require(result.trace)
        #expect(trial.complaint(about: trace) == nil, "\(trial): \(trace.states)")
      }
    }
  }

  @Test("A search within a constraint never says more than is true of the whole system")
  func constrained() throws {
    for seed in 0..<LongTests.choose(200, long: 20_000) {
      var trial = Trial(seed: seed)
      let whole = trial.judge
      trial.graph.highest = trial.graph.count / 2
      let result = try trial.result()
      if result.verdict == .holds { #expect(whole.brokenObligationCount == 0, "\(trial)") }
      if let trace = result.trace {
        #expect(trial.complaint(about: trace) == nil, "\(trial): \(trace.states)")
      }
    }
  }

  @Test("A monitor that watches beside changes neither the verdict nor the way into the circle")
  func monitors() throws {
    let monitor = Monitor<ArrowGraph.Event>("counts to three") { state, event in
      .exercised(event == .tookArrow(kind: 0) ? (state + 1) % 3 : state)
    }
    for seed in 0..<LongTests.choose(150, long: 10_000) {
      let trial = Trial(seed: seed)
      let alone = try trial.result()
      let watched = try trial.result(besides: [.monitor(monitor)])
      #expect(watched.verdict == alone.verdict, "\(trial)")
      #expect(watched.trace?.loopStart == alone.trace?.loopStart, "\(trial)")
      if let trace = watched.trace {
        #expect(trial.complaint(about: trace) == nil, "\(trial): \(trace.states)")
      }
    }
  }
}
