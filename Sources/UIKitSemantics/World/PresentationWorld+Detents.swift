// SPDX-License-Identifier: MIT

// MARK: - Where a sheet stands

extension PresentationWorld {
  /// The detents at which the sheet of a level can rest now.
  ///
  /// Detents of the app's own may have no height for now (G13), and compact height has no medium
  /// one. Where none is left, and where a page sheet fills the screen (F3), the large one is.
  func activeDetents(at level: Int) -> SheetDetents {
    let sheet = sheets[stack[level].presented.index]
    if sheet.fillsScreen { return .large }
    var detents = sheet.detents.subtracting(sheet.inactive)
    if verticalSizeClass == .compact { detents.remove(SheetDetents(.medium)) }
    return detents.isEmpty ? .large : detents
  }

  /// Lays out a sheet: what the app set takes effect (G3, G8, G13, F3).
  mutating func layOutSheet(at level: Int, animated: Bool = false) {
    let index = stack[level].presented.index
    let lacksHeight = verticalSizeClass == .compact && stack[level].style == .pageSheet
    guard lacksHeight || !sheets[index].isDefault else { return }
    var flags = sheets[index].flags
    flags.remove(.fillsScreen)
    if lacksHeight, obeys(.f3) { flags.insert(.fillsScreen) }
    if flags.contains(.needsEvaluation), obeys(.g13) {
      sheets[index].inactive = sheets[index].unavailable
    }
    flags.remove(.needsEvaluation)
    sheets[index].flags = flags
    let former = sheets[index].standing
    sheets[index].standing = restingDetent(at: level)
    if sheets[index].standing != former {
      sheets[index].setMovedAnimated(animated)
      sheets[index].nearest = nil
    }
    updateTouchesBehind(at: level)
  }

  /// The selected detent; where there is none, or none of that name, the smallest (G3).
  private mutating func restingDetent(at level: Int) -> SheetDetent {
    let detents = activeDetents(at: level)
    let selected = sheets[stack[level].presented.index].selected
    if let selected, detents.contains(SheetDetents(selected)) { return selected }
    guard detents.smallest != detents.largest, !obeys(.g3) else {
      return detents.smallest ?? .large
    }
    return detents.largest ?? .large
  }

  /// Whether the views behind a sheet are dimmed, and whether touches reach them.
  ///
  /// At the largest undimmed detent and below nothing dims, and touches beside the sheet go to what
  /// is behind (G8), unless the controller is modal: that cuts them off, as the answer "no" to
  /// `shouldDismiss` does not (G9).
  mutating func updateTouchesBehind(at level: Int) {
    let index = stack[level].presented.index
    let sheet = sheets[index]
    var flags = sheet.flags.subtracting([.undimmed, .passesTouches])
    if let limit = sheet.largestUndimmed, stack[level].style.isSheet, sheet.standing <= limit,
      obeys(.g8)
    {
      flags.insert(.undimmed)
      let isCutOff = isModalInPresentation(at: level) && obeys(.g9)
      if !isCutOff { flags.insert(.passesTouches) }
    }
    sheets[index].flags = flags
  }
}

extension SheetState {
  fileprivate mutating func setMovedAnimated(_ value: Bool) {
    if value { flags.insert(.movedAnimated) } else { flags.remove(.movedAnimated) }
  }
}

// MARK: - The user moves a sheet among its detents

extension PresentationWorld {
  /// Whether the user can make one of the gestures that concern detents now.
  func offersDetentGesture(_ gesture: UIKitInput, on top: Presentation) -> Bool {
    guard top.isAtRest, top.style.isSheet else { return false }
    let sheet = sheets[top.presented.index]
    let detents = activeDetents(at: count - 1)
    let place = sheet.nearest ?? sheet.standing
    switch gesture {
    case .detentDragBegins: return top.finger == .up && detents.smallest != detents.largest
    case .detentDragMovesUp:
      let isHeld = top.finger == .sliding || top.finger == .resting
      return isHeld && detents.next(above: place) != nil
    case .detentDragMovesDown:
      return top.finger == .sliding && detents.next(below: place) != nil
    case .scrollAtTop: return top.finger == .up && detents.next(above: place) != nil
    case .tapGrabber: return top.finger == .up && sheet.prefersGrabberVisible
    default: return false
    }
  }

  /// Whether a pull down from where the sheet is goes below its smallest detent (G5).
  func isAtSmallestDetent(_ presentation: Presentation) -> Bool {
    let sheet = sheets[presentation.presented.index]
    guard !sheet.isDefault else { return true }
    return activeDetents(at: count - 1).next(below: sheet.nearest ?? sheet.standing) == nil
  }

  /// The user moves the sheet among its detents; no veto stops that (G6).
  mutating func performDetentGesture(_ gesture: UIKitInput, at level: Int) {
    let index = stack[level].presented.index
    let detents = activeDetents(at: level)
    let place = sheets[index].nearest ?? sheets[index].standing
    switch gesture {
    case .detentDragBegins:
      let isBlocked = isModalInPresentation(at: level) && !obeys(.g6)
      stack[level].finger = isBlocked ? .pulled : .sliding
    case .detentDragMovesUp:
      stack[level].finger = .sliding
      sheets[index].move(to: detents.next(above: place))
    case .detentDragMovesDown:
      guard obeys(.g5) else { return pull(at: level) }
      sheets[index].move(to: detents.next(below: place))
    case .scrollAtTop:
      guard sheets[index].prefersScrollingExpands, let next = detents.next(above: place),
        obeys(.g10)
      else { return }
      settleSheet(at: level, on: next)
    default:
      guard obeys(.g11) else { return }
      if let next = detents.next(above: place) {
        settleSheet(at: level, on: next)
      } else {
        attemptDismissal(at: level)
      }
    }
  }

  /// The finger leaves a sheet that it moved: the sheet goes to the nearest detent (G5).
  mutating func endDetentDrag(at level: Int) {
    let index = stack[level].presented.index
    guard let nearest = sheets[index].nearest else { return }
    sheets[index].nearest = nil
    settleSheet(at: level, on: nearest)
  }

  /// The user moved the sheet to a detent, which the delegate is told about (G4).
  private mutating func settleSheet(at level: Int, on detent: SheetDetent) {
    let index = stack[level].presented.index
    guard sheets[index].standing != detent else { return }
    sheets[index].selected = detent
    sheets[index].standing = detent
    updateTouchesBehind(at: level)
    enqueueChangeOfDetent(at: level)
  }

  /// The delegate is told about another detent, if it has the method.
  mutating func enqueueChangeOfDetent(at level: Int) {
    let delegate = controllers[stack[level].presented.index].delegate
    guard delegate.contains(.didChangeSelectedDetentIdentifier) else { return }
    enqueue(.didChangeSelectedDetent, at: level)
  }
}
