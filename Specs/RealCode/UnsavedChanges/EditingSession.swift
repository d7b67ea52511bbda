// SPDX-License-Identifier: MIT

import SceneHarness
import UIKit

/// A text that is being edited, which the list keeps and lends to the editor.
@MainActor
final class EditingSession {
  let originalText = "text"
  var editedText = "text"
  var hasChanges: Bool { originalText != editedText }

  var wasAskedBySwipe = false
  var chosen = EditingSummary.Choice.nothing
  var outcome = EditingSummary.Outcome.none
  private(set) var timesTold = 0

  /// The list is told that the editor is done.
  func isOver(_ outcome: EditingSummary.Outcome) {
    self.outcome = outcome
    timesTold = min(timesTold + 1, 2)
  }
}

extension SceneSetup {
  /// Shows what the properties of the model want to know.
  func show(_ session: @escaping @MainActor () -> EditingSession?) {
    show("hasBegun") { "\(session() != nil)" }
    show("hasChanges") { "\(session()?.hasChanges ?? false)" }
    show("asked by a swipe") { "\(session()?.wasAskedBySwipe ?? false)" }
    show("chosen") { (session()?.chosen ?? .nothing).rawValue }
    show("outcome") { (session()?.outcome ?? .none).rawValue }
    show("times told") { "\(session()?.timesTold ?? 0)" }
  }
}

extension SceneApplication: EditingApp {
  /// What the scene shows of its session.
  package var editing: EditingSummary {
    EditingSummary(
      hasBegun: self["hasBegun"] == "true", isChanged: self["hasChanges"] == "true",
      wasAskedBySwipe: self["asked by a swipe"] == "true",
      chosen: self["chosen"].flatMap(EditingSummary.Choice.init) ?? .nothing,
      outcome: self["outcome"].flatMap(EditingSummary.Outcome.init) ?? .none,
      timesTold: self["times told"].flatMap { Int($0) } ?? 0)
  }
}
