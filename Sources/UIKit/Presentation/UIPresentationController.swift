// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Manages how a controller is presented; subclasses decide what is around it and where it stands.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
  LooseTarget
{
  package nonisolated(unsafe) let existence = Existence()
  public var presentingViewController: UIViewController { presenting ?? presentedViewController }
  public var presentedViewController: UIViewController {
    guard let controller = kept ?? presented else {
      HeadlessException.raise(
        "ModalCheckLimit", "The controller of a presentation controller is gone.")
    }
    return controller
  }
  private var presenting: UIViewController?
  private var kept: UIViewController?
  @Loose private var presented: UIViewController?
  /// Is told about the user's dismissals and decides how the presentation adapts; it is not kept
  /// (A22).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet {
      hadDelegate = delegate != nil
      if let original { return original.delegate = delegate }
      HeadlessScene.current.presentation.delegateChanged(of: self)
    }
  }
  private var hadDelegate = false
  /// Whether a delegate was set that is gone.
  package var hasLostDelegate: Bool { hadDelegate && delegate == nil }
  /// The one in whose place adaptation has put this one to work; they have one delegate (C25).
  @Loose private var original: UIPresentationController?
  open var overrideTraitCollection: UITraitCollection?

  /// Whether the app made it, by a transitioning delegate.
  var isCustom = false
  @Loose private var presentation: ShownPresentation?

  /// Creates one for two controllers; without a presenter, the presented one stands in for it until
  /// the presentation begins (C28).
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (presenting, kept) = (presentingViewController, presentedViewController)
    super.init()
    presented = presentedViewController
    existence.begin(self)
  }

  deinit { existence.end() }

  func adopt(presenting: UIViewController, presentation: ShownPresentation?) {
    kept = presentedViewController
    self.presenting = presenting
    self.presentation = presentation
  }

  /// Begins to work in the place of another one, or ends to.
  func standIn(for original: UIPresentationController, in presentation: ShownPresentation?) {
    self.original = nil
    if delegate !== original.delegate { delegate = original.delegate }
    if presentation != nil { self.original = original }
    adopt(presenting: original.presentingViewController, presentation: presentation)
  }

  /// The controller keeps it until it is presented, and up to iOS 13 it keeps the controller: the two
  /// never die (C27).
  func isKeptByController() {
    if HeadlessScene.current.presentation.world.behavior.version > .iOS13 { kept = nil }
  }

  /// The style in which the presentation is shown, while it is.
  var shownStyle: ModalPresentationStyle? {
    guard let presentation else { return nil }
    return HeadlessScene.current.presentation.world.presentation(of: presentation.identifier)?.style
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The view in which the presentation takes place, while it does (C11).
  open var containerView: UIView? { presentation?.containerView }

  // MARK: - What subclasses decide

  /// The view that comes and goes: the presented controller's, unless a subclass puts one around
  /// it.
  open var presentedView: UIView? {
    HeadlessScene.current.presentation.noteDefaultGetter()
    return presentedViewController.view
  }
  open var frameOfPresentedViewInContainerView: CGRect {
    HeadlessScene.current.presentation.noteDefaultGetter()
    return containerView?.bounds ?? .zero
  }
  /// Whether the presenter's view leaves the window while this is presented (B4, C17).
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the presentation covers the screen (C17).
  open var shouldPresentInFullscreen: Bool {
    HeadlessScene.current.presentation.noteDefaultGetter()
    return true
  }
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? .none
  }
  /// How the presentation adapts: as the delegate says, whom UIKit asks by itself (C29).
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    let driver = HeadlessScene.current.presentation
    driver.noteDefaultGetter()
    if driver.isReadingProperty { return .none }
    return delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  // MARK: - What subclasses receive

  open func presentationTransitionWillBegin() {}
  /// The presentation is over: completed, or cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  /// The dismissal is over: completed, or cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: - UIContentContainer

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  // MARK: - UITraitEnvironment

  open var traitCollection: UITraitCollection {
    overrideTraitCollection ?? presentingViewController.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// Something that holds content whose size it negotiates.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
