// SPDX-License-Identifier: MIT

import Foundation

/// A row or an item, whose content follows what is done to it.
@MainActor
protocol ConfiguredCell: UIView {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  /// Asks the app how the cell looks in its state.
  func updateToState()
}

extension ConfiguredCell {
  func stateChanged(from old: Bool, to new: Bool) {
    if old != new { updateToState() }
  }

  func updateContent(for state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration,
      !(configuration is UIListContentConfiguration)
    else { return }
    contentConfiguration = configuration.updated(for: state)
  }
}

extension UIView {
  /// Adds a view that is always as large.
  func fill(with content: UIView) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
