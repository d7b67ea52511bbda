// SPDX-License-Identifier: MIT

/// What whoever takes a walk is inclined to do next: what was not possible a step ago, or what was done
/// just before, again and again as long as that leads to something new, as lists grow.
struct Habits<System: TransitionSystem> {
  /// How many of the last actions are done again at most.
  private static var longestLoop: Int { 8 }
  /// How often they are.
  private static var repetitions: Int { 8 }

  private var history: [System.Action] = []
  private var enabledBefore: Set<System.Action> = []
  private var isPlaceNew = true
  /// What is being done again, what of it comes next, and how often it was done.
  private var loop: (actions: [System.Action], next: Int, count: Int)?

  /// The actions to choose from, of those that may be taken.
  mutating func choices(
    among allowed: [Int], of actions: [System.Action], _ generator: inout SplitMix64
  ) -> [Int] {
    let (startsLoop, looksForNew) = (
      generator.number(below: 4) == 0, generator.number(below: 2) == 0
    )
    if loop == nil, startsLoop, isPlaceNew { beginLoop(with: actions, &generator) }
    if let next = loop.map({ $0.actions[$0.next] }) {
      if let choice = actions.firstIndex(of: next) { return [choice] }
      loop = nil
    }
    let new = looksForNew ? allowed.filter { !enabledBefore.contains(actions[$0]) } : []
    return new.isEmpty ? allowed : new
  }

  /// Begins to do again what was done since an action that is possible again.
  private mutating func beginLoop(with actions: [System.Action], _ generator: inout SplitMix64) {
    let enabled = Set(actions)
    let starts = history.indices.suffix(Self.longestLoop).filter { enabled.contains(history[$0]) }
    guard !starts.isEmpty else { return }
    let start = starts[generator.number(below: starts.count)]
    loop = (Array(history[start...]), 0, 0)
  }

  /// Notes what was chosen.
  mutating func note(_ choice: Int, of actions: [System.Action]) {
    history.append(actions[choice])
    enabledBefore = Set(actions)
  }

  /// Notes where that led: to a state that no walk has met before, or not.
  mutating func arrive(isNew: Bool) {
    isPlaceNew = isNew
    guard var going = loop else { return }
    going.next += 1
    if going.next == going.actions.count {
      going.next = 0
      going.count += 1
      loop = isNew && going.count < Self.repetitions ? going : nil
    } else {
      loop = going
    }
  }
}
