// SPDX-License-Identifier: MIT

/// Numbers for the names of actions, given out in the order of first use.
@usableFromInline
struct NameTable<System: TransitionSystem> {
  @usableFromInline let system: System
  @usableFromInline var names: [String] = []
  @usableFromInline var numbersByName: [String: Int] = [:]
  @usableFromInline var numbersByAction: [System.Action: Int] = [:]

  @usableFromInline
  init(_ system: System) {
    self.system = system
  }

  /// Returns the number of an action's name; each action is asked for its name only once.
  @inlinable
  mutating func number(of action: System.Action) -> Int {
    if let number = numbersByAction[action] { return number }
    let name = system.name(of: action)
    let number = numbersByName[name] ?? names.count
    if number == names.count {
      names.append(name)
      numbersByName[name] = number
    }
    numbersByAction[action] = number
    return number
  }
}
