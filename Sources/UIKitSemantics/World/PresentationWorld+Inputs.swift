// SPDX-License-Identifier: MIT

// MARK: - What the user and the system can do, and what comes of it

extension PresentationWorld {
  /// Whether the user or the system can do something now.
  public func offers(_ input: UIKitInput) -> Bool {
    switch input {
    case .animationEnds: canEndAnimation
    case .interactiveTransitionStarts: canStartInteractiveTransition
    case .containerTransitionEnds(let container): canEndContainerTransition(of: container)
    case .containerLaysOut(let controller): canLayOutContainer(of: controller)
    case .shouldDismissIsAsked(let controller): mayAskShouldDismiss(controller)
    case .sizeClassChanges(let sizeClass): isAtRest && sizeClass != horizontalSizeClass
    default: offersGesture(input)
    }
  }

  /// Lets the user or the system do something; ``next()`` then tells what follows.
  ///
  /// A layout pass, a question without cause and another width may also come where ``offers(_:)``
  /// says no: then they change little or nothing.
  ///
  /// - Precondition: ``offers(_:)`` says yes to a gesture, or to what begins or ends a transition.
  public mutating func perform(_ input: UIKitInput) {
    switch input {
    case .animationEnds: endAnimation()
    case .interactiveTransitionStarts: startInteractiveTransition()
    case .containerTransitionEnds(let container): endAnimation(in: container)
    case .containerLaysOut(let controller): layOutContainer(of: controller)
    case .shouldDismissIsAsked(let controller): askShouldDismiss(controller)
    case .sizeClassChanges(let sizeClass):
      setSizeClasses(horizontal: sizeClass, vertical: verticalSizeClass)
    default: performGesture(input)
    }
  }
}
