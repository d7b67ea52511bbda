// SPDX-License-Identifier: MIT

public import SwiftData
import Testing
import UIKit

/// What a class may declare besides plain properties.
@Model
public final class Cupboard {
  // var commented: Int
  /* var block: Int { /* nested */ 3 } */
  var `default`: Int = 0
  var text = "a \( "b" ) }"
  private(set) var count: Int = 0
  fileprivate var lists: [String: [Int]] = ["a": [1, 2]]
  var made: Int = { 3 }()
  var lines: [String] =
    [
      "a",
      "b",
    ]
  static let shared = 3
  lazy var late = 3
  var computed: Int {
    get { count }
    set { count = newValue }
  }
  var observed = 3 { didSet { cache["observed"] = observed } }
  var watched: Int? {
    willSet { cache["watched"] = newValue }
  }
  @Transient private var cache: [String: Int] = [:]
  /// What else it is called.
  @Attribute(originalName: "old") public var renamed: String?
  @Relationship(deleteRule: .nullify, inverse: \Cup.cupboards) var cups: [Cup]?
  var raw = #"""
    var hidden = "x" }
    """#
  enum Kind: Int, Codable {
    case old, new
    var name: String { "x" }
  }
  struct Size: Codable, Equatable {
    var width = 3
  }
  var kind: Kind = Kind.old
  var size: Size?

  init() {}

  func open() -> Int? {
    let one = 1
    var cached = cache["observed"]
    cached = cached.map { $0 + one }
    return cached
  }
}

@Model class Cup {
  @Relationship var cupboards: [Cupboard]
  var range: ClosedRange<Int> = 0...3
  #Unique<Cup>([\.range])
  init(cupboards: [Cupboard] = []) { self.cupboards = cupboards }
}

@MainActor
@Suite("@Model")
struct ModelMacroTests {
  @Test func `keeps what a class stores, and nothing else`() throws {
    #expect(
      Cupboard._$properties.map(\.name) == [
        "default", "text", "count", "lists", "made", "lines", "observed", "watched", "renamed",
        "cups", "raw", "kind",
        "size",
      ])
    let container = try ModelContainer(for: Cupboard.self)
    let cupboard = Cupboard()
    let cup = Cup(cupboards: [cupboard])
    container.mainContext.insert(cup)
    cupboard.computed = 4
    (cupboard.size, cupboard.kind, cupboard.observed) = (.init(width: 5), .new, 6)
    #expect(cupboard.open() == 7, "observers are called")
    try container.mainContext.save()

    let other = ModelContext(container)
    let copies = try other.fetch(FetchDescriptor<Cupboard>())
    let copy = try #require(copies.first)
    #expect(copies.count == 1 && copy !== cupboard && copy == cupboard)
    #expect(copy.count == 4 && copy.size?.width == 5 && copy.kind == .new)
    #expect(copy.observed == 6 && copy.open() == nil, "what is not kept begins as it is declared")
    #expect(copy.cups?.map(\.range) == [0...3] && copy.cups?.first !== cup)
    #expect(copy.raw.contains("hidden"))
  }

  @Test func `lets who observes a property know`() {
    let cupboard = Cupboard()
    var changes: [String] = []
    let note = Unnoticed { changes.append($0) }
    withObservationTracking {
      _ = cupboard.text
    } onChange: {
      note.body("text")
    }
    cupboard.computed = 1
    #expect(changes.isEmpty)
    cupboard.text = "b"
    #expect(changes == ["text"])
  }
}

private struct Unnoticed: @unchecked Sendable {
  let body: (String) -> Void
}
