// SPDX-License-Identifier: MIT

package import ModalHarness

/// A custom presentation with a dimming overlay that closes on a tap: the whole of “Notes on iPhone
/// apps: using UIPresentationController”.
///
/// Rules of the document, each of them explored in every combination of the axes:
/// - The style `.custom` and a transitioning delegate bring the app's own presentation controller;
///   it is a new one, with a new overlay, for each presentation.
/// - The overlay comes in transparent, fades in and out alongside the transitions, closes the
///   modal when tapped, and is removed when a dismissal was completed.
/// - The preferred frame is not that of the view until a layout assigns it; layouts are many.
///
/// Where it asks a question, the checker answers: removing the overlay is not needed for the eye
/// (`without dismissalTransitionDidEnd`); the frame has to be assigned as soon as an animator of
/// the app's own runs the presentation (`lines of the layout left out`); and a recognizer on a
/// darkened container takes the taps on the modal too, which an overlay does not (`container
/// background`).
///
/// Pitfalls: presenting without animation; a modal presented from the modal; a second tap; the
/// appendix, whose animators never end, run in the wrong direction, and are half never asked for.
package struct CustomOverlayPresentation: Spec {
  package let identifier = "custom-overlay-presentation"
  package let title = "A custom presentation with a dimming overlay"
  package let summary = """
    A modal of style custom lies on an overlay that fades in and out with it and closes it when \
    tapped. The frame, the overlay and the animators are tried in every version of the code.
    """
  package let sources = [DescribedDocument.customPresentation.title]
  package let notes = [
    "UIKit asks for the app's presentation controller only with .custom and a living delegate.",
    "Each presentation asks anew: no overlay, alpha or frame of the last one is left.",
    "The overlay is added at alpha 0 and animated alongside; without animation that never runs.",
    "A transparent overlay gets no touches: what is invisible cannot be tapped either.",
    "A tap on the overlay is the app's own dismiss: no veto and no delegate is asked or told.",
    "dismiss on the modal takes down what the modal presents, and only else the modal.",
    "A second tap finds a transparent overlay if it fades out; else UIKit refuses its dismiss.",
    "Removing the overlay at the end is good practice: its container is discarded anyway.",
    "The overlay must stay when a dismissal was cancelled: that is what completed is for.",
    "The preferred frame is read before the view has it; UIKit's animation alone makes up for it.",
    "Layout comes with each rotation and at any time: it sets frames and adds nothing.",
    "A recognizer on the container receives taps on the modal's content; one on the overlay does not.",
    "animationController(forPresented:) without its other parameters is never called.",
    "An animator has to call completeTransition, or the screen is frozen for good.",
    "The appendix hands out its animators the wrong way round.",
    "Not modeled: interactive presentations, whose cancel has to remove the overlay (C3).",
    "Not modeled: its initializer has another label than its call, which does not compile.",
    "Not modeled: sizes. size(forChildContentContainer:) and margins are one preferred frame.",
    "Not modeled: containerView is force-unwrapped, which is right from the beginning on (C11).",
    "Not modeled: presentedView is the modal's view unless overridden (C16); computed properties.",
  ]
  package let facts = [
    "A5", "C1", "C2", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13", "C14",
    "C15", "C17", "C18", "C24", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D9", "D11", "D13", "D15",
    "D27", "E1", "E7", "E8", "H11", "H12", "H13",
  ]

  package init() {}

  /// The app's own state without the version of its code, which never changes.
  package func fields(of app: CustomOverlayApp) -> [(name: String, value: String)] {
    Mirror(reflecting: app).children.compactMap { child in
      child.label.flatMap { $0 == "code" ? nil : ($0, String(describing: child.value)) }
    }
  }

  /// The document's code, each of its remarks put to the test, and the repaired code.
  package var variants: [Variant<CustomOverlayApp>] {
    [
      asPublished, containerBackground, withoutDidEnd, withoutLayout, withoutSetUp,
      publishedAnimators, interactiveDismissal, repaired,
    ]
  }
}

extension CustomOverlayPresentation {
  private typealias Own = CustomOverlayProperties

  private var asPublished: Variant<CustomOverlayApp> {
    variant(
      "as published", summary: "The presentation controller of the document.",
      axes: [.presentAnimated, .dismissAnimated, .fadesOut, .note, .touches],
      properties: [
        Own.dimmed, Own.inPlace, Own.ownPresentationController, Own.ownOverlay,
        Own.tapDismissesModal, Own.tapInTransitionIsHarmless, Own.tapInsideDismissesNothing,
        Own.delegateReceivesNothing, Own.layoutIsIdempotent, Own.tapLeadsOut, Own.framesDiffer,
        Own.canShowAgain,
      ]
        + .catalog(
          Own.basics + [
            .overlayRemovedAfterCompletion, .dismissalEndTellsTheTruth, .vetoDoesNotStopCode,
            .presenterReceivesOnlyWhenRemoved, .removedPresenterReceivesAppearance,
          ]),
      knownDefects: CustomOverlayDefects.asPublished,
      wholeSpace: StateSpaceSize(states: 500, generated: 1332, depth: 7)
    ) { code, configuration in
      code.presentsAnimated = configuration.isOn(Axis.presentAnimated.name)
      code.dismissesAnimated = configuration.isOn(Axis.dismissAnimated.name)
      code.fadesOut = configuration.isOn(Axis.fadesOut.name)
      code.noteStyle = configuration.noteStyle
      code.vetoesUser = true
    }
  }

  private var containerBackground: Variant<CustomOverlayApp> {
    variant(
      "container background", summary: "No overlay: the container is darkened and takes the tap.",
      axes: [.presentAnimated, .dismissAnimated],
      properties: [
        Own.dimmed, Own.inPlace, Own.tapDismissesModal, Own.tapInsideDismissesNothing,
        Own.layoutIsIdempotent, Own.tapLeadsOut, Own.canShowAgain,
      ]
        + .catalog(Own.basics + [.dismissalEndTellsTheTruth]),
      knownDefects: CustomOverlayDefects.containerBackground,
      wholeSpace: StateSpaceSize(states: 40, generated: 100, depth: 5)
    ) { code, configuration in
      code.presentsAnimated = configuration.isOn(Axis.presentAnimated.name)
      code.dismissesAnimated = configuration.isOn(Axis.dismissAnimated.name)
      code.dimming = .containerBackground
    }
  }

  private var withoutDidEnd: Variant<CustomOverlayApp> {
    variant(
      "without dismissalTransitionDidEnd", summary: "The overlay is never removed.",
      axes: [.dismissAnimated, .fadesOut],
      properties: [
        Own.dimmed, Own.inPlace, Own.ownOverlay, Own.tapDismissesModal, Own.tapLeadsOut,
        Own.canShowAgain,
      ]
        + .catalog(Own.basics + [.overlayRemovedAfterCompletion, .dismissalEndTellsTheTruth]),
      knownDefects: CustomOverlayDefects.withoutDidEnd,
      wholeSpace: StateSpaceSize(states: 48, generated: 116, depth: 6)
    ) { code, configuration in
      code.dismissesAnimated = configuration.isOn(Axis.dismissAnimated.name)
      code.fadesOut = configuration.isOn(Axis.fadesOut.name)
      code.endOfDismissal = .notImplemented
    }
  }

  private var withoutLayout: Variant<CustomOverlayApp> {
    variant(
      "lines of the layout left out",
      summary: "containerViewWillLayoutSubviews lacks one of its lines.",
      axes: [.missingLine, .animations],
      properties: [
        Own.dimmed, Own.inPlace, Own.ownOverlay, Own.layoutIsIdempotent, Own.tapLeadsOut,
        Own.framesDiffer,
      ]
        + .catalog(Own.basics + [.overlayRemovedAfterCompletion]),
      knownDefects: CustomOverlayDefects.withoutLayout,
      wholeSpace: StateSpaceSize(states: 102, generated: 255, depth: 6)
    ) { code, configuration in
      switch configuration[Axis.missingLine.name] {
      case "presentedView.frame": code.assignsPresentedFrame = false
      case "overlay.frame": code.overlayFrame = .never
      default: code.overlayFrame = .inFirstLayout
      }
      switch configuration[Axis.animations.name] {
      case "UIKit's": break
      case "the app's own": code.animators = .complete
      default: code.animators = .completeWithFinalFrame
      }
    }
  }

  private var withoutSetUp: Variant<CustomOverlayApp> {
    variant(
      "set-up left out", summary: "One of the two lines before present is missing or in vain.",
      axes: [.missingSetUp],
      properties: [Own.ownPresentationController]
        + .catalog(Own.basics),
      knownDefects: CustomOverlayDefects.withoutSetUp,
      wholeSpace: StateSpaceSize(states: 24, generated: 51, depth: 6)
    ) { code, configuration in
      if configuration[Axis.missingSetUp.name] == "modalPresentationStyle" {
        code.style = .automatic
      } else {
        code.delegateIsKept = false
      }
    }
  }

  private var publishedAnimators: Variant<CustomOverlayApp> {
    variant(
      "published animators", summary: "The animation controllers of the document's appendix.",
      axes: [.presentationMethod, .bodies],
      properties: [
        Own.dimmed, Own.inPlace, Own.rightDirection, Own.ownAnimation, Own.ownOverlay,
        Own.tapLeadsOut,
      ]
        + .catalog(Own.basics + [.overlayRemovedAfterCompletion, .dismissalEndTellsTheTruth]),
      knownDefects: CustomOverlayDefects.publishedAnimators,
      wholeSpace: StateSpaceSize(states: 40, generated: 94, depth: 6)
    ) { code, configuration in
      code.directionsAreSwapped = true
      code.presentationMethodIsUIKits =
        configuration[Axis.presentationMethod.name] != "as published"
      code.animators = configuration[Axis.bodies.name] == "empty" ? .emptyBodies : .complete
    }
  }

  private var interactiveDismissal: Variant<CustomOverlayApp> {
    variant(
      "interactive dismissal",
      summary: "The published presentation controller, with animators that work and a pan.",
      axes: [.asksCompleted, .cancelPutsAlphaBack],
      properties: [
        Own.dimmed, Own.inPlace, Own.rightDirection, Own.ownAnimation, Own.ownOverlay,
        Own.tapDismissesModal, Own.tapLeadsOut, Own.canShowAgain,
      ]
        + .catalog(
          Own.basics + [
            .overlayRemovedAfterCompletion, .overlayKeptAfterCancel, .dismissalEndTellsTheTruth,
          ]),
      knownDefects: CustomOverlayDefects.interactiveDismissal,
      wholeSpace: StateSpaceSize(states: 132, generated: 370, depth: 10)
    ) { code, configuration in
      code.animators = .complete
      code.canPan = true
      code.cancelPutsAlphaBack = configuration.isOn(Axis.cancelPutsAlphaBack.name)
      code.endOfDismissal =
        configuration.isOn(Axis.asksCompleted.name) ? .removesIfCompleted : .removesAlways
    }
  }

  private var repaired: Variant<CustomOverlayApp> {
    variant(
      "repaired",
      summary: "Everything in the document, plus fixes for what the other variants showed.",
      axes: [
        .presentAnimated, .dismissAnimated, .repairedAnimations, .note, .touches,
        .cancelPutsAlphaBack,
      ],
      properties: [
        Own.dimmed, Own.inPlace, Own.rightDirection, Own.ownPresentationController,
        Own.ownOverlay, Own.tapDismissesModal, Own.tapInTransitionIsHarmless,
        Own.tapInsideDismissesNothing, Own.delegateReceivesNothing, Own.layoutIsIdempotent,
        Own.tapLeadsOut, Own.framesDiffer, Own.canShowAgain,
      ]
        + .catalog(
          Own.basics + [
            .overlayRemovedAfterCompletion, .overlayKeptAfterCancel, .dismissalEndTellsTheTruth,
            .vetoDoesNotStopCode, .presenterReceivesOnlyWhenRemoved,
            .removedPresenterReceivesAppearance,
          ]),
      wholeSpace: StateSpaceSize(states: 1600, generated: 4448, depth: 6)
    ) { code, configuration in
      code.presentsAnimated = configuration.isOn(Axis.presentAnimated.name)
      code.dismissesAnimated = configuration.isOn(Axis.dismissAnimated.name)
      code.noteStyle = configuration.noteStyle
      code.vetoesUser = true
      code.cancelPutsAlphaBack = configuration.isOn(Axis.cancelPutsAlphaBack.name)
      code.worksWithoutCoordinator = true
      code.restoresAlphaAfterCancel = true
      code.asksPresenterToDismiss = true
      code.ignoresTapsInTransitions = true
      if configuration[Axis.repairedAnimations.name] == "the app's own" {
        code.animators = .completeWithFinalFrame
        code.canPan = true
      }
    }
  }

  private func variant(
    _ name: String, summary: String, axes: [Axis],
    properties: [Property<Own.System>], knownDefects: [KnownDefect] = [],
    wholeSpace: StateSpaceSize,
    _ adjust: @escaping @Sendable (inout CustomOverlayApp.Code, VariantConfiguration) -> Void
  ) -> Variant<CustomOverlayApp> {
    Variant(
      name, summary: summary, axes: axes, names: ControllerNames(["root", "modal", "note"]),
      vocabulary: ActionVocabulary(includesSizeClassChanges: true, includesLayoutPasses: true),
      properties: properties, knownDefects: knownDefects, wholeSpace: wholeSpace
    ) { configuration, behavior in
      var code = CustomOverlayApp.Code()
      adjust(&code, configuration)
      var behavior = behavior
      if configuration.axes.contains(.touches) {
        behavior.touchesReachViewsDuringTransitions =
          configuration[Axis.touches.name] == "delivered"
      }
      var world = PresentationWorld(behavior: behavior)
      if code.animators == .emptyBodies {
        world.setTransitionFeatures(.startsNoAnimation, of: ControllerID(1))
      }
      return (world, CustomOverlayApp(code))
    }
  }
}

extension Axis {
  fileprivate static let presentAnimated = Axis.flag("present animated")
  fileprivate static let dismissAnimated = Axis.flag("dismiss animated")
  fileprivate static let fadesOut = Axis.flag("fades out")
  fileprivate static let note = Axis("note", ["over the current context", "full screen"])
  fileprivate static let touches = Axis("touches in transitions", ["swallowed", "delivered"])
  fileprivate static let missingLine = Axis(
    "missing", ["presentedView.frame", "overlay.frame", "overlay.frame after the first time"])
  fileprivate static let animations = Axis(
    "animations", ["UIKit's", "the app's own", "the app's own with finalFrame"])
  fileprivate static let missingSetUp = Axis(
    "missing", ["modalPresentationStyle", "a strong reference to the delegate"])
  fileprivate static let presentationMethod = Axis(
    "animationController(forPresented:)", ["as published", "with presenting and source"])
  fileprivate static let bodies = Axis("bodies", ["empty", "filled"])
  fileprivate static let asksCompleted = Axis.flag("asks completed")
  fileprivate static let cancelPutsAlphaBack = Axis.flag("a cancel puts alpha back")
  fileprivate static let repairedAnimations = Axis("animations", ["UIKit's", "the app's own"])
}

extension VariantConfiguration {
  fileprivate var noteStyle: ModalPresentationStyle {
    self[Axis.note.name] == "full screen" ? .fullScreen : .overCurrentContext
  }
}
