// SPDX-License-Identifier: MIT

/// Names one binding of a scenario, by its place in the order of their declaration.
public struct BindingID: Hashable, Sendable {
  /// The place, from 0.
  public let rawValue: UInt8

  /// Names the binding at a place.
  public init(_ rawValue: Int) { self.rawValue = UInt8(rawValue) }
}

/// What a binding holds that says whether something is presented.
public enum BindingValue: Hashable, Sendable {
  /// `false`, or `nil`: nothing is to be presented.
  case absent
  /// `true`.
  case present
  /// An item, whose identity is that of the screen that shows it (I5).
  case item(ControllerID)
}

/// Names one presentation modifier, by its place in the order of the view tree.
public struct ModifierID: Hashable, Sendable {
  /// The place, from 0.
  public let rawValue: UInt8

  /// Names the modifier at a place.
  public init(_ rawValue: Int) { self.rawValue = UInt8(rawValue) }
}

/// Names one `UIViewControllerRepresentable`, by its place in the order of the view tree.
public struct RepresentableID: Hashable, Sendable {
  /// The place, from 0.
  public let rawValue: UInt8

  /// Names the representable at a place.
  public init(_ rawValue: Int) { self.rawValue = UInt8(rawValue) }
}

/// A modifier that presents as long as a binding says so, such as `.sheet(isPresented:)`.
public struct PresentationModifier: Hashable, Sendable {
  /// Which modifier it is.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// `.sheet` (I1, I5).
    case sheet
    /// `.fullScreenCover`, from iOS 14 on, which only code closes (I21).
    case fullScreenCover
    /// `.popover`.
    case popover
    /// `.alert`, which its buttons close (I18, I19).
    case alert

    /// The style of the view controller that UIKit presents for it.
    ///
    /// An alert leaves the views below where they are and cannot be dismissed by a gesture.
    public var style: ModalPresentationStyle {
      switch self {
      case .sheet: .pageSheet
      case .fullScreenCover: .fullScreen
      case .popover: .popover
      case .alert: .overFullScreen
      }
    }
  }

  /// Which modifier it is.
  public var kind: Kind
  /// The binding that says whether to present.
  public var binding: BindingID
  /// The controller that hosts what is presented; an item has its own (I5).
  public var content: ControllerID
  /// The hosting controller in whose view tree the modifier stands.
  public var level: ControllerID
  /// The view on which the modifier stands, as a number within its level (I11).
  public var view: UInt8
  /// Whether that view is a row of a `List` or a `Form` (I12).
  public var isInList: Bool
  /// Whether `onDismiss` is given.
  public var hasOnDismiss: Bool

  /// Describes a modifier.
  public init(
    _ kind: Kind, _ binding: BindingID, content: ControllerID, on level: ControllerID = .root,
    view: UInt8 = 0, isInList: Bool = false, hasOnDismiss: Bool = true
  ) {
    self.kind = kind
    self.binding = binding
    self.content = content
    self.level = level
    self.view = view
    self.isInList = isInList
    self.hasOnDismiss = hasOnDismiss
  }
}

/// A `UIViewControllerRepresentable` of the app's that presents by UIKit's means.
///
/// What it does when it is updated is the app's affair: the host only tells when (I13, I14).
public struct Representable: Hashable, Sendable {
  /// The binding that it looks at.
  public var binding: BindingID
  /// The controller that it presents.
  public var content: ControllerID
  /// The hosting controller in whose view tree it stands.
  public var level: ControllerID

  /// Describes a representable.
  public init(_ binding: BindingID, content: ControllerID, on level: ControllerID = .root) {
    self.binding = binding
    self.content = content
    self.level = level
  }
}
