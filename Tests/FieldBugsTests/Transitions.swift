// SPDX-License-Identifier: MIT

import SceneHarness
import UIKit

extension FieldBug {
  /// Transitions of the app's own.
  static let transitions: [FieldBug] = [
    FieldBug(
      id: "R74", thread: "HeroTransitions/Hero#259",
      symptom: "the app hangs after a very quick swipe",
      finder: .property("every interactive transition is driven")
    ) { version, _ in home(Drawer.Faults(isHasty: !version.isRepaired)) },
    FieldBug(
      id: "R78", thread: "MrAlek/AWPercentDrivenInteractiveTransition#2",
      symptom: "cancel does what finish does",
      finder: .property("what was cancelled is not completed")
    ) { version, _ in home(Drawer.Faults(alwaysCompletes: !version.isRepaired)) },
    FieldBug(
      id: "R79", thread: "zoonooz/ZFDragableModalTransition#3",
      symptom: "after one cancelled drag nothing can be dismissed any more",
      finder: .property("every transition that begins ends")
    ) { version, _ in home(Drawer.Faults(forgetsCancelled: !version.isRepaired)) },
    FieldBug(
      id: "R81", thread: "HarshilShah/DeckTransition#40",
      symptom: "the presenter's appearance transition is never ended",
      finder: .property("manual appearance transitions are balanced")
    ) { version, _ in home(Drawer.Faults(endsInAnimator: !version.isRepaired)) },
    FieldBug(
      id: "R83", thread: "gordontucker/FittedSheets#90",
      symptom: "a sheet that was dragged away is invisible when it is presented again",
      finder: .property("presented views and their overlays stay visible")
    ) { version, _ in
      Screen("home") { home in
        let sheet = Draggable()
        sheet.modalPresentationStyle = .overFullScreen
        sheet.resets = version.isRepaired
        home.addButton("open") { [unowned home] in home.present(sheet, animated: true) }
      }
    },
    FieldBug(
      id: "R84", thread: "kylebshr/ElegantPresentations#2",
      symptom: "a tap on the content dismisses", finder: .check
    ) { version, setup in
      let home = Screen("home")
      home.loadViewIfNeeded()
      home.addButton("open") { [unowned home] in
        let sheet = Elegant(filters: version.isRepaired)
        sheet.onClose = { [unowned home] isInside in if isInside { home.title = "by the content" } }
        home.present(sheet, animated: true)
      }
      setup.check("a tap on the content closes nothing", version) { [unowned home] in
        home.title == "home"
      }
      return home
    },
    FieldBug(
      id: "R86", thread: "ivanvorobei/SPStorkController#88",
      symptom: "a screen is never released",
      finder: .property("dismissed view controllers are released")
    ) { version, _ in
      homeScreen("open") {
        let sheet = Cyclic()
        sheet.isWeak = version.isRepaired
        return sheet
      }
    },
  ]

  @MainActor private static func home(_ faults: Drawer.Faults) -> UIViewController {
    Screen("home") { home in
      home.addButton("open") { [unowned home] in home.present(Drawer(faults), animated: true) }
    }
  }
}

/// A drawer that is dragged away, with an animator of its own.
private final class Drawer: UIViewController, UIViewControllerTransitioningDelegate {
  struct Faults: Sendable {
    var isHasty = false
    var alwaysCompletes = false
    var forgetsCancelled = false
    var endsInAnimator = false
  }

  private let faults: Faults
  private var interaction: UIPercentDrivenInteractiveTransition?
  private var hasStarted = false

  init(_ faults: Faults) {
    self.faults = faults
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "drawer"
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan:", Drawer.pan(_:))))
    addButton("close") { [unowned self] in dismiss(animated: !faults.endsInAnimator) }
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    let share = pan.translation(in: nil).y / view.bounds.height
    switch pan.state {
    case .began:
      interaction = faults.isHasty ? UIPercentDrivenInteractiveTransition() : Patient()
      dismiss(animated: true)
    case .changed: interaction?.update(share)
    default:
      if share > 0.3, pan.state == .ended { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentation(presented, presenting, endsInAnimator: faults.endsInAnimator)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { SlideOut(faults) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  /// Keeps what is asked of it until the transition has started.
  private final class Patient: UIPercentDrivenInteractiveTransition {
    private var isStarted = false
    private var wish: Bool?

    override func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      super.startInteractiveTransition(transitionContext)
      isStarted = true
      guard let wish else { return }
      wish ? super.finish() : super.cancel()
    }

    override func finish() { isStarted ? super.finish() : { wish = true }() }
    override func cancel() { isStarted ? super.cancel() : { wish = false }() }
  }

  private final class SlideOut: NSObject, UIViewControllerAnimatedTransitioning {
    private let faults: Faults

    init(_ faults: Faults) { self.faults = faults }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .from)
      let presenter = context.viewController(forKey: .to)
      if !faults.endsInAnimator {
        return UIView.animate(
          withDuration: 0.3, animations: { view?.frame.origin.y = 844 },
          completion: { [faults] _ in
            let wasCancelled = context.transitionWasCancelled
            if wasCancelled, faults.forgetsCancelled { return }
            context.completeTransition(faults.alwaysCompletes || !wasCancelled)
          })
      }
      presenter?.beginAppearanceTransition(true, animated: true)
      UIView.animate(
        withDuration: 0.3, animations: { view?.frame.origin.y = 844 },
        completion: { _ in
          presenter?.endAppearanceTransition()
          context.completeTransition(!context.transitionWasCancelled)
        })
    }
  }

  private final class DrawerPresentation: UIPresentationController {
    private let endsInAnimator: Bool

    init(_ presented: UIViewController, _ presenting: UIViewController?, endsInAnimator: Bool) {
      self.endsInAnimator = endsInAnimator
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override func presentationTransitionWillBegin() {
      if endsInAnimator {
        presentingViewController.beginAppearanceTransition(false, animated: true)
      }
    }
  }
}

/// A sheet that is dragged away by its transform and comes back with it.
private final class Draggable: UIViewController {
  var resets = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "sheet"
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan:", Draggable.pan(_:))))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if resets { view.transform = .identity }
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    let y = max(0, pan.translation(in: nil).y)
    switch pan.state {
    case .changed: view.transform = CGAffineTransform(translationX: 0, y: y)
    case .ended where y > 200:
      view.transform = CGAffineTransform(translationX: 0, y: 900)
      dismiss(animated: false)
    case .ended, .cancelled: view.transform = .identity
    default: break
    }
  }
}

/// A sheet that a tap outside of its content closes.
private final class Elegant: UIViewController, UIGestureRecognizerDelegate {
  private let filters: Bool
  private let content = UIView(frame: CGRect(x: 40, y: 200, width: 300, height: 300))
  /// Told whether the tap that closes came down on the content.
  var onClose: (Bool) -> Void = { _ in }

  init(filters: Bool) {
    self.filters = filters
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.accessibilityIdentifier = "content"
    view.addSubview(content)
    let inner = UITapGestureRecognizer(
      target: self, action: Selector("inside", Elegant.tappedInside))
    inner.delegate = self
    content.addGestureRecognizer(inner)
    let outer = UITapGestureRecognizer(
      target: self, action: Selector("tapped:", Elegant.tapped(_:)))
    outer.delegate = self
    view.addGestureRecognizer(outer)
  }

  private func tappedInside() {}

  private func tapped(_ tap: UITapGestureRecognizer) {
    onClose(content.frame.contains(tap.location(in: view)))
    dismiss(animated: true)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !filters || gestureRecognizer.view === content || touch.view === view
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

/// A sheet with a timer that keeps it.
private final class Cyclic: UIViewController {
  var isWeak = false
  private var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = { (sheet: Cyclic) in sheet.dismiss(animated: true) }
    onClose = isWeak ? { [weak self] in self.map(close) } : { close(self) }
    addButton("close") { [unowned self] in onClose?() }
  }
}
