// SPDX-License-Identifier: MIT

import UIKit

/// Edits a text in a sheet and asks before changes are lost: the flow of Apple's sample, which seed
/// 002 describes.
class EditViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  let originalText = "text"
  var editedText = "text" {
    didSet { textChanged() }
  }
  /// Hears that the user swept the editor away.
  var whenSwept: (() -> Void)?
  private var saveButton: UIButton?

  var hasChanges: Bool { originalText != editedText }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Change the text") { [weak self] in self?.editedText = "another text" }
    saveButton = addButton("Save", y: 160) { [weak self] in self?.finish() }
    addButton("Cancel", y: 220) { [weak self] in self?.cancel() }
  }

  /// What shows whether there are changes is brought up to date by the next layout.
  func textChanged() { view.setNeedsLayout() }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    isModalInPresentation = hasChanges
    saveButton?.isEnabled = hasChanges
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  { confirmCancel() }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    whenSwept?()
  }

  private func cancel() { hasChanges ? confirmCancel() : finish() }

  func confirmCancel() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { _ in self.finish() })
    alert.addAction(
      UIAlertAction(title: "Discard changes", style: .destructive) { _ in self.finish() })
    alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel, handler: nil))
    present(alert, animated: true, completion: nil)
  }

  func finish() { dismiss(animated: true) }
}

/// The same, which knows at once that there are changes.
final class RepairedEditViewController: EditViewController {
  override func textChanged() {
    super.textChanged()
    isModalInPresentation = hasChanges
  }

  override func confirmCancel() {
    guard presentedViewController == nil, !isBeingDismissed else { return }
    super.confirmCancel()
  }

  override func finish() {
    guard !isBeingDismissed, !isBeingPresented else { return }
    super.finish()
  }
}
