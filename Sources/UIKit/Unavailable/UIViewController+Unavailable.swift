// SPDX-License-Identifier: MIT

import Foundation

/// What a controller shows over its content, where there is none.
@MainActor
final class UnavailableContent {
  let configuration: any UIContentConfiguration
  private let area: UIView

  init(_ configuration: any UIContentConfiguration, after former: UnavailableContent?) {
    self.configuration = configuration
    area = former?.area ?? UIView()
    area.show(configuration)
  }

  func attach(to view: UIView) {
    guard area.superview !== view else { return }
    area.frame = view.bounds
    area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(area)
  }

  func detach() { area.removeFromSuperview() }
}

extension UIViewController {
  /// What is to be set before the next layout.
  struct PendingUpdates: OptionSet {
    let rawValue: UInt8
    static let properties = Self(rawValue: 1), contentUnavailable = Self(rawValue: 2)
  }

  /// Lets ``updateContentUnavailableConfiguration(using:)`` be called before the next layout.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    pendingUpdates.insert(.contentUnavailable)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Sets what the app wanted to set before the layout that comes.
  final func performPendingUpdates() {
    updatePropertiesIfNeeded()
    if pendingUpdates.contains(.contentUnavailable) { updateUnavailableContent() }
  }

  /// Sets what is shown over the content now.
  final func updateUnavailableContent() {
    pendingUpdates.remove(.contentUnavailable)
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// Shows another configuration over the content, or none.
  final func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      unavailable?.detach()
      return unavailable = nil
    }
    unavailable = UnavailableContent(configuration, after: unavailable)
    if let storedView { unavailable?.attach(to: storedView) }
  }
}
