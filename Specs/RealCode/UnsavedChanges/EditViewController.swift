// SPDX-License-Identifier: MIT

import UIKit

/// Edits a text in a sheet and asks before changes are lost: the flow of Apple's sample, which seed
/// 002 describes.
class EditViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  let session: EditingSession
  /// Shows the text; two buttons change it in place of a keyboard.
  private let textView = UITextView()
  private var saveButton: UIButton?
  private var changeButton: UIButton?
  private var undoButton: UIButton?

  init(_ session: EditingSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.frame = CGRect(x: 20, y: 340, width: 280, height: 100)
    textView.isEditable = false
    textView.isUserInteractionEnabled = false
    view.addSubview(textView)
    changeButton = addButton("Change the text") { [weak self] in self?.edit("another text") }
    undoButton = addButton("Undo the change", y: 160) { [weak self] in self?.edit("text") }
    saveButton = addButton("Save", y: 220) { [weak self] in self?.finish(.saved) }
    addButton("Cancel", y: 280) { [weak self] in self?.cancel() }
    showWhatCanBeDone()
  }

  private func edit(_ text: String) {
    session.editedText = text
    showWhatCanBeDone()
    textChanged()
  }

  private func showWhatCanBeDone() {
    changeButton?.isEnabled = !session.hasChanges
    undoButton?.isEnabled = session.hasChanges
  }

  /// What depends on the text is brought up to date by the next layout.
  func textChanged() { view.setNeedsLayout() }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    textView.text = session.editedText
    let hasChanges = session.hasChanges
    isModalInPresentation = hasChanges
    saveButton?.isEnabled = hasChanges
  }

  // MARK: - What UIKit tells

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  { confirmCancel(showingSave: true) }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    view.endEditing(true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    session.isOver(.dropped)
  }

  // MARK: - Ways out

  private func cancel() {
    if session.hasChanges { confirmCancel(showingSave: false) } else { finish(.dropped) }
  }

  /// Asks what is to become of the changes.
  func confirmCancel(showingSave: Bool) {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    if showingSave {
      alert.addAction(
        UIAlertAction(title: "Save changes", style: .default) { _ in self.choose(.save) })
    }
    alert.addAction(
      UIAlertAction(title: "Discard changes", style: .destructive) { _ in self.choose(.discard) })
    alert.addAction(
      UIAlertAction(title: "Keep editing", style: .cancel) { _ in self.choose(.keepEditing) })
    present(alert, animated: true, completion: nil)
    guard presentedViewController === alert else { return }
    session.wasAskedBySwipe = showingSave
    session.chosen = .nothing
  }

  private func choose(_ choice: EditingSummary.Choice) {
    session.chosen = choice
    switch choice {
    case .save: finish(.saved)
    case .discard: finish(.dropped)
    case .keepEditing, .nothing: break
    }
  }

  /// Closes the editor and tells the list right away.
  func finish(_ outcome: EditingSummary.Outcome) {
    dismiss(animated: true)
    session.isOver(outcome)
  }
}

/// The same, which knows at once that there are changes, asks when nothing moves, and tells the list
/// when it is gone.
final class RepairedEditViewController: EditViewController {
  override func textChanged() {
    super.textChanged()
    isModalInPresentation = session.hasChanges
  }

  override func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    if let transitionCoordinator {
      transitionCoordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.answer() }
    } else {
      answer()
    }
  }

  private func answer() {
    if session.hasChanges { confirmCancel(showingSave: true) } else { finish(.dropped) }
  }

  override func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  override func confirmCancel(showingSave: Bool) {
    guard transitionCoordinator == nil else { return }
    super.confirmCancel(showingSave: showingSave)
  }

  override func finish(_ outcome: EditingSummary.Outcome) {
    guard transitionCoordinator == nil else { return }
    dismiss(animated: true)
    session.outcome = outcome
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed || navigationController?.isBeingDismissed == true else { return }
    let isKept = session.hasChanges && session.chosen != .discard
    session.isOver(session.outcome == .saved ? .saved : isKept ? .keptAsDraft : .dropped)
  }
}
