// SPDX-License-Identifier: MIT

/// Says which model it is; here it is the same before and after the first save.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
  public let entityName: String
  /// Names that are drawn by lot tell states apart only by the order in which they are met.
  let name: UUID

  public var id: UUID { name }
  public var storeIdentifier: String? { nil }

  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    left.name.uuidString < right.name.uuidString
  }
}
