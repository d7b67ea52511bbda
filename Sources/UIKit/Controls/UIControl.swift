// SPDX-License-Identifier: MIT

public import Foundation

/// A view that sends actions when it is used.
///
/// A touch is followed until it ends: down, drags inside and outside, up inside or outside, or
/// cancelled. Targets are not kept alive; actions are sent in the order in which they were added.
@preconcurrency @MainActor
open class UIControl: UIView {
  package enum Handler {
    case method(LooseReference, Selector)
    /// The first responder that has the method, from the control up.
    case responders(Selector)
    case action(UIAction)
  }

  package var handlers: [(handler: Handler, events: Event)] = []

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// The control is enabled, selected or highlighted, or no longer so.
  func stateChanged() {}
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var showsMenuAsPrimaryAction = false
  public private(set) var isTracking = false, isTouchInside = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Tracking

  /// A finger came down; says whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moved; says whether to follow it further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, !isTracking else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    (isTouchInside, isHighlighted) = (true, true)
    sendActions(for: .touchDown)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return stop() }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isNear(touch)
    endTracking(touch, with: event)
    stop()
    if isInside { used() }
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside { sendPrimaryAction() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stop()
    sendActions(for: .touchCancel)
  }

  private func stop() { (isTracking, isTouchInside, isHighlighted) = (false, false, false) }

  /// A finger may leave the control by 70 points.
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  /// What the control does by itself when it is used, before its actions.
  func used() {}

  /// Sends what only some kinds of controls send when they are used.
  func sendPrimaryAction() {}
}
