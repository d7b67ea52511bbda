// SPDX-License-Identifier: MIT

import UIKit

/// Collects the buttons of an alert, or of a bar, from the views that they are.
@MainActor
final class AlertButtons {
  struct Entry {
    var title: String
    var role: ButtonRole?
    var isEnabled = true
    var action: @MainActor () -> Void = {}
  }

  /// A field of an alert.
  struct Field {
    let title: String
    let text: Binding<String>

    @MainActor
    func attach(to field: UITextField) {
      (field.placeholder, field.text) = (title, text.wrappedValue)
      let text = text
      field.addAction(
        UIAction { [unowned field] _ in text.wrappedValue = field.text ?? "" },
        for: .editingChanged)
    }

    /// Shows what the text is now.
    @MainActor
    func refresh(_ field: UITextField) {
      if field.text != text.wrappedValue { field.text = text.wrappedValue }
    }
  }

  private(set) var entries: [Entry] = []
  private(set) var fields: [Field] = []

  func add(_ entry: Entry) { entries.append(entry) }
  func add(_ field: Field) { fields.append(field) }
}

extension EnvironmentValues {
  private struct Collector: EnvironmentKey { static var defaultValue: AlertButtons? { nil } }

  /// Who collects buttons instead of showing them.
  var alertButtons: AlertButtons? {
    get { self[Collector.self] }
    set { self[Collector.self] = newValue }
  }
}
