// SPDX-License-Identifier: MIT

import UIKit

/// A row that the user can delete by a swipe, also while the list is edited, unless the app forbids
/// it.
struct EditableRow<Content: View>: View {
  let content: Content
  let delete: @MainActor () -> Void
  /// What the views in the row say.
  @State private var said = RowRules()
  @Environment(\.rowRules) private var outer

  var body: some View {
    let rules = outer.intersection(said)
    RevealingView(
      base: content.onPreferenceChange(RowRules.self) { said = $0 },
      actions: Group {
        if rules.canDelete { Button("Delete", role: .destructive, action: delete) }
      },
      recognizer: { UISwipeGestureRecognizer(toward: .trailing) }, isEnabled: rules.canDelete)
  }
}
