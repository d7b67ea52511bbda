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
  private let saveButton = UIButton(type: .system)

  var hasChanges: Bool { originalText != editedText }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton(UIButton(type: .system), "Change the text", 100) { $0.editedText = "another text" }
    addButton(saveButton, "Save", 160) { $0.save() }
    addButton(UIButton(type: .system), "Cancel", 220) { $0.cancel() }
  }

  private func addButton(
    _ button: UIButton, _ title: String, _ y: CGFloat,
    _ action: @escaping (EditViewController) -> Void
  ) {
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self.map(action) }, for: .touchUpInside)
    view.addSubview(button)
  }

  /// What shows whether there are changes is brought up to date by the next layout.
  func textChanged() { view.setNeedsLayout() }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    isModalInPresentation = hasChanges
    saveButton.isEnabled = hasChanges
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  { confirmCancel() }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    whenSwept?()
  }

  private func save() { finish() }

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
