// SPDX-License-Identifier: MIT

import StateSpace
import Synchronization
import Testing

@Suite("Systems that are no pure description of themselves")
struct DeterminismTests {
  /// What exploring a system says that differs the second time.
  private func difference(
    in system: some TransitionSystem
  ) throws -> (action: String?, difference: String, message: String) {
    let error = try #require(throws: ExplorationError.self) { try system.explored() }
    let found: (String?, String, String)? =
      if case .nondeterministic(let action, let difference) = error {
        (action, difference, "\(error)")
      } else { nil }
    return try #require(found, "\(error)")
  }

  @Test("An action order that comes from hashing is detected", arguments: [true, false])
  func hashingOrder(isSetInState: Bool) throws {
    let found = try difference(in: HashOrdered(keepsSetInState: isSetInState))
    #expect(found.action?.isEmpty == false)
    #expect(found.difference.contains("second look"))
    #expect(found.message.contains("set or dictionary"))
  }

  @Test(
    "An order that comes from hashing is detected where a state is reached on another way",
    arguments: Refilled.Reader.allCases, [[], [2]])
  func orderAfterAnotherWay(reader: Refilled.Reader, questions: [Int]) throws {
    let found = try difference(in: Refilled(reader: reader, openQuestions: questions))
    #expect(found.action != nil)
    #expect(found.difference.contains(reader.rawValue))
  }

  @Test func `A step that leads elsewhere the second time is detected`() throws {
    let found = try difference(in: Moody(mood: .wanders))
    #expect(found.action == "forward")
    #expect(found.difference == "a second run led to another state")
  }

  @Test func `A step that emits something else the second time is detected`() throws {
    let found = try difference(in: Moody(mood: .chatters))
    #expect(found.action == "forward")
    #expect(found.difference == "a second run emitted other events")
  }

  @Test func `Actions that come and go are detected`() throws {
    #expect(try difference(in: Moody(mood: .offersLess)).action != nil)
  }

  @Test func `Initial states that change are detected`() throws {
    #expect(try difference(in: Moody(mood: .startsElsewhere)).action == nil)
  }

  @Test func `A system that changes its mind after the search is an error, not a crash`() throws {
    let never: @Sendable (Int) -> Bool = { _ in false }
    let properties: [Property<Fickle>] = [
      .never("three") { $0 == 3 }, .onEveryStep("up") { $0.after != 3 },
      .infinitelyOften("again", fairness: [.weak("forward") { $0 == .forward }], never),
    ]
    for property in properties {
      for mood in Fickle.Mood.allCases {
        var explorer = Explorer(Fickle(mood: mood), properties: [property])
        explorer.checksDeterminism = false
        let error = try #require(throws: ExplorationError.self, "\(property.name)") {
          try explorer.explore()
        }
        guard case .nondeterministic = error else {
          Issue.record("\(error)")
          continue
        }
      }
    }
  }

  @Test func `So is a trace that is asked for later`() throws {
    for mood in Fickle.Mood.allCases {
      var explorer = Explorer(Fickle(mood: mood))
      explorer.checksDeterminism = false
      let exploration = try explorer.explore()
      #expect(throws: ExplorationError.self) { try exploration.trace(to: 4) }
    }
  }

  @Test("An action that is offered twice in one state is refused", arguments: [3, 60])
  func duplicateAction(count: Int) {
    #expect(throws: ExplorationError.duplicateAction("1")) {
      try Stutterer(count: count).explored()
    }
  }

  @Test func `States whose hashes all agree are still told apart`() throws {
    let exploration = try Colliding().explored()
    #expect(Census(exploration) == Census(300, 300, 300))
    #expect(exploration.states.map(\.value) == Array(0..<300))
  }

  @Test func `The same exploration gives the same answer again`() throws {
    let first = try TwoPhaseCommit(count: 4).explored()
    let second = try TwoPhaseCommit(count: 4).explored()
    #expect(first.states == second.states)
    #expect(first.actionCoverage() == second.actionCoverage())
    #expect(first.actionPairs() == second.actionPairs())
    let last = first.distinct - 1
    #expect(try first.trace(to: last) == second.trace(to: last))
  }
}

/// Offers actions in the order of a set, either one in the state or one made on the spot.
private struct HashOrdered: TransitionSystem {
  let keepsSetInState: Bool

  var initialStates: [Set<Int>] { [Set(0..<12)] }

  func appendActions(enabledIn state: Set<Int>, to actions: inout [Int]) {
    if keepsSetInState {
      actions.append(contentsOf: state)
    } else {
      actions.append(contentsOf: Set(state.sorted()))
    }
  }

  func step(_ state: Set<Int>, by number: Int) -> Set<Int> {
    state.subtracting([number])
  }
}

/// Fills a set on two ways, which leave its elements in another order, and then reads it.
struct Refilled: TransitionSystem {
  enum Reader: String, CaseIterable {
    case actions = "second look"
    case step = "led to another state"
    case events = "emitted other events"
  }

  enum State: Hashable { case empty, filled(Set<Int>), read([Int]) }

  let reader: Reader
  /// Questions that nobody asks: the system is explored as a family.
  var openQuestions: [Int] = []
  var initialStates: [State] { [.empty] }

  func appendActions(enabledIn state: State, to actions: inout [Int]) {
    switch state {
    case .empty: actions += [16, 4_096]
    case .filled(let set): actions += reader == .actions ? Array(set) : [0]
    case .read: break
    }
  }

  func step(_ state: State, by action: Int, emitting events: inout [Int]) -> State {
    switch state {
    case .empty:
      var set = Set<Int>(minimumCapacity: action)
      for element in 0..<12 { set.insert(element) }
      return .filled(set)
    case .filled(let set):
      if reader == .events { events += set }
      return .read(reader == .step ? Array(set) : [])
    case .read: return state
    }
  }
}

/// Behaves a little differently each time it is asked.
private final class Moody: TransitionSystem {
  enum Mood { case wanders, chatters, offersLess, startsElsewhere }
  enum Action { case forward, sideways }

  let mood: Mood
  private let calls = Atomic(0)

  init(mood: Mood) {
    self.mood = mood
  }

  private func count() -> Int {
    calls.wrappingAdd(1, ordering: .relaxed).newValue
  }

  var initialStates: [Int] { [mood == .startsElsewhere ? count() : 0] }

  func appendActions(enabledIn state: Int, to actions: inout [Action]) {
    if state > 5 { return }
    actions.append(.forward)
    if mood != .offersLess || count() % 2 == 0 { actions.append(.sideways) }
  }

  func step(_ state: Int, by action: Action, emitting events: inout [Int]) -> Int {
    if mood == .chatters { events.append(count()) }
    return mood == .wanders ? count() : state + 1
  }
}

/// Walks round a circle, and behaves otherwise when its six states have been expanded.
private final class Fickle: TransitionSystem {
  enum Mood: CaseIterable { case stops, jumps }
  enum Action { case forward }

  let mood: Mood
  let initialStates = [0]
  private let calls = Atomic(0)

  init(mood: Mood) { self.mood = mood }

  private var isDone: Bool { calls.load(ordering: .relaxed) > 6 }

  func appendActions(enabledIn state: Int, to actions: inout [Action]) {
    calls.wrappingAdd(1, ordering: .relaxed)
    if mood != .stops || !isDone { actions.append(.forward) }
  }

  func step(_ state: Int, by action: Action) -> Int { isDone ? 99 : (state + 1) % 6 }
}

/// Offers its second action again at the end.
private struct Stutterer: TransitionSystem {
  let count: Int

  var initialStates: [Int] { [0] }

  func appendActions(enabledIn state: Int, to actions: inout [Int]) {
    actions.append(contentsOf: 0..<count)
    actions.append(1)
  }

  func step(_ state: Int, by action: Int) -> Int { state }
}

/// A line of states that share one hash value.
private struct Colliding: TransitionSystem {
  struct State: Hashable, Sendable {
    var value: Int

    func hash(into hasher: inout Hasher) {}
  }

  enum Action { case forward }

  var initialStates: [State] { [State(value: 0)] }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    if state.value < 299 { actions.append(.forward) }
  }

  func step(_ state: State, by action: Action) -> State {
    State(value: state.value + 1)
  }
}
