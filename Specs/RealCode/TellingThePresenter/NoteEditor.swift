// SPDX-License-Identifier: MIT

import UIKit

/// Is told what became of an editor.
@MainActor
protocol NoteEditorDelegate: AnyObject {
  func noteEditorDidCancel(_ editor: NoteEditor)
  func noteEditorDidFinish(_ editor: NoteEditor)
}

/// The list that presents an editor, and reloads when it is told that the editor is done.
final class NoteList: UIViewController, NoteEditorDelegate {
  private let makeEditor: () -> NoteEditor
  private(set) var hasBegun = false
  /// How often the list was told since the editor was opened; more than twice counts as twice.
  private(set) var timesTold = 0

  init(_ makeEditor: @escaping () -> NoteEditor) {
    self.makeEditor = makeEditor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Edit") { [weak self] in self?.edit() }
  }

  private func edit() {
    hasBegun = true
    timesTold = 0
    let editor = makeEditor()
    editor.delegate = self
    editor.modalPresentationStyle = .pageSheet
    editor.presentationController?.delegate =
      editor as? any UIAdaptivePresentationControllerDelegate
    present(editor, animated: true)
  }

  func noteEditorDidCancel(_ editor: NoteEditor) { reload() }
  func noteEditorDidFinish(_ editor: NoteEditor) { reload() }

  private func reload() { timesTold = min(timesTold + 1, 2) }
}

/// An editor in a page sheet, with a Close button that dismisses it.
class NoteEditor: UIViewController {
  weak var delegate: (any NoteEditorDelegate)?

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Close") { [weak self] in self?.close() }
  }

  func close() { dismiss(animated: true) }
}

/// Tells the presenter as soon as a dismissal begins: section 1.1 of “Life cycle and control of
/// dismissing a .pageSheet modal”.
final class EarlyNoteEditor: NoteEditor, UIAdaptivePresentationControllerDelegate {
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    delegate?.noteEditorDidFinish(self)
  }
}

/// Tells the presenter when the sheet is gone: the code of section 1.1.
final class LateNoteEditor: NoteEditor, UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.noteEditorDidFinish(self)
  }
}

/// Is always modal, and dismisses itself when the user tries to: section 1.2.
final class AttemptNoteEditor: NoteEditor, UIAdaptivePresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  { close() }

  override func close() {
    super.close()
    delegate?.noteEditorDidFinish(self)
  }
}

/// Tells the presenter when it is gone, whatever the way out.
final class RepairedNoteEditor: NoteEditor {
  override func close() {
    guard transitionCoordinator == nil else { return }
    super.close()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.noteEditorDidFinish(self) }
  }
}
