// SPDX-License-Identifier: MIT

/// A navigation controller shows another child: one goes, one comes.
struct ChildExchange: Hashable, Sendable {
  let leaving: ControllerID
  let arriving: ControllerID
}

// MARK: - Pushes and pops, as far as the two controllers hear of them

extension PresentationWorld {
  /// A navigation controller pushes or pops: one of its children goes, another one comes.
  ///
  /// That is no presentation, and it runs beside those. Where the first one is not on screen, both
  /// hear nothing.
  @discardableResult
  public mutating func exchangeChild(
    _ leaving: ControllerID, for arriving: ControllerID
  ) -> Response {
    if let error { return .raised(error) }
    if childExchange != nil { return .refused(.transitionInProgress) }
    guard controllers[leaving.index].appearance == .appeared else { return .accepted }
    childExchange = ChildExchange(leaving: leaving, arriving: arriving)
    enqueue(.viewWillDisappear, of: leaving)
    enqueue(.viewWillAppear, of: arriving)
    enqueue(.viewIsAppearing, of: arriving)
    return .accepted
  }

  /// Whether the animation of a push or a pop runs.
  public var canEndChildExchange: Bool { error == nil && isSettled && childExchange != nil }

  /// The animation of a push or a pop ends.
  ///
  /// Unlike at the end of a presentation, who goes hears of it before who comes (B34, B33).
  ///
  /// - Precondition: ``canEndChildExchange``.
  public mutating func endChildExchange() {
    precondition(canEndChildExchange, "Nothing is pushed or popped.")
    guard let exchange = childExchange else { return }
    childExchange = nil
    let isAsPushed = obeys(.b34)
    if !isAsPushed { enqueue(.viewDidAppear, of: exchange.arriving) }
    enqueue(.viewDidDisappear, of: exchange.leaving)
    if isAsPushed { enqueue(.viewDidAppear, of: exchange.arriving) }
  }
}
