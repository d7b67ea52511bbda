// SPDX-License-Identifier: MIT

/// What an app set up for the transitions of one controller, and what became of it.
///
/// All of it is packed into one word that is zero where nothing was set up, because the state
/// of the world is compared and hashed for each transition that is explored.
public struct TransitionSettings: PackedBits, ControllerRecord {
  struct Flags: OptionSet {
    let rawValue: UInt64
    /// The presentation controller that was made before the presentation is the app's own (C26).
    static let earlyControllerIsCustom = Flags(rawValue: 1)
    /// The controller and its presentation controller keep each other alive (C27).
    static let isLeaked = Flags(rawValue: 2)
    /// The app keeps the controller no longer.
    static let isReleased = Flags(rawValue: 4)
    /// A transition that was cancelled has left something over the view (D12).
    static let isCovered = Flags(rawValue: 8)
    /// The controller overrides `dismiss(animated:completion:)` (E27, E28).
    static let overridesDismiss = Flags(rawValue: 16)
    /// The controller is the root of another window than the one that the world is about.
    static let isRootElsewhere = Flags(rawValue: 32)
    /// The controller has left the stack, and its last callbacks of the dismissal are due (B27).
    static let isDeparting = Flags(rawValue: 64)
    /// The popover that shows the controller has nothing to point at (H15).
    static let lacksPopoverSource = Flags(rawValue: 128)
    /// The page view controller turns its pages as those of a book (N2, N4).
    static let curlsPages = Flags(rawValue: 256)
    /// The search controller is on its way out (N9).
    static let searchEnds = Flags(rawValue: 512)
    /// The controller zooms in (A40).
    static let zooms = Flags(rawValue: 1024)
  }

  var bits: UInt64 = 0

  /// What the objects that take part implement.
  public internal(set) var features: TransitionFeatures {
    get { TransitionFeatures(rawValue: UInt16(self[0, 12])) }
    set { self[0, 12] = UInt64(newValue.rawValue) }
  }

  /// `percentComplete` of the interaction controller, from 0 to 100 (D17).
  public internal(set) var percentComplete: Int {
    get { Int(self[12, 7]) }
    set { self[12, 7] = UInt64(min(max(newValue, 0), 100)) }
  }

  /// `completionSpeed` of the interaction controller in percent: 100 by default (D18).
  public internal(set) var completionSpeed: Int {
    get { Int(self[19, 10] ^ 100) }
    set { self[19, 10] = UInt64(min(max(newValue, 0), 1000)) ^ 100 }
  }

  /// What the animator answered last to `transitionDuration(using:)`, in milliseconds (D1).
  public internal(set) var duration: Int {
    get { Int(self[29, 14]) }
    set { self[29, 14] = UInt64(min(max(newValue, 0), 16_383)) }
  }

  /// Whether the search controller that the controller is has still to come to rest (N9).
  var searchBegins: Bool {
    get { self[43, 1] != 0 }
    set { self[43, 1] = newValue ? 1 : 0 }
  }

  /// The style of the presentation controller that was made before the presentation (C26).
  public internal(set) var earlyStyle: ModalPresentationStyle? {
    get { self[44, 4] == 0 ? nil : ModalPresentationStyle(rawValue: UInt8(self[44, 4] - 1)) }
    set { self[44, 4] = newValue.map { UInt64($0.rawValue) + 1 } ?? 0 }
  }

  var flags: Flags {
    get { Flags(rawValue: self[48, 11]) }
    set { self[48, 11] = newValue.rawValue }
  }

  /// Who presents the search controller that the controller is (N9).
  var searchPresenter: ControllerID? {
    get { self[59, 5] == 0 ? nil : ControllerID(Int(self[59, 5] - 1)) }
    set { self[59, 5] = newValue.map { UInt64($0.rawValue) + 1 } ?? 0 }
  }

  /// Whether a cancelled transition has left something over the controller's view (D12).
  public var isViewCovered: Bool { flags.contains(.isCovered) }
}
