// SPDX-License-Identifier: MIT

import ModalHarness
import UIKit

/// What an evaluation of SwiftUI's views for no reason of the app's changes on the screen.
@MainActor
struct EvaluationRecord {
  /// What is presented and stays, and what all views say.
  private struct Screen {
    let presented: [String]
    let words: [String]
    /// How often a state was read that its view had not read, as it was before it changed.
    let lateReads: Int

    @MainActor
    init(of scene: HeadlessScene) {
      presented = scene.presentation.presentedControllers.filter { !$0.isBeingDismissed }
        .map { "\($0.headlessTypeName ?? "\(type(of: $0))")" }
      var words: [String] = []
      for window in scene.windows {
        window.visitTree { view in view.word.map { words.append($0) } }
      }
      self.words = words
      lateReads = scene.lateReads
    }

    /// The first difference, in one sentence.
    func change(to now: Screen) -> String? {
      if let gone = presented.last, now.presented.count < presented.count {
        return "\(gone) is dismissed"
      }
      if let new = now.presented.last, now.presented.count > presented.count {
        return "\(new) is presented"
      }
      let words = words.difference(from: now.words)
      let cause = now.lateReads == lateReads ? "" : ": it \(EvaluationRecord.staleness)"
      for case .insert(_, let word, _) in words { return "'\(word)' is gone\(cause)" }
      for case .remove(_, let word, _) in words { return "'\(word)' has come\(cause)" }
      return nil
    }
  }

  /// What an evaluation has come to.
  struct Outcome: Hashable, Sendable {
    var difference: String?
    /// What was just made with a state that was out of date, in words.
    var staleContent: String?
  }

  nonisolated private static let staleness = """
    was made with a state as it was before it changed, for the body had not read it; pass the item by \
    `sheet(item:)`, or read the state in the body
    """

  private var before: Screen?
  private var staleContents = 0
  /// What came of the action, if it was an evaluation.
  private(set) var outcome: Outcome?

  /// An action is about to happen.
  mutating func actionBegins(
    _ action: SceneActor.Action, in scene: HeadlessScene, isSettled: Bool
  ) {
    (before, outcome) = (nil, nil)
    staleContents = scene.staleContents
    guard isSettled, case .input(let input) = action, case .evaluate = input.deed else { return }
    before = Screen(of: scene)
  }

  /// An action has happened.
  mutating func actionEnds(in scene: HeadlessScene) {
    outcome = before.map { Outcome(difference: $0.change(to: Screen(of: scene))) }
    guard scene.staleContents > staleContents else { return }
    let name = scene.presentation.presentedControllers.last?.headlessName ?? "what is presented"
    outcome = Outcome(
      difference: outcome?.difference, staleContent: "\(name) \(Self.staleness)")
  }
}
