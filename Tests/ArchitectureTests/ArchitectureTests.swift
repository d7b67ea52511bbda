// SPDX-License-Identifier: MIT

import Testing

@Suite("The modules")
struct ArchitectureTests {
  private let repository = Repository()
  private let table: ModuleTable
  private let targets: [PackageTarget]

  init() throws {
    table = ModuleTable(try repository.text("Sources/README.md"))
    targets = try repository.targets()
  }

  @Test func `are those of the table in Sources/README.md`() {
    #expect(table.knows.keys.sorted() == targets.filter { !$0.isTest }.map(\.name).sorted())
  }

  @Test func `import only what the table lets them know, and all of it`() throws {
    for target in targets where !target.isTest {
      let imports = try repository.imports(of: target)
      for violation in table.violations(of: imports) { Issue.record("\(violation)") }
      let unused = table.knows[target.name, default: []].subtracting(imports.map(\.imported))
      #expect(unused.isEmpty, "\(target.name) need not know \(unused.sorted())")
    }
  }

  @Test func `depend in Package.swift on what their sources import, and on nothing else`() throws {
    let modules = Set(targets.map(\.name))
    for target in targets {
      let imported = Set(try repository.imports(of: target).map(\.imported))
      var needed = imported.intersection(modules)
      // Swift Testing looks for it where both are imported.
      for name in ["CoreImage", "UIKit"] where imported.isSuperset(of: ["Testing", name]) {
        needed.insert("_Testing_\(name)")
      }
      // The tests of the commands run the tool.
      if target.name == "ModalCheckCommandTests" { needed.insert("modalcheck") }
      #expect(
        target.dependencies == needed,
        "\(target.name): \(target.dependencies.symmetricDifference(needed).sorted())")
    }
  }
}

@Suite("The inner workings of Swift's runtime")
struct RuntimeTests {
  private static let words = [
    "@_silgen_name(\"swift_", "_isPOD(", "_typeName(", "_mangledTypeName(", "unsafeBitCast(type",
    "unsafeBitCast(body",
  ]

  @Test("are relied on in Sources/SceneHarness/Runtime and in StoredField, and nowhere else")
  func place() throws {
    let repository = Repository()
    let files = try repository.sources(in: "Sources").filter { file in
      let text = try repository.text(file)
      return Self.words.contains { text.contains($0) }
    }
    #expect(!files.isEmpty)
    #expect(
      files.filter { !$0.hasPrefix("Sources/SceneHarness/Runtime/") }
        == ["Sources/UIKit/Objects/StoredField.swift"])
  }
}

@Suite("The table of modules")
struct ModuleTableTests {
  private let table = ModuleTable(
    """
    # Text

    | module | knows | is |
    |---|---|---|
    | `Low` | nothing | below all |
    | `Middle` (product `Between`) | `Low` | between `High` and `Low` |
    | `High` | `Low`, `Middle` | above all |

    | another | table |
    """)

  @Test func `is read from the document, without what stands in brackets`() {
    #expect(table.knows == ["Low": [], "Middle": ["Low"], "High": ["Low", "Middle"]])
  }

  @Test func `names each import that it does not allow, with its file`() {
    let source = """
      // import High
      import Foundation
      @testable import Low
      package import Middle.Part
      let text = \"\"\"
        import High
        \"\"\"
      """
    func violations(in module: String) -> [String] {
      table.violations(of: Import.all(in: source, file: "\(module).swift", of: module))
    }
    #expect(violations(in: "High").isEmpty)
    #expect(
      violations(in: "Low") == [
        "Low.swift imports Low, which Low does not know",
        "Low.swift imports Middle, which Low does not know",
      ])
    #expect(violations(in: "Middle") == ["Middle.swift imports Middle, which Middle does not know"])
  }
}
