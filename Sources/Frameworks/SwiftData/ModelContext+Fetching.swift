// SPDX-License-Identifier: MIT

extension ModelContext {
  /// The models that fit, in the order in which they were inserted unless another one is asked for.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [Model] {
    try _ModelRecord.quietly {
      var found = models(of: Model.self)
      if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
      if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
      let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
      return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
    }
  }

  /// The same; here they come all at once.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int
  ) throws -> [Model] { try fetch(descriptor) }

  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int { try fetch(descriptor).count }

  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws { for model in try fetch(descriptor) { try block(model) } }

  /// The model with an identifier.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let model = model(kept: id) else {
      fatalError("There is no model with the identifier \(id).")
    }
    return model
  }

  /// The model with an identifier, if it is here already.
  public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
    registered.value[id] as? Model
  }

  private func models<Model: PersistentModel>(of type: Model.Type) -> [Model] {
    let saved = (store?.rows ?? []).filter { $0.type.value == type }
      .compactMap { model(kept: $0.id) as? Model }
    return saved.filter { $0._$record.phase != .deleted } + inserted.compactMap { $0 as? Model }
  }

  /// The model that is kept under an identifier, made if it has not been fetched.
  func model(kept id: PersistentIdentifier) -> (any PersistentModel)? {
    if let model = registered.value[id] { return model }
    guard let row = store?.row(id) else { return nil }
    let model = row.type.value.init(_$row: _ModelRow(row: row, context: self))
    model._$record.take(id, in: self)
    registered.value[id] = model
    fill(model, from: row)
    return model
  }

  /// Gives a model what was saved, except where it has changes of its own.
  func fill(_ model: any PersistentModel, from row: ModelStore.Row) {
    for property in ModelLayout.of(model).properties
    where model._$record.former[property.name] == nil {
      guard let value = row.values[property.name] else { continue }
      if property.destination == nil {
        if !Self.areEqual(property.value(model), value) { property.keep(model, value) }
        continue
      }
      let models = (value as? [PersistentIdentifier] ?? []).compactMap { self.model(kept: $0) }
      guard !models.elementsEqual(property.models(of: model), by: { $0 === $1 }) else { continue }
      property.value(referringTo: models).map { property.keep(model, $0) }
    }
  }

  private static func areEqual(_ left: Any?, _ right: Any) -> Bool {
    func compare<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
    return (left as? any Equatable).map { compare($0) } ?? false
  }
}

/// What is fetched, and in which order.
public struct FetchDescriptor<Model: PersistentModel>: @unchecked Sendable {
  public var predicate: Predicate<Model>?
  public var sortBy: [SortDescriptor<Model>]
  public var fetchLimit: Int?, fetchOffset: Int?
  /// As storage: what was changed is always included, and nothing is fetched later.
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

/// What can go wrong: here nothing does.
public struct SwiftDataError: Error, Hashable, Sendable {
  private let name: String
  public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
  public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
  public static let missingModelContext = SwiftDataError(name: "missingModelContext")
  public static let unknownSchema = SwiftDataError(name: "unknownSchema")
}
