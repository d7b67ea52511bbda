// SPDX-License-Identifier: MIT

import Foundation

/// What is declared in sources that are formatted as ours, by type and name.
struct SourceIndex {
  enum Status: Int, Comparable {
    /// It is stored and read back, as its comment says, or returns what it is called on, or who uses it
    /// is warned.
    case storage
    case behavior

    static func < (left: Status, right: Status) -> Bool { left.rawValue < right.rawValue }
  }

  private var members: [String: [String: Status]] = [:]
  private var supertypes: [String: [String]] = [:]

  init(folder: URL) throws { try read(folder) }

  /// Reads the sources in a folder, too.
  mutating func read(_ folder: URL) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where path.hasSuffix(".swift") {
      read(try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }

  /// What becomes of a member, of the type or of one that it inherits from; `nil` if it is not there.
  func status(of member: String, in owner: String) -> Status? {
    if let known = members[owner]?[member] { return known }
    return supertypes[owner, default: []].lazy.compactMap { status(of: member, in: $0) }.first
  }

  /// What becomes of a type as a whole; `nil` if it is not there.
  func status(ofType name: String) -> Status? {
    members[name].map { $0.values.max() ?? .behavior }
  }

  private mutating func read(_ text: String) {
    let lines = text.components(separatedBy: "\n")
    var types: [(indent: Int, name: String, isStorage: Bool, isAbsent: Bool)] = []
    var comment = "", isUnavailable = false
    for (place, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let words = Self.words(line)
      guard let first = words.first else { continue }
      if line.dropFirst(indent).hasPrefix("//") {
        comment += line
        continue
      }
      if first == "@available" || first == "*" {
        isUnavailable = isUnavailable || words.contains("unavailable")
        continue
      }
      if first.hasPrefix("@"), words.allSatisfy({ $0.hasPrefix("@") }) { continue }
      while let last = types.last, last.indent >= indent { types.removeLast() }
      let isStorage = comment.contains("as storage") || types.last?.isStorage == true
      let isAbsent = isUnavailable || types.last?.isAbsent == true
      (comment, isUnavailable) = ("", false)
      if let name = typeName(in: words) {
        types.append((indent, name, isStorage, isAbsent))
        if !isAbsent, members[name] == nil { members[name] = [:] }
      } else if let owner = types.last, indent == owner.indent + 2, !isAbsent {
        let body = Self.body(of: place, in: lines, indent)
        let isWithoutEffect =
          body.contains("unimplemented:") || body.contains(/->[^{]*\{\s*self\s*\}/)
        let status: Status = isStorage || isWithoutEffect ? .storage : .behavior
        for name in Self.names(in: line, words) { note(name, of: owner.name, status) }
      }
    }
  }

  private mutating func note(_ name: String, of owner: String, _ status: Status) {
    members[owner, default: [:]][name] = max(members[owner]?[name] ?? .storage, status)
  }

  private mutating func typeName(in words: [String]) -> String? {
    let kinds: Set = ["class", "struct", "enum", "protocol", "extension"]
    guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
      !["func", "var", "let", "init"].contains(words[place + 1])
    else { return nil }
    let name = words[place + 1].split(separator: ".").last.map(String.init) ?? ""
    if words[place] != "extension" { supertypes[name] = Array(words[(place + 2)...]) }
    return name
  }

  private static func body(of place: Int, in lines: [String], _ indent: Int) -> String {
    let rest = lines[(place + 1)...].prefix { line in
      let text = line.drop { $0 == " " }
      return text.isEmpty || line.count - text.count > indent || ")}{".contains(text.prefix(1))
    }
    return ([lines[place]] + rest).joined(separator: "\n")
  }

  /// What a line declares: a function, or one or more properties or cases.
  private static func names(in line: String, _ words: [String]) -> [String] {
    let kinds: Set = ["func", "var", "let", "case", "init", "init?"]
    guard let place = words.firstIndex(where: kinds.contains),
      !line.contains("private ")
    else { return [] }
    switch words[place] {
    case "init", "init?": return ["init"]
    case "func": return place + 1 < words.count ? [words[place + 1]] : []
    default:
      var names = place + 1 < words.count ? [words[place + 1]] : []
      for piece in line.components(separatedBy: ", ").dropFirst() {
        let name = piece.prefix { $0.isLetter }
        let rest = piece.dropFirst(name.count)
        if rest.hasPrefix(":") || rest.hasPrefix(" =") || rest.isEmpty {
          names.append(String(name))
        }
      }
      return names
    }
  }

  /// The words of a line, without brackets and what separates them.
  private static func words(_ line: String) -> [String] {
    line.split { " (){}:,<>=".contains($0) }.map(String.init)
  }
}
