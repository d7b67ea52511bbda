// SPDX-License-Identifier: MIT

/// What the world knows of one view controller, presented or not.
public struct ControllerState: Hashable, Sendable {
  /// How far a controller is with its appearance callbacks.
  public enum Appearance: UInt8, Hashable, Sendable {
    case disappeared
    case appearing
    case appeared
    case disappearing
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
  /// The delegate of this controller's presentation controller (A22, A23).
  public internal(set) var delegate: DelegateMethods = []
  /// The controller's `transitioningDelegate` (D15, D28).
  public internal(set) var transitioningDelegate: TransitioningMethods = []
}
