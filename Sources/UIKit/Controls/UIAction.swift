// SPDX-License-Identifier: MIT

public import Foundation

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether the entry is chosen.
  public enum State: Int, Sendable { case off, on, mixed }

  /// How the entry looks.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt
    /// Creates attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// What the entry says.
  open var title: String
  /// What the entry shows.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}

/// Something that happens when a control or menu is used.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Names an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action.
  public let identifier: Identifier
  /// How the action looks, and whether it is chosen.
  open var attributes: Attributes, state: State
  /// What the action says in full.
  open var discoverabilityTitle: String?
  /// Who sent the action last.
  public var sender: AnyObject? { lastSender.object }
  private var lastSender = LooseReference.none
  private let handler: (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    self.identifier = identifier ?? Identifier("action")
    hasIdentifier = identifier != nil
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }

  let hasIdentifier: Bool

  /// Lets the action happen.
  package func perform(from sender: AnyObject?) {
    lastSender = LooseReference(sender)
    handler(self)
  }
}

/// A group of entries.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The entries.
  public let children: [UIMenuElement]

  /// Creates a group.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
