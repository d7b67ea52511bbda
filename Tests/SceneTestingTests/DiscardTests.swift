// SPDX-License-Identifier: MIT

import SceneHarness
import SceneTesting
import Testing
import UIKit

private final class Note { var text = "" }

/// A form whose button closes it at once if nothing was typed.
private final class FormViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  enum Kind: CaseIterable { case asks, tells, validates, savesWhenSwiped, isGuarded }

  private let kind: Kind
  private let note: Note
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 44))

  init(_ kind: Kind, _ note: Note) {
    (self.kind, self.note) = (kind, note)
    super.init(nibName: nil, bundle: nil)
    presentationController?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.text = note.text
    field.addAction(
      UIAction { [unowned self] _ in isModalInPresentation = kind == .isGuarded },
      for: .editingChanged)
    view.addSubview(field)
    view.addSubview(button("Close") { [unowned self] in close() })
  }

  private func close() {
    guard field.text != note.text else { return dismiss(animated: true) }
    let alert = UIAlertController(title: "Changed", message: nil, preferredStyle: .alert)
    switch kind {
    case .tells:
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [unowned self] _ in dismiss(animated: true) })
    case .validates:
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.addAction(UIAlertAction(title: "Help", style: .default))
    case .asks, .savesWhenSwiped, .isGuarded:
      alert.addAction(
        UIAlertAction(title: "Discard", style: .destructive) { [unowned self] _ in
          dismiss(animated: true)
        })
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    }
    present(alert, animated: true)
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    if kind == .savesWhenSwiped { note.text = field.text ?? "" }
  }
}

@MainActor
@Suite("A swipe that throws away what was typed, where a button asks")
struct DiscardTests {
  @Test("It is found, and neither a validation nor a draft that is kept is", arguments: 0..<5)
  func swipe(number: Int) async throws {
    let kind = FormViewController.Kind.allCases[number]
    let found = try await failures(properties: [.gestureAsksToo]) { _ in
      let note = Note()
      return home("Write") { $0.present(FormViewController(kind, note), animated: true) }
    }
    let name = "\"\(SceneProperty.gestureAsksToo.name)\" is violated."
    #expect(found == (kind == .asks ? [name] : []))
  }
}
