// SPDX-License-Identifier: MIT

import UIKit
import UIKitSemantics

/// A user who types into a field and sees what becomes of it.
///
/// A text that the app takes comes at once, as a suggestion above the keys does: code that runs with
/// every change runs once, and begins one task or timer. Where the app takes nothing of the text, the
/// keys are pressed one by one, and what a limit lets through stands in the field.
@MainActor
struct Typist {
  private let scene: HeadlessScene
  private let field: any TypingTarget
  /// How often the app had called UIKit when the user began.
  private let calls: Int

  init(scene: HeadlessScene, field: any TypingTarget) {
    (self.scene, self.field) = (scene, field)
    calls = Self.calls(in: scene)
  }

  func type(_ typed: TypedText) {
    for text in [typed.text] + typed.others {
      let former = field.keptText
      if !typed.isCode {
        field.type(text)
        runLoopTurns()
        guard isRefused(text, instead: former), isUndisturbed else { return }
        discardRest()
      }
      if pressKeys(text) || !isUndisturbed { return }
    }
  }

  /// Presses the return key where it begins another line.
  func beginLine() {
    field.append("\n")
    runLoopTurns()
    discardRest()
  }

  /// Whether the app has taken nothing of a text; what stands there already may be all that it takes.
  private func isRefused(_ text: String, instead former: String) -> Bool {
    guard !text.isEmpty, field.keptText == former else { return false }
    let (new, old) = (text.lowercased(), former.lowercased())
    return old.isEmpty || !new.hasPrefix(old) && !old.hasPrefix(new)
  }

  /// Presses one key after the other, the first in place of what stands there; says whether the app has
  /// taken any.
  private func pressKeys(_ text: String) -> Bool {
    var isTaken = false
    for key in text {
      guard isUndisturbed, field.isFirstResponder || field.becomeFirstResponder() else { break }
      let former = field.keptText
      isTaken ? field.append(String(key)) : field.type(String(key))
      runLoopTurns()
      let kept = field.keptText
      if kept == former {
        discardRest()
      } else if isTaken, kept.count <= former.count {
        // The app has put something else there: it is done with what was typed.
        break
      } else {
        isTaken = true
      }
    }
    return isTaken
  }

  /// Takes out what can be read and the app has not taken.
  private func discardRest() {
    guard field.shownText != field.keptText else { return }
    field.type(field.keptText)
    runLoopTurns()
  }

  /// Lets happen what does between two keys: views are evaluated and laid out.
  private func runLoopTurns() {
    guard !scene.presentation.keepsLayoutPasses else { return }
    scene.presentation.deliver()
    scene.clock.runLayout()
    scene.presentation.deliver()
  }

  /// Whether the user can go on: the app has shown nothing, and has not moved the focus.
  private var isUndisturbed: Bool {
    scene.presentation.exception == nil && Self.calls(in: scene) == calls && field.takesMore
  }

  private static func calls(in scene: HeadlessScene) -> Int {
    scene.presentation.events.count { if case .call = $0 { true } else { false } }
  }
}
