// SPDX-License-Identifier: MIT

// MARK: - Taking steps

extension SwiftUIHost {
  /// Takes steps until one has something to tell the app, and returns that.
  ///
  /// SwiftUI's own steps go first, then UIKit's; the update comes when UIKit is done with the turn.
  ///
  /// - Returns: The next event, or `nil` when nothing is to be done before the next input.
  /// - Precondition: The last question was answered.
  public mutating func next() -> SwiftUIEvent? {
    while world.error == nil {
      if !steps.isEmpty {
        if let event = take(steps.removeFirst()) { return event }
      } else if let callback = world.next() {
        if let event = receive(callback) { return event }
      } else if needsRender {
        update()
      } else if needsPass {
        runPass()
      } else {
        return nil
      }
    }
    steps = []
    return nil
  }

  /// Hands in the answer to the last question, which was UIKit's.
  ///
  /// - Precondition: The last call of ``next()`` returned a question.
  public mutating func answer(_ answer: Answer) { world.answer(answer) }

  private mutating func take(_ step: Step) -> SwiftUIEvent? {
    switch step {
    case .tell(let event):
      return event
    case .endAlert(let modifier):
      let index = Int(modifier.rawValue)
      let binding = modifiers[index].binding
      // From iOS 15 on SwiftUI does not look whether the state was replaced meanwhile.
      let isOld = value(of: binding) == states[index].shown
      states[index].shown = .absent
      if isOld || world.behavior.version >= .iOS15 && world.obeys(.i19) {
        endWish(of: index)
      }
      return nil
    }
  }

  /// SwiftUI writes that what it had put up is gone; it need not look at the binding to know, so
  /// that another wish within the same update is news.
  private mutating func endWish(of index: Int) {
    states[index].seen = .absent
    writeNothing(to: modifiers[index].binding)
  }

  /// SwiftUI writes `false` or `nil`, and the views are rendered anew.
  mutating func writeNothing(to binding: BindingID) {
    bindings[Int(binding.rawValue)] = .absent
    needsRender = true
    steps.append(.tell(.bindingWritten(binding, .absent)))
  }
}

// MARK: - What UIKit tells SwiftUI

extension SwiftUIHost {
  /// SwiftUI receives what is meant for it; the rest is the app's.
  private mutating func receive(_ callback: Callback) -> SwiftUIEvent? {
    switch callback {
    case .presentationControllerWillDismiss(let screen):
      guard let index = modifier(showing: screen), isDelegate(of: index) else { break }
      // The user may change his mind: only didDismiss counts.
      if !world.obeys(.i4) { writeNothing(to: modifiers[index].binding) }
      return nil
    case .presentationControllerDidDismiss(let screen):
      guard let index = modifier(showing: screen), isDelegate(of: index) else { break }
      if world.obeys(.i2) { endWish(of: index) }
      if !states[index].flags.contains(.isGoing) { finishDismissal(of: index) }
      return nil
    case .presentCompletion(let screen):
      guard modifier(showing: screen) != nil else { break }
      return nil
    case .dismissCompletion(let screen):
      guard let index = modifier(showing: screen), states[index].flags.contains(.isGoing) else {
        break
      }
      finishDismissal(of: index)
      return nil
    case .viewDidAppear, .viewDidDisappear:
      // A transition ends, in which UIKit may have refused something.
      if modifiers.indices.contains(where: { states[$0].flags.contains(.isWaiting) }) {
        needsPass = true
      }
    default: break
    }
    return .uikit(callback)
  }

  /// Whether SwiftUI is the delegate of what it has put up: somebody else may have taken its place,
  /// and then it receives nothing (I3).
  private mutating func isDelegate(of index: Int) -> Bool {
    !states[index].flags.contains(.hasForeignDelegate) || !world.obeys(.i3)
  }

  /// What a modifier had put up is gone, whoever dismissed it (I1).
  private mutating func finishDismissal(of index: Int) {
    let id = ModifierID(index)
    let isAlertWithAction = states[index].flags.contains(.buttonWasTapped)
    states[index].flags.subtract([.isGoing, .hasForeignDelegate, .buttonWasTapped])
    needsPass = true
    guard !isAlertWithAction else {
      steps.append(.tell(.alertAction(id)))
      steps.append(.endAlert(id))
      return
    }
    states[index].shown = .absent
    if modifiers[index].hasOnDismiss, modifiers[index].kind != .alert, world.obeys(.i1) {
      steps.append(.tell(.onDismiss(id)))
    }
  }
}
