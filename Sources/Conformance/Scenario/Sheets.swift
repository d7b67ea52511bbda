// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - Given

extension Scenario {
  package func detents(_ detents: SheetDetent..., of controller: ControllerID = .v) -> Scenario {
    let names = detents.map { ".\($0)" }.joined(separator: ", ")
    return adding(.given, "\(controller.letter)'s sheet has the detents [\(names)]") {
      _ = $0.stage.setDetents(detents, of: controller)
    }
  }

  package func selectedDetent(_ detent: SheetDetent, of controller: ControllerID = .v) -> Scenario {
    adding(.given, "the selected detent of \(controller.letter)'s sheet is .\(detent)") {
      _ = $0.stage.selectDetent(detent, of: controller)
    }
  }

  package func largestUndimmedDetent(
    _ detent: SheetDetent, of controller: ControllerID = .v
  ) -> Scenario {
    adding(.given, "the largest undimmed detent of \(controller.letter)'s sheet is .\(detent)") {
      _ = $0.stage.setLargestUndimmedDetent(detent, of: controller)
    }
  }

  package func modalPresentationStyle(
    _ style: ModalPresentationStyle, of controller: ControllerID = .v
  ) -> Scenario {
    adding(.given, "\(controller.letter).modalPresentationStyle == .\(style)") {
      $0.stage.setModalPresentationStyle(style, of: controller)
    }
  }
}

// MARK: - The app

extension Input {
  package static func setDetents(_ detents: SheetDetent..., of controller: ControllerID = .v)
    -> Input
  {
    let names = detents.map { ".\($0)" }.joined(separator: ", ")
    return Input("the detents of \(controller.letter)'s sheet become [\(names)]") {
      $0.request { $0.setDetents(detents, of: controller) }
    }
  }

  package static func selectDetent(_ detent: SheetDetent?, of controller: ControllerID = .v)
    -> Input
  {
    let name = detent.map { ".\($0)" } ?? "nil"
    return Input("\(controller.letter)'s selectedDetentIdentifier = \(name)") {
      $0.request { $0.selectDetent(detent, of: controller) }
    }
  }

  package static func setLargestUndimmedDetent(
    _ detent: SheetDetent?, of controller: ControllerID = .v
  ) -> Input {
    let name = detent.map { ".\($0)" } ?? "nil"
    return Input("\(controller.letter)'s largestUndimmedDetentIdentifier = \(name)") {
      $0.request { $0.setLargestUndimmedDetent(detent, of: controller) }
    }
  }

  package static func setPrefersScrollingExpands(_ value: Bool) -> Input {
    Input("V's prefersScrollingExpandsWhenScrolledToEdge = \(value)") {
      $0.request { $0.setPrefersScrollingExpands(value, of: .v) }
    }
  }

  package static func setPrefersGrabberVisible(_ value: Bool) -> Input {
    Input("V's prefersGrabberVisible = \(value)") {
      $0.request { $0.setPrefersGrabberVisible(value, of: .v) }
    }
  }

  package static func setPrefersPageSizing(_ value: Bool) -> Input {
    Input("V's prefersPageSizing = \(value)") {
      $0.request { $0.setPrefersPageSizing(value, of: .v) }
    }
  }

  package static func customDetent(_ detent: SheetDetent, isAvailable: Bool) -> Input {
    Input("the closure of V's .\(detent) returns \(isAvailable ? "a height" : "nil") from now on") {
      $0.change { $0.setCustomDetent(detent, isAvailable: isAvailable, of: .v) }
    }
  }

  package static let invalidateDetents = Input("V's sheet.invalidateDetents()") {
    $0.request { $0.invalidateDetents(of: .v) }
  }

  package static let layout = Input("the container is laid out") {
    $0.change { $0.perform(.containerLaysOut(.v)) }
  }

  package static func animateChanges(
    of controller: ControllerID, _ changes: Input..., seeing: Expectation...
  ) -> Input {
    let words = changes.map(\.words).joined(separator: "; ")
    let seen = seeing.map(\.words).joined(separator: ", ")
    return Input("\(controller.letter)'s animateChanges { \(words) }, after which \(seen)") {
      $0.animateChanges(of: controller, changes, seeing: seeing)
    }
  }

  package static func atOnce(_ changes: Input..., seeing: Expectation...) -> Input {
    let words = changes.map(\.words).joined(separator: "; ")
    let seen = seeing.map(\.words).joined(separator: ", ")
    return Input("\(words), after which at once \(seen)") {
      $0.inOneTurn(changes, seeing: seeing)
    }
  }
}

// MARK: - The user

extension Input {
  /// The user moves the sheet down to the next smaller detent and lets it go.
  package static let dragToSmallerDetent = drag("down to the next detent", .detentDragMovesDown)

  /// The user moves the sheet up to the next larger detent and lets it go.
  package static let dragToLargerDetent = drag("up to the next detent", .detentDragMovesUp)

  private static func drag(_ direction: String, _ move: UIKitInput) -> Input {
    Input("the user drags the sheet \(direction) and lets go") { run in
      run.perform([.gesture(.detentDragBegins), .gesture(move), .gesture(.swipeReleased)])
    }
  }
}

// MARK: - What is seen

extension Expectation {
  package static func stands(at detent: SheetDetent, _ controller: ControllerID = .v)
    -> Expectation
  {
    Expectation("\(controller.letter)'s sheet stands at .\(detent)") { run in
      let standing = run.stage.standingDetent(of: controller)
      return standing == detent ? nil : "it stands at \(standing.map { ".\($0)" } ?? "none")"
    }
  }

  package static func selectedDetent(_ detent: SheetDetent?, of controller: ControllerID = .v)
    -> Expectation
  {
    let name = detent.map { ".\($0)" } ?? "nil"
    return shows("\(controller.letter)'s selectedDetentIdentifier == \(name)") {
      $0.selectedDetent(of: controller) == detent
    }
  }

  package static func hasPageSize(_ has: Bool, _ controller: ControllerID = .v) -> Expectation {
    shows("\(controller.letter) has the size of a \(has ? "page" : "form")") {
      $0.hasPageSize(controller) == has
    }
  }

  package static func getsTouches(_ gets: Bool, _ controller: ControllerID) -> Expectation {
    shows("\(controller.letter)'s views \(gets ? "get" : "do not get") touches") {
      $0.acceptsTouches(controller, onBar: false) == gets
    }
  }

  package static func barGetsTouches(_ gets: Bool, of controller: ControllerID = .n) -> Expectation
  {
    shows("\(controller.letter)'s bar \(gets ? "gets" : "does not get") touches") {
      $0.acceptsTouches(controller, onBar: true) == gets
    }
  }

  package static func offers(_ gesture: UIKitInput, _ offers: Bool) -> Expectation {
    shows("\(offers ? "the user can" : "the user cannot"): \(gesture.words)") {
      $0.offers(gesture) == offers
    }
  }

  package static func hasSheetPresentationController(
    _ has: Bool, _ controller: ControllerID = .v
  ) -> Expectation {
    shows("\(controller.letter).sheetPresentationController \(has ? "!=" : "==") nil") {
      $0.hasSheetPresentationController(controller) == has
    }
  }
}
