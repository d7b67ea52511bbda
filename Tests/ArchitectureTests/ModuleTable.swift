// SPDX-License-Identifier: MIT

import Foundation

/// The modules of the package and what each may import, as `Sources/README.md` says.
struct ModuleTable {
  /// What each module knows.
  var knows: [String: Set<String>] = [:]

  /// Reads the table whose header is `| module | knows | is |`.
  ///
  /// - Parameter text: The text of the document.
  init(_ text: String) {
    let rows = text.split(separator: "\n").drop { $0 != "| module | knows | is |" }.dropFirst(2)
    for row in rows.prefix(while: { $0.hasPrefix("|") }) {
      let cells = row.split(separator: "|").map(Self.codeSpans)
      guard cells.count >= 2, let module = cells[0].first else { continue }
      knows[module] = Set(cells[1])
    }
  }

  /// What stands between backquotes.
  private static func codeSpans(in cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// One sentence for each import of a module of the package that the table does not allow.
  func violations(of imports: [Import]) -> [String] {
    imports.compactMap { found in
      guard knows[found.imported] != nil,
        knows[found.module]?.contains(found.imported) == false
      else { return nil }
      return "\(found.file) imports \(found.imported), which \(found.module) does not know"
    }
  }
}

/// An import in a source file, or a macro that the module of a plugin expands.
struct Import {
  let module: String
  let file: String
  let imported: String

  /// Reads the imports of a Swift source, except those in texts of several lines.
  static func all(in source: String, file: String, of module: String) -> [Import] {
    var isText = false
    return source.utf8.split(separator: UInt8(ascii: "\n")).compactMap { bytes in
      let line = Substring(bytes)
      // Taking apart what is most of a source would take most of the time.
      guard let first = bytes.first(where: { $0 != UInt8(ascii: " ") }) else { return nil }
      if bytes.contains(UInt8(ascii: "\"")),
        line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count == 2
      {
        isText.toggle()
      }
      if bytes.contains(UInt8(ascii: "#")),
        let macro = line.firstMatch(of: /= #externalMacro\(module: "(\w+)"/)
      {
        return Import(module: module, file: file, imported: String(macro.1))
      }
      guard !isText, "@ip".utf8.contains(first) else { return nil }
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains($0) })
      else { return nil }
      let imported = words[place + 1].prefix { $0 != "." }
      return Import(module: module, file: file, imported: String(imported))
    }
  }

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "private"]
}
