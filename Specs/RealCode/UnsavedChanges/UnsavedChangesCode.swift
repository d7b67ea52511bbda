// SPDX-License-Identifier: MIT

package import ModalHarness
package import SceneHarness
import StateSpace
import UIKit

/// Apple's flow for unsaved changes, as seed 002 describes it, as real code.
package struct UnsavedChangesCode: Spec {
  /// The name on the command line and of the reports.
  package let identifier = "unsaved-changes-code"
  /// The name in headings.
  package let title = "Confirm before changes are lost, as real code"
  /// What it is about.
  package let summary = """
    A text is edited in a sheet. Whoever pulls it down, or taps Cancel, is asked before changes are \
    lost. Layout passes happen late here, as they do on a device.
    """
  /// The document.
  package let sources = [
    "What to know of modals in iOS 13: isModalInPresentation and its delegate methods (seed 002)"
  ]

  /// Creates the spec.
  package init() {}

  /// The versions of the code.
  package var variants: [Variant<SceneApplication>] {
    [
      variant(
        "as published", "The flag is set by the next layout.",
        defects: [
          KnownDefect(
            "the scene's own checks", steps: 9,
            "Between the edit and the next layout a swipe dismisses, and the edit is lost.")
        ]
      ) { EditViewController() },
      variant("repaired", "The flag is set with the text.") { RepairedEditViewController() },
    ]
  }

  private func variant(
    _ name: String, _ summary: String, defects: [KnownDefect] = [],
    _ editor: @escaping @MainActor @Sendable () -> EditViewController
  ) -> Variant<SceneApplication> {
    var vocabulary = SceneVocabulary()
    vocabulary.includesLayoutPasses = true
    return Variant(
      scene: name, summary: summary, names: ["EditorMain", "EditViewController"],
      vocabulary: vocabulary, properties: .presentations + [.checksHold], knownDefects: defects
    ) { setup in
      let main = EditorMain(editor)
      setup.check("no change is lost without a question") { !main.hasLostChanges }
      return main
    }
  }
}

/// The screen that opens the editor.
final class EditorMain: UIViewController {
  private let makeEditor: () -> EditViewController
  /// Whether an editor with changes went without having been asked.
  private(set) var hasLostChanges = false

  init(_ makeEditor: @escaping () -> EditViewController) {
    self.makeEditor = makeEditor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Edit") { [weak self] in self?.edit() }
  }

  private func edit() {
    let editor = makeEditor()
    editor.presentationController?.delegate = editor
    editor.whenSwept = { [weak self, weak editor] in
      if editor?.hasChanges == true { self?.hasLostChanges = true }
    }
    present(editor, animated: true)
  }
}
