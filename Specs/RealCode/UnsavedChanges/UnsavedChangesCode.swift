// SPDX-License-Identifier: MIT

package import SceneHarness
import UIKit

/// Apple's flow for unsaved changes, as “Life cycle and control of dismissing a .pageSheet modal”
/// describes it, as real code.
package struct UnsavedChangesCode: Spec {
  package let identifier = "unsaved-changes-code"
  package let title = "Confirm before changes are lost, as real code"
  package let summary = """
    A text is edited in a sheet. Whoever pulls it down, or taps Cancel, is asked before changes are \
    lost. Layout passes happen late here, as they do on a device.
    """
  package let sources = [
    DescribedDocument.pageSheet.title
  ]

  package init() {}

  package var variants: [Variant<SceneApplication>] {
    [
      variant(
        "as published", "The flag is set by the next layout.", "EditViewController",
        defects: Self.defects
      ) { EditViewController($0) },
      variant(
        "repaired",
        "The flag is set with the text, and the list is told when the editor is gone.",
        "RepairedEditViewController"
      ) { RepairedEditViewController($0) },
    ]
  }

  private static let defects = [
    KnownDefect(
      ConfirmBeforeDiscard.noLoss, steps: 6,
      "Between the edit and the next layout a swipe dismisses, and the edit is lost."),
    KnownDefect(
      ConfirmBeforeDiscard.askedBefore, steps: 6,
      "The same: the flag that makes UIKit ask comes too late."),
    KnownDefect(
      CatalogProperty.noRequestIsRefused.rawValue, steps: 6,
      """
      The layout comes while a finger drags: the release is blocked and reported, but the sheet is \
      on its way back and can present nothing (E12; rests on L6).
      """),
    KnownDefect(
      ConfirmBeforeDiscard.everyAttemptIsAnswered, steps: 7,
      "The same, for the user: the sheet snaps back and no question comes (depends on L6)."),
    KnownDefect(
      ConfirmBeforeDiscard.noNeedlessQuestion, steps: 7,
      "The change is undone, and the next layout has not come: the user is asked all the same."),
  ]

  private func variant(
    _ name: String, _ summary: String, _ type: String, defects: [KnownDefect] = [],
    _ editor: @escaping @MainActor @Sendable (EditingSession) -> EditViewController
  ) -> Variant<SceneApplication> {
    var vocabulary = SceneVocabulary()
    vocabulary.includesLayoutPasses = true
    return Variant(
      scene: name, summary: summary,
      names: ["EditorMain", "UINavigationController", "UIAlertController", type],
      vocabulary: vocabulary,
      properties: (ConfirmBeforeDiscard.claims()
        + .catalog([
          .vetoIsNeverBypassed, .everyBlockedSwipeIsReported, .appearanceBalanced,
          .presenterReceivesOnlyWhenRemoved, .noRequestIsRefused,
        ])).withPresentations,
      knownDefects: defects
    ) { setup in
      let main = EditorMain(editor)
      setup.show { main.session }
      return main
    }
  }
}

/// The screen that opens the editor.
final class EditorMain: UIViewController {
  private let makeEditor: (EditingSession) -> EditViewController
  /// The text that is edited, or was edited last.
  private(set) var session: EditingSession?

  init(_ makeEditor: @escaping (EditingSession) -> EditViewController) {
    self.makeEditor = makeEditor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Edit") { [weak self] in self?.edit() }
  }

  /// The app opens with an editor for a new text.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if session == nil { edit() }
  }

  private func edit() {
    let session = EditingSession()
    self.session = session
    let editor = makeEditor(session)
    let navigation = UINavigationController(rootViewController: editor)
    navigation.modalPresentationStyle = .pageSheet
    navigation.presentationController?.delegate = editor
    present(navigation, animated: true)
  }
}
