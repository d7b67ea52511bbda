// SPDX-License-Identifier: MIT

/// An object that a store keeps: its class is declared with `@Model`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  var _$record: _ModelRecord { get }
  static var _$properties: [_ModelProperty] { get }
  init(_$row row: _ModelRow)
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: "\(Self.self)", name: _$record.name)
  }
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the model was inserted into, until its deletion is saved.
  public var modelContext: ModelContext? { _$record.context }
  /// Whether the model is to be deleted by the next save.
  public var isDeleted: Bool { _$record.phase == .deleted }
  public var hasChanges: Bool { _$record.hasChanges }

  public static func == (left: Self, right: Self) -> Bool {
    left._$record.name == right._$record.name
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(_$record.name) }

  /// Gives a property of the model's another value.
  public func _$set<Value>(
    _ name: String, _ path: KeyPath<Self, Value>,
    _ storage: ReferenceWritableKeyPath<Self, Value>, _ value: Value
  ) {
    let former = self[keyPath: storage]
    _$record.willChange(name, from: former)
    func keep(_ value: Value) {
      _$record.registrar.withMutation(of: self, keyPath: path) { self[keyPath: storage] = value }
    }
    guard let property = ModelLayout.of(Self.self).property(name), property.destination != nil
    else {
      keep(value)
      _$record.context?.noteChange(of: self)
      return
    }
    let context = _$record.context
    let models = property.models(in: value).withoutTwins
    context?.beginChanges()
    // A model that has many others has each of them once.
    let hasTwins = models.count < property.models(in: value).count
    keep(hasTwins ? property.value(referringTo: models) as? Value ?? value : value)
    property.connect(self, from: property.models(in: former), to: models)
    context?.noteChange(of: self)
    context?.endChanges()
  }
}

/// What belongs to a model besides its properties.
public final class _ModelRecord: @unchecked Sendable {
  enum Phase { case new, inserted, saved, deleted, gone }

  let registrar = ObservationRegistrar()
  private(set) var name = UUID()
  internal(set) public weak var context: ModelContext?
  var phase = Phase.new
  /// What the properties were before they changed for the first time since the last save.
  var former: [String: Any] = [:]
  /// Whether the stand-in itself reads, on which nothing depends.
  nonisolated(unsafe) static var isQuiet = false

  public init() {}

  var hasChanges: Bool { phase == .inserted || phase == .deleted || !former.isEmpty }

  public func access<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>) {
    if !Self.isQuiet { registrar.access(model, keyPath: path) }
  }

  /// Keeps what a property was when the model was saved, for a rollback.
  func willChange(_ property: String, from value: Any) {
    guard phase == .saved || phase == .deleted, former[property] == nil else { return }
    former[property] = value
  }

  /// The model is the one that a context has under an identifier.
  func take(_ id: PersistentIdentifier, in context: ModelContext) {
    (name, self.context, phase) = (id.name, context, .saved)
  }

  /// Reads without being noticed.
  static func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = isQuiet
    isQuiet = true
    defer { isQuiet = outer }
    return try body()
  }
}
