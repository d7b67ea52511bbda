// SPDX-License-Identifier: MIT

package import ModalHarness

/// The app of ``ConfirmBeforeDiscard``: a list, an editor in a sheet, and an action sheet.
package struct ConfirmingEditor: Application {
  /// What can happen besides UIKit's gestures.
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

  /// What differs between the versions of the app and between the configurations.
  package struct Code: Hashable, Sendable {
    /// The flag is set where the text changes, and the app is ready for what may come meanwhile.
    var isRepaired = false
    /// The layout pass comes some time after the edit, not at once.
    var layoutIsLate = false
    /// The handler of an action runs when the action sheet is gone (B29).
    var waitsForAlert = true
    /// Text can be typed while a finger holds the sheet.
    var hasHardwareKeyboard = false
    /// The editor dismisses itself, or the list dismisses what it presents.
    var dismisser = ControllerID.text
  }

  let code: Code
  /// `originalText != editedText`.
  package internal(set) var isChanged = false
  /// A layout pass of the editor is due.
  package internal(set) var needsLayout = false
  /// The Save button is refreshed together with the flag.
  package internal(set) var isSaveEnabled = false
  /// The action sheet was brought up by a swipe, and offers Save.
  package internal(set) var wasAskedBySwipe = false
  /// An attempt was reported while the sheet was still snapping back.
  package internal(set) var asksLater = false
  /// The action that was tapped, until its handler runs.
  package internal(set) var tapped = EditingSummary.Choice.nothing
  package internal(set) var chosen = EditingSummary.Choice.nothing
  package internal(set) var outcome = EditingSummary.Outcome.none
  /// How often the list was told that the editor is done; more than twice counts as twice.
  package internal(set) var timesTold = 0

  init(_ code: Code) { self.code = code }

  /// The state in which the user begins: the editor is on screen.
  static func open(in world: inout PresentationWorld) {
    world.setDelegate(methods, of: .editor)
    world.setChildren([.text], of: .editor, as: .navigation)
    world.setKind(.alert, of: .question)
    world.start(presenting: .editor, PresentationRequest(.pageSheet))
  }

  private static let methods = DelegateMethods.dismissal.subtracting(.shouldDismiss)
}

// MARK: - Inputs

extension ConfirmingEditor {
  package func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    if world.acceptsTouches(.root) { inputs.append(.open) }
    if needsLayout, world.presentation(of: .editor) != nil { inputs.append(.layOut) }
    if canType(in: world) { inputs.append(isChanged ? .undo : .edit) }
    if world.acceptsTouches(.editor) {
      inputs.append(.cancel)
      if isSaveEnabled { inputs.append(.save) }
    }
    // The buttons are UIKit's own and react once, whatever an app's views do.
    if let question = world.presentation(of: .question), question.isAtRest {
      if wasAskedBySwipe { inputs.append(.chooseSave) }
      inputs.append(.chooseDiscard)
      // A popover has no Cancel button: a tap outside stands for it (H1).
      if question.style != .popover { inputs.append(.keepEditing) }
    }
  }

  /// Once the finger has let the sheet go for good, nothing is typed into it any more.
  private func canType(in world: PresentationWorld) -> Bool {
    if world.acceptsTouches(.editor) { return true }
    guard code.hasHardwareKeyboard, let top = world.top, top.presented == .editor else {
      return false
    }
    return top.finger != .up || top.isCancelled
  }

  package mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    switch input {
    case .open:
      self = ConfirmingEditor(code)
      uikit.setModalInPresentation(false, of: .text)  // It is a new instance (A24).
      uikit.setDelegate(Self.methods, of: .editor)
      uikit.present(.editor, from: .root, .pageSheet)
    case .edit: change(to: true, &uikit)
    case .undo: change(to: false, &uikit)
    case .layOut: refresh(&uikit)
    case .cancel:
      if isChanged { ask(bySwipe: false, &uikit) } else { finish(.dropped, &uikit) }
    case .save: finish(.saved, &uikit)
    case .chooseSave: choose(.save, &uikit)
    case .chooseDiscard: choose(.discard, &uikit)
    case .keepEditing: choose(.keepEditing, &uikit)
    }
  }

  private mutating func change(to value: Bool, _ uikit: inout UIKitHandle) {
    isChanged = value
    if code.isRepaired { uikit.setModalInPresentation(value, of: .text) }
    if code.layoutIsLate { needsLayout = true } else { refresh(&uikit) }
  }

  private mutating func refresh(_ uikit: inout UIKitHandle) {
    needsLayout = false
    isSaveEnabled = isChanged
    uikit.setModalInPresentation(isChanged, of: .text)  // It counts for the container (A25).
  }

  /// A tap on an action: UIKit takes the action sheet down by itself (E23).
  private mutating func choose(_ choice: EditingSummary.Choice, _ uikit: inout UIKitHandle) {
    tapped = choice
    if !code.waitsForAlert { carryOut(&uikit) }
    if uikit.world.canEndSystemController(.question) { uikit.tapAction(ofAlert: .question) }
  }
}

// MARK: - Callbacks

extension ConfirmingEditor {
  package mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {
    switch callback {
    case .presentationControllerDidAttemptToDismiss(.editor): takeAttempt(&uikit)
    case .alongsideCompletion(.editor, _):
      if asksLater { takeAttempt(&uikit) }
    case .alertActionHandler(.question):  // The action sheet is gone (B29).
      if code.waitsForAlert { carryOut(&uikit) }
    case .presentationControllerDidDismiss(.question): chosen = .keepEditing
    case .presentationControllerDidDismiss(.editor):
      if !code.isRepaired { tellList(.dropped) }
    case .viewDidDisappear(.editor):
      let isGone = uikit.world.isBeingDismissed(.editor)
      if code.isRepaired, isGone { tellOutcome() }
    default: break
    }
  }

  /// Asks; repaired, when the sheet rests (E12, E29), and only if there is something to lose.
  private mutating func takeAttempt(_ uikit: inout UIKitHandle) {
    guard code.isRepaired else {
      ask(bySwipe: true, &uikit)
      return
    }
    asksLater = uikit.world.isInTransition
    if asksLater {
      uikit.animateAlongsideTransition(of: .editor)
      return
    }
    if isChanged { ask(bySwipe: true, &uikit) } else { finish(.dropped, &uikit) }
  }

  private mutating func ask(bySwipe: Bool, _ uikit: inout UIKitHandle) {
    if code.isRepaired, uikit.world.isInTransition { return }
    let isRegular = uikit.world.horizontalSizeClass == .regular
    let response = uikit.present(.question, from: .text, isRegular ? .popover : .overFullScreen)
    guard response == .accepted else { return }
    wasAskedBySwipe = bySwipe
    chosen = .nothing
    // The alert controller listens itself, to run its cancel action after a tap outside.
    if isRegular { uikit.setDelegate([.willDismiss, .didDismiss], of: .question) }
  }

  private mutating func carryOut(_ uikit: inout UIKitHandle) {
    (chosen, tapped) = (tapped, .nothing)
    switch chosen {
    case .save: finish(.saved, &uikit)
    case .discard: finish(.dropped, &uikit)
    case .keepEditing, .nothing: break
    }
  }

  /// Dismisses and tells the list; repaired, the list is told when the editor is gone.
  private mutating func finish(_ outcome: EditingSummary.Outcome, _ uikit: inout UIKitHandle) {
    if code.isRepaired, uikit.world.isInTransition { return }
    uikit.dismiss(from: code.dismisser)
    if code.isRepaired { self.outcome = outcome } else { tellList(outcome) }
  }

  /// What nobody has saved or given up is kept.
  private mutating func tellOutcome() {
    if outcome == .saved {
      tellList(.saved)
    } else {
      tellList(isChanged && chosen != .discard ? .keptAsDraft : .dropped)
    }
  }

  private mutating func tellList(_ outcome: EditingSummary.Outcome) {
    self.outcome = outcome
    timesTold = min(timesTold + 1, 2)
  }
}

extension ControllerID {
  fileprivate static let editor = ControllerID(1)
  fileprivate static let question = ControllerID(2)
  /// The screen in the navigation controller that is presented.
  fileprivate static let text = ControllerID(3)
}
