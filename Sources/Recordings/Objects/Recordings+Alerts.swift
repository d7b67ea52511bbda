// SPDX-License-Identifier: MIT

import UIKit

extension RecordingSource {
  /// Compared with the system in one process.
  fileprivate static let charonAlerts = RecordingSource(
    "github kern0x1b/charon, tests/backports/host/alert", "Mac Catalyst", .machine, on: .pad)
}

@MainActor
private func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
  UIAlertController(title: "title", message: nil, preferredStyle: style)
}

@MainActor
private func action(_ style: UIAlertAction.Style) -> UIAlertAction {
  UIAlertAction(title: "action", style: style)
}

extension Recording {
  /// What alerts allow, and what they raise exceptions for.
  static let alerts: [Recording] = [
    Recording(
      "REC31", "What an alert allows", source: .charonAlerts,
      expected: """
        fresh: actions=0
        fresh: text fields is nil=no
        the same default action twice: actions=2
        actions is a snapshot=yes
        preferred: member=yes
        preferred: nil=yes
        handler of the text field
        addTextField returned
        text fields=3
        """
    ) { stage in
      let fresh = alert()
      stage.log("fresh: actions", fresh.actions.count)
      stage.log("fresh: text fields is nil", fresh.textFields == nil)
      let one = action(.default)
      let before = fresh.actions
      fresh.addAction(one)
      fresh.addAction(one)
      stage.log("the same default action twice: actions", fresh.actions.count)
      stage.log("actions is a snapshot", before.isEmpty)
      fresh.preferredAction = one
      stage.log("preferred: member", fresh.preferredAction === one)
      fresh.preferredAction = nil
      stage.log("preferred: nil", fresh.preferredAction == nil)
      fresh.addTextField { _ in stage.log("handler of the text field") }
      stage.log("addTextField returned")
      fresh.addTextField()
      fresh.addTextField()
      stage.log("text fields", fresh.textFields?.count)
    },
    Recording(
      "REC31-cancel", "An alert's second cancel action", source: .charonAlerts,
      needs: [.exception],
      expected: """
        first: actions=1
        raises NSInternalInconsistencyException
        """
    ) { stage in
      let alert = alert()
      alert.addAction(action(.cancel))
      stage.log("first: actions", alert.actions.count)
      alert.addAction(action(.cancel))
      stage.log("second: actions", alert.actions.count)
    },
    Recording(
      "REC31-preferred", "A preferred action that the alert does not have",
      source: .charonAlerts, needs: [.exception],
      expected: "raises NSInternalInconsistencyException"
    ) { stage in
      let alert = alert()
      alert.addAction(action(.default))
      alert.preferredAction = action(.default)
      stage.log("taken", alert.preferredAction != nil)
    },
    Recording(
      "REC31-field", "A text field in an action sheet", source: .charonAlerts,
      needs: [.exception],
      expected: "raises NSInternalInconsistencyException"
    ) { stage in
      let sheet = alert(.actionSheet)
      sheet.addTextField()
      stage.log("text fields", sheet.textFields?.count)
    },
    Recording(
      "REC32", "The popover of an alert on a pad", source: .charonAlerts,
      expected: """
        alert: popover=no
        action sheet: popover=yes
        the same each time=yes
        any direction=yes
        """
    ) { stage in
      stage.log("alert: popover", alert().popoverPresentationController != nil)
      let sheet = alert(.actionSheet)
      let popover = sheet.popoverPresentationController
      stage.log("action sheet: popover", popover != nil)
      stage.log(
        "the same each time", popover != nil && sheet.popoverPresentationController === popover)
      stage.log("any direction", popover?.permittedArrowDirections == .any)
    },
  ]
}
