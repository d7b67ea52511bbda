// SPDX-License-Identifier: MIT

// MARK: - The update at the end of a turn

extension SwiftUIHost {
  /// Renders the views: representables are updated, then modifiers look at their bindings.
  mutating func update() {
    needsRender = false
    needsPass = true
    for index in representables.indices {
      guard isAlive(representables[index].level) else {
        updated[index] = .absent
        continue
      }
      let value = value(of: representables[index].binding)
      // A render is a reason to update, whether or not the binding has changed (I14).
      guard value != updated[index] || world.obeys(.i14) else { continue }
      updated[index] = value
      steps.append(.tell(.updateUIViewController(RepresentableID(index))))
    }
  }

  /// Turns what the bindings say into requests to UIKit: first what goes, then what comes.
  mutating func runPass() {
    needsPass = false
    for index in modifiers.indices { forgetIfGone(index) }
    for index in modifiers.indices where hasNews(index) && states[index].shown != .absent {
      letGo(index)
    }
    for index in modifiersThatMayCome() where hasNews(index) && states[index].shown == .absent {
      bring(index)
    }
    writer = nil
  }

  /// Whether the view tree of a level is there: the root's, and that of what is on screen.
  private func isAlive(_ level: ControllerID) -> Bool {
    level == .root || world.presentation(of: level) != nil
  }

  /// A view tree that has gone takes with it what its modifiers remembered.
  private mutating func forgetIfGone(_ index: Int) {
    guard !isAlive(modifiers[index].level) else { return }
    states[index] = ModifierState()
  }

  private func wish(of index: Int) -> BindingValue {
    states[index].flags.contains(.isRemoved) ? .absent : value(of: modifiers[index].binding)
  }

  /// Whether a modifier wants something else than when SwiftUI looked last, or waits.
  private func hasNews(_ index: Int) -> Bool {
    guard isAlive(modifiers[index].level) else { return false }
    return wish(of: index) != states[index].seen || states[index].flags.contains(.isWaiting)
  }
}

// MARK: - What goes

extension SwiftUIHost {
  /// Something is on screen that is no longer wanted: it is dismissed by code (I1, I5).
  private mutating func letGo(_ index: Int) {
    let wish = wish(of: index)
    states[index].seen = wish
    states[index].flags.remove(.isWaiting)
    guard !states[index].flags.contains(.isGoing) else {
      if wish != .absent { states[index].flags.insert(.isWaiting) }
      return
    }
    guard wish != states[index].shown else { return }
    if wish != .absent {
      guard world.obeys(.i5) else { return }
      states[index].flags.insert(.isWaiting)  // The next one comes when this one is gone.
    }
    takeDown(index)
  }

  /// Asks UIKit to dismiss what a modifier has put up, with all above it.
  ///
  /// Where UIKit refuses, because a transition is going on, SwiftUI looks again at its end; no
  /// source tells. Where it is gone already and SwiftUI was not told, there is nothing to do (I3).
  mutating func takeDown(_ index: Int) {
    guard let presenter = world.presentingViewController(of: states[index].screen) else {
      states[index].shown = .absent
      needsPass = true
      return
    }
    // The view that owned it is gone: there is nothing to go back to, and no animation (I16).
    let isRemoved = states[index].flags.contains(.isRemoved)
    let isAnimated = !isRemoved || !world.obeys(.i16)
    switch world.dismiss(from: presenter, animated: isAnimated, hasCompletion: true) {
    case .accepted, .deferred: states[index].flags.insert(.isGoing)
    case .refused, .raised: states[index].flags.insert(.isWaiting)
    }
  }
}

// MARK: - What comes

extension SwiftUIHost {
  /// The modifiers whose wishes can be met.
  ///
  /// On iOS 13 only the last modifier on a view is known at all (I11). In a list the row whose code
  /// wrote to a shared binding may be the only one to see it (I12, X11).
  private mutating func modifiersThatMayCome() -> [Int] {
    let version = world.behavior.version
    var known = modifiers.indices.filter { index in
      let isHidden = modifiers.indices.contains { other in
        other > index && modifiers[other].level == modifiers[index].level
          && modifiers[other].view == modifiers[index].view
      }
      return !(isHidden && version == .iOS13 && world.obeys(.i11))
    }
    guard let row = writer.map({ Int($0.rawValue) }), modifiers[row].isInList else {
      return known
    }
    let others = known.filter { $0 != row && modifiers[$0].binding == modifiers[row].binding }
    guard !others.isEmpty,
      world.consulting(.sharedBindingInList).sharedBindingInList == .tappedRow, world.obeys(.i12)
    else { return known }
    for other in others { states[other].seen = wish(of: other) }
    known.removeAll(where: others.contains)
    return known
  }

  /// Something is wanted that is not on screen, as far as SwiftUI knows (I1).
  private mutating func bring(_ index: Int) {
    let wish = wish(of: index)
    let hasWaited = states[index].flags.contains(.isWaiting)
    states[index].seen = wish
    states[index].flags.remove(.isWaiting)
    guard wish != .absent else { return }
    if modifiers[index].kind == .fullScreenCover, world.behavior.version < .iOS14 { return }
    if modifiers[index].kind != .alert, isBusy(besides: index) {
      standBack(index, hasWaited: hasWaited)
    } else if world.obeys(.i1) {
      putUp(index, wish)
    }
  }

  /// Whether a modifier of the same level has put something up.
  private mutating func isBusy(besides index: Int) -> Bool {
    let level = modifiers[index].level
    let isBusy = modifiers.indices.contains { other in
      other != index && modifiers[other].level == level && states[other].shown != .absent
    }
    return isBusy && world.behavior.version >= .iOS14 && world.obeys(.i9)
  }

  /// One level presents one sheet; the next waits until it is dismissed (I9, I10).
  private mutating func standBack(_ index: Int, hasWaited: Bool) {
    if !hasWaited { steps.append(.tell(.onlyOneSheetIsSupported(ModifierID(index)))) }
    if world.consulting(.secondSheet).secondSheet == .waits {
      states[index].flags.insert(.isWaiting)
    }
  }

  private mutating func putUp(_ index: Int, _ wish: BindingValue) {
    let modifier = modifiers[index]
    let screen = if case .item(let controller) = wish { controller } else { modifier.content }
    guard world.presentation(of: screen) == nil else { return }
    world.makeAnew(screen)
    world.setDelegate([.willDismiss, .didDismiss], of: screen)
    world.setModalInPresentation(undismissable.contains(screen), of: screen)
    let request = PresentationRequest(modifier.kind.style, hasCompletion: true)
    guard world.present(screen, from: modifier.level, request) == .accepted else {
      // Until iOS 16 an alert that cannot come at once is lost, and the binding says it is there.
      if modifier.kind == .alert, world.behavior.version >= .iOS17 || !world.obeys(.i18) {
        states[index].flags.insert(.isWaiting)
      }
      return
    }
    states[index].shown = wish
    states[index].screen = screen
    states[index].flags.subtract([.isGoing, .hasForeignDelegate, .buttonWasTapped])
  }
}
