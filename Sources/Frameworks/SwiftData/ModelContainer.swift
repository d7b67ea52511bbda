// SPDX-License-Identifier: MIT

/// A store of models, which is in memory and begins empty.
public final class ModelContainer: @unchecked Sendable {
  let store: ModelStore
  private var main: ModelContext?

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.init(ModelStore(Schema(types), configurations)) }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.init(ModelStore(schema, configurations)) }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws { self.init(ModelStore(schema, configurations)) }

  init(_ store: ModelStore, main: ModelContext? = nil) { (self.store, self.main) = (store, main) }

  /// The context that views use.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let new = ModelContext(self)
    new.autosaveEnabled = true
    main = new
    return new
  }

  public var schema: Schema { store.schema.value }
  public var configurations: Set<ModelConfiguration> { Set(store.configurations.value) }

  /// Deletes all that is kept.
  public func deleteAllData() { store.removeAll() }
  public func erase() throws { store.removeAll() }
}

/// Where models are kept, as storage: here always in memory.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  public let name: String
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public var url = URL(filePath: "/dev/null")
  public var id: String { name }

  public init(isStoredInMemoryOnly: Bool) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.isStoredInMemoryOnly) = (name ?? "default", isStoredInMemoryOnly)
    self.allowsSave = allowsSave
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, allowsSave: allowsSave)
    self.url = url
  }

  public struct GroupContainer: Sendable {
    public static let automatic = GroupContainer(), none = GroupContainer()
    public static func identifier(_ name: String) -> GroupContainer { .none }
  }
  public struct CloudKitDatabase: Sendable {
    public static let automatic = CloudKitDatabase(), none = CloudKitDatabase()
    public static func `private`(_ name: String) -> CloudKitDatabase { .none }
  }
}
