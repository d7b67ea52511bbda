// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// The spinners that run while a server is asked, and that still run when all answers have come.
@MainActor
struct SpinnerRecord {
  private var waiting: [Existence] = []

  /// An action has happened.
  mutating func actionEnds(in scene: HeadlessScene, _ census: SceneCensus, isSettled: Bool) {
    waiting.removeAll { ($0.object as? UIActivityIndicatorView)?.isAnimating != true }
    guard !isSettled, scene.clock.awaitsAnswer else { return }
    for thing in census.things {
      guard thing.kind == .view, let spinner = thing.view as? UIActivityIndicatorView,
        spinner.isAnimating, !waiting.contains(where: { $0 === spinner.existence })
      else { continue }
      waiting.append(spinner.existence)
    }
  }

  /// The spinner that still runs on the uppermost screen, in words; asked when nothing is pending.
  func endless(in scene: HeadlessScene) -> [String] {
    let top = scene.presentation.presentedControllers.last?.viewIfLoaded
    return waiting.compactMap { existence in
      guard let spinner = existence.object as? UIActivityIndicatorView, spinner.window != nil,
        sequence(first: spinner as UIView, next: \.superview).allSatisfy({ !$0.isHidden }),
        top.map(spinner.isDescendant(of:)) ?? true
      else { return nil }
      return "\(spinner.headlessName)"
    }
  }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint) { fingerprint.combine(UInt64(waiting.count)) }
}
