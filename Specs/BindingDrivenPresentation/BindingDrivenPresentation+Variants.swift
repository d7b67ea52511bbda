// SPDX-License-Identifier: MIT

import ModalHarness

/// The variants in which SwiftUI presents.
extension BindingDrivenPresentation {
  /// One binding for each row, SwiftUI's own presenters, `presentationMode`.
  var asSwiftUIMeansIt: Variant<BindingApp> {
    variant(
      "sheet and fullScreenCover",
      summary: "SwiftUI's own presenters, a binding for each row, closed by presentationMode.",
      axes: [
        Axis("presenter", ["sheet", "fullScreenCover"]), Axis("rows in", ["List", "VStack"]),
        Axis("width", ["compact", "regular"]),
      ],
      rules: [
        .closingTwiceOpensNothing, .swipeIsWrittenBack, .cancelledSwipeChangesNothing,
        .answerClosesOnlyItsOwn, .outsideNothingHappens, .leavesWithoutButton, .answerFindsNothing,
      ],
      wholeSpace: StateSpaceSize(states: 336, generated: 1140, depth: 10)
    ) { $0.extras = [.answer, .inlineCopy] }
  }

  /// All the ways of closing in the document, with all presenters; these have guards.
  var closingFromInside: Variant<BindingApp> {
    variant(
      "closing from inside as published",
      summary: "Each way in which the document lets a screen close itself, with each presenter.",
      axes: [
        Axis("presenter", BindingCode.Presenter.allCases.map(\.rawValue)),
        Axis(
          "closed by",
          BindingCode.Closing.allCases.filter { $0 != .dismissAction }.map(\.rawValue)),
      ],
      rules: [.closingTwiceOpensNothing, .environmentTellsTheTruth, .outsideNothingHappens],
      knownDefects: [
        .init(
          .closeCloses, 3,
          """
          The value that CLOSE changes is not the presenter's: a @State of its own is a copy, \
          presentationMode is not filled in by an own presenter, nor the own environment value by \
          SwiftUI's (I7, I8). The app is at fault; the document says so.
          """),
        .init(
          .closingTwiceOpensNothing, 4,
          """
          toggle() is no dismiss(): a screen that is told to go once more, by an answer that comes \
          late, turns its binding on again. The document is at fault, for the binding that is \
          passed down and for its own dismiss(); the one of PresentationMode does nothing then (I7).
          """),
        .init(
          .comesOnlyWhenAsked, 5,
          "The same toggle(): the presenter sees a request, and the closed screen comes back."),
        .init(
          .bindingsTellTheTruth, 7,
          """
          The same toggle(), for a screen that is gone while another one is up: its binding is \
          true, and it is not on screen (I9).
          """),
        .init(
          .environmentTellsTheTruth, 2,
          """
          The document says that isPresented is always true inside the screen. It is the \
          presenter's binding, hence false from the request to close until the screen is gone. \
          The document simplifies.
          """),
        .init(
          CatalogProperty.userIsNeverTrapped, 1,
          """
          A fullScreenCover cannot be swiped away (I21): without a button that works nobody leaves \
          it. The app is at fault; the document says so.
          """),
      ],
      wholeSpace: StateSpaceSize(states: 833, generated: 2939, depth: 12)
    ) { $0.extras = [.answer, .inlineCopy] }
  }

  /// One Boolean for all rows.
  var sharedBinding: Variant<BindingApp> {
    variant(
      "one shared binding",
      summary: "All rows share one Boolean; the document calls it wrong even where it works.",
      axes: [
        Axis(
          "presenter",
          BindingCode.Presenter.allCases.map(\.rawValue) + [BindingCode.withoutGuards]),
        Axis("rows in", ["List", "VStack"]),
      ],
      rules: [.closingTwiceOpensNothing, .answerClosesOnlyItsOwn],
      knownDefects: [
        .init(
          .comesOnlyWhenAsked, 1,
          """
          A Boolean does not say which row: the first one presents, except for SwiftUI's own \
          presenters in a List (I9, I12). The app is at fault; the document says so.
          """),
        .init(.tappedRowIsShown, 2, "The same, once the screen is there (app)."),
        .init(
          CatalogProperty.noRequestIsRefused, 1,
          """
          Without guards both rows present at once, and the second is refused (I13, E6). The app \
          is at fault; the document says so. Guards mend this, not the wrong row.
          """),
        .init(
          .answerClosesOnlyItsOwn, 7,
          """
          Even in a List: an answer for a screen that is gone clears the binding of the one that \
          is up, since they share it. The app is at fault; the document found that this works.
          """),
        .init(
          .bindingsTellTheTruth, 3,
          "Without guards a dismiss while the screen comes is lost (E8), as with own bindings."),
        .init(
          .rotationChangesNothing, 4,
          "Without guards a rotation asks for that dismiss once more, and now it works."),
      ],
      wholeSpace: StateSpaceSize(states: 268, generated: 900, depth: 10)
    ) { $0.bindings = .shared }
  }

  /// The document's own idea of a cure: an identity in place of the Boolean.
  var sharedItem: Variant<BindingApp> {
    variant(
      "one shared item",
      summary: "Repaired: what all rows share names the row, as in sheet(item:).",
      axes: [
        Axis("presenter", BindingCode.Presenter.allCases.map(\.rawValue)),
        Axis("rows in", ["List", "VStack"]),
      ],
      rules: [.closingTwiceOpensNothing, .answerClosesOnlyItsOwn, .answerFindsNothing],
      wholeSpace: StateSpaceSize(states: 772, generated: 3076, depth: 11)
    ) {
      $0.bindings = .item
      $0.extras = [.answer, .next, .notification, .twoFingers]
    }
  }

  /// R35: SwiftUI is not told about the swipe.
  var replacedDelegate: Variant<BindingApp> {
    variant(
      "somebody else's delegate",
      summary: "The content of a sheet makes itself the delegate of the presentation controller.",
      axes: [Axis("OPEN", ["toggles", "sets true"])],
      rules: [.swipeIsWrittenBack],
      knownDefects: [
        .init(
          .swipeIsWrittenBack, 6,
          """
          SwiftUI writes the binding back in its own delegate, which is not there any more (I3, \
          R35). The app is at fault.
          """),
        .init(
          .bindingsTellTheTruth, 6, "The binding stays true after the swipe (R35; app)."),
        .init(
          .canBeOpenedAgain, 6,
          """
          Where OPEN sets true, nothing changes and SwiftUI, which takes the sheet to be on \
          screen, never presents again (R35; app). A toggle gets out of it by chance.
          """),
        .init(
          .openOpens, 7,
          "Where OPEN toggles, the first tap turns the stale true off and seems dead (app)."),
        .init(
          .comesOnlyWhenAsked, 8,
          """
          The other row's request waits for a sheet that is gone; when the stale binding is turned \
          off, the wrong screen comes (app; rests on I9 and I10).
          """),
        .init(.tappedRowIsShown, 9, "And the wrong screen stays (app; depends on I9 and I10)."),
      ],
      wholeSpace: StateSpaceSize(states: 66, generated: 194, depth: 12)
    ) {
      $0.listener = .content
      $0.extras = []
    }
  }

  /// R40, R65, R67: two bindings are true at once.
  var secondRequest: Variant<BindingApp> {
    variant(
      "a second request",
      summary: "Two bindings become true together, or one while the other's screen is up.",
      axes: [
        Axis("presenter", ["sheet", "fullScreenCover"]),
        Axis("second request", BindingCode.SecondRequest.allCases.map(\.rawValue)),
      ],
      rules: [],
      knownDefects: [
        .init(
          .bindingsTellTheTruth, 2,
          """
          One level presents one screen (I9): the other binding is true and its screen is not \
          there, for as long as the first one is (I10, R67) or for good (I18, R65). The app is at \
          fault: what excludes each other belongs into one item.
          """),
        .init(
          .openOpens, 5,
          """
          Where the request was dropped, the stale binding swallows the first tap (I18, R65; app).
          """),
      ],
      wholeSpace: StateSpaceSize(states: 163, generated: 546, depth: 10)
    ) { $0.extras = [.next, .notification, .twoFingers] }
  }
}

extension KnownDefect {
  /// Names a property of this spec that does not hold.
  init(_ property: BindingProperty, _ steps: Int, _ explanation: String) {
    self.init(property.rawValue, steps: steps, explanation)
  }

  /// Names a built-in property that does not hold.
  init(_ property: CatalogProperty, _ steps: Int, _ explanation: String) {
    self.init(property.rawValue, steps: steps, explanation)
  }
}
