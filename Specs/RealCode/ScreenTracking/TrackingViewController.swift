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
    addButton("Show the sheet") { [weak self] in self?.show() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.isShown("main")
  }

  private func show() {
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
    addButton("Close") { [weak self] in self?.close() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isBeingDismissed { log.isShown("sheet") }
  }

  private func close() {
    guard !isBeingDismissed else { return }
    dismiss(animated: true) { [whenClosed] in whenClosed?() }
  }
}
