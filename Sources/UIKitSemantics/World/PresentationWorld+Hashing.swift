// SPDX-License-Identifier: MIT

// MARK: - Hashing

extension PresentationWorld {
  /// Hashes what differs between the states of one exploration, packed into few words.
  ///
  /// Equality compares everything. The behavior is left out because it does not change, the places
  /// of the stack above ``count`` because they are vacant. Member by member, hashing took a fifth
  /// of an exploration's time; the words are mixed here, as `Hasher` takes longer for each.
  public func hash(into hasher: inout Hasher) {
    var mixer = WordMixer()
    mixer.add(
      UInt64(count) << 2 | (verticalSizeClass == .compact ? 2 : 0)
        | (horizontalSizeClass == .compact ? 0 : 1))
    for level in 0..<count { mixer.add(stack[level].packed) }
    sheets.forEachInUse { index, sheet in
      if !sheet.isDefault { mixer.add(UInt64(index) << 32 | UInt64(sheet.bits)) }
    }
    settings.forEachInUse { index, settings in
      if settings.isDefault { return }
      mixer.add(UInt64(index))
      mixer.add(settings.bits)
    }
    controllers.forEachInUse { index, controller in
      let word = UInt64(controller.packed)
      if word != 0 { mixer.add(UInt64(index) << 16 | word) }
    }
    hasher.combine(mixer.bits)
    if !containment.isEmpty { hasher.combine(containment) }
    if !agenda.isEmpty { hasher.combine(agenda) }
    if rootViewController != .root { hasher.combine(rootViewController) }
    if let question { hasher.combine(question) }
    if let waiting { hasher.combine(waiting) }
    if let error { hasher.combine(error) }
  }
}

/// Makes one word of several that depends on all of their bits.
private struct WordMixer {
  private(set) var bits: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ word: UInt64) {
    let (high, low) = (bits ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    bits = high ^ low &+ 0xE703_7ED1_A0B4_28DB
  }
}

extension Presentation {
  /// All fields in 53 bits.
  fileprivate var packed: UInt64 {
    var word = UInt64(flags.rawValue)
    word = word << 5 | UInt64(presented.rawValue)
    word = word << 5 | UInt64(presenting.rawValue)
    word = word << 5 | UInt64(wrapped?.rawValue ?? 31)
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
    let byHand = UInt16(appearanceByHand.rawValue) << 2 | (hasChosenAction ? 1 : 0)
    return word << 5 | (UInt16(transitioningDelegate.rawValue) ^ byHand) & 31
  }
}
