// SPDX-License-Identifier: MIT

// MARK: - Taps outside

extension PresentationWorld {
  /// Whether UIKit shows a dimmed area beside a presentation that dismisses when it is tapped.
  ///
  /// Popovers have one (H1), and sheets in regular width (H3). A sheet in compact width has one
  /// only at a detent that is not the full one (H7). At an undimmed detent there is none (G8), and
  /// a page sheet that fills the screen leaves no room for one (F3).
  public func hasDimmedAreaOutside(of presentation: Presentation) -> Bool {
    if presentation.isWithoutContent { return false }
    if presentation.style == .popover { return true }
    let sheet = sheets[presentation.presented.index]
    guard presentation.style.isSheet, sheet.isDimmed, !sheet.fillsScreen else { return false }
    return horizontalSizeClass == .regular || sheet.standing != .large
  }

  var offersTapOutside: Bool {
    guard let level = dimmedLevel, let top else { return false }
    return top.isAtRest && top.finger == .up && hasDimmedAreaOutside(of: stack[level])
  }

  /// The level beside which a tap outside lands: the uppermost one, or the popover that it is
  /// shown inside of (H8).
  private var dimmedLevel: Int? {
    guard count > 0 else { return nil }
    var level = count - 1
    while level > 0, stack[level].style.coversContext { level -= 1 }
    return stack[level].style == .popover ? level : count - 1
  }

  /// The user taps beside what is uppermost.
  ///
  /// What is shown inside a popover goes with the popover, whose delegate alone is asked. So it is
  /// from iOS 9 on; iOS 7 and 8 did otherwise (H8).
  mutating func tapOutside() {
    guard let level = dimmedLevel else { return }
    if level < count - 1, !obeys(.h8) { return startTapDismissal(at: count - 1) }
    if stack[level].style.isSheet {
      guard horizontalSizeClass == .regular ? obeys(.h3) : obeys(.h7) else { return }
    }
    attemptDismissal(at: level)
  }

  /// The user wishes a presentation away with a single touch, and UIKit weighs both vetoes.
  ///
  /// No tap dismisses what is modal (H2, H3); whether that is reported as an attempt is open
  /// (L7, X7). Otherwise the delegate is asked, if it has the method (H1, H3).
  mutating func attemptDismissal(at level: Int) {
    let controller = controllers[stack[level].presented.index]
    if isModalInPresentation(at: level), obeys(.h2) {
      let reports = consulting(.tapBlockedByModalFlagReportsAttempt)
      if reports.tapBlockedByModalFlagReportsAttempt { enqueueAttempt(at: level) }
    } else if controller.delegate.contains(.shouldDismiss), obeys(.h1) {
      enqueue(.askShouldDismissOnTap, at: level)
    } else {
      startTapDismissal(at: level)
    }
  }

  /// A tap that nothing vetoes dismisses as a swipe would (H1, H4).
  mutating func startTapDismissal(at level: Int) {
    if dismissPopoverByPresenter(at: level) { return }
    beginUserDismissal(at: level, drive: .animating)
  }

  /// The delegate refuses what a tap wished for: UIKit drops the tap, whereas a refused swipe is
  /// reported as an attempt (H5).
  ///
  /// That was seen on iOS 15 and later. Before, no source contradicts the documentation, by which
  /// every attempt that is prevented is reported.
  mutating func refuseTap(at level: Int) {
    if behavior.version >= .iOS15, obeys(.h5) { return }
    enqueueAttempt(at: level)
  }

  /// Whether a tap on this level is one that UIKit would still act on (A8).
  func stillAwaitsTap(at level: Int) -> Bool {
    guard level < count, let top else { return false }
    return top.isAtRest && top.finger == .up && (level == count - 1 || level == dimmedLevel)
  }
}

extension ModalPresentationStyle {
  /// Whether the style covers no more than the context in which it is presented (B6, B7).
  var coversContext: Bool { self == .currentContext || self == .overCurrentContext }
}

// MARK: - Touches on an app's own views

extension PresentationWorld {
  /// `popoverPresentationController?.passthroughViews` of a controller: the views of these ones.
  ///
  /// While the popover is on screen as one, touches reach them and leave the popover where it is
  /// (H10).
  public mutating func setPassthroughViews(
    of popover: ControllerID, to controllers: [ControllerID]
  ) {
    guard obeys(.h10) else { return }
    self.controllers[popover.index].passthrough = controllers.reduce(into: ControllerSet()) {
      $0.insert($1)
    }
  }

  /// Whether an overlay that the app put into the container of a controller's present presentation
  /// is there, with the recognizers on it.
  ///
  /// A container lives for one presentation: what was put into the last one is not in this one
  /// (H5b).
  public func hasOverlayInContainer(of controller: ControllerID) -> Bool {
    controllers[controller.index].hasOverlay
      && presentation(of: controller)?.overlayWasAdded == true
  }

  /// Whether views of a controller, or of its container, get the user's touches.
  ///
  /// They do when the controller is uppermost and nothing moves: during a transition touches are
  /// swallowed (D9), unless the behavior says that they are not (H13). Behind an undimmed sheet
  /// they do too (G8), and behind a popover that lets them through (H10). What a cancelled
  /// transition has covered gets none (D12), nor what a cancelled swipe back covers again (M9).
  ///
  /// `onBar` asks for the bar of a navigation controller instead (M8).
  public func acceptsTouches(_ controller: ControllerID, onBar: Bool = false) -> Bool {
    guard error == nil, !settings[controller.index].isViewCovered, top?.isWithoutContent != true,
      !isCoveredAgain(controller)
    else { return false }
    if isBlockedByContainer(controller, onBar: onBar) || isBlockedBySearch(controller),
      !behavior.asked(.touchesReachViewsDuringTransitions).touchesReachViewsDuringTransitions
    {
      return false  // Back, and the buttons of what comes
    }
    if isRootElsewhere(visibleRoot(of: controller)) {
      return top?.isAtRest != false && levelPresented(inTreeOf: controller) == nil
    }
    let top = top(ofChainWith: controller)
    let topmost = top?.presented ?? rootViewController
    guard representative(of: visibleRoot(of: controller)) == topmost else {
      return isReachable(behindOthers: controller)
    }
    guard let top else { return controllers[controller.index].isViewInWindow }
    if mutated(.touchesStaySwallowed) { return false }
    return top.finger == .up
      && (top.isAtRest
        || behavior.asked(.touchesReachViewsDuringTransitions).touchesReachViewsDuringTransitions)
  }

  /// The user touches a view of a controller, or of its container.
  ///
  /// What the app does with the touch is a request of the app, not of the user: no veto is asked
  /// for and no delegate is told (H11).
  ///
  /// - Returns: Whether the view gets the touch.
  public mutating func touch(_ controller: ControllerID) -> Bool {
    touch(controller, onBar: false)
  }

  /// The same; `onBar` says that it is the bar of a navigation controller that the user touches (M8).
  public mutating func touch(_ controller: ControllerID, onBar: Bool) -> Bool {
    let isMoving =
      isInTransition || isBlockedByContainer(controller, onBar: onBar)
      || isBlockedBySearch(controller)
    if isMoving, representative(of: visibleRoot(of: controller)) == topmostController {
      _ = consulting(.touchesReachViewsDuringTransitions)
    }
    return acceptsTouches(controller, onBar: onBar)
  }

  /// Whether touches beside the presentations above a controller, or above the container that it is
  /// in, reach its views (G8, G9, H10).
  func isReachable(behindOthers controller: ControllerID) -> Bool {
    let root = visibleRoot(of: controller)
    let first = level(of: root).map { $0 + 1 } ?? 0
    guard root == rootViewController || first > 0, first < count else { return false }
    return controllers[controller.index].isViewInWindow
      && (first..<count).allSatisfy { level in
        stack[level].isAtRest && stack[level].finger == .up && passesTouches(level, to: controller)
      }
  }

  private func passesTouches(_ level: Int, to controller: ControllerID) -> Bool {
    let index = stack[level].presented.index
    return switch stack[level].style {
    case .popover:
      chainOfParents(from: controller).contains { controllers[index].passthrough.contains($0) }
    default: stack[level].style.isSheet && sheets[index].passesTouchesBehind
    }
  }
}
