// SPDX-License-Identifier: MIT

import UIKit

/// Collects the buttons of an alert from the view that its actions are.
@MainActor
final class AlertButtons {
  struct Entry {
    let title: String
    let role: ButtonRole?
    let isEnabled: Bool
    let action: @MainActor () -> Void
  }

  private(set) var entries: [Entry] = []

  func add(
    _ title: String, _ role: ButtonRole?, isEnabled: Bool, _ action: @escaping @MainActor () -> Void
  ) {
    entries.append(Entry(title: title, role: role, isEnabled: isEnabled, action: action))
  }
}

extension EnvironmentValues {
  private struct Collector: EnvironmentKey { static var defaultValue: AlertButtons? { nil } }

  /// Who collects buttons instead of showing them.
  var alertButtons: AlertButtons? {
    get { self[Collector.self] }
    set { self[Collector.self] = newValue }
  }
}
