// SPDX-License-Identifier: MIT

import Foundation
import SourceAdaptation
import Testing

@testable import ModalCheckCommand

@Suite("What is listed as unsupported")
struct UnsupportedTests {
  private let sources: [String]

  init() throws {
    var top = URL(filePath: #filePath)
    for _ in 1...4 { top.deleteLastPathComponent() }
    sources = try ["Frameworks", "SystemCalls", "UIKit", "SwiftUI"].flatMap { module in
      let folder = top.appending(path: "Sources/\(module)")
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") }.sorted()
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
  }

  @Test func `is what scenes are warned of, all of it`() {
    var warned: Set<String> = []
    for (text, call) in sources.flatMap({ [($0, "unimplemented: \""), ($0, "scene.note(\"")] }) {
      for piece in text.components(separatedBy: call).dropFirst() {
        warned.insert(String(piece.prefix { $0 != "\"" }))
      }
    }
    #expect(warned.sorted() == UncalledAPI.names)
  }

  @Test func `is called by nothing in the stand-in`() {
    let calls = Set(sources.flatMap(Self.calls))
    for group in UncalledAPI.methods {
      for method in group.methods {
        #expect(!calls.contains(Self.call(of: method)), "\(method) of \(group.protocolName)")
      }
    }
    #expect(calls.contains("delegate scrollViewDidScroll"))
    #expect(calls.contains("tableView didSelectRowAt"))
  }

  @Test func `is printed by 'modalcheck list unsupported'`() {
    let lines = modalcheck("list", "unsupported").output.split(separator: "\n")
    #expect(lines.first == "UIScrollViewDelegate: nobody taps the status bar")
    #expect(lines.last == "  method_exchangeImplementations")
  }

  /// What a call of a method looks like: its name with what tells it from others, the second label.
  private static func call(of method: String) -> String {
    let parts = method.split { "(:)".contains($0) }.map(String.init)
    return parts.count > 2 ? "\(parts[0]) \(parts[2])" : "delegate \(parts[0])"
  }

  /// The names that are used in a text, each with the words that follow it.
  ///
  /// Requirements and their defaults are no uses, nor are the methods once more as closures.
  private static func calls(in text: String) -> [String] {
    let words = text.split { !$0.isLetter }.map(String.init)
    return words.indices.flatMap { place -> [String] in
      let before = place > 0 ? words[place - 1] : ""
      guard !["func", "var", "self"].contains(before) else { return [] }
      let name = words[place]
      return ["delegate \(name)"] + words[(place + 1)...].prefix(6).map { "\(name) \($0)" }
    }
  }
}
