// SPDX-License-Identifier: MIT

import UIKit

/// Counts the tracking events that were sent, modulo 4.
@MainActor
final class VisitLog {
  private(set) var sent = 0

  func sendScreenTracking() { sent = (sent + 1) % 4 }
}

/// A sheet that is tracked, as the app of “Modal screens in iOS 13” had it first: it sends an event
/// whenever it appears.
class TrackedViewController: UIViewController {
  let log: VisitLog
  private let styleOnTop: UIModalPresentationStyle

  init(_ log: VisitLog, onTop style: UIModalPresentationStyle) {
    self.log = log
    styleOnTop = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Close") { [weak self] in self?.dismiss(animated: true) }
    addButton("Next", y: 160) { [weak self] in self?.openNext() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    comeToScreen()
  }

  func comeToScreen() { log.sendScreenTracking() }

  private func openNext() {
    let next = NextViewController()
    next.modalPresentationStyle = styleOnTop
    present(onTop: next)
  }

  func present(onTop next: NextViewController) { present(next, animated: true) }
}

/// The same with the flag of the document, which only `viewDidDisappear` resets.
class FlaggedViewController: TrackedViewController {
  var isViewAppeared = false

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isViewAppeared = false
  }

  override func comeToScreen() {
    if !isViewAppeared { log.sendScreenTracking() }
    isViewAppeared = true
  }
}

/// The same, which is also told about screens on top of it that leave its view in the window.
final class RepairedTrackedViewController: FlaggedViewController,
  UIAdaptivePresentationControllerDelegate
{
  override func present(onTop next: NextViewController) {
    next.presentationController?.delegate = self
    next.whenClosed = { [weak self] in self?.comeBack() }
    present(next, animated: true) { [weak self] in self?.isViewAppeared = false }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    comeBack()
  }

  private func comeBack() {
    if presentingViewController != nil, presentedViewController == nil { comeToScreen() }
  }
}

/// What Next puts on top of the tracked screen.
final class NextViewController: UIViewController {
  /// Is told that Done has closed the screen, which no delegate is (A5).
  var whenClosed: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Done") { [weak self] in self?.done() }
  }

  private func done() { dismiss(animated: true, completion: whenClosed) }
}
