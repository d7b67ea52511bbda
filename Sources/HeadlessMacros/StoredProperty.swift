// SPDX-License-Identifier: MIT

/// A property that objects store, as its class declares it.
struct StoredProperty {
  let name: String
  let isVariable: Bool
  /// The attributes with what stands in brackets behind them, by their names.
  let attributes: [String: String]
  let modifiers: Set<String>
  private(set) var type: String?
  private(set) var value: String?
  /// What is done when it changes, if it has no value.
  private(set) var observers: String?
  /// Whether there are accessors, so that nothing is stored.
  private(set) var hasAccessors = false

  /// Whether a model keeps the property in its store.
  var isPersisted: Bool {
    attributes["Transient"] == nil && !hasAccessors && !name.hasPrefix("_")
      && modifiers.isDisjoint(with: ["static", "class", "lazy", "weak", "unowned"])
  }

  private static let modifiers: Set = [
    "class", "fileprivate", "final", "internal", "lazy", "nonisolated", "open", "override",
    "package", "private", "public", "required", "static", "unowned", "weak", "convenience",
  ]
  private static let declarations: Set = [
    "actor", "associatedtype", "case", "deinit", "enum", "extension", "func", "import", "init",
    "protocol", "struct", "subscript", "typealias",
  ]

  /// Those of a class, or the one that a declaration is.
  static func all(in code: String) -> [StoredProperty] {
    var scanner = CodeScanner(code)
    var reader = Reader()
    while let (piece, start) = scanner.next() {
      reader.read(piece, start..<scanner.position, in: scanner)
    }
    reader.finish(at: scanner.position, in: scanner)
    return reader.properties
  }

  /// Reads the pieces of a class one by one.
  private struct Reader {
    var properties: [StoredProperty] = []
    private var attributes: [String: String] = [:]
    private var modifiers: Set<String> = []
    /// The attribute of which the arguments may follow.
    private var attribute: String?
    private var last: CodeScanner.Piece?
    /// Where a keyword was read, of which the name follows.
    private var keyword: String?
    /// The property of which the type and the value are read, and where the part began.
    private var open: (property: StoredProperty, part: Part, start: Int)?

    private enum Part { case name, type, value }

    mutating func read(_ piece: CodeScanner.Piece, _ range: Range<Int>, in scanner: CodeScanner) {
      defer { last = piece }
      switch piece {
      case .word(let word) where last == .mark("@"):
        attribute = word
        attributes[word] = ""
      case .word(let word) where keyword != nil:
        open = (
          StoredProperty(
            name: word, isVariable: keyword == "var", attributes: attributes,
            modifiers: modifiers),
          .name, range.upperBound
        )
        (keyword, attributes, modifiers) = (nil, [:], [])
      case .word(let word) where last != .mark("."): read(word, range, in: scanner)
      case .group("(") where attribute != nil:
        attributes[attribute ?? ""] = scanner.code(range)
        attribute = nil
      case .group("{"): readBlock(range, in: scanner)
      case .mark("@"):
        finish(at: range.lowerBound, in: scanner)
        attribute = nil
      case .mark(":") where open?.part == .name:
        open?.part = .type
        open?.start = range.upperBound
      case .mark("=") where open != nil && open?.part != .value:
        close(at: range.lowerBound, in: scanner)
        open?.part = .value
        open?.start = range.upperBound
      default: break
      }
    }

    private mutating func read(_ word: String, _ range: Range<Int>, in scanner: CodeScanner) {
      if word == "var" || word == "let" {
        finish(at: range.lowerBound, in: scanner)
        (keyword, attribute) = (word, nil)
      } else if StoredProperty.modifiers.contains(word) {
        finish(at: range.lowerBound, in: scanner)
        modifiers.insert(word)
        attribute = nil
      } else if StoredProperty.declarations.contains(word) {
        finish(at: range.lowerBound, in: scanner)
        (attributes, modifiers, attribute) = ([:], [], nil)
      }
    }

    /// A block behind a name or a type has accessors or observers; in a value it is a closure, or has
    /// observers, too.
    private mutating func readBlock(_ range: Range<Int>, in scanner: CodeScanner) {
      guard let part = open?.part, part != .value else { return }
      let block = scanner.code(range)
      var inside = CodeScanner(String(block.dropFirst()))
      if [.word("didSet"), .word("willSet")].contains(inside.next()?.piece) {
        open?.property.observers = block
      } else {
        open?.property.hasAccessors = true
      }
      finish(at: range.lowerBound, in: scanner)
    }

    mutating func finish(at end: Int, in scanner: CodeScanner) {
      close(at: end, in: scanner)
      if let property = open?.property { properties.append(property) }
      open = nil
    }

    /// Keeps the part that ends here.
    private mutating func close(at end: Int, in scanner: CodeScanner) {
      guard let (_, part, start) = open else { return }
      if part == .type { open?.property.type = scanner.code(start..<end) }
      if part == .value { open?.property.value = scanner.code(start..<end) }
    }
  }
}
