// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// The name of the view in traces.
  ///
  /// It is the accessibility identifier; otherwise what a button says; otherwise the controller
  /// whose view it is; otherwise the property in which an object of the app holds it: the nearest
  /// view around, the controller, the presentation controller or a delegate; otherwise what the
  /// screen reader says; otherwise the type.
  package var headlessName: String {
    if let identifier = accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if let title = (self as? UIButton)?.currentTitle, !title.isEmpty { return title }
    if let controller = viewController { return "view of \(type(of: controller))" }
    if self is TransitionContainerView { return "container" }
    if let name = namesakes.lazy.compactMap({ PropertyNames.name(of: self, in: $0) }).first {
      return name
    }
    if let label = accessibilityLabel, !label.isEmpty { return label }
    return "\(type(of: self))"
  }

  /// The objects that may hold the view, the nearest first.
  var namesakes: [NSObject] {
    var holders: [NSObject] = []
    for around in sequence(first: self, next: \.superview) {
      if around !== self { holders.append(around) }
      if let controller = around.viewController { holders += controller.namesakes }
      if let presentation = (around as? TransitionContainerView)?.presentationController {
        holders.append(presentation)
        holders += presentation.presentedViewController.namesakes
      }
    }
    return holders
  }

  /// Whether the class of the view is one of the app's own.
  package var isOfApp: Bool { PropertyNames.belongsToApp(type(of: self)) }
}

extension UIViewController {
  fileprivate var namesakes: [NSObject] {
    let chain = sequence(first: self, next: \.parent).map { $0 as NSObject }
    let delegate = transitioningDelegate.flatMap { $0 as? NSObject }
    return chain + [delegate].compactMap(\.self)
  }
}

extension UIGestureRecognizer {
  /// Whether the class of the recogniser is one of the app's own.
  package var isOfApp: Bool { PropertyNames.belongsToApp(type(of: self)) }

  /// What traces call the object of the gesture: the name of the recogniser, if it has one;
  /// otherwise the name of its view.
  package var subject: String { name ?? view?.headlessName ?? "nothing" }

  /// The name of the recogniser in traces.
  package var headlessName: String {
    let kind = name ?? "\(type(of: self))"
    return "\(kind) on \(view?.headlessName ?? "no view")"
  }
}
