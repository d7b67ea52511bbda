// SPDX-License-Identifier: MIT

public import Foundation

/// Something that can be given to other apps, and received from them.
public protocol Transferable: SendableMetatype {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
  /// What is received here where that is not read from something else.
  static var _sample: Self? { get }
}

extension Transferable {
  /// There is none: what is received is read as the representation says.
  public static var _sample: Self? { nil }

  /// What is received: the first that can be read of what the representation names.
  package static func received() async throws -> Self? {
    if let sample = _sample { return sample }
    return try await transferRepresentation._received() as? Self
  }
}

/// As what something is given and received.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// Reads what is received, if it can be read.
  func _received() async throws -> Item?
}

extension TransferRepresentation {
  /// Reads it as what the representation is made of.
  public func _received() async throws -> Item? { try await body._received() as? Item }

  // What decides among several, as storage.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
  public func suggestedFileName(_ name: String) -> Self { self }
  public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> Self { self }
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

extension TransferRepresentation where Body == Never {
  /// There is none.
  public var body: Never { preconditionFailure("The representation is made of no others.") }
}

/// Who sees a representation, as storage.
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

extension Never: Transferable {
  public typealias Representation = Never
  public static var transferRepresentation: Never { preconditionFailure("There is none.") }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
  public func _received() async throws -> Never? { nil }
}

/// Puts representations one after the other, the best first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildPartialBlock<Content: TransferRepresentation>(first: Content) -> Content
  where Content.Item == Item { first }
  public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: First, next: Next
  ) -> _SeveralRepresentations<First, Next> where First.Item == Item, Next.Item == Item {
    _SeveralRepresentations(first: accumulated, next: next)
  }
}

/// Two representations, of which the first that can be read counts.
public struct _SeveralRepresentations<
  First: TransferRepresentation, Next: TransferRepresentation
>: TransferRepresentation where First.Item == Next.Item {
  public typealias Item = First.Item
  public typealias Body = Never
  let first: First
  let next: Next
  public func _received() async throws -> Item? {
    if let item = try await first._received() { return item }
    return try await next._received()
  }
}

/// Something of the system's that is received as it is.
public struct _PlainRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  package init() {}
  public func _received() async throws -> Item? { Item._sample }
}

extension String: Transferable {
  public static var transferRepresentation: _PlainRepresentation<String> {
    _PlainRepresentation()
  }
  /// A text.
  public static var _sample: String? { "pasted text" }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: _PlainRepresentation<AttributedString> {
    _PlainRepresentation()
  }
  /// A text.
  public static var _sample: AttributedString? { AttributedString("pasted text") }
}
extension Data: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Data> {
    _PlainRepresentation()
  }
  /// No bytes.
  public static var _sample: Data? { Data() }
}
extension URL: Transferable {
  public static var transferRepresentation: _PlainRepresentation<URL> {
    _PlainRepresentation()
  }
  /// The address of a file.
  public static var _sample: URL? { URL(fileURLWithPath: "/Document.pdf") }
}
