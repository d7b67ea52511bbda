// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// The spinners that run while a server is asked, and that still run when all answers have come; and
/// those that the user has left before the answer came, until one comes.
///
/// What a pause was for is not known: a spinner that has run during one may be taken away by the user
/// later, so whether anything ever does is looked for in all that follows. Where the user has left it
/// meanwhile and it runs when they come back, to leave it again is no end.
@MainActor
struct SpinnerRecord {
  private struct Spinner {
    let existence: Existence
    let name: String
    /// The screen and the name.
    let place: String
    /// The controller in whose view it is.
    let owner: Existence?
    /// Whether the user had left it while it ran.
    var isReturned = false

    @MainActor
    init(_ view: UIActivityIndicatorView) {
      (existence, name) = (view.existence, view.headlessName)
      let owner = view.controllerAround
      (self.owner, place) = (owner?.existence, Self.place(of: view, in: owner))
    }

    /// The screen and the name, which tell a spinner from those of other screens, and not from the one of
    /// the next visit.
    @MainActor
    static func place(of view: UIView) -> String { place(of: view, in: view.controllerAround) }

    @MainActor
    private static func place(of view: UIView, in owner: UIViewController?) -> String {
      "\(view.headlessName) of \(owner?.headlessName ?? "nothing")"
    }

    var busy: Busy { Busy(name: name, place: place, isReturned: isReturned) }

    @MainActor var view: UIActivityIndicatorView? { existence.object as? UIActivityIndicatorView }

    /// Whether the screen in which it is, or was, is still there.
    @MainActor var isOnScreen: Bool {
      (owner?.object as? UIViewController)?.viewIfLoaded?.window != nil
    }
  }

  private var waiting: [Spinner] = []
  /// Those that run while time has to pass for something, such as a request that fails then.
  private var busy: [Spinner] = []
  /// What spinners are called that were gone before the answer came.
  private var left: [String] = []
  /// The places of those that were gone while time had to pass, or have come back since and are gone again,
  /// until they run again.
  private var leftBusy: [String] = [], leftForGood: [String] = []
  private var isAnswer = false
  private var awaitsAnswer = false
  /// Whether time has to pass for something before this action, which is not what comes now.
  private var awaitsTime = false
  private let ledger: SceneLedger

  init(_ definition: SceneDefinition) { ledger = definition.ledger }

  /// An action is about to happen.
  mutating func actionBegins(_ action: SceneActor.Action, in scene: HeadlessScene) {
    isAnswer = action.firedEvent.map { scene.clock.isAnswer($0) } ?? false
    awaitsAnswer = scene.clock.awaitsAnswer
    let comesByItself = action.firedEvent.map(scene.clock.comesByItself) ?? false
    awaitsTime = scene.clock.awaitsTime && !comesByItself
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
    noteBusy(census)
    guard !isSettled else { return }
    if scene.clock.awaitsAnswer { Self.note(census.runningSpinners, in: &waiting) }
    if scene.clock.awaitsTime { Self.note(census.runningSpinners, in: &busy) }
  }

  /// Follows those that run while time has to pass.
  private mutating func noteBusy(_ census: SceneCensus) {
    busy.removeAll { spinner in
      let isRunning = spinner.view?.isAnimating == true
      if isRunning, spinner.view?.window != nil { return false }
      if spinner.isOnScreen {
        ledger.note(endOf: spinner.place)
      } else if awaitsTime {
        if !leftBusy.contains(spinner.place) { leftBusy.append(spinner.place) }
      } else if spinner.isReturned, !leftForGood.contains(spinner.place) {
        leftForGood.append(spinner.place)
      }
      return true
    }
    let left = leftBusy + leftForGood
    guard !left.isEmpty else { return }
    for view in census.runningSpinners {
      let spinner = Spinner.place(of: view)
      guard left.contains(spinner) else { continue }
      Self.note([view], in: &busy)
      if let place = busy.firstIndex(where: { $0.existence === view.existence }) {
        busy[place].isReturned = true
      }
      leftBusy.removeAll { $0 == spinner }
      leftForGood.removeAll { $0 == spinner }
    }
  }

  private static func note(_ running: [UIActivityIndicatorView], in spinners: inout [Spinner]) {
    for spinner in running
    where !spinners.contains(where: { $0.existence === spinner.existence }) {
      spinners.append(Spinner(spinner))
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
  func unended(in scene: HeadlessScene, _ census: SceneCensus) -> [Busy] {
    Self.visible(in: scene, census).compactMap { spinner in
      let isMeant = { (other: Spinner) in other.existence === spinner.existence }
      guard let own = busy.first(where: isMeant), !waiting.contains(where: isMeant) else {
        return nil
      }
      return own.busy
    }
  }

  /// A spinner that has run while time had to pass, and has not ended.
  struct Busy: Hashable, Sendable {
    let name: String
    /// The screen and the name.
    let place: String
    /// Whether the user had left it while something was under way.
    let isReturned: Bool

    var text: String {
      """
      \(name) ran while something was under way, that is over, \
      \(isReturned ? "the user has left and come back, " : "")and nothing that the user does stops it
      """
    }
  }

  /// The spinners that have run while time had to pass and have not ended, be it elsewhere.
  var underWay: [Busy] {
    busy.map(\.busy) + leftForGood.map { Busy(name: $0, place: $0, isReturned: true) }
  }

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
    for spinner in busy { fingerprint.combine(spinner.isReturned ? 1 : 0) }
    for name in left + [""] + leftBusy + [""] + leftForGood { fingerprint.combine(name) }
  }
}

extension SceneCensus {
  fileprivate var runningSpinners: [UIActivityIndicatorView] {
    things.compactMap { thing in
      guard thing.kind == .view, let spinner = thing.view as? UIActivityIndicatorView,
        spinner.isAnimating, !spinner.isOfImage
      else { return nil }
      return spinner
    }
  }
}
