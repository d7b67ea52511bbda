// SPDX-License-Identifier: MIT

package import SceneHarness
import UIKit

/// The six classes of “How to implement a semi-modal or half modal on iOS with minimal features” as
/// real code: a sheet at the bottom of the screen that can be dragged away, as published and
/// repaired.
package struct SemiModalCode: Spec {
  package let identifier = "semi-modal-code"
  package let title = "A semi-modal, as real code"
  package let summary = """
    The presenter, presentation controller, animator and interaction controller of the document, \
    compiled and exercised in every way: the code itself is explored, not a model of it.
    """
  package let sources = [DescribedDocument.semiModal.title]

  package init() {}

  package var variants: [Variant<SceneApplication>] {
    [
      Variant(
        scene: "as published", summary: "The classes of the document.", names: Self.names,
        vocabulary: Self.vocabulary, properties: Self.properties, knownDefects: Self.defects
      ) { Self.scene($0, SemiModalPresenter()) },
      Variant(
        scene: "without a height", summary: "The modal does not adopt the protocol.",
        names: ["SemiModalMain", "PlainSemiModalContent"], vocabulary: Self.taps,
        properties: [.neverCrashes, .checksHold],
        knownDefects: [
          KnownDefect(
            Self.height, steps: 2,
            "Without a height of its own the modal is half as high as the screen, by the ratio.")
        ]
      ) { Self.scene($0, SemiModalPresenter()) { PlainSemiModalContent() } },
      Variant(
        scene: "repaired", summary: "The defects that the counterexamples show are fixed.",
        names: Self.names, vocabulary: Self.vocabulary, properties: Self.properties
      ) { Self.scene($0, RepairedSemiModalPresenter()) },
    ]
  }

  private static let height = "the sheet is as high as its content"

  @MainActor
  private static func scene(
    _ setup: SceneSetup, _ presenter: SemiModalPresenter,
    presenting makeContent: @escaping () -> PlainSemiModalContent = { SemiModalContent() }
  ) -> UIViewController {
    let main = SemiModalMain(presenter, presenting: makeContent)
    setup.check(height) { [unowned main] in
      guard let content = main.presentedViewController as? PlainSemiModalContent else {
        return true
      }
      return content.view.bounds.height == content.contentView.frame.height
    }
    return main
  }

  private static let names = ["SemiModalMain", "SemiModalContent"]

  /// Fingers go down and come back, as those of the model, which the code is compared with.
  private static var vocabulary: SceneVocabulary {
    var vocabulary = SceneVocabulary()
    vocabulary.includesFlicks = false
    return vocabulary
  }

  private static var taps: SceneVocabulary {
    var vocabulary = vocabulary
    vocabulary.includesDrags = false
    return vocabulary
  }

  private static let properties: [SceneProperty] =
    .presentations + .customTransitions + .interactiveTransitions + [.checksHold]

  private static let defects = [
    KnownDefect(
      "every interactive transition is driven", steps: 5,
      """
      The finger is lifted before UIKit has started the transition: cancel() is lost (D8), and then \
      the transition waits for a finger that is gone.
      """),
    KnownDefect(
      "every transition that begins ends", steps: 5,
      """
      The finger is lifted before UIKit has started the transition: cancel() is lost (D8), and from \
      there on nothing ends the transition.
      """),
    KnownDefect(
      "no dismiss is lost", steps: 5,
      "The release is lost in the same way: what UIKit agreed to dismiss stays."),
    KnownDefect(
      "touch handling is restored eventually", steps: 5,
      "The release is lost in the same way: UIKit swallows touches until the transition ends."),
    KnownDefect(
      "the user is never trapped", steps: 4,
      "The release is lost in the same way: the screen is frozen for good."),
    KnownDefect(
      "a cancelled transition leaves views as they were", steps: 6,
      """
      The container is laid out during the drag, and each layout adds the sheet's constraints once \
      more (C14). The document is at fault.
      """),
  ]
}

/// The screen with the button that opens the sheet.
final class SemiModalMain: UIViewController {
  private let presenter: SemiModalPresenter
  private let makeContent: () -> PlainSemiModalContent

  init(
    _ presenter: SemiModalPresenter, presenting makeContent: @escaping () -> PlainSemiModalContent
  ) {
    self.presenter = presenter
    self.makeContent = makeContent
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Open") { [weak self] in self?.open() }
  }

  private func open() {
    let content = makeContent()
    presenter.viewController = content
    present(content, animated: true)
  }
}

/// What the sheet shows: as high as its content.
final class SemiModalContent: PlainSemiModalContent, SemiModalPresenterDelegate {
  var semiModalContentHeight: CGFloat { contentView.frame.height }
}

/// The same, without a word on how high it is.
class PlainSemiModalContent: UIViewController {
  // A storyboard gives the view a frame before any layout.
  let contentView = UIView(frame: CGRect(x: 0, y: 298, width: 414, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "sheet"
    contentView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(contentView)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      contentView.heightAnchor.constraint(equalToConstant: 300),
      contentView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      contentView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
