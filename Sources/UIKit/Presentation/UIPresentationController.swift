// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Manages how a controller is presented; subclasses decide what is around it and where it stands.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
  LooseTarget
{
  package nonisolated(unsafe) let existence = Existence()
  /// The controller that presents.
  public private(set) var presentingViewController: UIViewController
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// Hears of the user's dismissals and decides how the presentation adapts; it is not kept (A22).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { HeadlessScene.current.presentation.delegateChanged(of: self) }
  }
  /// Traits that the presented controller gets in place of the window's.
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
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
    existence.begin(self)
  }

  deinit { existence.end() }

  func adopt(presenting: UIViewController, presentation: ShownPresentation?) {
    presentingViewController = presenting
    self.presentation = presentation
  }

  /// The style in which the presentation is shown, while it is.
  var shownStyle: ModalPresentationStyle? {
    guard let presentation else { return nil }
    return HeadlessScene.current.presentation.world.presentation(of: presentation.identifier)?.style
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The view in which the presentation takes place, while it does (C11).
  open var containerView: UIView? { presentation?.containerView }

  // MARK: - What subclasses decide

  /// The view that comes and goes: the presented controller's, unless a subclass puts one around it.
  open var presentedView: UIView? {
    HeadlessScene.current.presentation.noteDefaultGetter()
    return presentedViewController.view
  }
  /// Where the presented view stands in the container at the end.
  open var frameOfPresentedViewInContainerView: CGRect {
    HeadlessScene.current.presentation.noteDefaultGetter()
    return containerView?.bounds ?? .zero
  }
  /// Whether the presenter's view leaves the window while this is presented (B4, C17).
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the presentation covers the screen (C17).
  open var shouldPresentInFullscreen: Bool { true }
  /// The style in narrow windows.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? .none
  }
  /// The style under some traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  // MARK: - What subclasses receive

  /// The presentation begins.
  open func presentationTransitionWillBegin() {}
  /// The presentation is over: completed, or cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal is over: completed, or cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container will be laid out.
  open func containerViewWillLayoutSubviews() {}
  /// The container has been laid out.
  open func containerViewDidLayoutSubviews() {}

  // MARK: - UIContentContainer

  /// The size that the container is asked to give its content.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// The presented controller wants another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The content has another size by its constraints.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that the content gets.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The size of the window changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }
  /// The traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  // MARK: - UITraitEnvironment

  /// The traits of the window.
  open var traitCollection: UITraitCollection {
    overrideTraitCollection ?? presentingViewController.traitCollection
  }
  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// Something that holds content whose size it negotiates.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content wants.
  var preferredContentSize: CGSize { get }
  /// A child wants another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// A child has another size by its constraints.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
