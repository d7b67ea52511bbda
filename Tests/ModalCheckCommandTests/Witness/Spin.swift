// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// SPIN, where it is installed: an engine that shares no code with this one.
struct Spin {
  struct Finding: Hashable {
    var stored: Int
    var transitions: Int
    var isError: Bool
    var depth: Int?
  }

  static let isInstalled = ["spin", "gcc"].allSatisfy { tool in
    let result = try? ModalCheckCommandTests.run("/bin/sh", "-c", "command -v \(tool)")
    return result?.status == 0
  }

  static let hint: Comment = """
    SPIN or gcc is not installed, so nothing was compared with it. On Debian: apt-get install spin gcc
    """

  private let folder: String

  /// Compiles a model, once for breadth-first search and, if it has formulas, once for those.
  init(_ model: String, in folder: String) throws {
    self.folder = folder
    try write(model, to: "\(folder)/model.pml")
    try Self.compile("-a", "-DBFS", to: "safety", in: folder)
    if model.contains("\nltl ") {
      try Self.compile("-DTEMPORAL -a", "", to: "temporal", in: folder)
    }
  }

  private static func compile(
    _ spin: String, _ gcc: String, to name: String, in folder: String
  ) throws {
    let script = """
      cd '\(folder)' && spin \(spin) model.pml >\(name).log 2>&1 && \
      gcc -O0 -w -DNOREDUCE \(gcc) -o \(name) pan.c >>\(name).log 2>&1 || { cat \(name).log; exit 1; }
      """
    let result = try ModalCheckCommandTests.run("/bin/sh", "-c", script)
    #expect(result.status == 0, "\(result.output)")
  }

  /// Judges claims one by one; formulas are looked for among those of the second compilation.
  func judge(_ claims: [String], formulas: [String] = []) throws -> [String: Finding] {
    let script = """
      cd '\(folder)'
      for claim in \(claims.joined(separator: " ")); do
        echo "=== $claim"; ./safety -w16 -N $claim 2>&1
      done
      for claim in \(formulas.joined(separator: " ")); do
        echo "=== $claim"; ./temporal -a -m100000 -w16 -N $claim 2>&1
      done
      """
    let text = try ModalCheckCommandTests.run(
      "/bin/sh", "-c", "(\(script)) >'\(folder)/findings.log'"
    ).output
    #expect(text == "")
    let findings = try String(contentsOfFile: "\(folder)/findings.log", encoding: .utf8)
    var found: [String: Finding] = [:]
    for part in findings.components(separatedBy: "=== ").dropFirst() {
      let name = part.prefix { !$0.isNewline }
      found[String(name)] = try finding(in: part)
    }
    return found
  }

  private func finding(in text: String) throws -> Finding {
    try #require(!text.contains("search depth too small"))
    return Finding(
      stored: try #require(number(in: text, /(\d+) states, stored/)),
      transitions: try #require(number(in: text, /(\d+) transitions/)),
      isError: try #require(number(in: text, /errors: (\d+)/)) > 0,
      depth: number(in: text, /at depth (\d+)/))
  }

  /// The names of the actions on the way to a violation of one claim.
  func trace(against claim: String) throws -> [String] {
    let script = "cd '\(folder)' && ./safety -N \(claim) >/dev/null 2>&1; ./safety -r 2>&1"
    let text = try ModalCheckCommandTests.run("/bin/sh", "-c", "\(script) | grep -a ^action:")
      .output
    return text.split(separator: "\n").map { String($0.dropFirst("action: ".count)) }
  }

  private func number(in text: String, _ pattern: Regex<(Substring, Substring)>) -> Int? {
    text.firstMatch(of: pattern).flatMap { Int($0.1) }
  }
}
