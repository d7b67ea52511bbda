// SPDX-License-Identifier: MIT

import ModalHarness

/// The variants in which a modifier of the document's own presents.
extension BindingDrivenPresentation {
  /// No guards: present if the binding is true, or else dismiss, on every update.
  var presentAsPublished: Variant<BindingApp> {
    variant(
      "present as published",
      summary: "On each update: present if the binding is true, or else dismiss; taps and turns.",
      axes: [
        Axis("dismissal received by", ["presenter", "nobody"]),
        Axis("rows in", ["VStack", "List"]),
        Axis("style", ["pageSheet", "fullScreen"]), Axis("width", ["compact", "regular"]),
      ],
      rules: [.swipeIsWrittenBack, .cancelledSwipeChangesNothing],
      knownDefects: [
        .init(
          .rotationChangesNothing, 3,
          """
          The update runs for a rotation too. Row 2's binding is false, so it dismisses what it \
          finds presented, which is row 1's screen: presentedViewController is that of any \
          ancestor (I14, I15, E17). In a List, where the document saw rows spared, a rotation \
          brings a screen back whose swipe nobody was told about. The document is at fault, and says so \
          for VStack.
          """),
        .init(
          CatalogProperty.noRequestIsRefused, 1,
          """
          While row 1 presents, row 2 asks to dismiss, which UIKit refuses (E8; where it defers \
          instead, the screen closes as soon as it is open, X3). In a List the presented row \
          presents once more at the next rotation (E5). The document is at fault.
          """),
        .init(
          .bindingsTellTheTruth, 4,
          """
          What the rotation dismissed is not reported, whoever the delegate is: it was code (A5). \
          Where nobody is the delegate, a swipe does the same. The document is at fault.
          """),
        .init(
          .swipeIsWrittenBack, 4,
          """
          Without a delegate nobody tells the binding that the user dismissed (I2 is SwiftUI's \
          own). The document met that before it took to UIAdaptivePresentationControllerDelegate.
          """),
        .init(
          .openOpens, 5,
          "toggle() turns the stale true off, so that the first tap seems dead (document)."),
        .init(
          .comesOnlyWhenAsked, 5,
          """
          Each update presents whatever has a true binding: the stale row's screen comes when the \
          other row's OPEN is tapped, or the device rotates. The document is at fault.
          """),
        .init(.tappedRowIsShown, 6, "And the wrong row's screen stays (document)."),
      ],
      wholeSpace: StateSpaceSize(states: 580, generated: 1635, depth: 18)
    ) {
      $0.presenter = .present
      $0.closing = .modalIsPresented
      $0.isGuarded = false
      $0.extras = []
    }
  }

  /// The same code, with requests at times that do not suit it.
  var presentAskedAtAnyTime: Variant<BindingApp> {
    variant(
      "present as published, asked at any time",
      summary: "The same, with a NEXT button, two fingers, and answers that close the screen.",
      axes: [Axis("rows in", ["VStack", "List"]), Axis("style", ["pageSheet", "fullScreen"])],
      rules: [.closingTwiceOpensNothing, .answerClosesOnlyItsOwn],
      knownDefects: [
        .init(
          CatalogProperty.noRequestIsRefused, 1,
          """
          Whatever is asked for during a transition is lost: two presents at once (E6), a dismiss \
          while the screen comes (E8), a present while another one goes (E4; R40). The document \
          is at fault: a presenter has to wait and look again (J4).
          """),
        .init(
          .bindingsTellTheTruth, 2,
          "What was refused is not asked for again, but the binding says that it was (document)."),
        .init(
          .rotationChangesNothing, 3,
          "As in the variant before; here in a List too, where a rotation retries what was lost."),
        .init(
          .tappedRowIsShown, 3,
          "A screen that was told to go while it came stays on; its dismiss was lost (document)."),
        .init(
          .closeCloses, 4,
          """
          That screen's binding is false, so CLOSE toggles it to true and presents it once more, \
          which is refused. The document is at fault, twice.
          """),
        .init(
          .closingTwiceOpensNothing, 4,
          "The same trace: to toggle is not to dismiss (document)."),
        .init(
          .comesOnlyWhenAsked, 5,
          "An answer that comes after CLOSE toggles the binding and opens the screen (document)."),
        .init(
          .openOpens, 5,
          """
          NEXT sets two bindings in one update: the dismissal runs, the present is refused, and \
          the stale true swallows the next tap (E4, R40). The document is at fault.
          """),
        .init(
          .answerClosesOnlyItsOwn, 7,
          "Row 2's false binding takes row 1's screen down, as a rotation does (E17; document)."),
      ],
      wholeSpace: StateSpaceSize(states: 871, generated: 3099, depth: 14)
    ) {
      $0.presenter = .present
      $0.closing = .modalIsPresented
      $0.isGuarded = false
      $0.extras = [.answer, .next, .twoFingers]
    }
  }

  /// Guards, a `dismiss()` that sets false, and a delegate that writes back.
  var presentRepaired: Variant<BindingApp> {
    let styles: [ModalPresentationStyle] = [
      .pageSheet, .fullScreen, .formSheet, .overFullScreen, .currentContext, .overCurrentContext,
      .popover,
    ]
    return variant(
      "present repaired",
      summary: "Presents only what is not there, dismisses only its own, waits while things move.",
      axes: [
        Axis("style", styles.map { "\($0)" }), Axis("width", ["compact", "regular"]),
        .flag("animated"),
      ],
      rules: [
        .closingTwiceOpensNothing, .swipeIsWrittenBack, .cancelledSwipeChangesNothing,
        .answerClosesOnlyItsOwn, .outsideNothingHappens, .leavesWithoutButton, .answerFindsNothing,
      ],
      wholeSpace: StateSpaceSize(states: 1208, generated: 4048, depth: 9)
    ) {
      $0.presenter = .present
      $0.container = .stack
      $0.closing = .dismissAction
      $0.extras = [.answer, .next, .inlineCopy]
    }
  }
}
