// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// The spinners that run while a server is asked, and that still run when all answers have come; and
/// those that the user has left before the answer came, until one comes.
@MainActor
struct SpinnerRecord {
  private struct Spinner {
    let existence: Existence
    let name: String
  }

  private var waiting: [Spinner] = []
  /// What spinners are called that were gone before the answer came.
  private var left: [String] = []
  private var isAnswer = false
  private var awaitsAnswer = false

  /// An action is about to happen.
  mutating func actionBegins(_ action: SceneActor.Action, in scene: HeadlessScene) {
    isAnswer = action.firedEvent.map { scene.clock.isAnswer($0) } ?? false
    awaitsAnswer = scene.clock.awaitsAnswer
  }

  /// An action has happened.
  mutating func actionEnds(in scene: HeadlessScene, _ census: SceneCensus, isSettled: Bool) {
    if isAnswer { left = [] }
    waiting.removeAll { spinner in
      let view = spinner.existence.object as? UIActivityIndicatorView
      let isRunning = view?.isAnimating == true
      if awaitsAnswer, !isAnswer, !isRunning || view?.window == nil, !left.contains(spinner.name) {
        left.append(spinner.name)
      }
      return !isRunning
    }
    guard !isSettled, scene.clock.awaitsAnswer else { return }
    for spinner in census.runningSpinners
    where !waiting.contains(where: { $0.existence === spinner.existence }) {
      waiting.append(Spinner(existence: spinner.existence, name: spinner.headlessName))
    }
  }

  /// What spinners run on the uppermost screen, in words; asked when nothing is pending.
  func endless(in scene: HeadlessScene, _ census: SceneCensus) -> [String] {
    let top = scene.presentation.presentedControllers.last?.viewIfLoaded
    return census.runningSpinners.compactMap { spinner in
      let place = Reachability.place(of: spinner)
      guard sequence(first: spinner as UIView, next: \.superview).allSatisfy({ !$0.isHidden }),
        place.width > 0, place.height > 0,
        top.map(spinner.isDescendant(of:)) ?? true
      else { return nil }
      let name = spinner.headlessName
      let end = "and nothing is left that could stop it"
      if waiting.contains(where: { $0.existence === spinner.existence }) {
        return "\(name) ran when a server was asked, the answer has come, \(end)"
      }
      guard left.contains(name) else { return nil }
      return "\(name) ran when a server was asked, the user has left and come back, \(end)"
    }
  }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint) {
    fingerprint.combine(UInt64(waiting.count))
    for name in left { fingerprint.combine(name) }
  }
}

extension SceneCensus {
  fileprivate var runningSpinners: [UIActivityIndicatorView] {
    things.compactMap { thing in
      guard thing.kind == .view, let spinner = thing.view as? UIActivityIndicatorView,
        spinner.isAnimating
      else { return nil }
      return spinner
    }
  }
}
