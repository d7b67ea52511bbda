// SPDX-License-Identifier: MIT

import SceneTesting
import UIKit

extension PropertyPage {
  /// What animators and interaction controllers of the app's do.
  static let ofTransitions: [PropertyPage] = [
    unfinished("EveryTransitionEnds", .catalog(.everyTransitionEnds)),
    unfinished("NoLostPresent", .catalog(.noLostPresent)),
    unfinished("TouchHandlingIsRestored", .catalog(.touchHandlingIsRestored)),
    PropertyPage(
      name: "NoLostDismiss", property: .catalog(.noLostDismiss), depth: 6,
      red: { _ in
        // begin: NoLostDismiss red
        class Vanish: Fade {
          override func end(_ context: any UIViewControllerContextTransitioning) {}
        }
        return screen("Open") { $0.present(Card(dismissedBy: Vanish()), animated: true) }
        // end
      },
      green: { _ in
        // begin: NoLostDismiss green
        class Vanish: Fade {
          override func end(_ context: any UIViewControllerContextTransitioning) {
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
        return screen("Open") { $0.present(Card(dismissedBy: Vanish()), animated: true) }
        // end
      }),
    PropertyPage(
      name: "CompletedOnce", property: .completedOnce, depth: 6,
      red: { _ in
        // begin: CompletedOnce red
        class Appear: Fade {
          override func end(_ context: any UIViewControllerContextTransitioning) {
            context.completeTransition(true)
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
        return screen("Open") { $0.present(Card(presentedBy: Appear()), animated: true) }
        // end
      },
      green: { _ in
        // begin: CompletedOnce green
        class Appear: Fade {
          override func end(_ context: any UIViewControllerContextTransitioning) {
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
        return screen("Open") { $0.present(Card(presentedBy: Appear()), animated: true) }
        // end
      }),
    PropertyPage(
      name: "CancelIsKept", property: .cancelIsKept,
      red: { _ in
        // begin: CancelIsKept red
        class Vanish: Fade {
          override func end(_ context: any UIViewControllerContextTransitioning) {
            context.completeTransition(true)
          }
        }
        return screen("Open") { $0.present(Card(dismissedBy: Vanish()), animated: true) }
        // end
      },
      green: { _ in
        // begin: CancelIsKept green
        class Vanish: Fade {
          override func end(_ context: any UIViewControllerContextTransitioning) {
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
        return screen("Open") { $0.present(Card(dismissedBy: Vanish()), animated: true) }
        // end
      }),
    PropertyPage(
      name: "InteractionHasDriver", property: .interactionHasDriver,
      red: { _ in
        // begin: InteractionHasDriver red
        class Hasty: UIPercentDrivenInteractiveTransition {}
        return screen("Open") { $0.present(Card(drivenBy: Hasty.init), animated: true) }
        // end
      },
      green: { _ in
        // begin: InteractionHasDriver green
        class Patient: UIPercentDrivenInteractiveTransition {
          private var isStarted = false
          private var isOver = false

          override func startInteractiveTransition(
            _ context: any UIViewControllerContextTransitioning
          ) {
            super.startInteractiveTransition(context)
            isStarted = true
            if isOver { super.cancel() }
          }

          override func cancel() {
            isOver = true
            if isStarted { super.cancel() }
          }
        }
        return screen("Open") { $0.present(Card(drivenBy: Patient.init), animated: true) }
        // end
      }),
  ]

  /// What an animator that does not complete its transition violates.
  private static func unfinished(_ name: String, _ property: SceneProperty) -> PropertyPage {
    PropertyPage(
      name: name, property: property, mark: "Ends", depth: 4,
      red: { _ in
        // begin: Ends red
        class Appear: Fade {
          override func end(_ context: any UIViewControllerContextTransitioning) {}
        }
        return screen("Open") { $0.present(Card(presentedBy: Appear()), animated: true) }
        // end
      },
      green: { _ in
        // begin: Ends green
        class Appear: Fade {
          override func end(_ context: any UIViewControllerContextTransitioning) {
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
        return screen("Open") { $0.present(Card(presentedBy: Appear()), animated: true) }
        // end
      })
  }
}

/// An animation that ends as a subclass wants.
class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    let view = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3, animations: { view?.alpha = 0.1 }) { _ in
      view?.alpha = 1
      self.end(context)
    }
  }

  func end(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// A card that is dismissed by a drag, with animators of its own; the drag is always cancelled.
final class Card: UIViewController, UIViewControllerTransitioningDelegate {
  private let appear: Fade?
  private let vanish: Fade?
  private let driver: () -> UIPercentDrivenInteractiveTransition
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(
    presentedBy appear: Fade? = nil, dismissedBy vanish: Fade? = nil,
    drivenBy driver: (() -> UIPercentDrivenInteractiveTransition)? = nil
  ) {
    (self.appear, self.vanish) = (appear, vanish ?? Fade())
    self.driver = driver ?? { StartedInteraction() }
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button("Close") { [unowned self] in dismiss(animated: true) })
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan:", Card.pan)))
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      interaction = driver()
      dismiss(animated: true)
    case .changed: break
    default:
      interaction?.cancel()
      interaction = nil
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { appear }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { vanish }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Is cancelled when UIKit has started it, if it was to be earlier.
private final class StartedInteraction: UIPercentDrivenInteractiveTransition {
  private var isStarted = false
  private var isOver = false

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    isStarted = true
    if isOver { super.cancel() }
  }

  override func cancel() {
    isOver = true
    if isStarted { super.cancel() }
  }
}
