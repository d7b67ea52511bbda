// SPDX-License-Identifier: MIT

import UIKit

/// The same with guards: it presents only what is not there, dismisses only its own, and looks again
/// when nothing moves.
final class RepairedBindingMain: BindingMain {
  /// The screen that was presented last, and was not seen to go.
  private var held: RowScreen?

  /// `dismiss()` sets false, so that it can be called twice.
  override func setClosed(_ row: BindingApp.Row) { host(of: row).isPresented = false }

  override func evaluate() {
    guard transitionCoordinator == nil else { return }
    if let held {
      guard !host(of: held.row).isPresented else { return }
      guard held.presentingViewController == nil else { return putAway(held) }
      self.held = nil
    }
    guard let host = hosts.first(where: \.isPresented) else { return }
    let content = host.makeContent()
    held = content
    host.presentAndListen(to: content) { [weak self] in self?.evaluate() }
  }

  private func putAway(_ content: RowScreen) {
    content.isClosedByCode = true
    content.dismiss(animated: true) { [weak self] in
      self?.held = nil
      self?.evaluate()
    }
  }

  /// A swipe may yet be taken back, which only the coordinator tells (E29, E35).
  override func userBeginsToDismiss(_ screen: RowScreen) {
    screen.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.evaluate()
    }
  }

  override func swipeIsReceived(_ row: BindingApp.Row) {
    if held?.row == row { held = nil }
    super.swipeIsReceived(row)
  }
}
