// SPDX-License-Identifier: MIT

public import Foundation

/// Something as what another thing is: of that it is made when it is received.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public typealias Body = Never
  private let importing: (@Sendable (Proxy) async throws -> Item)?

  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) { self.importing = importing }
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) { importing = nil }
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    self.importing = importing
  }

  public func _received() async throws -> Item? {
    guard let importing, let proxy = try await Proxy.received() else { return nil }
    return try await importing(proxy)
  }
}

/// Something as bytes; none are received.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  private let importing: (@Sendable (Data) async throws -> Item)?

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.importing = importing }
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { importing = nil }
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.importing = importing }

  public func _received() async throws -> Item? { try await importing?(Data()) }
}

/// Something as a file; the file that is received does not exist.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.importing = importing }
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { importing = nil }
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.importing = importing }

  public func _received() async throws -> Item? {
    try await importing?(ReceivedTransferredFile(file: URL(fileURLWithPath: "/Document.pdf")))
  }
}

/// A file that is given to other apps.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that is received.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public var isOriginalFile: Bool { false }
}

/// Something as it is encoded; nothing that can be decoded is received.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public typealias Body = Never
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
  public init<Encoder, Decoder>(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {}
  public func _received() async throws -> Item? { nil }
}
