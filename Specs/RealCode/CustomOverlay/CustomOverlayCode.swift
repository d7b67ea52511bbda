// SPDX-License-Identifier: MIT

package import SceneHarness
import UIKit

/// The custom presentation of “Notes on iPhone apps: using UIPresentationController” as real code:
/// the presentation controller, and the animators of the appendix.
package struct CustomOverlayCode: Spec {
  package let identifier = "custom-overlay-code"
  package let title = "A custom presentation with a dimming overlay, as real code"
  package let summary = """
    The presentation controller of the document and its animators, compiled and touched in every \
    way, with and without animation.
    """
  package let sources = [DescribedDocument.customPresentation.title]

  package init() {}

  package var variants: [Variant<SceneApplication>] {
    [
      Variant(
        scene: "as published", summary: "The presentation controller of the document.",
        axes: [.flag("animated")], names: Self.names,
        properties: .presentations + [Self.dimmed, Self.inPlace],
        knownDefects: [
          KnownDefect(
            CustomOverlayProperties.dimmed.name, steps: 2,
            "Without an animation there is no coordinator, and the fade never runs (C10)."),
          KnownDefect(
            "the user is never trapped", steps: 1,
            "Without an animation there is no coordinator (C10): the overlay stays transparent, and "
              + "a transparent view gets no taps."),
          KnownDefect(
            "a screen with controls takes touches", steps: 2,
            "The container lies over the button, and the transparent overlay takes no taps (C10)."),
        ],
        wholeSpace: StateSpaceSize(states: 9, generated: 10, depth: 5)
      ) { Self.main(.published, $0) },
      Variant(
        scene: "without a frame at layout",
        summary: "Without the line of containerViewWillLayoutSubviews that places the modal.",
        names: Self.names, vocabulary: Self.turning, properties: [.neverCrashes, Self.inPlace],
        knownDefects: [
          KnownDefect(
            CustomOverlayProperties.inPlace.name, steps: 3,
            "UIKit's own animation ends at the preferred frame, and nothing follows a change of the "
              + "width (C13, C15). The document has the line and is right.")
        ],
        wholeSpace: StateSpaceSize(states: 18, generated: 29, depth: 6)
      ) { setup in
        let main = CustomOverlayMain(.withoutFrame, animated: true)
        setup.show("modal") { main.placesModal ? "in place" : "elsewhere" }
        return main
      },
      Variant(
        scene: "animators as published", summary: "With the animators of the appendix.",
        names: Self.names, properties: Self.frozen,
        knownDefects: [
          KnownDefect(
            "every transition that begins ends", steps: 3,
            "The animator of the dismissal does nothing and never calls completeTransition (D9)."),
          KnownDefect(
            "no dismiss is lost", steps: 3,
            "The same: UIKit agrees to dismiss, and the modal stays."),
          KnownDefect(
            "touch handling is restored eventually", steps: 3,
            "The same: UIKit swallows touches until the transition is completed."),
          KnownDefect("the user is never trapped", steps: 1, "The same: there is no way out."),
        ],
        wholeSpace: StateSpaceSize(states: 4, generated: 4, depth: 3)
      ) { _ in CustomOverlayMain(.publishedAnimators, animated: true) },
      Variant(
        scene: "repaired", summary: "The defects that the counterexamples show are fixed.",
        axes: [.flag("animated")], names: Self.names,
        properties: .presentations + .customTransitions + [Self.dimmed, Self.inPlace],
        wholeSpace: StateSpaceSize(states: 12, generated: 14, depth: 5)
      ) { Self.main(.repaired, $0) },
    ]
  }

  private static let names = ["CustomOverlayMain", "CustomOverlayModal"]

  @MainActor
  private static func main(
    _ version: CustomOverlayMain.Version, _ setup: SceneSetup
  ) -> CustomOverlayMain {
    let main = CustomOverlayMain(version, animated: setup.configuration.isOn("animated"))
    setup.show("background") { main.dimsBackground ? "dimmed" : "clear" }
    setup.show("modal") { main.placesModal ? "in place" : "elsewhere" }
    return main
  }

  /// The width changes too, as when the device is turned.
  private static var turning: SceneVocabulary {
    var vocabulary = SceneVocabulary()
    vocabulary.includesSizeClassChanges = true
    return vocabulary
  }

  /// The property of the model, as the views tell it.
  private static let dimmed = SceneProperty.always(
    CustomOverlayProperties.dimmed.name,
    when: { $0.world.isAtRest && $0.world.count > 0 },
    explanation: CustomOverlayProperties.dimmed.explanation
  ) { $0.app["background"] == "dimmed" }

  /// The same for the place and the size of the modal and of what is in it.
  private static let inPlace = SceneProperty.always(
    CustomOverlayProperties.inPlace.name,
    when: { $0.world.isAtRest && $0.world.count > 0 },
    explanation: CustomOverlayProperties.inPlace.explanation
  ) { $0.app["modal"] == "in place" }

  /// Where no dismissal ever ends, nothing can be said of what it leaves.
  private static let frozen: [SceneProperty] =
    [.neverCrashes, .chromeWhilePresented, .oneDismissalPerTouch]
    + .catalog(CatalogProperty.obligations + [.userIsNeverTrapped, .noProgrammingError])
}

/// The screen with the button, which is the transitioning delegate as well.
final class CustomOverlayMain: UIViewController, UIViewControllerTransitioningDelegate {
  enum Version { case published, withoutFrame, publishedAnimators, repaired }

  private let version: Version
  private let animated: Bool

  init(_ version: Version, animated: Bool) {
    self.version = version
    self.animated = animated
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Open") { [weak self] in self?.open() }
  }

  private func open() {
    let modal = CustomOverlayModal()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = self
    present(modal, animated: animated, completion: nil)
  }

  /// Whether all of the background can be seen to be dark.
  var dimsBackground: Bool {
    let controller = presentedViewController?.presentationController
    guard let overlay = (controller as? CustomPresentationController)?.overlay else { return false }
    return overlay.window != nil && overlay.alpha == 0.5
      && overlay.frame == controller?.containerView?.bounds
  }

  /// Whether the modal has its preferred frame, and its label is in the middle of it.
  var placesModal: Bool {
    guard let modal = presentedViewController as? CustomOverlayModal,
      let controller = modal.presentationController
    else { return false }
    let middle = CGPoint(x: modal.view.bounds.midX, y: modal.view.bounds.midY)
    return modal.view.frame == controller.frameOfPresentedViewInContainerView
      && abs(modal.label.center.x - middle.x) < 1 && abs(modal.label.center.y - middle.y) < 1
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    switch version {
    case .published, .publishedAnimators:
      CustomPresentationController(presentedViewController: presented, presenting: presenting)
    case .withoutFrame:
      UnplacingPresentationController(presentedViewController: presented, presenting: presenting)
    case .repaired:
      RepairedCustomPresentationController(
        presentedViewController: presented, presenting: presenting)
    }
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    switch version {
    case .published, .withoutFrame: nil
    case .publishedAnimators: CustomAnimationController(isPresented: true)
    case .repaired: SlideInFromSide(isPresented: false)
    }
  }

  /// The appendix leaves out two parameters: this is another method than UIKit's.
  ///
  /// It also gives the animators each other's direction.
  func animationController(forPresented presented: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { CustomAnimationController(isPresented: false) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    version == .repaired ? SlideInFromSide(isPresented: true) : nil
  }
}

/// What is presented: a label in the middle, held there by constraints.
final class CustomOverlayModal: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "modal"
    label.text = "Modal"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
