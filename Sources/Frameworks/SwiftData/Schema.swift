// SPDX-License-Identifier: MIT

/// The classes of models that a store keeps.
public final class Schema: @unchecked Sendable {
  let types: [any PersistentModel.Type]
  public let version: Version

  public init(
    _ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)
  ) { (self.types, self.version) = (types, version) }
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0))
  { self.init(types, version: version) }
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// A version, as storage.
  public struct Version: Hashable, Comparable, Sendable {
    let numbers: [Int]
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
    public static func < (left: Version, right: Version) -> Bool {
      left.numbers.lexicographicallyPrecedes(right.numbers)
    }
  }

  public struct Attribute: Sendable {
    /// How a property is kept: only that its values are unique has an effect.
    public struct Option: Sendable {
      public static let unique = Option(), externalStorage = Option(), spotlight = Option()
      public static let allowsCloudEncryption = Option(), ephemeral = Option()
      public static let preserveValueOnDeletion = Option()
      public static func transformable<Transformer>(by transformer: Transformer.Type) -> Option {
        Option()
      }
      public static func transformable(by transformerName: String) -> Option { Option() }
    }
  }

  /// How models refer to others.
  public struct Relationship: @unchecked Sendable {
    public struct Option: Sendable { public static let unique = Option() }

    /// What becomes of the models that a deleted one refers to; nothing is denied here.
    public enum DeleteRule: String, Hashable, Codable, CaseIterable, Sendable {
      case noAction, nullify, cascade, deny
    }

    public let deleteRule: DeleteRule
    public let inverse: AnyKeyPath?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) { (self.deleteRule, self.inverse) = (deleteRule, inverse) }
  }
}

/// A version of an app's models, as storage: a store begins empty, so that nothing is migrated.
public protocol VersionedSchema: SendableMetatype {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// How a store gets from one version to the next, as storage.
public protocol SchemaMigrationPlan: SendableMetatype {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step of a migration, which nothing takes.
public enum MigrationStage: @unchecked Sendable {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
