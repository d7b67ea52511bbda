// SPDX-License-Identifier: MIT

import SceneHarness
import SceneTesting
import Testing
import UIKit

/// Ends editing where a line begins.
private final class EndingDelegate: NSObject, UITextViewDelegate {
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    guard text == "\n" else { return true }
    textView.resignFirstResponder()
    return false
  }
}

/// Looks at each text, and at no change before it.
private final class LookingDelegate: NSObject, UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {}
}

private final class NotesViewController: UIViewController {
  private let notes = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
  private let editor: any UITextViewDelegate
  init(_ editor: any UITextViewDelegate) {
    self.editor = editor
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.delegate = editor
    view.addSubview(notes)
  }
}

@MainActor
@Suite("Return in a text view", .serialized)
struct ReturnKeyTests {
  private func actions(
    _ editor: @escaping @MainActor @Sendable () -> any UITextViewDelegate
  ) throws -> [String] {
    let variant = Variant(scene: "scene", summary: "", names: []) { _ in
      NotesViewController(editor())
    }
    return try variant.explore(limits: Limits(depth: 4)).actionCoverage().map(\.name)
  }

  @Test func `is pressed where the delegate is asked of each change`() throws {
    #expect(try actions { EndingDelegate() }.contains("press return in notes"))
    let others = try actions { LookingDelegate() }
    #expect(others.contains("type in notes") && !others.contains("press return in notes"))
  }
}
