// SPDX-License-Identifier: MIT

/// Sheets on sheets, with their swipes, animations and completions, written on the word itself.
///
/// From the lowest bit: the pending completions (2 bits), the number of sheets (3), the root's
/// appearance (2), then for each sheet its style (2), whether it is modal, whether it allows to be
/// dismissed, its phase (3), its overlay, and its appearance (2). So the appearance of a sheet's
/// presenter is always in the two bits below the sheet.
struct PackedModalStack: PackedSystem {
  /// How many sheets there are at most, 1 to 5.
  let height: UInt64
  /// The first of the four styles that are presented: 0 page, 1 form, 2 full screen, 3 popover.
  let firstStyle: UInt64

  init(height: Int, firstStyle: Int) {
    self.height = UInt64(height)
    self.firstStyle = UInt64(firstStyle)
  }

  private static let visible: UInt64 = 2
  private static let disappearing: UInt64 = 3
  private static let flags: UInt64 = 0b111_0000
  private static let appearance: UInt64 = 3 << 8
  private static let overlay: UInt64 = 1 << 7

  var initialWords: [UInt64] { [Self.visible << 5] }

  /// No full-screen sheet has an overlay, and a top sheet that is idle is visible.
  func isSafe(_ word: UInt64) -> Bool {
    let count = word >> 2 & 7
    var sheets = word >> 7
    var isSafe = true
    for index in 0..<count {
      isSafe = isSafe && sheets & 0b1000_0011 != 0b1000_0010
      if index + 1 == count { isSafe = isSafe && (sheets >> 4 & 7 != 1 || sheets >> 8 & 3 == 2) }
      sheets >>= 10
    }
    return isSafe
  }

  /// Everything that can happen to the top sheet, to any sheet, and to the stack.
  func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
    let count = word >> 2 & 7
    let top = word &>> (10 &* count &- 3)
    if count < height, count == 0 || top >> 4 & 7 <= 1 { present(word, count, &successors) }
    if word & 3 > 0 { successors.append(word - 1) }
    guard count > 0 else { return }
    let hasRoom = word & 3 < 2
    changeTop(word, 10 &* count &- 3, hasRoom, &successors)
    changeEach(word, count, hasRoom, &successors)
  }

  @inline(__always)
  private func present(
    _ word: UInt64, _ count: UInt64, _ successors: inout PackedSuccessors
  ) {
    let shift = 7 &+ 10 &* count
    let presenter = shift &- 2
    let isSeen = word &>> presenter & 3 == 1 || word &>> presenter & 3 == 2
    let new = (word &+ 4) | (1 << 8) &<< shift
    for style in firstStyle...3 {
      let covered = style == 2 && isSeen ? new | Self.disappearing &<< presenter : new
      let styled = covered | style &<< shift
      successors.append(styled)
      successors.append(
        styled | 8 &<< shift)
    }
  }

  /// What only happens to the top sheet.
  @inline(__always)
  private func changeTop(
    _ word: UInt64, _ shift: UInt64, _ hasRoom: Bool, _ successors: inout PackedSuccessors
  ) {
    let sheet = word &>> shift
    switch sheet >> 4 & 7 {
    case 1:
      if sheet & 2 == 0 {
        successors.append(
          word &+ 0x10 &<< shift | Self.appearance &<< shift)
      }
      if sheet & 0b1000_1111 == 0b1000_1011 {
        let cleared = word & ~((Self.flags | Self.overlay) &<< shift)
        successors.append(
          cleared | (0x50 | Self.appearance) &<< shift)
      }
    case 2:
      successors.append(word &+ 0x10 &<< shift)
      cancel(word, shift, &successors)
    case 3:
      successors.append(word &- 0x10 &<< shift)
      guard sheet & 0b1100 == 0b1000 else { return cancel(word, shift, &successors) }
      let cleared = word & ~((Self.flags | Self.overlay) &<< shift)
      successors.append(cleared | 0x50 &<< shift)
    case 5 where hasRoom:
      let presenter = shift &- 2
      let isAppearing = word &>> presenter & 3 == 1
      let cleared = word & ~(0x3FF &<< shift) &- 4 &+ 1
      successors.append(
        isAppearing ? cleared &+ 1 &<< presenter : cleared)
    default: break
    }
  }

  @inline(__always)
  private func cancel(
    _ word: UInt64, _ shift: UInt64, _ successors: inout PackedSuccessors
  ) {
    let cleared = word & ~((Self.flags | Self.appearance) &<< shift)
    successors.append(cleared | 0x140 &<< shift)
  }

  /// What can happen to every sheet, from the top down.
  @inline(__always)
  private func changeEach(
    _ word: UInt64, _ count: UInt64, _ hasRoom: Bool, _ successors: inout PackedSuccessors
  ) {
    var isPresenting = false
    var dismissed = word
    var shift = 10 &* count &- 3
    for index in (0..<Int(count)).reversed() {
      let sheet = word &>> shift
      let phase = sheet >> 4 & 7
      let presenter = shift &- 2
      let isHidden = sheet & Self.appearance == 0
      dismissed &= ~((Self.flags | Self.overlay) &<< shift)
      dismissed |= (isHidden ? 0x50 : 0x50 | Self.appearance) &<< shift
      if phase == 0, hasRoom { endPresenting(word, shift, index, &successors) }
      if phase == 4 {
        let ended = word & ~(Self.flags &<< shift) | 0x10 &<< shift
        successors.append(
          sheet >> 8 & 3 == 1 ? ended &+ (1 << 8) &<< shift : ended)
      }
      if phase &- 1 < 3 {
        successors.append(word ^ 4 &<< shift)
      }
      if phase &- 1 < 4, !isPresenting {
        let isCovered = (word &>> presenter &+ 1) & 2 == 0
        let below = isCovered ? word & 3 &<< presenter ^ 1 &<< presenter : 0
        successors.append(dismissed ^ below)
      }
      isPresenting = isPresenting || phase == 0
      shift &-= 10
    }
  }

  @inline(__always)
  private func endPresenting(
    _ word: UInt64, _ shift: UInt64, _ index: Int, _ successors: inout PackedSuccessors
  ) {
    let sheet = word &>> shift
    let presenter = shift &- 2
    var ended = word &+ 0x10 &<< shift &+ 1
    if sheet >> 8 & 3 == 1 { ended &+= (1 << 8) &<< shift }
    if sheet & 3 != 2 {
      ended |= Self.overlay &<< shift
    } else if word &>> presenter & 3 == 3 {
      ended &= ~(3 &<< presenter)
    }
    successors.append(ended)
  }
}
