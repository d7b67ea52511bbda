// SPDX-License-Identifier: MIT

/// What the objects that an app hands out for a controller's transitions implement beyond what is
/// always told: UIKit calls a method of its own superclass silently.
public struct TransitionFeatures: OptionSet, Hashable, Sendable {
  /// One bit for each method.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  // UIPresentationController
  /// The presentation controller overrides `shouldPresentInFullscreen` (C17).
  public static let shouldPresentInFullscreen = TransitionFeatures(rawValue: 1)
  /// The presentation controller overrides `presentedView`, with a view around the controller's
  /// (C16, C31).
  public static let presentedView = TransitionFeatures(rawValue: 2)
  /// The presentation controller overrides `frameOfPresentedViewInContainerView` and notes when it
  /// is read (C12, C31).
  public static let frameOfPresentedView = TransitionFeatures(rawValue: 4)
  /// Those of a presentation controller's that UIKit only reads.
  package static let ofPresentationControllers: TransitionFeatures = [
    .shouldPresentInFullscreen, .presentedView, .frameOfPresentedView, .adaptivePresentationStyle,
  ]
  /// The presentation controller overrides `viewWillTransition(to:with:)` (C15).
  public static let viewWillTransition = TransitionFeatures(rawValue: 8)

  /// The presentation controller overrides `adaptivePresentationStyle(for:)`, and lets nothing
  /// adapt (C29, F14).
  public static let adaptivePresentationStyle = TransitionFeatures(rawValue: 1024)

  // UIViewControllerAnimatedTransitioning
  /// The animator says how long it takes (D1, D18); otherwise it does not matter.
  public static let transitionDuration = TransitionFeatures(rawValue: 16)
  /// The animator implements `interruptibleAnimator(using:)` (D24, D25).
  public static let interruptibleAnimator = TransitionFeatures(rawValue: 32)
  /// The body of `animateTransition(using:)` starts no animation, so that none ends (D9).
  public static let startsNoAnimation = TransitionFeatures(rawValue: 64)

  // UIViewControllerInteractiveTransitioning
  /// The interaction controller implements `wantsInteractiveStart` (D24).
  public static let wantsInteractiveStart = TransitionFeatures(rawValue: 128)
  /// The interaction controller is a `UIPercentDrivenInteractiveTransition` (D5, D17–D19).
  public static let percentDriven = TransitionFeatures(rawValue: 256)

  // UIViewControllerTransitioningDelegate
  /// The transitioning delegate has an `animationController(forPresented:)` that lacks
  /// `presenting:source:`, so that it is another method than UIKit's (D27).
  public static let misspelledAnimationController = TransitionFeatures(rawValue: 512)
}

/// A key of `transitionContext.view(forKey:)`.
public enum TransitionKey: UInt8, Hashable, Sendable, CaseIterable {
  /// `.from`.
  case from
  /// `.to`.
  case to
}

/// A view as a transition's context gives it to an animator.
public enum ContextView: Hashable, Sendable {
  /// The view of a controller.
  case view(of: ControllerID)
  /// What a presentation controller's `presentedView` gives: a view around the controller's (C16).
  case presentedView(of: ControllerID)
}

/// What an interaction controller tells the context of its transition.
public enum InteractionReport: UInt8, Hashable, Sendable, CaseIterable {
  /// `updateInteractiveTransition(_:)`.
  case update
  /// `finishInteractiveTransition()`.
  case finish
  /// `cancelInteractiveTransition()`.
  case cancel
}

/// Which presentation controller a controller has: another one for another style (C25, C26).
public struct PresentationControllerID: Hashable, Sendable {
  /// The controller that it presents.
  public let presented: ControllerID
  /// The style that it shows.
  public let style: ModalPresentationStyle
  /// Whether it is the app's own.
  public let isCustom: Bool
}
