// SPDX-License-Identifier: MIT

// MARK: - Hashing

extension PresentationWorld {
  /// Hashes what differs between the states of one exploration, packed into few words.
  ///
  /// Equality compares everything. The behavior is left out because it does not change, the places
  /// of the stack above ``count`` because they are vacant. Member by member, hashing took a fifth
  /// of an exploration's time.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(
      count << 2 | (verticalSizeClass == .compact ? 2 : 0)
        | (horizontalSizeClass == .compact ? 0 : 1))
    for level in 0..<count { hasher.combine(stack[level].packed) }
    for index in sheets.placesInUse where !sheets[index].isDefault {
      hasher.combine(index)
      hasher.combine(sheets[index])
    }
    for index in settings.placesInUse where !settings[index].isDefault {
      hasher.combine(index)
      hasher.combine(settings[index])
    }
    hasher.combine(packedControllers(0..<4))
    hasher.combine(packedControllers(4..<8))
    for index in controllers.placesInUse.dropFirst(8) where controllers[index].packed != 0 {
      hasher.combine(index)
      hasher.combine(controllers[index].packed)
    }
    if !containment.isEmpty { hasher.combine(containment) }
    if !agenda.isEmpty { hasher.combine(agenda) }
    if rootViewController != .root { hasher.combine(rootViewController) }
    if let question { hasher.combine(question) }
    if let waiting { hasher.combine(waiting) }
    if let error { hasher.combine(error) }
  }

  private func packedControllers(_ places: Range<Int>) -> UInt64 {
    var word: UInt64 = 0
    for place in places { word = word << 16 | UInt64(controllers[place].packed) }
    return word
  }
}

extension Presentation {
  /// All fields in 50 bits.
  fileprivate var packed: UInt64 {
    var word = UInt64(flags.rawValue)
    word = word << 4 | UInt64(presented.rawValue)
    word = word << 4 | UInt64(presenting.rawValue)
    word = word << 4 | UInt64(wrapped?.rawValue ?? 15)
    word = word << 4 | UInt64(requestedStyle.rawValue)
    word = word << 4 | UInt64(style.rawValue)
    word = word << 2 | UInt64(transition.rawValue)
    word = word << 3 | UInt64(drive.rawValue)
    word = word << 3 | UInt64(finger.rawValue)
    word = word << 1 | UInt64(cause.rawValue)
    return word << 1 | UInt64(frame.rawValue)
  }
}

extension ControllerState {
  /// What changes, in 15 bits; the ten methods of the delegate share five of them, and what few apps
  /// use shares those of the transitioning delegate.
  fileprivate var packed: UInt16 {
    var word = UInt16(appearance.rawValue)
    word = word << 1 | (isModalInPresentation ? 1 : 0)
    word = word << 1 | (isViewInWindow ? 1 : 0)
    word = word << 1 | (hasOverlay ? 1 : 0)
    word = word << 5 | UInt16((delegate.rawValue ^ delegate.rawValue >> 5) & 31)
    let byHand = UInt16(appearanceByHand.rawValue) << 3 | (hasChosenAction ? 1 : 0)
    return word << 5 | (UInt16(transitioningDelegate.rawValue) ^ byHand) & 31
  }
}
