// SPDX-License-Identifier: MIT

import Foundation
import SceneHarness
import TestSupport
import Testing
import UIKit

@testable import SceneTesting

// What stands between the marks is printed in the article "Check your first screen".

// begin: screen
final class Notes {
  var typed = ""
  var saved = ""
}

class NoteViewController: UIViewController {
  let notes: Notes
  private let field = UITextField()

  init(notes: Notes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 20, y: 40, width: 280, height: 40)
    field.accessibilityIdentifier = "note"
    field.addAction(UIAction { [unowned self] _ in textChanged() }, for: .editingChanged)
    view.addSubview(field)

    let save = UIButton(type: .system)
    save.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
    save.setTitle("Save", for: .normal)
    save.addAction(UIAction { [unowned self] _ in saveAndClose() }, for: .touchUpInside)
    view.addSubview(save)
  }

  func textChanged() {
    notes.typed = field.text ?? ""
  }

  private func saveAndClose() {
    notes.saved = notes.typed
    dismiss(animated: true)
  }
}
// end

// begin: repair
final class CarefulNoteViewController: NoteViewController {
  override func textChanged() {
    super.textChanged()
    isModalInPresentation = notes.typed != notes.saved
  }
}
// end

// begin: scene
@MainActor
func home(
  _ setup: SceneSetup, opening makeNote: @escaping @MainActor (Notes) -> UIViewController
) -> UIViewController {
  let notes = Notes()
  let home = UIViewController()
  let write = UIButton(type: .system)
  write.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
  write.setTitle("Write", for: .normal)
  write.addAction(
    UIAction { [unowned home] _ in home.present(makeNote(notes), animated: true) },
    for: .touchUpInside)
  home.view.addSubview(write)

  setup.check("no text is lost") {
    home.presentedViewController != nil || notes.typed == notes.saved
  }
  return home
}
// end

@MainActor
@Suite("The article on a first screen", .serialized)
struct FirstScreenTests {
  @Test func `finds the lost text by the sequence that the article shows`() async throws {
    let found = try await reports { home($0, opening: NoteViewController.init) }
    let shown = try Article("CheckYourFirstScreen").blocks(of: "text")
    #expect(found == [shown[0]])
  }

  @Test func `is quiet about the repaired screen`() async throws {
    try await expectNoViolation { home($0, opening: CarefulNoteViewController.init) }
  }

  @Test func `and prints of that what the article on results shows`() throws {
    let scene = TestedScene(
      width: .compact, version: .latest, assuming: { _ in }, vocabulary: SceneVocabulary(),
      excluding: Snapshot.Exclusions(), properties: .everyScene
    ) { home($0, opening: CarefulNoteViewController.init) }
    let verdict = try SceneJournal.result(of: scene.exploration(depth: nil, budget: 40_000))
    #expect(try Article("ReadingTheResult").blocks(of: "text")[0] == "note(): \(verdict.coverage)")
  }

  @Test("prints the code that is tested here", arguments: ["screen", "repair", "scene"])
  func code(_ name: String) throws {
    #expect(try Article("CheckYourFirstScreen").prints(name, in: #filePath))
  }
}
