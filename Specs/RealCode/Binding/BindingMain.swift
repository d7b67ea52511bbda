// SPDX-License-Identifier: MIT

import UIKit

/// A screen with two rows, each with an OPEN button and a binding of its own: the view of seed 004.
///
/// What SwiftUI does is done by hand: whenever a binding changes, and for any other reason that
/// there may be, the view is evaluated and the controllers behind its representables are updated.
class BindingMain: UIViewController {
  let isSwipeReceived: Bool
  let style: UIModalPresentationStyle
  private var timer: Timer?
  private(set) lazy var hosts = [
    PresentingHost(row: .first, in: self), PresentingHost(row: .second, in: self),
  ]
  /// The screens that somebody asked for and nobody closed, for the properties.
  private(set) var asked: BindingApp.Rows = []

  init(style: UIModalPresentationStyle, isToldOfSwipes: Bool) {
    self.style = style
    isSwipeReceived = isToldOfSwipes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for host in hosts {
      addChild(host)
      host.didMove(toParent: self)
    }
    addButton("OPEN 1") { [weak self] in self?.open(.first) }
    addButton("OPEN 2", y: 160) { [weak self] in self?.open(.second) }
  }

  /// Evaluates the view also when no binding has changed, as rotations and much else do.
  func evaluateNowAndThen() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.evaluate()
    }
  }

  func host(of row: BindingApp.Row) -> PresentingHost { hosts[row == .first ? 0 : 1] }

  private func open(_ row: BindingApp.Row) {
    asked = BindingApp.Rows(rawValue: row.rawValue)
    host(of: row).isPresented.toggle()
    evaluate()
  }

  /// What the content calls to go: `dismiss()` of the environment's value, which toggles.
  func close(_ row: BindingApp.Row) {
    asked.remove(BindingApp.Rows(rawValue: row.rawValue))
    setClosed(row)
    evaluate()
  }

  func setClosed(_ row: BindingApp.Row) { host(of: row).isPresented.toggle() }

  /// The user has begun to dismiss a screen, and may yet take it back.
  func userBeginsToDismiss(_ screen: RowScreen) {}

  /// The view of a screen has gone because the user dismissed it.
  func userHasDismissed(_ row: BindingApp.Row) {
    asked.remove(BindingApp.Rows(rawValue: row.rawValue))
  }

  /// The delegate of a row's screen was told that the user dismissed it.
  func swipeIsReceived(_ row: BindingApp.Row) {
    host(of: row).isPresented = false
    evaluate()
  }

  /// The view is evaluated, and all representables are updated.
  func evaluate() { for host in hosts { host.update() } }
}

/// The controller behind a representable, whose update presents while a binding is true and
/// dismisses while it is false: the `present` of the document.
final class PresentingHost: UIViewController, UIAdaptivePresentationControllerDelegate {
  let row: BindingApp.Row
  /// The binding.
  var isPresented = false
  private unowned let main: BindingMain

  init(row: BindingApp.Row, in main: BindingMain) {
    (self.row, self.main) = (row, main)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// `updateUIViewController`, which does not look at what is there already.
  func update() {
    if isPresented {
      presentAndListen(to: makeContent())
    } else if let presentedViewController {
      dismiss(animated: true)
      let isGoing = presentedViewController.isBeingDismissed
      (presentedViewController as? RowScreen)?.isClosedByCode = isGoing
    }
  }

  func makeContent() -> RowScreen {
    let content = row == .first ? FirstScreen(row, in: main) : SecondScreen(row, in: main)
    content.modalPresentationStyle = main.style
    return content
  }

  /// Presents, and listens to what UIKit has taken: what it refused would be kept forever by a
  /// presentation controller of its own (C27).
  func presentAndListen(to content: RowScreen, completion: (() -> Void)? = nil) {
    present(content, animated: true, completion: completion)
    guard main.isSwipeReceived, presentedViewController === content else { return }
    content.presentationController?.delegate = self
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    main.swipeIsReceived(row)
  }
}
