// SPDX-License-Identifier: MIT

/// Which optional methods the delegate of a presentation controller has.
///
/// The empty set means that there is no delegate: UIKit tells and asks none (A22).
public struct DelegateMethods: OptionSet, Hashable, Sendable {
  /// One bit for each method.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `presentationControllerShouldDismiss(_:)`; without it UIKit takes "yes" for the answer (A1).
  public static let shouldDismiss = DelegateMethods(rawValue: 1)
  /// `presentationControllerWillDismiss(_:)`.
  public static let willDismiss = DelegateMethods(rawValue: 2)
  /// `presentationControllerDidDismiss(_:)`.
  public static let didDismiss = DelegateMethods(rawValue: 4)
  /// `presentationControllerDidAttemptToDismiss(_:)`.
  public static let didAttemptToDismiss = DelegateMethods(rawValue: 8)
  /// `adaptivePresentationStyle(for:traitCollection:)` (F5, A21).
  public static let adaptivePresentationStyle = DelegateMethods(rawValue: 16)

  /// `adaptivePresentationStyle(for:)`, the older method, which is not told the traits (F6).
  public static let adaptivePresentationStyleWithoutTraits = DelegateMethods(rawValue: 32)
  /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)` (F11).
  public static let viewControllerForAdaptivePresentationStyle = DelegateMethods(rawValue: 64)
  /// `presentationController(_:prepare:)`, called from iOS 15 on (F7).
  public static let prepareAdaptivePresentationController = DelegateMethods(rawValue: 128)
  /// `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)` (F8, F9).
  public static let willPresentWithAdaptiveStyle = DelegateMethods(rawValue: 256)
  /// `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)` (G4).
  public static let didChangeSelectedDetentIdentifier = DelegateMethods(rawValue: 512)

  /// The five methods that concern adaptation.
  public static let adaptation: DelegateMethods = [
    .adaptivePresentationStyle, .adaptivePresentationStyleWithoutTraits,
    .viewControllerForAdaptivePresentationStyle, .prepareAdaptivePresentationController,
    .willPresentWithAdaptiveStyle,
  ]

  /// The four methods of iOS 13 that concern dismissal (A34).
  public static let dismissal: DelegateMethods = [
    .shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss,
  ]
}

/// Which optional methods the transitioning delegate of a view controller has.
///
/// The empty set means that there is no transitioning delegate, so that UIKit's own animation is
/// used (D3, D15).
public struct TransitioningMethods: OptionSet, Hashable, Sendable {
  /// One bit for each method.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `presentationController(forPresented:presenting:source:)`, asked for `.custom` only (C24).
  public static let presentationController = TransitioningMethods(rawValue: 1)
  /// `animationController(forPresented:presenting:source:)` (D1).
  public static let animationControllerForPresented = TransitioningMethods(rawValue: 2)
  /// `animationController(forDismissed:)` (D2).
  public static let animationControllerForDismissed = TransitioningMethods(rawValue: 4)
  /// `interactionControllerForPresentation(using:)` (D1).
  public static let interactionControllerForPresentation = TransitioningMethods(rawValue: 8)
  /// `interactionControllerForDismissal(using:)` (D2).
  public static let interactionControllerForDismissal = TransitioningMethods(rawValue: 16)
}
