// SPDX-License-Identifier: MIT

import StateSpace
import Synchronization
import TestSupport
import Testing

@Suite("A family of systems, explored at once")
struct FamilyTests {
  @Test(
    "has for each member the verdicts and the lengths that exploring it alone gives",
    arguments: 0..<8)
  func members(part: UInt64) throws {
    let count = LongTests.choose(8, long: 1_000) as UInt64
    for seed in part * count..<(part + 1) * count {
      let limits = seed % 4 == 3 ? Limits(depth: 2) : .none
      try compare(RandomFamily(seed: seed), limits, "seed \(seed)")
    }
  }

  @Test("leaves out the members whose answers vary in more than one question", arguments: 0..<24)
  func mutants(seed: UInt64) throws {
    let family = RandomFamily(seed: seed, varyingOneAtATime: true)
    try compare(family, .none, "seed \(seed)")
    let states = try Set(
      family.combinations.flatMap {
        try Explorer(family.member($0), properties: []).explore().states.map(\.number)
      })
    #expect(try Explorer(family, properties: []).explore().distinct == states.count)
  }

  @Test("says the same of parts of states, asked once each, as of all states", arguments: 0..<30)
  func parts(seed: UInt64) throws {
    let family = RandomFamily(seed: seed)
    let together = try Explorer(family).explore()
    let alone = try Explorer(family.member(family.combinations[0])).explore()
    for (name, other) in RandomFamily.pairs {
      for exploration in [together, alone] {
        let parts = try #require(exploration.result(named: name))
        let states = try #require(exploration.result(named: other))
        #expect(parts.verdict == states.verdict)
        #expect(parts.exercised == states.exercised)
        #expect(parts.trace == states.trace)
        #expect(exploration.conditions(of: parts) == exploration.conditions(of: states))
      }
    }
  }

  @Test func `of more questions, or more answers, than can be kept is refused`() throws {
    func error(_ questions: [Int]) throws -> ExplorationError {
      try #require(throws: ExplorationError.self) {
        try Explorer(Questionnaire(openQuestions: questions)).explore()
      }
    }
    #expect(
      try error(Array(repeating: 2, count: 65))
        == .tooManyQuestions(65, limit: Answers.questionLimit))
    #expect(try error([2, 4]) == .invalidAnswerCount(4, question: 1, limit: Answers.answerLimit))
    #expect(
      try error([0]).description == """
        Question 0 has 0 answers; there must be from 1 to 3. Make a question with more answers \
        several questions.
        """)
    let all = Questionnaire(openQuestions: Array(repeating: 1, count: 63) + [3])
    #expect(try Explorer(all).explore().result(named: "the third answer")?.verdict == .violated)
  }

  private func compare(_ family: RandomFamily, _ limits: Limits, _ comment: Comment) throws {
    let together = try Explorer(family, limits: limits).explore()
    var violated: [String: [Answers]] = [:]
    for answers in family.combinations {
      let alone = try Explorer(family.member(answers), limits: limits).explore()
      // A bound may hide nothing of one member that it hides of others.
      if alone.isClosed != together.isClosed { continue }
      for (result, expected) in zip(together.results, alone.results) {
        let trace = try together.trace(of: result, under: answers)
        let length = trace.map { $0.loopStart ?? $0.steps.count }
        let expectedLength = expected.trace.map { $0.loopStart ?? $0.steps.count }
        if limits != .none, result.kind.isTemporal, let length {
          // What is known of a state from other answers may show more than the bound would.
          #expect(length <= expectedLength ?? .max, "\(comment): \(result.name) under \(answers)")
        } else {
          #expect(length == expectedLength, "\(comment): \(result.name) under \(answers)")
        }
        if expected.verdict == .violated { violated[result.name, default: []].append(answers) }
        guard let trace else { continue }
        trace.expectIsTrace(of: family.member(answers), comment)
      }
    }
    for result in together.results where limits == .none {
      expectConditions(
        together.conditions(of: result), explain: violated[result.name] ?? [], comment)
    }
  }

  /// Conditions tell what is violated, and nothing else.
  private func expectConditions(
    _ conditions: [Answers], explain violated: [Answers], _ comment: Comment
  ) {
    for condition in conditions {
      let matching = violated.filter { answers in
        condition.questions.allSatisfy { answers[$0] == condition[$0] }
      }
      #expect(!matching.isEmpty, comment)
    }
    for answers in violated {
      let isExplained = conditions.contains { condition in
        condition.questions.allSatisfy { answers[$0] == condition[$0] }
      }
      #expect(isExplained, comment)
    }
  }

  @Test(arguments: 0..<40) func `has the states of all members, each once`(seed: UInt64) throws {
    let family = RandomFamily(seed: seed)
    let states = try Set(
      family.combinations.flatMap {
        try Explorer(family.member($0), properties: []).explore().states.map(\.number)
      })
    let together = try Explorer(family, properties: []).explore()
    #expect(together.distinct == states.count)
    #expect(Set(together.states.map(\.number)) == states)
    #expect(together.levels.reduce(0, +) == together.distinct)
  }

  @Test("counts each state once that it has expanded up to a limit", arguments: 0..<40)
  func expandedStates(seed: UInt64) throws {
    let family = RandomFamily(seed: seed)
    let bounded = try Explorer(family, properties: [], limits: Limits(depth: 3)).explore()
    let expanded = bounded.isClosed ? bounded.levels[...] : bounded.levels.prefix(3)
    #expect(bounded.expandedCount == expanded.reduce(0, +))
    var sources: Set<Int> = []
    bounded.forEachTransition { source, _, _, _ in sources.insert(source) }
    #expect(sources.allSatisfy { $0 < bounded.expandedCount })
  }

  @Test func `is the same for any number of threads`() throws {
    let family = RandomFamily(seed: 5, states: 150)
    let one = try Explorer(family).explore()
    let three = try Explorer(family, jobs: 3).explore()
    #expect(one.states == three.states)
    #expect(one.generated == three.generated)
    for (left, right) in zip(one.results, three.results) {
      #expect(left.verdict == right.verdict && left.trace == right.trace)
      #expect(one.conditions(of: left) == three.conditions(of: right))
    }
  }

  @Test func `asks each question once for each answer, and no more than a step needs`() throws {
    let family = RandomFamily(seed: 11)
    let together = try Explorer(family, properties: []).explore()
    let alone = try family.combinations.map {
      try Explorer(family.member($0), properties: []).explore().generated
    }
    #expect(together.generated < alone.reduce(0, +))
  }

  @Test("takes a step once that is in several lists of actions and asks for nothing itself")
  func listedSteps() throws {
    let counter = StepCounter()
    var explorer = Explorer(Listed(counter: counter), properties: [])
    explorer.checksDeterminism = false
    let exploration = try explorer.explore()
    // The list of the first state depends on two questions; each of its actions is in four lists
    // or in two.
    #expect(exploration.distinct == 4)
    #expect(exploration.generated == 1 + 4 + 2 + 2)
    let steps = counter.steps.withLock { $0 }
    #expect(steps == 3)
  }

  @Test(
    "takes a step once for each answer, whatever the monitors have seen and however it is reached")
  func rememberedSteps() throws {
    let counter = StepCounter()
    let ring = Ring(counter: counter)
    var explorer = Explorer(ring)
    explorer.checksDeterminism = false
    let exploration = try explorer.explore()
    // Six states, each with three states of the monitor.
    #expect(exploration.distinct == 18)
    #expect(exploration.generated > 18)
    #expect(exploration.results.map(\.verdict) == [.holds, .holds])
    // Two of the six states ask, and have two answers.
    let steps = counter.steps.withLock { $0 }
    #expect(steps == 8)
  }
}

/// Six states in a ring; in two of them an answer says whether the next one is left out.
private struct Ring: TransitionSystem {
  typealias State = Listed.State

  let counter: StepCounter
  let initialStates = [State()]
  let openQuestions = [2, 2]

  var properties: [Property<Ring>] {
    [
      .monitor(Monitor("counts to three") { state, _ in .exercised((state + 1) % 3) }),
      .onEveryStep("goes on") { $0.after.number != $0.before.number },
    ]
  }

  func state(_ state: State, answering: Answering) -> State {
    State(number: state.number, answering: answering)
  }

  func withoutAnswers(_ state: State) -> State { State(number: state.number) }

  func appendActions(enabledIn state: State, to actions: inout [Int]) { actions.append(0) }

  func step(_ state: State, by action: Int, emitting events: inout [Int]) -> State {
    counter.steps.withLock { $0 += 1 }
    events.append(0)
    let question = [1: 0, 4: 1][state.number]
    let answer = question.flatMap { state.answering?.answer(to: $0) } ?? 0
    return State(number: (state.number + 1 + answer) % 6, answering: state.answering)
  }
}

/// How many steps were taken.
private final class StepCounter: Sendable {
  let steps = Mutex(0)
}

/// A system with an action that is always enabled, and two that each depend on an answer.
private struct Listed: TransitionSystem {
  struct State: Hashable, Sendable {
    var number = 0
    var answering: Answering?

    static func == (left: State, right: State) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  let counter: StepCounter
  let initialStates = [State()]
  let openQuestions = [2, 2]

  func state(_ state: State, answering: Answering) -> State {
    State(number: state.number, answering: answering)
  }

  func withoutAnswers(_ state: State) -> State { State(number: state.number) }

  func appendActions(enabledIn state: State, to actions: inout [Int]) {
    guard state.number == 0, let answering = state.answering else { return }
    for question in [0, 1] where answering.answer(to: question) == 1 {
      actions.append(question + 1)
    }
    actions.append(3)
  }

  func step(_ state: State, by action: Int) -> State {
    counter.steps.withLock { $0 += 1 }
    return State(number: action, answering: state.answering)
  }
}

/// Asks its last question.
private struct Questionnaire: TransitionSystem {
  struct State: Hashable {
    var answering: Answering?
    var got: Int?

    static func == (lhs: State, rhs: State) -> Bool { lhs.got == rhs.got }
    func hash(into hasher: inout Hasher) { hasher.combine(got) }
  }

  let openQuestions: [Int]
  let initialStates = [State()]
  let properties: [Property<Self>] = [.never("the third answer") { $0.got == 2 }]

  func appendActions(enabledIn state: State, to actions: inout [String]) {
    if state.got == nil { actions.append("ask") }
  }
  func step(_ state: State, by action: String) -> State {
    State(answering: state.answering, got: state.answering?.answer(to: openQuestions.count - 1))
  }
  func state(_ state: State, answering: Answering) -> State {
    State(answering: answering, got: state.got)
  }
  func withoutAnswers(_ state: State) -> State { State(got: state.got) }
}
