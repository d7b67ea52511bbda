// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// The name of the view in traces.
  ///
  /// It is the accessibility identifier; otherwise what a button or a row says; otherwise the controller
  /// whose view it is; otherwise the property in which an object of the app holds it: the nearest
  /// view around, the controller, the presentation controller or a delegate; otherwise what the
  /// screen reader says; otherwise the type.
  package var headlessName: String {
    if let identifier = accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if let title = (self as? UIButton)?.currentTitle, !title.isEmpty { return title }
    if self is UITableViewCell || self is UICollectionViewListCell, let text = rowText {
      return "row '\(text)'"
    }
    if let controller = viewController {
      return "view of \(PropertyNames.typeName(of: controller))"
    }
    if self is TransitionContainerView { return "container" }
    if let name = nameByHolder { return name }
    if let label = accessibilityLabel, !label.isEmpty { return label }
    return PropertyNames.typeName(of: self)
  }

  /// The property in which an object that may hold the view does so, the nearest object first.
  private var nameByHolder: String? {
    var around: UIView? = self
    while let view = around {
      if view !== self, let name = PropertyNames.name(of: self, in: view) { return name }
      if let name = view.viewController?.name(of: self) { return name }
      if let presentation = (view as? TransitionContainerView)?.presentationController {
        if let name = PropertyNames.name(of: self, in: presentation) { return name }
        if let name = presentation.presentedViewController.name(of: self) { return name }
      }
      around = view.parent
    }
    return HeadlessScene.current.presentation.nameOfHeldView(self)
  }

  /// Whether the class of the view is one of the app's own.
  package var isOfApp: Bool { PropertyNames.belongsToApp(type(of: self)) }

  /// Whether a property of an object of the app's holds the view.
  package func isHeld(by holder: NSObject) -> Bool {
    PropertyNames.name(of: self, in: holder) != nil
  }
}

extension PresentationDriver {
  /// The property in which what presents or is presented holds a view outside of its own.
  fileprivate func nameOfHeldView(_ view: UIView) -> String? {
    shown.lazy.compactMap {
      PropertyNames.name(of: view, in: $0.controller) ?? $0.presented.name(of: view)
    }.first
  }
}

extension UIViewController {
  /// Whether the class is one of the app's own, or the controller shows the app's words or screens: an
  /// alert, or a container of UIKit's by the first controller in it.
  package var isOfApp: Bool {
    PropertyNames.belongsToApp(type(of: self)) || self is UIAlertController
      || children.first?.isOfApp == true
  }

  /// What kind of screen it is: its class, or that of the first controller in a container of UIKit's.
  package var screenName: String {
    guard headlessTypeName == nil, !PropertyNames.belongsToApp(type(of: self)),
      let first = children.first
    else { return PropertyNames.typeName(of: self) }
    return first.screenName
  }

  /// The property in which the controller, one around or its delegate holds a view.
  fileprivate func name(of view: UIView) -> String? {
    var around: UIViewController? = self
    while let controller = around {
      if let name = PropertyNames.name(of: view, in: controller) { return name }
      around = controller.parent
    }
    guard let delegate = transitioningDelegate as? NSObject else { return nil }
    return PropertyNames.name(of: view, in: delegate)
  }
}

extension UIView {
  /// What a row says first.
  fileprivate var rowText: String? {
    ([(self as? UITableViewCell)?.ownViews.text] + tree.map { $0 as? UILabel }).lazy.compactMap {
      $0?.text
    }
    .first { !$0.isEmpty }
  }
}

extension UIGestureRecognizer {
  /// Whether the class of the recognizer is one of the app's own.
  package var isOfApp: Bool { PropertyNames.belongsToApp(type(of: self)) }

  /// The name that the app gave the recognizer, or that of its class.
  package var kindName: String { name ?? PropertyNames.typeName(of: self) }

  /// The name of the recognizer in traces.
  package var headlessName: String {
    let place = view?.headlessName ?? "no view"
    return place == name ? place : "\(kindName) on \(place)"
  }
}
