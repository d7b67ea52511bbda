// SPDX-License-Identifier: MIT

// MARK: - Search controllers

/// A search controller that is active is presented, and yet no obstacle for who is beside it on a
/// navigation stack. It is therefore none of the stack of presentations: its view comes and goes as that
/// of a child of the controller that presents it, or by itself where that is a container of UIKit's.
extension PresentationWorld {
  /// A search controller becomes active, presented by a controller; its view comes in, with an
  /// animation or at once.
  public mutating func beginSearch(
    _ search: ControllerID, in context: ControllerID, animated: Bool = false
  ) {
    settings[search.index].searchPresenter = context
    settings[search.index].searchBegins = animated
    if containment[context].kind == .plain { adoptChild(search, in: context) }
  }

  /// The view of a search controller has come in.
  public mutating func settleSearch(_ search: ControllerID) {
    settings[search.index].searchBegins = false
  }

  /// The search ends; the view of its controller goes.
  public mutating func leaveSearch(_ search: ControllerID) {
    settleSearch(search)
    settings[search.index].flags.insert(.searchEnds)
  }

  /// The view of a search controller is gone.
  public mutating func endSearch(_ search: ControllerID) {
    settleSearch(search)
    settings[search.index].searchPresenter = nil
    settings[search.index].flags.remove(.searchEnds)
    abandonChild(search)
  }

  /// The search controller that a controller presents, or else the nearest of its containers; what is
  /// in a search controller is not in its own way.
  public func search(presentedNear controller: ControllerID) -> ControllerID? {
    let chain = chainOfParents(from: controller)
    for presenter in chain {
      if let search = search(presentedBy: presenter), !chain.contains(search) { return search }
    }
    return nil
  }

  /// Whether a search that is on its way in or out keeps touches from who presents it, as every
  /// presentation and dismissal does (D9).
  func isBlockedBySearch(_ controller: ControllerID) -> Bool {
    let moving = settings.placesInUse.first {
      settings[$0].flags.contains(.searchEnds) || settings[$0].searchBegins
    }
    guard let presenter = moving.flatMap({ settings[$0].searchPresenter }) else { return false }
    return presenter == controller || chainOfParents(from: controller).contains(presenter)
      || chainOfParents(from: presenter).contains(controller)
  }

  func search(presentedBy presenter: ControllerID) -> ControllerID? {
    settings.placesInUse.first { settings[$0].searchPresenter == presenter }.map {
      ControllerID($0)
    }
  }

  /// Who presents something as long as a search is on, or until it is gone, presents nothing else (N9).
  mutating func refusalBySearch(
    toPresent controller: ControllerID, from caller: ControllerID
  ) -> Response? {
    guard let search = search(presentedNear: caller), obeys(.n9),
      let presenter = settings[search.index].searchPresenter
    else { return nil }
    guard settings[search.index].flags.contains(.searchEnds) else {
      logLine.value = .presentWhilePresenting(
        controller, on: presenter, from: caller, presented: search)
      return .refused(.alreadyPresenting)
    }
    return refuse(.transitionInProgress, presenting: controller, on: presenter, from: caller)
  }
}
