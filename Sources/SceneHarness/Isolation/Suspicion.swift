// SPDX-License-Identifier: MIT

/// Which steps are tried out in a copy of the process before they are executed.
///
/// Those that end with the same action as a fatal one are: where one defect shows in many states,
/// each costs a copy then, not a new exploration. A copy costs as much as several steps, so it ends
/// after some that have found nothing. If that was too early, another exploration has to begin, which
/// is four times as patient.
struct Suspicion {
  /// The last actions of fatal steps, with how many copies may still find nothing.
  private var patience: [String: Int] = [:]
  /// How many explorations have ended in a step with such a last action.
  private var ends: [String: Int] = [:]
  /// How many steps the last of them has executed: the next one executes the same.
  private var survived = 0

  /// Notes that a process has ended in a step, after so many others.
  mutating func note(end path: [String], after count: Int) {
    ends[path.last ?? "", default: 0] += 1
    survived = count
    patience = [:]
    for name in ends.keys { renew(name) }
  }

  /// Notes that a step is fatal.
  mutating func note(fatal path: [String]) { renew(path.last ?? "") }

  private mutating func renew(_ name: String) {
    patience[name] = 16 << (2 * ((ends[name] ?? 1) - 1))
  }

  /// Whether a step is to be tried out, which is so many-th of the exploration.
  mutating func includes(_ path: [String], at count: Int) -> Bool {
    guard count >= survived, let left = patience[path.last ?? ""], left > 0 else { return false }
    patience[path.last ?? ""] = left - 1
    return true
  }
}
