// SPDX-License-Identifier: MIT

public import ModalHarness
import UIKit
public import UIKitSemantics

extension Spec where App == SceneApplication {
  /// What the app printed, and what it called in a step that ended it.
  public func remarks(of app: SceneApplication) -> [TraceRemark] { app.remarks }

  /// The controllers with their types and titles.
  public func controllerNames(of app: SceneApplication) -> ControllerNames? {
    ControllerNames(app.observation.controllerNames)
  }

  /// The controllers that others have taken the places of, and what SwiftUI has called.
  public func eventNotes(of app: SceneApplication) -> EventNotes {
    app.observation.eventNotes.value
  }

  /// The controllers with the types that their places are for.
  public func commonNames(after app: SceneApplication) -> ControllerNames? {
    let known = app.observation.controllerNames
    return MainThread.run { ControllerNames(app.ledger.controllerPlaces.names(after: known)) }
  }

  /// What is judged of a step, and not of the state to which it leads.
  public var momentaryFields: [String: String] {
    [
      "after the cancelled gesture": "none", "left where it was dragged": "none",
      "evaluated anew": "none", "out of date": "none", "cancelled": "none",
      "dismissed too": "none", "without effect": "none", "without animation": "no difference",
    ]
  }

  /// What the scene wants to be shown, and what is wrong with it.
  public func fields(of app: SceneApplication) -> [(name: String, value: String)] {
    let seen = app.observation
    let faults: [(String, [String])] = [
      ("missing", seen.missing), ("left behind", seen.leftBehind),
      ("not restored", seen.notRestored), ("not changed back", seen.notChangedBack),
      ("shown twice", seen.shownTwice), ("outdated", seen.outdatedLists),
      ("lost", seen.lostRequests),
      (
        "after the cancelled gesture",
        seen.cancelledGesture.flatMap(\.difference).map { [$0] } ?? []
      ),
      ("left where it was dragged", app.abandoned.map { [$0] } ?? []),
      ("evaluated anew", seen.evaluation?.difference.map { [$0] } ?? []),
      ("out of date", seen.evaluation?.staleContent.map { [$0] } ?? []),
      ("not released", seen.leaked),
      ("visible but unreachable", app.deadControl.map { [$0] } ?? []),
      ("without effect", seen.repeatedTap?.difference.map { [$0] } ?? []),
      ("without effect here", app.unresponsive.map { [$0] } ?? []),
      ("not usable again", app.outOfUse.map { [$0] } ?? []),
      ("still running", seen.unendedSpinners), ("typed text lost", seen.lostTexts),
      ("input discarded", app.discarded.map { [$0] } ?? []),
      ("covered by an overlay", seen.dimmed.map { [$0] } ?? []),
      ("touches swallowed", seen.swallowedTouches.map { [$0] } ?? []),
      ("not asked", seen.unheardDelegates),
      ("cancelled", seen.cancelledByNobody.map { [$0] } ?? []),
      ("dismissed too", seen.overreach), ("outcomes", seen.wrongOutcomes),
      ("over, and still there", seen.overdue),
      ("checks that fail", seen.failedChecks), ("crash", seen.crash.map { [$0] } ?? []),
    ]
    return seen.fields.map { ($0.name, $0.value) }
      + [("without animation", seen.differenceWithoutAnimation ?? "no difference")]
      + faults.map { ($0.0, $0.1.isEmpty ? "none" : $0.1.joined(separator: ", ")) }
  }
}
