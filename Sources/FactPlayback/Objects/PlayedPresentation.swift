// SPDX-License-Identifier: MIT

import Foundation
import UIKit
import UIKitSemantics

final class PlayedPresentation: UIPresentationController {
  private let letter: ControllerID
  private unowned let objects: PlayedObjects
  private var around: UIView?

  init(
    _ letter: ControllerID, _ presented: UIViewController, _ presenting: UIViewController?,
    _ objects: PlayedObjects
  ) {
    (self.letter, self.objects) = (letter, objects)
    super.init(presentedViewController: presented, presenting: presenting)
  }

  private var features: TransitionFeatures { objects[itemsOf: letter].features }

  override var shouldRemovePresentersView: Bool {
    objects.tell(.shouldRemovePresentersView(letter)) == .yes
  }
  override var shouldPresentInFullscreen: Bool {
    guard features.contains(.shouldPresentInFullscreen) else { return true }
    return objects.tell(.shouldPresentInFullscreen(letter)) == .yes
  }

  /// A view around the controller's, for who wants one.
  override var presentedView: UIView? {
    guard features.contains(.presentedView) else { return super.presentedView }
    objects.tell(.presentedView(letter))
    let view: UIView = around ?? UIView(frame: presentedViewController.view.bounds)
    if presentedViewController.view.superview !== view {
      view.addSubview(presentedViewController.view)
    }
    around = view
    return view
  }

  /// Smaller than the container, so that one can see whether anybody applied it.
  override var frameOfPresentedViewInContainerView: CGRect {
    let container = super.frameOfPresentedViewInContainerView
    if features.contains(.frameOfPresentedView) {
      objects.tell(.frameOfPresentedViewInContainerView(letter))
    }
    return container.insetBy(dx: 20, dy: 40)
  }

  override func presentationTransitionWillBegin() {
    objects.tell(.presentationTransitionWillBegin(letter))
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    objects.tell(.presentationTransitionDidEnd(letter, completed: completed))
  }
  override func dismissalTransitionWillBegin() {
    objects.tell(.dismissalTransitionWillBegin(letter))
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    objects.tell(.dismissalTransitionDidEnd(letter, completed: completed))
  }
  override func containerViewWillLayoutSubviews() {
    objects.tell(.containerViewWillLayoutSubviews(letter))
  }
  override func containerViewDidLayoutSubviews() {
    objects.tell(.containerViewDidLayoutSubviews(letter))
  }

  override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    guard features.contains(.adaptivePresentationStyle) else {
      return super.adaptivePresentationStyle(for: traitCollection)
    }
    objects.tell(.presentationControllerAdaptivePresentationStyle(letter))
    return .none
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if features.contains(.viewWillTransition) {
      objects.tell(.presentationControllerViewWillTransition(letter))
    }
    super.viewWillTransition(to: size, with: coordinator)
  }
}
