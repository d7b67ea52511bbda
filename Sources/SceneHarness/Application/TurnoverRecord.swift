// SPDX-License-Identifier: MIT

import UIKit

/// Which screens are presented and which of them go, for who wants to know what was looked at.
@MainActor
struct TurnoverRecord {
  private var shown: [Existence] = []
  private var names: [String] = []
  private let usage: SceneUsage

  init(noting usage: SceneUsage) { self.usage = usage }

  /// So many actions have happened.
  mutating func actionEnds(in scene: HeadlessScene, after count: Int) {
    let now = scene.presentation.presentedControllers
    guard !now.elementsEqual(shown, by: { $0.existence === $1 }) else { return }
    let newNames = now.map(\.screenName)
    for (name, existence) in zip(newNames, now.map(\.existence))
    where !shown.contains(where: { $0 === existence }) {
      usage.note(presented: name, after: count)
    }
    for (name, existence) in zip(names, shown)
    where !now.contains(where: { $0.existence === existence }) {
      usage.note(closed: name)
    }
    (shown, names) = (now.map(\.existence), newNames)
  }
}
