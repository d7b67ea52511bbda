// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// An article of a module's documentation, whose code and output are those of a test.
package struct Article {
  package let text: String

  package init(_ name: String, of module: String = "SceneTesting") throws {
    var file = URL(filePath: #filePath)
    for _ in 1...3 { file.deleteLastPathComponent() }
    file.append(path: "Sources/\(module)/\(module).docc/\(name).md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// The code blocks of a language.
  package func blocks(of language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// Whether the article prints what a file has between two marks, without the indentation.
  package func prints(_ name: String, in file: String) throws -> Bool {
    let source = try String(contentsOfFile: file, encoding: .utf8)
    let start = try #require(source.range(of: "// begin: \(name)\n")).upperBound
    let end = try #require(source[start...].range(of: "// end")).lowerBound
    let lines = source[start..<end].trimmingCharacters(in: .whitespacesAndNewlines)
      .components(separatedBy: "\n")
    let indentation = source[start...].prefix { $0 == " " }
    let code = lines.map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0[...] }
    return blocks(of: "swift").contains(code.joined(separator: "\n"))
  }
}
