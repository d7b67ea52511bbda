// SPDX-License-Identifier: MIT

// MARK: - Appearance transitions that an app begins and ends itself

extension PresentationWorld {
  /// `controller.beginAppearanceTransition(isAppearing, animated:)`.
  ///
  /// The controller receives its first callback of the two. From then on UIKit's own are not delivered
  /// to it: not before the transition is ended, and after one that made it disappear not before one
  /// makes it appear again (B37). Where UIKit's own transition of the controller runs, or the app's own
  /// last one led there, UIKit logs unbalanced calls and does nothing (B30). The first one may lead to
  /// where UIKit has brought the controller, as in menus whose container stands on screen: it receives
  /// the callbacks once more.
  @discardableResult
  public mutating func beginAppearanceTransition(
    _ isAppearing: Bool, of controller: ControllerID
  ) -> Response {
    if let error { return .raised(error) }
    let state = controllers[controller.index]
    let isBalanced =
      switch state.appearanceByHand {
      case .none: [.appeared, .disappeared].contains(state.appearance)
      case .appearing, .shown: !isAppearing
      case .disappearing, .gone: isAppearing
      }
    guard isBalanced || !obeys(.b30) else { return .refused(.unbalancedAppearanceTransition) }
    controllers[controller.index].appearanceByHand = isAppearing ? .appearing : .disappearing
    if isAppearing {
      enqueue(.viewWillAppearByHand, of: controller)
      enqueue(.viewIsAppearingByHand, of: controller)
    } else {
      enqueue(.viewWillDisappearByHand, of: controller)
    }
    return .accepted
  }

  /// `controller.endAppearanceTransition()`.
  ///
  /// The controller receives its second callback. Where the app has begun nothing, UIKit logs
  /// unbalanced calls and does nothing (B30).
  @discardableResult
  public mutating func endAppearanceTransition(of controller: ControllerID) -> Response {
    if let error { return .raised(error) }
    switch controllers[controller.index].appearanceByHand {
    case .appearing:
      controllers[controller.index].appearanceByHand = .shown
      enqueue(.viewDidAppearByHand, of: controller)
    case .disappearing:
      controllers[controller.index].appearanceByHand = .gone
      enqueue(.viewDidDisappearByHand, of: controller)
    case .none, .gone, .shown:
      return .refused(.unbalancedAppearanceTransition)
    }
    return .accepted
  }

  /// Whether an app's own transition of a controller on screen was begun and has not ended.
  public var hasAppearanceBegunByHand: Bool {
    controllers.placesInUse.contains { place in
      let state = controllers[place]
      return state.isViewInWindow
        && (state.appearanceByHand == .appearing || state.appearanceByHand == .disappearing)
    }
  }

  /// UIKit has begun and ended the transition of a child itself: what comes later is delivered.
  public mutating func forgetAppearanceByHand(of controller: ControllerID) {
    if [.gone, .shown].contains(controllers[controller.index].appearanceByHand) {
      controllers[controller.index].appearanceByHand = .none
    }
  }

  /// The app calls `viewWillDisappear` or another appearance method of a controller itself.
  ///
  /// It runs what it has overridden, and UIKit logs that callbacks may come out of order (B37).
  public func callAppearanceMethod(of controller: ControllerID) -> Response {
    .refused(.appearanceMethodCalledDirectly)
  }

  /// Whether the app keeps UIKit's appearance callbacks from a controller (B37).
  mutating func withholdsAppearance(from controller: ControllerID) -> Bool {
    ![.none, .shown].contains(controllers[controller.index].appearanceByHand) && obeys(.b37)
  }

  /// The callback of a step that the app's own transition causes; no view enters or leaves a window.
  mutating func takeAppearanceStepByHand(_ step: MicroStep) -> Callback {
    let controller = step.controller
    let index = controller.index
    switch step.kind {
    case .viewWillAppearByHand:
      controllers[index].appearance = .appearing
      return .viewWillAppear(controller)
    case .viewIsAppearingByHand:
      return .viewIsAppearing(controller)
    case .viewDidAppearByHand:
      controllers[index].appearance = .appeared
      return .viewDidAppear(controller)
    case .viewWillDisappearByHand:
      controllers[index].appearance = .disappearing
      return .viewWillDisappear(controller)
    default:
      controllers[index].appearance = .disappeared
      return .viewDidDisappear(controller)
    }
  }
}
