// SPDX-License-Identifier: MIT

package import ModalHarness

/// An app with an editor that asks before it throws changes away, be it a model or real code: what
/// the properties of ``ConfirmBeforeDiscard`` look at.
package protocol EditingApp: Application {
  /// What has become of the text so far.
  var editing: EditingSummary { get }
}

/// How it stands with the text that the user edits, or edited last.
package struct EditingSummary: Hashable, Sendable {
  /// What the user chose in the action sheet.
  package enum Choice: String, Hashable, Sendable {
    case nothing, save, discard
    case keepEditing = "keep editing"
  }

  /// What becomes of the text.
  package enum Outcome: String, Hashable, Sendable {
    case none, dropped, saved
    /// Nobody decided: the text is kept for the next time.
    case keptAsDraft = "kept as a draft"
  }

  /// Whether an editor was opened at all.
  package var hasBegun = true
  /// `originalText != editedText`.
  package var isChanged = false
  /// Whether the action sheet was brought up by a swipe.
  package var wasAskedBySwipe = false
  /// What the user chose last, once it is carried out.
  package var chosen = Choice.nothing
  /// What the list was told.
  package var outcome = Outcome.none
  /// How often the list was told; more than twice counts as twice.
  package var timesTold = 0
}

extension ConfirmingEditor: EditingApp {
  /// What the app itself knows.
  package var editing: EditingSummary {
    EditingSummary(
      isChanged: isChanged, wasAskedBySwipe: wasAskedBySwipe, chosen: chosen, outcome: outcome,
      timesTold: timesTold)
  }
}
