// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// The spinners that run while a server is asked, and that still run when all answers have come; and
/// those that the user has left before the answer came, until one comes.
///
/// What a pause was for is not known: a spinner that has run during one may be taken away by the user
/// later, so whether anything ever does is looked for in all that follows.
@MainActor
struct SpinnerRecord {
  private struct Spinner {
    let existence: Existence
    let name: String
  }

  private var waiting: [Spinner] = []
  /// Those that run while time has to pass for something, such as a request that fails then.
  private var busy: [Spinner] = []
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
    busy.removeAll { ($0.existence.object as? UIActivityIndicatorView)?.isAnimating != true }
    guard !isSettled else { return }
    if scene.clock.awaitsAnswer { Self.note(census.runningSpinners, in: &waiting) }
    if scene.clock.awaitsTime { Self.note(census.runningSpinners, in: &busy) }
  }

  private static func note(_ running: [UIActivityIndicatorView], in spinners: inout [Spinner]) {
    for spinner in running
    where !spinners.contains(where: { $0.existence === spinner.existence }) {
      spinners.append(Spinner(existence: spinner.existence, name: spinner.headlessName))
    }
  }

  /// What spinners run on the uppermost screen, in words; asked when nothing is pending.
  func endless(in scene: HeadlessScene, _ census: SceneCensus) -> [String] {
    Self.visible(in: scene, census).compactMap { spinner in
      let name = spinner.headlessName
      let end = "and nothing is left that could stop it"
      if waiting.contains(where: { $0.existence === spinner.existence }) {
        return "\(name) ran when a server was asked, the answer has come, \(end)"
      }
      guard left.contains(name) else { return nil }
      return "\(name) ran when a server was asked, the user has left and come back, \(end)"
    }
  }

  /// What spinners run on the uppermost screen that have run while time had to pass, in words; asked when
  /// nothing is pending.
  func unended(in scene: HeadlessScene, _ census: SceneCensus) -> [String] {
    Self.visible(in: scene, census).compactMap { spinner in
      let isMeant = { (other: Spinner) in other.existence === spinner.existence }
      guard busy.contains(where: isMeant), !waiting.contains(where: isMeant) else { return nil }
      return """
        \(spinner.headlessName) ran while something was under way, that is over, and nothing that \
        the user does stops it
        """
    }
  }

  /// Whether a spinner runs that has run while time had to pass, be it elsewhere.
  var isBusy: Bool { !busy.isEmpty }

  private static func visible(
    in scene: HeadlessScene, _ census: SceneCensus
  ) -> [UIActivityIndicatorView] {
    census.runningSpinners.filter { spinner in
      let place = Reachability.place(of: spinner)
      return sequence(first: spinner as UIView, next: \.superview).allSatisfy { !$0.isHidden }
        && place.width > 0 && place.height > 0 && scene.hasInFront(spinner)
    }
  }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint) {
    fingerprint.combine(UInt64(waiting.count))
    fingerprint.combine(UInt64(busy.count))
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
