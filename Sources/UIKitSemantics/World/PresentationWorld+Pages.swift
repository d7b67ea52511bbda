// SPDX-License-Identifier: MIT

// MARK: - How pages differ from other children that are shown one at a time

extension PresentationWorld {
  /// Says whether a page view controller has the style `.pageCurl`, and not `.scroll`.
  public mutating func setCurlsPages(_ value: Bool, of container: ControllerID) {
    if value {
      settings[container.index].flags.insert(.curlsPages)
    } else {
      settings[container.index].flags.remove(.curlsPages)
    }
  }

  /// `pageViewController.setViewControllers([page], direction:animated:)`.
  public mutating func setPage(
    _ page: ControllerID, in container: ControllerID, animated: Bool = true
  ) {
    guard !raisesForPage(in: container, animated: animated) else { return }
    replaceChildren(of: container, with: [page], showing: page, animated: animated)
  }

  /// A finger begins to turn to a page.
  public mutating func beginSwipe(to page: ControllerID, in container: ControllerID) {
    guard !isInContainerTransition(container) else { return }
    replaceChildren(of: container, with: [page], showing: page, isSwipe: true)
  }

  /// Whether it raises to set a page with animation, as it did for many apps while pages scroll (N6).
  public mutating func raisesForPage(in container: ControllerID, animated: Bool) -> Bool {
    guard animated, scrollsPages(container), let transition = containment.transition(of: container),
      transition.hasBegun, transition.isAnimated,
      consulting(.pageSetWhileScrolling).pageSetWhileScrolling == .raises
    else { return false }
    _ = raise(.pagesScrollAlready)
    return true
  }

  func scrollsPages(_ container: ControllerID) -> Bool {
    containment[container].kind == .pages
      && !settings[container.index].flags.contains(.curlsPages)
  }

  /// Whether a controller is the page that is shown.
  func isPage(_ controller: ControllerID) -> Bool {
    guard let container = parent(of: controller) else { return false }
    return containment[container].kind == .pages && containment[controller].contains(.isShown)
  }

  /// Whether the finger of the user has begun the transition of a container.
  func isSwiped(_ container: ControllerID) -> Bool {
    containment.transition(of: container)?.flags.contains(.swipe) ?? false
  }

  /// Whether a page view controller that is not on screen tells its pages that they come and go: it
  /// does when it gets its first page, and when another one takes the place of that (N5).
  mutating func tellsPages(of container: ControllerID, insteadOf old: ControllerID?) -> Bool {
    guard containment[container].kind == .pages,
      controllers[container.index].appearance == .disappeared
    else { return false }
    return (old.map { isOnScreen($0) } ?? true) && obeys(.n5)
  }

  /// What is told when a page is not turned after all: one that scrolls comes back before the other
  /// goes (N3), and a curl tells both by turns (N4).
  mutating func compensationOfPages(
    _ leaving: Agenda, _ staying: Agenda, in container: ControllerID
  ) -> Agenda {
    var (leaving, staying, steps) = (leaving, staying, Agenda())
    if scrollsPages(container) {
      if obeys(.n3) { swap(&leaving, &staying) }
    } else if obeys(.n4) {
      let wills = [leaving.popFirst(), staying.popFirst(), staying.popFirst()]
      for case let step? in wills { steps.append(step) }
    }
    steps.append(leaving)
    steps.append(staying)
    return steps
  }
}
