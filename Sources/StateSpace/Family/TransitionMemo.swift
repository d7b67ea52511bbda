// SPDX-License-Identifier: MIT

/// What is enabled in states and what comes of it, under the answers on which that depends.
///
/// A state is visited for new answers again and again, and in company of other states of the monitors.
/// What agrees in the answers that were asked for is found out once.
@usableFromInline
struct TransitionMemo<System: TransitionSystem>: Sendable {
  /// The answers on which something depends.
  @usableFromInline
  struct Condition: Sendable {
    /// One bit for each question that was asked.
    @usableFromInline let asked: UInt64
    @usableFromInline let answers: Answers

    @inlinable
    init(_ asked: UInt64, of answers: Answers) {
      (self.asked, self.answers) = (asked, answers.toQuestions(asked))
    }

    @inlinable
    func includes(_ other: Answers) -> Bool {
      asked == 0 || other.toQuestions(asked) == answers
    }
  }

  /// The actions that are enabled in a state under some answers.
  @usableFromInline
  struct Offer: Sendable {
    @usableFromInline let condition: Condition
    @usableFromInline let actions: [System.Action]
    @usableFromInline let isDeadlock: Bool
    /// For each action, the number of the move that it is.
    @usableFromInline let moves: [Int]
    /// The list that was found before in the same state; none if negative.
    @usableFromInline let next: Int

    @inlinable
    init(
      condition: Condition, actions: [System.Action], isDeadlock: Bool, moves: [Int], next: Int
    ) {
      (self.condition, self.actions, self.isDeadlock) = (condition, actions, isDeadlock)
      (self.moves, self.next) = (moves, next)
    }
  }

  /// What came of a move under some answers.
  @usableFromInline
  struct Result: Sendable {
    @usableFromInline let condition: Condition
    @usableFromInline var outcome: Outcome<System>
    /// What came of it under the answers before; none if negative.
    @usableFromInline let next: Int

    @inlinable
    init(condition: Condition, outcome: Outcome<System>, next: Int) {
      (self.condition, self.outcome, self.next) = (condition, outcome, next)
    }
  }

  @usableFromInline var codes = PartTable<System.Coding.Code>()
  /// For each state, the newest list.
  @usableFromInline var newestOffers: [Int] = []
  @usableFromInline var offers: [Offer] = []
  /// For each move, an action in a state, the newest result.
  @usableFromInline var newestResults: [Int] = []
  @usableFromInline var results: [Result] = []
  /// The states of results that had no codes when they were found, until they have.
  @usableFromInline var states: [Int: System.State] = [:]

  @usableFromInline
  init() {}

  /// So much is remembered, some hundred megabytes.
  @inlinable static var capacity: Int { 1 << 20 }

  /// Whether it is time to begin anew: more would take the room of states.
  @inlinable var isFull: Bool { offers.count + results.count >= Self.capacity }

  /// Returns the number under which a state is known here, a new one if it is not.
  @inlinable
  mutating func number(of code: System.Coding.Code) -> Int {
    let number = Int(codes.store(code))
    if number == newestOffers.count { newestOffers.append(-1) }
    return number
  }

  /// Returns the number of the list of a state's actions under some answers, if it is known.
  @inlinable
  func offer(in state: Int, under answers: Answers) -> Int? {
    var offer = newestOffers[state]
    while offer >= 0 {
      if offers[offer].condition.includes(answers) { return offer }
      offer = offers[offer].next
    }
    return nil
  }

  /// Notes a list of a state's actions, and returns its number.
  @inlinable
  mutating func note(
    _ actions: [System.Action], isDeadlock: Bool, in state: Int, under condition: Condition
  ) -> Int {
    let newest = newestOffers[state]
    let moves = actions.map { action in
      if newest >= 0, let move = move(of: action, in: newest) { return move }
      newestResults.append(-1)
      return newestResults.count - 1
    }
    newestOffers[state] = offers.count
    offers.append(
      Offer(
        condition: condition, actions: actions, isDeadlock: isDeadlock, moves: moves, next: newest))
    return offers.count - 1
  }

  /// The move that an action is, if it is in a list or in those before.
  @inlinable
  func move(of action: System.Action, in newest: Int) -> Int? {
    var offer = newest
    while offer >= 0 {
      if let place = offers[offer].actions.firstIndex(of: action) {
        return offers[offer].moves[place]
      }
      offer = offers[offer].next
    }
    return nil
  }

  /// Returns the number of what comes of a move under some answers, if it is known.
  @inlinable
  func result(of move: Int, under answers: Answers) -> Int? {
    var result = newestResults[move]
    while result >= 0 {
      if results[result].condition.includes(answers) { return result }
      result = results[result].next
    }
    return nil
  }

  /// Notes what came of a move, and the state to which it leads if that has no code.
  @inlinable
  mutating func note(
    _ outcome: Outcome<System>, at state: System.State, of move: Int, under condition: Condition
  ) {
    if outcome.code == nil { states[results.count] = state }
    results.append(
      Result(condition: condition, outcome: outcome, next: newestResults[move]))
    newestResults[move] = results.count - 1
  }

  /// Returns the state to which a known move leads if it still has no code, and looks for that.
  @inlinable
  mutating func state(of result: Int, in coding: System.Coding) -> System.State? {
    if results[result].outcome.code != nil { return nil }
    guard let state = states[result] else { return nil }
    guard let code = coding.code(of: state) else { return state }
    results[result].outcome.code = code
    states[result] = nil
    return nil
  }
}
