// SPDX-License-Identifier: MIT

/// What the world knows of one view controller, presented or not.
public struct ControllerState: ControllerRecord {
  /// How far a controller is with its appearance callbacks.
  public enum Appearance: UInt8, Hashable, Sendable {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// How an app stands with the appearance transitions that it begins itself (B30, B37).
  public enum AppearanceByHand: UInt8, Hashable, Sendable {
    /// It leaves them to UIKit.
    case none
    /// It has begun to make the controller appear.
    case appearing
    /// It has begun to make the controller disappear.
    case disappearing
    /// It has made the controller disappear, and not appear again.
    case gone
    /// It has made the controller appear, and UIKit has not moved it since.
    case shown
  }

  /// What class a controller is of, where UIKit or the system bring it.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// One of the app's own.
    case custom
    /// `UIAlertController` (B29, E23).
    case alert
    /// `UIImagePickerController` (A30), and whatever else its delegate has to dismiss.
    case imagePicker
    /// `UIDocumentPickerViewController` (A31).
    case documentPicker
    /// `SFSafariViewController` (A32), and whatever else dismisses itself and tells of no swipe.
    case safari
    /// `UIFontPickerViewController` (A39).
    case fontPicker
    /// `UIActivityViewController` (A38), and whatever else tells how it ended when it is gone.
    case activity
  }

  /// The last appearance callback decides it.
  public internal(set) var appearance = Appearance.disappeared
  /// `isModalInPresentation`: it belongs to the controller and outlives a presentation (A24).
  public internal(set) var isModalInPresentation = false
  /// `modalPresentationStyle` as set before a presentation; a request may name another one (G1).
  public internal(set) var modalPresentationStyle = ModalPresentationStyle.automatic
  /// Whether the view is in a window (B4, E9).
  public internal(set) var isViewInWindow = false
  /// Whether an overlay of the app's is in this controller's container, or was left behind there.
  public internal(set) var hasOverlay = false
  /// The controllers whose views get touches beside this one's popover (H10).
  var passthrough = ControllerSet()
  /// The delegate of this controller's presentation controller (A22, A23).
  public internal(set) var delegate: DelegateMethods = []
  /// The controller's `transitioningDelegate` (D15, D28).
  public internal(set) var transitioningDelegate: TransitioningMethods = []
  /// How the app's own appearance transitions stand.
  public internal(set) var appearanceByHand = AppearanceByHand.none
  /// What class it is of.
  public internal(set) var kind = Kind.custom
  /// Whether an alert or a share sheet goes because the user chose something in it, of which the app
  /// has still to be told (A38, B29).
  var hasChosenAction = false
}
