// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// What an app holds of UIKit: it can look at the world and make requests.
///
/// Each request is recorded with UIKit's response, so that reports can show what the app asked for
/// and what UIKit made of it.
public struct UIKitHandle: Sendable {
  /// The world as it is now.
  @inlinable public var world: PresentationWorld {
    _read { yield _world }
  }
  @usableFromInline var _world: PresentationWorld
  /// What has happened since the step began, in order.
  @usableFromInline var events: [PresentationEvent]

  @inlinable
  init(world: PresentationWorld, events: consuming [PresentationEvent]) {
    self._world = world
    self.events = events
  }

  /// Takes over what another driver has done.
  package mutating func adopt(
    _ world: PresentationWorld, _ events: some Sequence<PresentationEvent>
  ) {
    _world = world
    self.events += events
  }

  mutating func request(_ call: Call, _ body: (inout PresentationWorld) -> Response)
    -> Response
  {
    let response = body(&_world)
    events.append(.call(call, response))
    return response
  }

  mutating func set(_ call: Call, _ body: (inout PresentationWorld) -> Void) {
    body(&_world)
    events.append(.call(call, .accepted))
  }
}

// MARK: - What an app can ask for

extension UIKitHandle {
  /// `source.present(controller, animated:completion:)`.
  @discardableResult
  public mutating func present(
    _ controller: ControllerID, from source: ControllerID, _ style: ModalPresentationStyle,
    animated: Bool = true, hasCompletion: Bool = false
  ) -> Response {
    let details = PresentationRequest(style, animated: animated, hasCompletion: hasCompletion)
    return request(.present(controller, from: source, details)) {
      $0.present(controller, from: source, details)
    }
  }

  /// `controller.dismiss(animated:completion:)`.
  @discardableResult
  public mutating func dismiss(
    from controller: ControllerID, animated: Bool = true, hasCompletion: Bool = false
  ) -> Response {
    request(.dismiss(from: controller, hasCompletion: hasCompletion)) {
      $0.dismiss(from: controller, animated: animated, hasCompletion: hasCompletion)
    }
  }

  /// `controller.isModalInPresentation = value`; does nothing where it has that value.
  public mutating func setModalInPresentation(_ value: Bool, of controller: ControllerID) {
    guard world.state(of: controller).isModalInPresentation != value else { return }
    set(.setModalInPresentation(value, of: controller)) {
      $0.setModalInPresentation(value, of: controller)
    }
  }

  /// `controller.presentationController?.delegate = …`.
  public mutating func setDelegate(_ methods: DelegateMethods, of controller: ControllerID) {
    set(.setDelegate(methods, of: controller)) { $0.setDelegate(methods, of: controller) }
  }

  /// `controller.transitioningDelegate = …`.
  public mutating func setTransitioningDelegate(
    _ methods: TransitioningMethods, of controller: ControllerID
  ) {
    set(.setTransitioningDelegate(methods, of: controller)) {
      $0.setTransitioningDelegate(methods, of: controller)
    }
  }

  /// `transitionContext.completeTransition(didComplete)`.
  @discardableResult
  public mutating func completeTransition(_ didComplete: Bool, of controller: ControllerID)
    -> Response
  {
    request(.completeTransition(didComplete, of: controller)) {
      $0.completeTransition(didComplete, of: controller)
    }
  }

  /// `finish()` of the interaction controller.
  @discardableResult
  public mutating func finishInteractiveTransition(of controller: ControllerID) -> Response {
    request(.finishInteractiveTransition(of: controller)) {
      $0.finishInteractiveTransition(of: controller)
    }
  }

  /// `cancel()` of the interaction controller.
  @discardableResult
  public mutating func cancelInteractiveTransition(of controller: ControllerID) -> Response {
    request(.cancelInteractiveTransition(of: controller)) {
      $0.cancelInteractiveTransition(of: controller)
    }
  }

  /// `controller.transitionCoordinator?.animate(alongsideTransition:completion:)`.
  @discardableResult
  public mutating func animateAlongsideTransition(of controller: ControllerID) -> Response {
    request(.animateAlongsideTransition(of: controller)) {
      $0.animateAlongsideTransition(of: controller)
    }
  }

  /// `containerView?.addSubview(overlay)`.
  public mutating func addOverlay(to controller: ControllerID) {
    set(.addOverlay(to: controller)) { $0.addOverlay(to: controller) }
  }

  /// `overlay.removeFromSuperview()`.
  public mutating func removeOverlay(from controller: ControllerID) {
    set(.removeOverlay(from: controller)) { $0.removeOverlay(from: controller) }
  }

  /// `presentedView?.frame = frameOfPresentedViewInContainerView`.
  public mutating func applyPreferredFrame(to controller: ControllerID) {
    set(.applyPreferredFrame(to: controller)) { $0.applyPreferredFrame(to: controller) }
  }
}

// MARK: - What the system's own buttons do

extension UIKitHandle {
  /// The user taps an action of an alert: the alert dismisses itself, and the action's handler is
  /// called when it is gone (B29, E23).
  ///
  /// It is not a request by the app, so only what follows from it is recorded.
  ///
  /// - Precondition: `world.canEndSystemController(alert)`, and the controller is an alert.
  public mutating func tapAction(ofAlert alert: ControllerID) {
    _world.tapAction(ofAlert: alert)
  }
}
