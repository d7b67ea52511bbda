// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import UIKit

/// What transitions change of the views behind a presentation, and whether it is as before when
/// the presentation is over.
///
/// What counts is what the coming of the presentation changed after the app's own call, and what
/// nobody has changed since. So what an app does in its handlers, or at rest, is its own affair, and so
/// is where the layout pass puts a view that the app has asked for before it presents.
@MainActor
struct PresenterRecord {
  struct Change {
    let view: Existence
    let attribute: ScreenLook.Attribute
    let before: String
    let after: String
  }

  @MainActor
  struct Note {
    let screen: CGSize
    let before: [ScreenLook]
    /// What the presentation changed, once it is there.
    var changes: [Change]?
  }

  private var log = PresentationLog<Note>()

  /// An action has happened, before whose callbacks the scene looked otherwise.
  mutating func actionEnds(in scene: HeadlessScene, from before: SceneMoment, isAtRest: Bool) {
    let presented = scene.presentation.presentedControllers
    let size = scene.screen.bounds.size
    log.begin(presented) { controller in
      // What stands in a window of its own is not behind the presentation.
      let window = controller.presentingViewController?.viewIfLoaded?.window
      let screens = before.screens.filter { screen in
        guard let window, let view = screen.view.object as? UIView else { return true }
        return (view as? UIWindow ?? view.window) === window
      }
      return Note(screen: size, before: screens)
    }
    if isAtRest {
      for place in log.current.indices where log.current[place].note.changes == nil {
        log.current[place].note.noteChanges()
      }
    }
    log.end(allBut: presented)
    if !presented.isEmpty, isAtRest { log.over = [] }
    log.over.removeAll { $0.note.screen != size || $0.difference == nil }
  }

  /// What is still as it was during a presentation that is over, in words.
  var notRestored: [String] { log.over.compactMap(\.difference) }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint) {
    for entry in log.current + log.over {
      for change in entry.note.changes ?? [] {
        fingerprint.combine(change.attribute.rawValue)
        fingerprint.combine(change.before)
        fingerprint.combine(change.after)
      }
      fingerprint.combine(entry.note.changes == nil ? 1 : 2)
    }
  }
}

extension PresenterRecord.Note {
  fileprivate mutating func noteChanges() {
    changes = before.flatMap { before -> [PresenterRecord.Change] in
      guard let now = ScreenLook(before.view), now.values != before.values else { return [] }
      return ScreenLook.Attribute.allCases.compactMap { attribute in
        let isPlace = attribute == .center || attribute == .size
        if isPlace, before.isPlacedLater { return nil }
        let (old, new) = (attribute.text(in: before.values), attribute.text(in: now.values))
        guard old != new else { return nil }
        return PresenterRecord.Change(
          view: before.view, attribute: attribute, before: old, after: new)
      }
    }
  }
}

@MainActor
extension PresentationLog.Entry where Note == PresenterRecord.Note {
  /// The first change that is still there.
  fileprivate var difference: String? {
    for change in note.changes ?? [] {
      guard let view = change.view.object as? UIView, view.window != nil,
        let now = ScreenLook(change.view), change.attribute.text(in: now.values) == change.after
      else { continue }
      return "\(change.attribute.rawValue) of '\(view.headlessName)' is \(change.after) as while "
        + "\(name) was presented, and was \(change.before) before"
    }
    return nil
  }
}
