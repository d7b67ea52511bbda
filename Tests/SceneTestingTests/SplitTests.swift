// SPDX-License-Identifier: MIT

import SceneHarness
import SceneTesting
import Testing
import UIKit

/// Shows a letter, and shares it.
private class LetterViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Share", primaryAction: UIAction { [unowned self] _ in share() })
  }

  func share() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    point(sheet)
    present(sheet, animated: true)
  }

  func point(_ sheet: UIAlertController) {}
}

/// Knows that in a wide window an action sheet points at something.
private final class PointingLetterViewController: LetterViewController {
  override func point(_ sheet: UIAlertController) {
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
  }
}

/// Is answered in its own column.
private final class CoveredLetterViewController: LetterViewController {
  override func share() {
    let answer = UIViewController()
    answer.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close",
      primaryAction: UIAction { [unowned answer] _ in answer.dismiss(animated: true) })
    let navigation = UINavigationController(rootViewController: answer)
    navigation.modalPresentationStyle = .currentContext
    present(navigation, animated: true)
  }
}

@MainActor
private func letter(_ letter: LetterViewController) -> UIViewController {
  let list = UIViewController()
  list.navigationItem.rightBarButtonItem = UIBarButtonItem(
    title: "Open",
    primaryAction: UIAction { [unowned list] _ in
      list.splitViewController?.show(.secondary)
    })
  let split = UISplitViewController(style: .doubleColumn)
  split.setViewController(list, for: .primary)
  split.setViewController(letter, for: .secondary)
  return split
}

/// What is written, and whether it is on screen.
@MainActor
private final class Draft {
  var isUnsaved = false, isShown = false
}

/// Where a letter is written.
private class DraftViewController: UIViewController {
  let draft: Draft

  required init(_ draft: Draft) {
    self.draft = draft
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Write", primaryAction: UIAction { _ in draft.isUnsaved = true })
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    draft.isShown = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    draft.isShown = false
  }
}

/// Saves what is written when it goes.
private final class SavingDraftViewController: DraftViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    draft.isUnsaved = false
  }
}

/// Goes back to the list where there is room for one controller only.
private final class TwoViewControllers: UISplitViewController, UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
}

@MainActor
private func writing<Writer: DraftViewController>(_ type: Writer.Type) -> SceneFactory {
  { setup in
    let draft = Draft()
    setup.check("no draft is lost") { !draft.isUnsaved || draft.isShown }
    let split = TwoViewControllers()
    split.delegate = split
    split.viewControllers = [UIViewController(), Writer(draft)].map {
      UINavigationController(rootViewController: $0)
    }
    return split
  }
}

@MainActor
@Suite("Two columns", .serialized)
struct SplitTests {
  private static let turned = {
    var vocabulary = SceneVocabulary()
    vocabulary.includesSizeClassChanges = true
    return vocabulary
  }()

  @Test("the second of which asks end the app in a wide window where its sheet points at nothing")
  func pointless() throws {
    let found = try violations(depth: 3, vocabulary: Self.turned) { letter(LetterViewController()) }
    #expect(found.count == 1, "\(found)")
    for line in [
      "1  system: width becomes regular", "2  user: tap Share",
      "the app calls  LetterViewController.present(UIAlertController, .popover, animated: true)",
    ] {
      #expect(found.first?.contains(line) == true, "\(found)")
    }
  }

  @Test func `are quiet where the sheet points at the button, in both widths`() async throws {
    try await expectNoViolation(depth: 5, vocabulary: Self.turned) { _ in
      letter(PointingLetterViewController())
    }
  }

  @Test func `one of which is covered alone are quiet`() async throws {
    try await expectNoViolation(width: .regular) { _ in letter(CoveredLetterViewController()) }
  }

  @Test func `lose what is written in the second where it goes with the width`() async throws {
    let found = try await issues {
      try await expectNoViolation(
        depth: 3, width: .regular, vocabulary: Self.turned,
        scene: writing(DraftViewController.self))
    }.filter(\.isFailure).map(\.text)
    #expect(found.count == 1, "\(found)")
    let end = """
         1  user: tap Write
         2  system: width becomes compact
      """
    #expect(found.first?.contains(end) == true, "\(found)")
  }

  @Test func `are quiet where it is saved`() async throws {
    try await expectNoViolation(
      depth: 5, width: .regular, vocabulary: Self.turned, properties: [.neverCrashes, .checksHold],
      scene: writing(SavingDraftViewController.self))
  }
}
