// SPDX-License-Identifier: MIT

public import StateSpace

/// The state of a stack of at most four sheets, as an ordinary structure with named properties.
public struct ModalStackState: PackedState, Hashable {
  enum Style: UInt8 {
    case page, form, fullScreen, popover

    /// The compiler sees that this is the number itself; `init(rawValue:)` would be called.
    @inline(__always)
    init(bits: UInt8) {
      switch bits {
      case 0: self = .page
      case 1: self = .form
      case 2: self = .fullScreen
      default: self = .popover
      }
    }
  }

  enum Phase: UInt8 {
    case presenting, idle, below, above, cancelling, dismissing

    @inline(__always)
    init(bits: UInt8) {
      switch bits {
      case 0: self = .presenting
      case 1: self = .idle
      case 2: self = .below
      case 3: self = .above
      case 4: self = .cancelling
      default: self = .dismissing
      }
    }
  }

  enum Appearance: UInt8 {
    case gone, appearing, visible, disappearing

    @inline(__always)
    init(bits: UInt8) {
      switch bits {
      case 0: self = .gone
      case 1: self = .appearing
      case 2: self = .visible
      default: self = .disappearing
      }
    }

    /// Whether the view is on the screen and not on its way out.
    var isSeen: Bool { self == .appearing || self == .visible }
  }

  /// A sheet, its properties side by side in ten bits.
  ///
  /// So a state is written and read by a few shifts, and not property by property.
  struct Sheet: Hashable {
    fileprivate var bits: UInt16

    @inline(__always)
    init(style: Style = .page, isAllowed: Bool = false, appearance: Appearance = .gone) {
      bits = UInt16(style.rawValue) | (isAllowed ? 8 : 0) | UInt16(appearance.rawValue) << 8
    }

    @inline(__always)
    fileprivate init(bits: UInt16) { self.bits = bits }

    var style: Style { Style(bits: UInt8(truncatingIfNeeded: bits & 3)) }

    var isModal: Bool {
      get { bits & 4 != 0 }
      set { bits = bits & ~4 | (newValue ? 4 : 0) }
    }

    var isAllowed: Bool { bits & 8 != 0 }

    var phase: Phase {
      get { Phase(bits: UInt8(truncatingIfNeeded: bits >> 4 & 7)) }
      set { bits = bits & ~0x70 | UInt16(newValue.rawValue) << 4 }
    }

    var hasOverlay: Bool {
      get { bits & 0x80 != 0 }
      set { bits = bits & ~0x80 | (newValue ? 0x80 : 0) }
    }

    var appearance: Appearance {
      get { Appearance(bits: UInt8(truncatingIfNeeded: bits >> 8 & 3)) }
      set { bits = bits & ~0x300 | UInt16(newValue.rawValue) << 8 }
    }

    /// Whether nothing in the sheet's own motion hinders its dismissal.
    var isDismissible: Bool { phase != .presenting && phase != .dismissing }
  }

  var pending: UInt8 = 0
  var count: UInt8 = 0
  var root = Appearance.visible
  private var sheets = (Sheet(), Sheet(), Sheet(), Sheet())

  /// The first state: no sheet.
  public init() {}

  @inline(__always)
  subscript(index: Int) -> Sheet {
    get {
      switch index {
      case 0: sheets.0
      case 1: sheets.1
      case 2: sheets.2
      default: sheets.3
      }
    }
    set {
      switch index {
      case 0: sheets.0 = newValue
      case 1: sheets.1 = newValue
      case 2: sheets.2 = newValue
      default: sheets.3 = newValue
      }
    }
  }

  /// The appearance of a sheet's presenter.
  @inline(__always)
  func presenterAppearance(of index: Int) -> Appearance {
    index == 0 ? root : self[index - 1].appearance
  }

  @inline(__always)
  mutating func setPresenterAppearance(of index: Int, to appearance: Appearance) {
    if index == 0 { root = appearance } else { self[index - 1].appearance = appearance }
  }

  /// Decodes a state.
  @inline(__always)
  public init(word: UInt64) {
    pending = UInt8(truncatingIfNeeded: word & 3)
    count = UInt8(truncatingIfNeeded: word >> 2 & 7)
    root = Appearance(bits: UInt8(truncatingIfNeeded: word >> 5 & 3))
    let sheet = { (shift: UInt64) in
      Sheet(bits: UInt16(truncatingIfNeeded: word &>> shift & 0x3FF))
    }
    sheets = (sheet(7), sheet(17), sheet(27), sheet(37))
  }

  /// The state in 47 bits.
  @inline(__always)
  public var word: UInt64 {
    UInt64(pending) | UInt64(count) << 2 | UInt64(root.rawValue) << 5
      | UInt64(sheets.0.bits) << 7 | UInt64(sheets.1.bits) << 17 | UInt64(sheets.2.bits) << 27
      | UInt64(sheets.3.bits) << 37
  }

  /// Whether two states have the same word.
  public static func == (one: Self, other: Self) -> Bool { one.word == other.word }

  /// Hashes the word.
  public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}
