// SPDX-License-Identifier: MIT

import UIKit

/// Counts how often a screen is shown.
@MainActor
final class ScreenLog {
  private(set) var screens: [String] = []

  func isShown(_ screen: String) { if screens.count < 8 { screens.append(screen) } }
}

/// A screen that is tracked whenever the user sees it, also when what covered it as a sheet is gone:
/// the flow of seed 003.
class TrackingViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  let log: ScreenLog

  init(_ log: ScreenLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.setTitle("Show the sheet", for: .normal)
    button.addTarget(
      self, action: Selector("show:", TrackingViewController.show(_:)), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.isShown("main")
  }

  func show(_ sender: Any) {
    let modal = TrackedModal(log)
    modal.whenClosed = { [weak self] in self?.modalWasClosedByCode() }
    modal.presentationController?.delegate = self
    present(modal, animated: true, completion: nil)
  }

  /// Only swipes are reported: code that closes the modal has to say so itself.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.isShown("main")
  }

  func modalWasClosedByCode() {}
}

/// The same, which also counts when code closed the sheet.
final class RepairedTrackingViewController: TrackingViewController {
  override func modalWasClosedByCode() { log.isShown("main") }
}

/// A sheet with a button that closes it.
final class TrackedModal: UIViewController {
  private let log: ScreenLog
  var whenClosed: (() -> Void)?

  init(_ log: ScreenLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.setTitle("Close", for: .normal)
    button.addTarget(self, action: Selector("close:", TrackedModal.close(_:)), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isBeingDismissed { log.isShown("sheet") }
  }

  func close(_ sender: Any) {
    guard !isBeingDismissed else { return }
    dismiss(animated: true) { [whenClosed] in whenClosed?() }
  }
}
