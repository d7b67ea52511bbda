// SPDX-License-Identifier: MIT

import StateSpace
import Testing

/// A small system made at random that leaves questions open, or one of its family.
struct RandomFamily: TransitionSystem {
  /// A number, and the answers that whoever looks at it gets.
  struct State: Hashable, Sendable {
    var number: Int
    var answering: Answering?

    static func == (left: State, right: State) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// What a step shows of itself: of its states, what each shares with another one.
  struct StepView {
    let before: State
    let events: [Int]
    let after: State
  }

  /// Keeps states by their numbers; two of them share a part.
  struct Coding: StateCoding {
    private var states: [Int: State] = [:]

    init() {}

    func code(of state: State) -> Int? { states[state.number]?.number }
    mutating func store(_ state: State) -> Int {
      if states[state.number] == nil { states[state.number] = state }
      return state.number
    }
    func state(of code: Int) -> State { states[code] ?? State(number: code) }
    func hash(_ code: Int) -> UInt64 { UInt64(code) &* 0x9E37_79B9_7F4A_7C15 }
    func part(of code: Int) -> UInt32? { UInt32(code / 2) }
  }

  static func part(of state: State) -> State {
    State(number: state.number / 2, answering: state.answering)
  }

  static func view(of step: Step<Self>) -> StepView {
    StepView(before: part(of: step.before), events: step.events, after: part(of: step.after))
  }

  /// Claims that say the same, one of parts and views, the other of states and steps.
  static let pairs = [
    ("view", "view, as a step"), ("leads to, for each", "leads to, for each by itself"),
  ]

  /// Something that may depend on one answer, or on a second one that is asked for after it.
  struct Choice: Sendable {
    let question: Int?
    let then: [Int?]
    let values: [[Int]]

    func value(in state: State) -> Int {
      guard let question, let answering = state.answering else { return values[0][0] }
      let first = answering.answer(to: question)
      guard let next = then[first] else { return values[first][0] }
      return values[first][answering.answer(to: next)]
    }
  }

  let questions: [Int]
  var answersVaryOneAtATime = false
  /// The answers of this member of the family; `nil` for the family.
  let fixed: Answers?
  let initial: [Choice]
  /// For each state and action, how often it is enabled, where it leads, and what it emits.
  let enabled: [[Choice]]
  let targets: [[Choice]]
  let emitted: [[Choice]]
  /// For each question of a property, the truth in each state.
  let truths: [[Choice]]

  typealias Action = Int
  typealias Event = Int

  init(seed: UInt64, states: Int? = nil, varyingOneAtATime: Bool = false) {
    answersVaryOneAtATime = varyingOneAtATime
    var random = SplitMix64(seed: seed)
    let questions = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Int.random(in: 2...3, using: &random)
    }
    let count = states ?? Int.random(in: 3...9, using: &random)
    let openness = Int.random(in: 1...3, using: &random)
    func choice(_ bound: Int) -> Choice {
      let values = (0..<3).map { _ in
        (0..<3).map { _ in Int.random(in: 0..<bound, using: &random) }
      }
      let isOpen = Int.random(in: 0..<6, using: &random) < openness
      let then = (0..<3).map { _ in
        Bool.random(using: &random) ? Int.random(in: 0..<questions.count, using: &random) : nil
      }
      return Choice(
        question: isOpen ? Int.random(in: 0..<questions.count, using: &random) : nil, then: then,
        values: values)
    }
    func table(_ rows: Int, _ columns: Int, _ bound: Int) -> [[Choice]] {
      (0..<rows).map { _ in (0..<columns).map { _ in choice(bound) } }
    }
    self.questions = questions
    fixed = nil
    initial = [choice(count), choice(count)]
    enabled = table(count, 3, 3)
    targets = table(count, 3, count)
    emitted = table(count, 3, 3)
    truths = table(4, count, 3)
  }

  private init(_ family: RandomFamily, _ answers: Answers) {
    (questions, fixed) = (family.questions, answers)
    (initial, enabled, targets) = (family.initial, family.enabled, family.targets)
    (emitted, truths) = (family.emitted, family.truths)
  }

  func member(_ answers: Answers) -> RandomFamily { RandomFamily(self, answers) }

  var combinations: [Answers] {
    questions.indices.reduce([Answers()]) { found, question in
      found.flatMap { answers in
        (0..<questions[question]).map { answers.answering(question, with: $0) }
      }
    }.filter { answers in
      !answersVaryOneAtATime || questions.indices.count(where: { answers[$0] != 0 }) < 2
    }
  }

  var openQuestions: [Int] { fixed == nil ? questions : [] }

  var initialStates: [State] {
    initial.indices.map { initialState($0, answering: Answering(fixed ?? Answers())) }
  }

  func initialState(_ index: Int, answering: Answering) -> State {
    var state = State(number: 0, answering: answering)
    state.number = initial[index].value(in: state)
    return state
  }

  func state(_ state: State, answering: Answering) -> State {
    State(number: state.number, answering: answering)
  }

  func withoutAnswers(_ state: State) -> State { State(number: state.number) }

  func appendActions(enabledIn state: State, to actions: inout [Int]) {
    for action in 0..<3 where enabled[state.number][action].value(in: state) > 0 {
      actions.append(action)
    }
  }

  func step(_ state: State, by action: Int, emitting events: inout [Int]) -> State {
    events.append(emitted[state.number][action].value(in: state))
    return State(
      number: targets[state.number][action].value(in: state), answering: state.answering)
  }

  func isAccepting(_ state: State) -> Bool { isTrue(0, of: state) }

  func isTrue(_ question: Int, of state: State) -> Bool {
    truths[question][state.number].value(in: state) > 0
  }

  var properties: [Property<RandomFamily>] {
    let system = self
    let (a, b, c) = (
      { @Sendable in system.isTrue(0, of: $0) },
      { @Sendable in
        system.isTrue(1, of: $0)
      }, { @Sendable in system.isTrue(2, of: $0) }
    )
    let weak = Fairness<RandomFamily>.weak("weak") { $0 == 0 }
    let strong = Fairness<RandomFamily>.strong("strong") { $0 == 1 }
    let ceasing = Fairness<RandomFamily>.ceasing("ceasing") { $0 == 2 }
    let recurring = Fairness<RandomFamily>.recurring("recurring") { system.isTrue(3, of: $0) }
    return [
      .always("always", a), .always("always when", when: b, a), .reachable("reachable") { !a($0) },
      .onEveryStep("step") { a($0.before) || b($0.after) },
      .onEveryStep("step when", when: { c($0.before) }) { $0.events != [1] },
      .noDeadlock,
      .monitor(
        Monitor("monitor") { state, event in
          event == 2
            ? state == 1 ? .violated : .exercised(state + 1) : .next(event == 0 ? 0 : state)
        }),
      .alwaysReachable("recovery") { !a($0) },
      .alwaysReachable("recovery via", when: b, via: { $0 < 2 }) { !c($0) },
      .alwaysReachable("recovery, or better", when: b, via: { $0 < 2 }) { !c($0) }
        .orBetter(when: a) { !c($0) && !b($0) },
      .eventually("eventually", fairness: [weak]) { !a($0) },
      .eventually("eventually, unfair") { !b($0) },
      .leadsTo("leads to", when: a, fairness: [weak, ceasing]) { !b($0) },
      .leadsTo("leads to, strong", when: b, fairness: [strong, weak]) { !c($0) },
      .onEveryStep("view", viewed: { c($0.before) }) {
        (a($0.before) || b($0.after)) && $0.events != [1]
      },
      .onEveryStep("view, as a step", when: { c(Self.part(of: $0.before)) }) {
        (a(Self.part(of: $0.before)) || b(Self.part(of: $0.after))) && $0.events != [1]
      },
      .leadsTo(
        "leads to, for each", forEachOf: 2, while: { !c($0) },
        owed: { (a($0) ? 1 : 0) | (b($0) ? 2 : 0) }, fairness: [weak]
      ) { (b($0) ? 0 : 1) | (c($0) ? 0 : 2) },
      .leadsTo(
        "leads to, for each by itself", forEach: [(owed: a, left: b), (owed: b, left: c)],
        when: { !c($0) && $1.owed(Self.part(of: $0)) }, fairness: [weak]
      ) { c($0) || !$1.left(Self.part(of: $0)) },
      .infinitelyOften("infinitely often", fairness: [recurring, weak]) { !a($0) },
      .eventuallyAlways("eventually always", fairness: [strong, ceasing]) { a($0) },
    ]
  }
}

extension Trace<RandomFamily> {
  /// A trace takes the steps of one member.
  func expectIsTrace(of member: RandomFamily, _ comment: Comment) {
    #expect(initial == member.initialStates[origin], comment)
    for (before, step) in zip(states, steps) {
      #expect(before == step.before && member.step(before, by: step.action) == step.after, comment)
    }
    if let start = loopStart { #expect(states[start] == final, comment) }
  }
}
