// SPDX-License-Identifier: MIT

public import ModalHarness
import StateSpace
import UIKitSemantics

/// A custom presentation with a dimming overlay that closes on a tap: the whole of seed 000.
public struct CustomOverlayPresentation: Spec {
  public let identifier = "custom-overlay-presentation"
  public let title = "A custom presentation with a dimming overlay"
  public let summary = """
    A modal of style custom lies on an overlay that fades in and out with it and closes it when \
    tapped. The frame, the overlay and the animators are tried in every version of the code.
    """
  public let sources = ["Notes on iPhone apps: using UIPresentationController (seed 000)"]
  public let notes: [String] = []
  public let facts: [String] = []

  /// Creates the spec.
  public init() {}

  /// The app's own state without the version of its code, which never changes.
  public func fields(of app: CustomOverlayApp) -> [(name: String, value: String)] {
    Mirror(reflecting: app).children.compactMap { child in
      child.label.flatMap { $0 == "code" ? nil : ($0, String(describing: child.value)) }
    }
  }

  public var variants: [Variant<CustomOverlayApp>] {
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
        Own.tapDismissesModal, Own.tapInsideDismissesNothing, Own.delegateHearsNothing,
        Own.layoutIsIdempotent, Own.tapLeadsOut, Own.framesDiffer, Own.canShowAgain,
      ]
        + .catalogue([
          .overlayRemovedAfterCompletion, .dismissalEndTellsTheTruth, .vetoDoesNotStopCode,
          .everyTransitionEnds, .appearanceBalanced, .presenterHearsOnlyWhenRemoved,
          .removedPresenterHears, .userIsNeverTrapped, .noRequestIsRefused, .noProgrammingError,
        ]),
      closure: Closure(states: 0, generated: 0, depth: 0)
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
      properties: [
        Own.dimmed, Own.inPlace, Own.tapDismissesModal, Own.tapInsideDismissesNothing,
        Own.layoutIsIdempotent, Own.tapLeadsOut, Own.canShowAgain,
      ]
        + .catalogue([
          .dismissalEndTellsTheTruth, .everyTransitionEnds, .appearanceBalanced,
          .userIsNeverTrapped, .noRequestIsRefused, .noProgrammingError,
        ]),
      closure: Closure(states: 0, generated: 0, depth: 0)
    ) { code, _ in
      code.dimming = .containerBackground
    }
  }

  private var withoutDidEnd: Variant<CustomOverlayApp> {
    variant(
      "without dismissalTransitionDidEnd", summary: "Nobody removes the overlay.",
      properties: [
        Own.dimmed, Own.inPlace, Own.ownOverlay, Own.tapDismissesModal, Own.tapLeadsOut,
        Own.canShowAgain,
      ]
        + .catalogue([
          .overlayRemovedAfterCompletion, .dismissalEndTellsTheTruth, .everyTransitionEnds,
          .appearanceBalanced, .userIsNeverTrapped, .noRequestIsRefused, .noProgrammingError,
        ]),
      closure: Closure(states: 0, generated: 0, depth: 0)
    ) { code, _ in
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
        + .catalogue([
          .overlayRemovedAfterCompletion, .everyTransitionEnds, .userIsNeverTrapped,
          .noRequestIsRefused, .noProgrammingError,
        ]),
      closure: Closure(states: 0, generated: 0, depth: 0)
    ) { code, configuration in
      switch configuration[Axis.missingLine.name] {
      case "presentedView.frame": code.assignsPresentedFrame = false
      case "overlay.frame": code.overlayFrame = .never
      default: code.overlayFrame = .inFirstLayout
      }
      switch configuration[Axis.animations.name] {
      case "UIKit's": break
      case "the app's own":
        code.animators = .complete
        code.presentationMethodIsUIKits = true
      default: code.animators = .completeWithFinalFrame
      }
    }
  }

  private var withoutSetUp: Variant<CustomOverlayApp> {
    variant(
      "set-up left out", summary: "One of the two lines before present is missing or in vain.",
      axes: [.missingSetUp], gestures: UserGesture.allCases,
      properties: [Own.dimmed, Own.ownPresentationController]
        + .catalogue([
          .everyTransitionEnds, .appearanceBalanced, .userIsNeverTrapped, .noRequestIsRefused,
          .noProgrammingError,
        ]),
      closure: Closure(states: 0, generated: 0, depth: 0)
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
        + .catalogue([
          .overlayRemovedAfterCompletion, .dismissalEndTellsTheTruth, .everyTransitionEnds,
          .appearanceBalanced, .userIsNeverTrapped, .noRequestIsRefused, .noProgrammingError,
        ]),
      closure: Closure(states: 0, generated: 0, depth: 0)
    ) { code, configuration in
      code.directionsAreSwapped = true
      code.presentationMethodIsUIKits = configuration[Axis.presentationMethod.name] != "as published"
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
        + .catalogue([
          .overlayRemovedAfterCompletion, .overlayKeptAfterCancel, .dismissalEndTellsTheTruth,
          .everyTransitionEnds, .appearanceBalanced, .userIsNeverTrapped, .noRequestIsRefused,
          .noProgrammingError,
        ]),
      closure: Closure(states: 0, generated: 0, depth: 0)
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
      "repaired", summary: "Everything of the document, and what the other variants showed.",
      axes: [
        .presentAnimated, .dismissAnimated, .repairedAnimations, .note, .touches,
        .cancelPutsAlphaBack,
      ],
      properties: [
        Own.dimmed, Own.inPlace, Own.rightDirection, Own.ownPresentationController,
        Own.ownOverlay, Own.tapDismissesModal, Own.tapInsideDismissesNothing,
        Own.delegateHearsNothing, Own.layoutIsIdempotent, Own.tapLeadsOut, Own.framesDiffer,
        Own.canShowAgain,
      ]
        + .catalogue([
          .overlayRemovedAfterCompletion, .overlayKeptAfterCancel, .dismissalEndTellsTheTruth,
          .vetoDoesNotStopCode, .everyTransitionEnds, .appearanceBalanced,
          .presenterHearsOnlyWhenRemoved, .removedPresenterHears, .userIsNeverTrapped,
          .noRequestIsRefused, .noProgrammingError,
        ]),
      closure: Closure(states: 0, generated: 0, depth: 0)
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
    _ name: String, summary: String, axes: [Axis] = [], gestures: [UserGesture] = [],
    properties: [Property<Own.System>], knownDefects: [KnownDefect] = [], closure: Closure,
    _ adjust: @escaping @Sendable (inout CustomOverlayApp.Code, Configuration) -> Void
  ) -> Variant<CustomOverlayApp> {
    Variant(
      name, summary: summary, axes: axes, names: ControllerNames(["root", "modal", "note"]),
      vocabulary: ActionVocabulary(
        gestures: gestures, includesSizeClassChanges: true, includesLayoutPasses: true),
      properties: properties, knownDefects: knownDefects, closure: closure
    ) { configuration, behavior in
      var code = CustomOverlayApp.Code()
      adjust(&code, configuration)
      var behavior = behavior
      if configuration.axes.contains(.touches) {
        behavior.touchesReachViewsDuringTransitions =
          configuration[Axis.touches.name] == "delivered"
      }
      return (PresentationWorld(behavior: behavior), CustomOverlayApp(code))
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

extension Configuration {
  fileprivate var noteStyle: ModalPresentationStyle {
    self[Axis.note.name] == "full screen" ? .fullScreen : .overCurrentContext
  }
}
