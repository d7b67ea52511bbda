// SPDX-License-Identifier: MIT

package import ModalHarness
package import UIKitSemantics

/// The app of ``ConfirmBeforeDiscard``: a list, an editor in a sheet, and an action sheet.
package struct ConfirmingEditor: Application {
  /// What can happen besides swipes.
  package enum Input: String, ApplicationInput {
    case open = "tap Edit"
    case edit = "change the text"
    case undo = "undo the change"
    case layOut = "lay out the editor"
    case cancel = "tap Cancel"
    case save = "tap Save"
    case chooseSave = "choose Save"
    case chooseDiscard = "choose Discard"
    case keepEditing = "choose Keep editing"
    /// A person does everything but the layout.
    package var actor: Actor { self == .layOut ? .system : .user }
  }

  /// What the user chose in the action sheet, or by the Save button.
  package enum Choice: Hashable, Sendable {
    case nothing
    case save
    case discard
    case keepEditing
  }

  let setsFlagOnEdit: Bool
  let waitsForAlert: Bool
  /// `originalText != editedText`.
  package internal(set) var isChanged = false
  /// A layout pass of the editor is due.
  package internal(set) var needsLayout = false
  /// The Save button is enabled in a layout pass, like the flag.
  package internal(set) var isSaveEnabled = false
  package internal(set) var chosen = Choice.nothing
  package internal(set) var wasAskedBySwipe = false
  /// How often the list was told that the editor is done; more than twice counts as twice.
  package internal(set) var timesTold = 0

  init(setsFlagOnEdit: Bool, waitsForAlert: Bool) {
    self.setsFlagOnEdit = setsFlagOnEdit
    self.waitsForAlert = waitsForAlert
  }

  /// The state in which the user begins: the editor is on screen.
  static func open(in world: inout PresentationWorld) {
    world.setDelegate(.dismissal, of: .editor)
    world.present(.editor, from: .root, PresentationRequest(.pageSheet))
    while world.next() != nil {}
    guard world.canEndAnimation else { return }
    world.endAnimation()
    while world.next() != nil {}
  }

  package func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    if world.count == 0 { inputs.append(.open) }
    if needsLayout, world.presentation(of: .editor) != nil { inputs.append(.layOut) }
    if world.topmostController == .editor, world.acceptsTouches(.editor) {
      inputs += [isChanged ? .undo : .edit, .cancel]
      if isSaveEnabled { inputs.append(.save) }
    }
    if world.topmostController == .question, world.acceptsTouches(.question) {
      inputs += [.chooseSave, .chooseDiscard, .keepEditing]
    }
  }

  package mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    switch input {
    case .open:
      self = ConfirmingEditor(setsFlagOnEdit: setsFlagOnEdit, waitsForAlert: waitsForAlert)
      uikit.setModalInPresentation(false, of: .editor)
      uikit.setDelegate(.dismissal, of: .editor)
      uikit.present(.editor, from: .root, .pageSheet)
    case .edit: change(to: true, &uikit)
    case .undo: change(to: false, &uikit)
    case .layOut:
      needsLayout = false
      isSaveEnabled = isChanged
      if !setsFlagOnEdit { uikit.setModalInPresentation(isChanged, of: .editor) }
    case .cancel:
      if isChanged { ask(&uikit) } else { finish(&uikit) }
    case .save:
      chosen = .save
      finish(&uikit)
    case .chooseSave: choose(.save, &uikit)
    case .chooseDiscard: choose(.discard, &uikit)
    case .keepEditing: choose(.keepEditing, &uikit)
    }
  }

  package mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {
    switch callback {
    case .presentationControllerDidAttemptToDismiss(.editor):
      wasAskedBySwipe = true
      ask(&uikit)
    case .presentationControllerDidDismiss(.editor): tellList()
    case .dismissCompletion(.question):  // The action sheet is gone, its handler runs (B29).
      if waitsForAlert { carryOut(&uikit) }
    default: break
    }
  }

  private mutating func change(to value: Bool, _ uikit: inout UIKitHandle) {
    isChanged = value
    needsLayout = true
    chosen = .nothing
    if setsFlagOnEdit { uikit.setModalInPresentation(value, of: .editor) }
  }

  private mutating func ask(_ uikit: inout UIKitHandle) {
    chosen = .nothing
    uikit.present(.question, from: .editor, .overFullScreen)
  }

  /// A tap on an action: UIKit takes the action sheet down by itself.
  private mutating func choose(_ choice: Choice, _ uikit: inout UIKitHandle) {
    chosen = choice
    if waitsForAlert {
      uikit.dismiss(from: .question, hasCompletion: true)
    } else {
      carryOut(&uikit)
      if uikit.world.presentation(of: .question)?.isBeingDismissed == false {
        uikit.dismiss(from: .question, hasCompletion: true)
      }
    }
  }

  private mutating func carryOut(_ uikit: inout UIKitHandle) {
    if chosen == .save || chosen == .discard { finish(&uikit) }
  }

  private mutating func finish(_ uikit: inout UIKitHandle) {
    uikit.dismiss(from: .editor)
    tellList()
  }

  private mutating func tellList() { timesTold = min(timesTold + 1, 2) }
}

extension ControllerID {
  fileprivate static let editor = ControllerID(1)
  fileprivate static let question = ControllerID(2)
}
