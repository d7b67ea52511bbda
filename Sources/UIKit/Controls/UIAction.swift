// SPDX-License-Identifier: MIT

public import Foundation

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether the entry is chosen.
  public enum State: Int, Sendable { case off, on, mixed }

  /// How the entry looks.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  open var title: String
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}

/// Something that happens when a control or menu is used.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var attributes: Attributes, state: State
  open var discoverabilityTitle: String?
  public var sender: AnyObject? { lastSender.object }
  private var lastSender = LooseReference.none
  package let handler: (UIAction) -> Void

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
  public let children: [UIMenuElement]

  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
