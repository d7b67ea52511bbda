// SPDX-License-Identifier: MIT

import UIKit

/// The controller behind a representable that presents while a binding is true: the `present` of
/// seed 004, whose update runs whenever the view is evaluated.
class PresentingHost: UIViewController, UIAdaptivePresentationControllerDelegate {
  /// The binding.
  private(set) var isPresented = false
  private let isFullScreen: Bool

  init(fullScreen: Bool) {
    isFullScreen = fullScreen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Show") { [weak self] in self?.set(true) }
  }

  /// The binding gets another value, and the view is evaluated.
  func set(_ value: Bool) {
    isPresented = value
    update()
  }

  /// Brings what is presented into line with the binding.
  func update() {
    switch (isPresented, presentedViewController) {
    case (true, nil): present(makeContent(), animated: true)
    case (false, .some): dismiss(animated: true)
    default: break
    }
  }

  func makeContent() -> UIViewController {
    let content = UIViewController()
    content.view.accessibilityIdentifier = "content"
    content.modalPresentationStyle = isFullScreen ? .fullScreen : .pageSheet
    addButton("Close", to: content.view) { [weak self] in self?.set(false) }
    content.presentationController?.delegate = self
    return content
  }

  /// Not in the document: a swipe leaves the binding true.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// The same, where a swipe writes the binding and what comes during a transition is made up for
/// afterwards.
final class RepairedPresentingHost: PresentingHost {
  override func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { set(false) }

  override func update() {
    guard transitionCoordinator == nil else {
      transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.update() }
      return
    }
    super.update()
  }
}
