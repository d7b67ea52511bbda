// SPDX-License-Identifier: MIT

/// Lets the optional requirements that have a value be `nil` where a type does not have them.
///
/// `optional func height(of row: Int) -> CGFloat` becomes `var optional_height_of: ((Int) -> CGFloat)?`.
/// Each class of the sources that conforms gets it, made of its own method or `nil`. There is no
/// default: a class that is not adapted does not compile, rather than never be asked. Methods that
/// differ in their types alone become methods that return it, as variables cannot be overloaded.
struct OptionalValueRule {
  /// A requirement with its new name and type.
  private struct Requirement {
    let member: Member
    let name: String
    let type: String
    let access: String
    /// The labels that a call has.
    let labels: [String]
    /// The types that tell it from another of its name; empty if there is none.
    let overload: [String]

    /// `nil` if it cannot be kept in a variable.
    init?(_ member: Member, of type: TypeDeclaration, in file: ParsedFile) {
      guard !member.isTypeMember, let tokens = member.typeTokens else { return nil }
      let result = file.source.code(tokens)
      switch member.kind {
      case .var: self.type = "(\(result))?"
      case .func:
        let effects = file.tokens[member.keyword..<tokens.lowerBound].map(\.text)
        guard !["throws", "async", "<"].contains(where: effects.contains),
          !member.parameters.contains(where: { $0.isInout || $0.isVariadic })
        else { return nil }
        self.type = "((\(member.parameters.map(\.type).joined(separator: ", "))) -> \(result))?"
      default: return nil
      }
      self.member = member
      labels = member.parameters.map(\.label).filter { $0 != "_" }
      name = (["optional", member.name] + labels).joined(separator: "_")
      access = type.prefix.modifiers.keys.filter(Keywords.access.contains).map { $0 + " " }.joined()
      let same = type.members.filter { $0.kind == .func && $0.fullName == member.fullName }
      overload = same.count > 1 ? member.parameters.map(\.type) : []
    }

    /// What a call asks for.
    var use: String { overload.isEmpty ? name : "\(name)()" }

    /// The declaration, up to what it gives.
    var declaration: String {
      overload.isEmpty ? "var \(name): \(type)" : "func \(name)() -> \(type)"
    }

    /// What a class has that conforms: its member, or nothing.
    func witness(isThere: Bool, isOverride: Bool) -> String {
      let arguments = member.parameters.enumerated().map { place, parameter in
        (parameter.label == "_" ? "" : "\(parameter.label): ") + "$\(place)"
      }
      let call = "{ self.\(member.name)(\(arguments.joined(separator: ", "))) }"
      let value = !isThere ? "nil" : member.kind == .var ? member.name : call
      return " \(isOverride ? "override " : "")\(access)\(declaration) { \(value) };"
    }
  }

  let index: ModuleIndex
  let files: [ParsedFile]
  private var requirements: [String: [Requirement]] = [:]

  init(index: ModuleIndex, files: [ParsedFile]) {
    (self.index, self.files) = (index, files)
  }

  /// Takes over a requirement of a protocol, if it can.
  mutating func rewrite(
    _ member: Member, of type: TypeDeclaration, in file: ParsedFile, _ changes: inout Changes
  ) -> Bool {
    guard let requirement = Requirement(member, of: type, in: file) else { return false }
    requirements[type.path, default: []].append(requirement)
    if let modifier = member.prefix.modifiers["optional"] { changes.remove(modifier, in: file) }
    var end = file.tokens[member.signatureEnd - 1].range.upperBound
    if let close = member.brace.flatMap({ file.brackets.partner[$0] }) {
      end = file.tokens[close].range.upperBound
    }
    let start = file.tokens[member.keyword].range.lowerBound
    let text = requirement.declaration + (requirement.overload.isEmpty ? " { get }" : "")
    changes.add(Edit(range: start..<end, text: text), to: file)
    return true
  }

  /// Lets classes conform, and calls ask for the new names.
  ///
  /// - Returns: The tokens that are named anew, by file.
  func finish(_ changes: inout Changes) -> [Int: Set<Int>] {
    guard !requirements.isEmpty else { return [:] }
    for path in index.paths where index.declaration(of: path)?.type.kind != .protocol {
      conform(path, &changes)
    }
    let byName = Dictionary(grouping: requirements.values.joined(), by: \.member.name)
    var renamed: [Int: Set<Int>] = [:]
    for file in files {
      for (place, token) in file.tokens.enumerated() where token.kind == .word {
        if let known = byName[token.text], rewriteUse(place, known, file, &changes) {
          renamed[file.index, default: []].insert(place)
        }
      }
    }
    return renamed
  }

  // MARK: Classes

  private func conform(_ path: String, _ changes: inout Changes) {
    let above = index.superclasses(of: path)
    let inherited = above.reduce(into: Set<String>()) { $0.formUnion(index.protocols(of: $1)) }
    let own = index.protocols(of: path)
    for name in own.union(inherited).sorted() {
      for requirement in requirements[name] ?? [] {
        let isInherited = inherited.contains(name)
        let isOwn = has(requirement, path)
        guard !isInherited || isOwn && !above.contains(where: { has(requirement, $0) }) else {
          continue
        }
        let isThere = isOwn || above.contains { has(requirement, $0) }
        insert(requirement.witness(isThere: isThere, isOverride: isInherited), path, name, &changes)
      }
    }
  }

  private func has(_ requirement: Requirement, _ path: String) -> Bool {
    index.members(of: path, named: requirement.member.name).contains {
      $0.member.fullName == requirement.member.fullName && !$0.member.isTypeMember
        && (requirement.overload.isEmpty
          || requirement.overload == $0.member.parameters.map(\.type))
    }
  }

  private func insert(_ text: String, _ path: String, _ name: String, _ changes: inout Changes) {
    let entries = index.entries(of: path)
    let conforming = entries.first { $0.type.inherited.contains { $0.contains(name) } }
    guard let entry = index.declaration(of: path) ?? conforming else { return }
    changes.insert(text, at: entry.file.tokens[entry.type.brace].range.upperBound, in: entry.file)
  }

  // MARK: Calls

  /// Whether what ends with a name is the value of an `if let`, or one like it.
  private func isUnwrapped(_ place: Int, _ file: ParsedFile) -> Bool {
    var start = place
    while let token = file.token(start - 1),
      token.kind == .word && !Keywords.beforeValues.contains(token.text) || token.isMark(".")
        || token.isMark("?") || token.isMark("!") || token.isMark(")")
    {
      start = token.isMark(")") ? file.brackets.partner[start - 1] ?? start - 1 : start - 1
    }
    guard file.token(start - 1)?.isMark("=") == true, file.token(start - 3)?.text == "let" else {
      return false
    }
    let before = file.token(start - 4)
    return before?.isMark(",") == true || ["if", "guard", "while"].contains(before?.text)
  }

  /// In an extension of the protocol, a property without a default that is told apart from `nil`.
  private func rewriteOwnUse(
    _ place: Int, _ known: [Requirement], _ file: ParsedFile, _ changes: inout Changes
  ) -> Bool {
    let owners = file.types.filter {
      $0.kind == .extension && $0.brace < place
        && place < file.brackets.partner[$0.brace] ?? 0
    }
    guard file.token(place + 1)?.isMark("?") == true, file.token(place + 2)?.isMark("?") == true,
      let found = known.first(where: { requirement in
        requirement.member.kind == .var
          && owners.contains {
            requirements[$0.path]?.contains { $0.name == requirement.name } == true
          }
      })
    else { return false }
    changes.replace(place, with: found.name, in: file)
    return true
  }

  private func rewriteUse(
    _ place: Int, _ known: [Requirement], _ file: ParsedFile, _ changes: inout Changes
  ) -> Bool {
    guard let next = file.token(place + 1),
      !["self", "super"].contains(file.token(place - 2)?.text)
    else { return false }
    if file.token(place - 1)?.isMark(".") != true {
      return rewriteOwnUse(place, known, file, &changes)
    }
    let isMarked = next.isMark("?") || next.isMark("!")
    let isCall =
      isMarked && file.token(place + 2)?.isMark("(") == true && file.isTight(place + 2)
    let isComparison =
      (next.isMark("!") || next.isMark("=")) && file.token(place + 2)?.isMark("=") == true
      && file.token(place + 3)?.isWord("nil") == true
    var labels: [Int] = []
    let found: Requirement?
    if isCall, let close = file.brackets.partner[place + 2] {
      labels = (place + 3..<close).filter {
        file.brackets.parent[$0] == place + 2 && file.token($0 + 1)?.isMark(":") == true
          && (file.tokens[$0 - 1].isMark("(") || file.tokens[$0 - 1].isMark(","))
      }
      let names = labels.map { file.tokens[$0].text }
      found = known.first { $0.member.kind == .func && $0.labels == names }
    } else {
      // The same name may be a plain property of another type.
      found =
        known.first { $0.member.kind == .var && (isMarked || isUnwrapped(place, file)) }
        ?? (isComparison ? known.first : nil)
    }
    guard let found else { return false }
    changes.replace(place, with: found.use, in: file)
    for label in labels {
      let range =
        file.tokens[label].range.lowerBound..<file.tokens[label + 2].range.lowerBound
      changes.add(Edit(range: range, text: ""), to: file)
    }
    return true
  }
}
