// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import SceneHarness
import StateSpace
import TestSupport
import Testing
import UIKitSemantics

@MainActor
@Suite("Real code and its model")
struct CodeAgainstModelTests {
  @Test(
    arguments: [
      (
        "as published",
        [
          "every transition that begins ends": 3, "no dismiss is lost": 3,
          "touch handling is restored eventually": 3, "the user is never trapped": 2,
          "an interactive transition has a live driver": 3,
        ]
      ), ("repaired", [:]),
    ])
  func `agree: a semi-modal`(version: String, violated: [String: Int]) throws {
    let sides = try SideBySide(
      SemiModal(), CommonStart(version), SemiModalCode(),
      CommonStart(version, after: ["tap Open", "animation ends"]),
      pairs: [
        .init("animation ends", "animation ends", "end of animation…"),
        .init("interactive transition starts"),
        .init("tap Open"), .init("tap the overlay", "tap overlay"),
        .init("pan: begin downwards", "pan sheet: began down"),
        .init("pan: move past the threshold", "pan sheet: to 40 %"),
        .init("pan: release", "pan sheet: lifted…"),
        .init("pan: interrupted by the system", "pan sheet: cancelled by the system"),
      ],
      onlyModel: [
        "tap Close", "tap the indicator", "pan: begin upwards", "pan: rest a finger",
        "pan: move a little", "pan: move up", "pan: move back", "second finger", "show a message",
        "lay out the container",
      ],
      onlyCode: [
        "pan sheet: back to the start", "pan sheet: to 10", "pan sheet: to 70", "pan overlay",
      ])
    let driver = try sides.claim(
      "an interactive transition has a live driver", "every interactive transition is driven")
    try expectAgreement(
      of: sides, on: sides.claimsWithoutVetoes + [driver], depth: LongTests.choose(4, long: 6),
      violated: violated)
  }

  @Test(arguments: ["as published", "repaired"], ["yes", "no"])
  func `agree: a custom overlay`(version: String, animated: String) throws {
    let sides = try SideBySide(
      CustomOverlayPresentation(),
      CommonStart(
        version, ["present animated": animated, "animations": "the app's own"]),
      CustomOverlayCode(), CommonStart(version, ["animated": animated]),
      pairs: [
        .init("animation ends", "animation ends", "end of animation…"),
        .init("tap Show", "tap Open"), .init("tap beside the modal", "tap overlay"),
      ],
      onlyModel: [
        "tap the content", "tap Note", "pan: begin", "width becomes", "lay out the container",
      ])
    let isTrap = version == "as published" && animated == "no"
    try expectAgreement(
      of: sides, on: sides.claimsWithoutVetoes, depth: LongTests.choose(5, long: 8),
      violated: isTrap
        ? [
          "the user is never trapped": 1,
          "the background is dimmed whenever the modal is on screen and nothing moves": 2,
        ] : [:])
  }
}

extension CodeAgainstModelTests {
  @Test(
    arguments: [
      (
        "as published",
        [
          "no text is lost without the user's consent": 5,
          "no editor with unsaved changes is dismissed before the user is asked": 5,
          "every present and dismiss is accepted": 5,
          "every reported swipe leads to the question or closes": 6,
          "the user is asked only about unsaved changes": 6,
        ]
      ), ("repaired", [:]),
    ])
  func `agree: unsaved changes`(version: String, violated: [String: Int]) throws {
    let sides = try SideBySide(
      ConfirmBeforeDiscard(), CommonStart(version), UnsavedChangesCode(),
      CommonStart(version, after: ["layout pass", "animation ends"]),
      pairs: [
        .init("animation ends"), .init("tap Edit"),
        .init("change the text", "tap Change the text"),
        .init("undo the change", "tap Undo the change"),
        .init("choose Save", "tap Save changes"), .init("choose Discard", "tap Discard changes"),
        .init("choose Keep editing", "tap Keep editing"), .init("tap Cancel"), .init("tap Save"),
      ] + .swipes(), details: [.init("lay out the editor", "layout pass")],
      // A tap beside the action sheet is the same as its cancel button.
      onlyCode: ["tap beside"])
    let claims = sides.claims(ConfirmBeforeDiscard.properties(), ConfirmBeforeDiscard.properties())
    try expectAgreement(
      of: sides, on: claims, depth: LongTests.choose(5, long: 8), violated: violated)
  }

  @Test(arguments: Visits.all, ["full screen", "page sheet", "over full screen"])
  func `agree: screen tracking`(visits: Visits, onTop: String) throws {
    let values = ["on top": onTop, "isModalInPresentation": visits.isModal ? "yes" : "no"]
    let sides = try SideBySide(
      ScreenTracking(), CommonStart(visits.version, values.merging(["animated": "yes"]) { $1 }),
      ScreenTrackingCode(), CommonStart(visits.version, values),
      pairs: [
        .init("animation ends"), .init("tap Open"), .init("tap Close"), .init("tap Next"),
        .init("tap Done"),
      ] + .swipes(), onlyModel: ["app: ", "width becomes"])
    try expectAgreement(
      of: sides, on: sides.claims, depth: LongTests.choose(5, long: 8),
      violated: visits.violated(onTop: onTop))
  }

  @Test(arguments: ["pageSheet", "fullScreen"], ["presenter", "nobody"])
  func `agree: bindings, as published`(style: String, listener: String) throws {
    try bindings(
      CommonStart("present as published", ["style": style, "dismissal received by": listener]),
      CommonStart(
        "present as published", ["style": style, "dismissal received by": listener]),
      violated: [
        "every present and dismiss is accepted": 1, "rotation opens and closes nothing": 3,
        "the bindings say what is on screen whenever nothing moves": 4,
        "OPEN opens at the first tap": 5, "a screen appears only when requested": 5,
        "only the requested row's screen is shown": 6,
        "a dismissal by the user is written back": style == "pageSheet" && listener == "nobody"
          ? 6 : nil,
      ].compactMapValues { $0 })
  }

  @Test("agree: bindings, repaired", arguments: ["pageSheet", "fullScreen"])
  func repairedBindings(style: String) throws {
    try bindings(
      CommonStart("present repaired", ["style": style, "animated": "yes"]),
      CommonStart("present repaired", ["style": style]), violated: [:])
  }

  /// A row of the model presents from the root; that of the code has a controller of its own, on a
  /// page of a navigation controller.
  private func bindings(
    _ model: CommonStart, _ code: CommonStart, violated: [String: Int]
  ) throws {
    let sides = try SideBySide(
      BindingDrivenPresentation(), model, RowsCode(), code,
      pairs: [
        .init("animation ends"), .init("tap OPEN 1"), .init("tap OPEN 2"),
        .init("tap CLOSE", "tap CLOSE 1", "tap CLOSE 2"),
        .init("rotate", "views are evaluated anew"),
      ] + .swipes(),
      onlyModel: ["app: answer arrives", "tap NEXT", "tap CLOSE outside a modal"],
      standIns: [4: 0, 5: 0, 6: 0, 7: 0, 8: 3, 9: 3])
    try expectAgreement(
      of: sides, on: sides.claims, depth: LongTests.choose(5, long: 8), violated: violated)
  }
}

extension Array {
  fileprivate static func swipes<App>() -> Self where Element == SideBySide<App>.Pair {
    UIKitInput.gesturesWithoutDetents.map { Element(ControllerNames([]).name(of: $0)) }
  }
}

/// A version of the screen that counts visits, with or without a veto.
struct Visits: Sendable {
  let version: String
  let isModal: Bool

  /// What goes wrong: a swipe that the user takes back, and a screen that leaves the view in the
  /// window.
  func violated(onTop: String) -> [String: Int] {
    let visit = "a screen is counted once for each time the user comes to it"
    if version == "naive", !isModal {
      return [
        visit: 4, "a swipe that the user cancels is not counted": 4,
        "a screen is counted once for each stay of its view in the window": 4,
      ]
    }
    return version == "repaired" || onTop == "full screen" ? [:] : [visit: 6]
  }

  static let all = ["naive", "flag", "repaired"].flatMap { version in
    [false, true].map { Visits(version: version, isModal: $0) }
  }
}
