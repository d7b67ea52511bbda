// SPDX-License-Identifier: MIT

/// What whoever takes a walk is inclined to do next: what was not possible a step ago, or what came
/// after the last action when it was taken before, as lists grow only where somebody adds again and again.
struct Habits<System: TransitionSystem> {
  /// Of four times, how often a walk does what it has done before.
  private let strength: Int
  private var followers: [System.Action: System.Action] = [:]
  private var last: System.Action?
  private var enabledBefore: Set<System.Action> = []

  init(_ generator: inout SplitMix64) { strength = generator.number(below: 4) }

  /// The actions to choose from, of those that may be taken.
  func choices(
    among allowed: [Int], of actions: [System.Action], _ generator: inout SplitMix64
  ) -> [Int] {
    let isHabitual = generator.number(below: 4) < strength
    let looksForNew = generator.number(below: 2) == 0
    if isHabitual, let last, let next = followers[last],
      let choice = allowed.first(where: { actions[$0] == next })
    {
      return [choice]
    }
    let new = looksForNew ? allowed.filter { !enabledBefore.contains(actions[$0]) } : []
    return new.isEmpty ? allowed : new
  }

  /// Notes what was chosen.
  mutating func note(_ choice: Int, of actions: [System.Action]) {
    if let last { followers[last] = actions[choice] }
    last = actions[choice]
    enabledBefore = Set(actions)
  }
}
