// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// What a screen says, and what runs: a cancelled gesture leaves that as it was, although UIKit has
/// called `viewWillDisappear` and `viewWillAppear`.
@MainActor
struct SideEffects {
  /// What the uppermost screen says: another one may well read anew what it shows.
  private let words: [String]
  private let timers: Int
  /// The notifications that somebody waits for.
  private let observed: [String]
  /// Where the user types: what follows the end of typing is no effect of the gesture alone.
  private let focus: Existence?

  init(in scene: HeadlessScene) {
    let top = scene.presentation.presentedControllers.last?.viewIfLoaded ?? scene.windows.first
    words = top?.words ?? []
    timers = scene.clock.countOfRepeating
    observed = scene.notifications.observedNames
    focus = scene.windows.lazy.compactMap(\.focusedView).first?.existence
  }

  /// Whether the user types in the same place, or does not type.
  func focuses(as now: SideEffects) -> Bool { focus === now.focus }

  /// What tells them from others, apart from words, which the look of a screen tells.
  func add(to fingerprint: inout Fingerprint) {
    fingerprint.combine(UInt64(timers))
    for name in observed { fingerprint.combine(name) }
    fingerprint.combine(focus == nil ? 0 : 1)
  }

  /// The first thing that is different now, in one sentence.
  func change(to now: SideEffects) -> String? {
    if timers < now.timers { return "a timer has been started that repeats" }
    if timers > now.timers { return "a timer has been stopped that repeated" }
    if let name = observed.firstSurplus(over: now.observed) {
      return "an observer of '\(name)' has been removed"
    }
    if let name = now.observed.firstSurplus(over: observed) {
      return "an observer of '\(name)' has been added once more"
    }
    guard focuses(as: now), words.count == now.words.count else { return nil }
    // Bars may show the same in another order.
    let (gone, come) = (words.firstSurplus(over: now.words), now.words.firstSurplus(over: words))
    guard let gone, let come else { return nil }
    return "'\(come)' is shown, and " + (gone.isEmpty ? "was not before" : "'\(gone)' was before")
  }
}
