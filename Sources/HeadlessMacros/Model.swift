// SPDX-License-Identifier: MIT

/// A class that is declared with `@Model`.
struct Model {
  private let name: String
  private let access: String
  private let properties: [StoredProperty]
  /// What stands before an extension where it stands before the class.
  let isolation: String

  /// Reads the declaration of a class.
  init?(_ declaration: String) {
    var scanner = CodeScanner(declaration)
    var words: [String] = []
    var body: Range<Int>?
    while body == nil, let (piece, start) = scanner.next() {
      if case .word(let word) = piece { words.append(word) }
      if piece == .group("{") { body = start + 1..<scanner.position - 1 }
    }
    guard let body, let keyword = words.lastIndex(of: "class"), keyword + 1 < words.count else {
      return nil
    }
    name = words[keyword + 1]
    access = ["open", "public"].contains { words.contains($0) } ? "public " : ""
    isolation = words.contains("nonisolated") ? "nonisolated " : ""
    properties = StoredProperty.all(in: scanner.code(body)).filter(\.isPersisted)
  }

  /// What a model has besides what its class declares: how it is kept, what of it is kept, and how it is made
  /// of what is kept.
  var members: String {
    let stored = properties.filter { $0.isVariable || $0.value == nil }
    let list = stored.map { "    \(entry(of: $0)),\n" }.joined()
    let values = stored.map { property in
      "    self.\(property.isVariable ? "_\(property.plainName)" : property.name)"
        + " = row[\"\(property.plainName)\"]\n"
    }
    return """
      \(access)let _$record = SwiftData._ModelRecord()
      \(access)static var _$properties: [SwiftData._ModelProperty] {
        [
      \(list)  ]
      }
      \(access)required init(_$row row: SwiftData._ModelRow) {
      \(values.joined())}
      """
  }

  private func entry(of property: StoredProperty) -> String {
    var arguments = "\"\(property.plainName)\", \\\(name).\(property.name)"
    if property.isVariable { arguments += ", \\\(name)._\(property.plainName)" }
    if let relationship = property.attributes["Relationship"] {
      let options = relationship.isEmpty ? "()" : relationship
      arguments += ", relationship: SwiftData.Schema.Relationship\(options)"
    }
    if property.attributes["Attribute"]?.contains(".unique") == true {
      arguments += ", isUnique: true"
    }
    return ".init(\(arguments))"
  }

  /// What an actor has that works on a store.
  static let actorMembers = """
    nonisolated let modelExecutor: any SwiftData.ModelExecutor
    nonisolated let modelContainer: SwiftData.ModelContainer
    init(modelContainer: SwiftData.ModelContainer) {
      self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
        modelContext: SwiftData.ModelContext(modelContainer))
      self.modelContainer = modelContainer
    }
    """

  /// What makes a property of a model's one that is kept: nothing for others.
  static func attributes(of declaration: String) -> String {
    guard let property = StoredProperty.all(in: declaration).first, property.isPersisted,
      property.isVariable
    else { return "" }
    return "@SwiftData._PersistedProperty"
  }
}

extension StoredProperty {
  /// The name without what lets it be a keyword.
  var plainName: String { name.filter { $0 != "`" } }

  /// Where the value is.
  var storage: String {
    "private var _\(plainName)" + (type.map { ": \($0)\n" } ?? "")
      + (value.map { " = \($0)\n" } ?? observers ?? "")
  }

  /// The property lets its model know who reads and changes it.
  var persistedAccessors: String {
    """
    {
      @storageRestrictions(initializes: _\(plainName))
      init(initialValue) { _\(plainName) = initialValue }
      get {
        _$record.access(self, \\.\(name))
        return _\(plainName)
      }
      set { _$set(\"\(plainName)\", \\.\(name), \\._\(plainName), newValue) }
    }
    """
  }

  /// The query of a property, with what stands in brackets behind its attribute.
  func query(_ attribute: String) -> String {
    let result = type ?? "[Never]"
    var element = result.filter { !$0.isWhitespace }
    for (prefix, suffix) in [("[", "]"), ("Array<", ">")]
    where element.hasPrefix(prefix) && element.hasSuffix(suffix) {
      element = String(element.dropFirst(prefix.count).dropLast(suffix.count))
    }
    let arguments = attribute.firstIndex(of: "(").map { attribute[$0...] } ?? "()"
    // Never private, so that the initializer that Swift makes is not private either.
    return "var _\(plainName): SwiftData.Query<\(element), \(result)\n> = .init\(arguments)"
  }
}
