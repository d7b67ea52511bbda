// SPDX-License-Identifier: MIT

import UIKit

/// What the user can use of a view, or of a presented controller.
struct UsablePart: Hashable {
  fileprivate enum Attribute: String {
    case isEnabled = "isEnabled is false"
    case isHidden = "isHidden is true"
    case isUserInteractionEnabled = "isUserInteractionEnabled is false"
    case alpha = "alpha is less than 1"
    case isInvisible = "alpha is 0"
    case isScrollEnabled = "isScrollEnabled is false"
    case allowsSelection = "allowsSelection is false"
    case isModalInPresentation = "isModalInPresentation is true"
    case isAnimating = "isAnimating is true"
    /// Of the app, in the name of its first window: the device does not lock itself.
    case isIdleTimerDisabled = "isIdleTimerDisabled is true"
    /// Of a screen, in the name of a control that was there.
    case isMissing = "is not there any more"
  }

  fileprivate let owner: Existence
  fileprivate let attribute: Attribute
  /// What a control is called that is missing.
  private let control: String?

  fileprivate init(owner: Existence, attribute: Attribute) {
    (self.owner, self.attribute, control) = (owner, attribute, nil)
  }

  /// A control that was on a screen, and is not.
  init(missing control: String, on screen: Existence) {
    (owner, attribute, self.control) = (screen, .isMissing, control)
  }

  static func == (left: UsablePart, right: UsablePart) -> Bool {
    left.owner === right.owner && left.attribute == right.attribute
      && left.control == right.control
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(owner))
    hasher.combine(attribute)
    hasher.combine(control)
  }
}

@MainActor
extension UsablePart {
  /// What of the views in a census, and of the presented controllers, cannot be used now.
  static func unusable(in scene: HeadlessScene, _ census: SceneCensus) -> Set<UsablePart> {
    var parts: Set<UsablePart> = []
    func note(_ owner: Existence, _ attribute: Attribute, if isUnusable: Bool) {
      if isUnusable { parts.insert(UsablePart(owner: owner, attribute: attribute)) }
    }
    for thing in census.things where thing.kind == .view {
      guard let view = thing.view else { continue }
      let owner = view.existence
      for attribute in attributes(of: view) {
        note(owner, attribute, if: isUnusable(view, attribute))
      }
    }
    for controller in scene.presentation.presentedControllers {
      note(
        controller.existence, .isModalInPresentation,
        if: isUnusable(controller, .isModalInPresentation))
    }
    if let window = scene.windows.first {
      note(window.existence, .isIdleTimerDisabled, if: scene.application.isIdleTimerDisabled)
    }
    return parts
  }

  private static func attributes(of view: UIView) -> [Attribute] {
    switch view {
    case is UILabel, is UIImageView: []
    case is UIActivityIndicatorView: [.isAnimating]
    case is UIControl: [.isEnabled, .isHidden, .isInvisible, .isUserInteractionEnabled]
    case is UINavigationBar, is UITabBar, is UIToolbar: [.isHidden, .isUserInteractionEnabled]
    case is UITableView, is UICollectionView:
      [.alpha, .isUserInteractionEnabled, .isScrollEnabled, .allowsSelection]
    case is UIScrollView: [.alpha, .isUserInteractionEnabled, .isScrollEnabled]
    default: view.isScreen ? [.alpha, .isUserInteractionEnabled] : [.isUserInteractionEnabled]
    }
  }

  private static func isUnusable(_ owner: AnyObject, _ attribute: Attribute) -> Bool {
    if let controller = owner as? UIViewController { return controller.isModalInPresentation }
    guard let view = owner as? UIView else { return false }
    return switch attribute {
    case .isEnabled: (view as? UIControl)?.isEnabled == false
    case .isHidden: view.isHidden
    case .isUserInteractionEnabled: !view.isUserInteractionEnabled
    case .alpha: view.alpha < 0.99
    case .isInvisible: view.alpha < 0.01
    case .isScrollEnabled: (view as? UIScrollView)?.isScrollEnabled == false
    case .allowsSelection:
      (view as? UITableView)?.allowsSelection == false
        || (view as? UICollectionView)?.allowsSelection == false
    case .isModalInPresentation, .isMissing: false
    case .isIdleTimerDisabled: HeadlessScene.current.application.isIdleTimerDisabled
    case .isAnimating: (view as? UIActivityIndicatorView)?.isAnimating == true
    }
  }

  /// Whether it is a spinner that runs: where it waits for a server, `SpinnerRecord` judges it.
  var isSpinner: Bool { attribute == .isAnimating }

  /// Whether it is a control that is missing.
  var isMissing: Bool { attribute == .isMissing }

  /// Whether it is still there.
  var exists: Bool { owner.object != nil }

  /// Whether it can be used.
  var isUsable: Bool {
    guard let owner = owner.object else { return false }
    guard let control else { return !Self.isUnusable(owner, attribute) }
    var isThere = false
    (owner as? UIView)?.visitTree {
      isThere = isThere || $0 is UIControl && $0.isVisible && $0.headlessName == control
    }
    return isThere
  }

  /// Whether it is in a window.
  var isOnScreen: Bool {
    switch owner.object {
    case is UIWindow: true
    case let view as UIView: view.window != nil
    case let controller as UIViewController: controller.viewIfLoaded?.window != nil
    default: false
    }
  }

  /// Whether it was there already when a census was taken.
  func isKnown(to census: SceneCensus) -> Bool {
    switch owner.object {
    case is UIWindow: true
    case let view as UIView: census.contains(view)
    case let controller as UIViewController:
      controller.viewIfLoaded.map { census.contains($0) } ?? false
    default: false
    }
  }

  /// What cannot be used, in words.
  var text: String {
    if let control { return "'\(control)' \(attribute.rawValue)" }
    if attribute == .isIdleTimerDisabled { return "the app: \(attribute.rawValue)" }
    let name =
      switch owner.object {
      case let view as UIView: view.headlessName
      case let controller as UIViewController: controller.headlessName
      default: "a view"
      }
    return "'\(name)': \(attribute.rawValue)"
  }
}
