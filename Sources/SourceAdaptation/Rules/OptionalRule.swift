// SPDX-License-Identifier: MIT

/// Makes the optional methods of the sources' own protocols required ones with a default.
///
/// That is possible where nothing is returned: then calling a method that is not there and calling
/// one that does nothing are the same. What has a value is ``OptionalValueRule``'s.
struct OptionalRule {
  let index: ModuleIndex
  let files: [ParsedFile]

  func apply(to changes: inout Changes) {
    var names: Set<String> = []
    var values = OptionalValueRule(index: index, files: files)
    for file in files {
      for type in file.types where type.kind == .protocol {
        names.formUnion(giveDefaults(type, file, &values, &changes))
      }
    }
    let renamed = values.finish(&changes)
    guard !names.isEmpty else { return }
    for file in files {
      for (index, token) in file.tokens.enumerated()
      where token.kind == .word && names.contains(token.text)
        && renamed[file.index]?.contains(index) != true
      {
        rewriteUse(index, file, &changes)
      }
    }
  }

  private func giveDefaults(
    _ type: TypeDeclaration, _ file: ParsedFile, _ values: inout OptionalValueRule,
    _ changes: inout Changes
  ) -> Set<String> {
    let optional = type.members.filter { $0.prefix.has("optional") }
    var defaults: [String] = []
    var names: Set<String> = []
    for member in optional {
      guard let text = text(of: member, file), type.parent == nil else {
        if !values.rewrite(member, of: type, in: file, &changes) {
          reportResult(member, file, &changes)
        }
        continue
      }
      if let modifier = member.prefix.modifiers["optional"] { changes.remove(modifier, in: file) }
      defaults.append("\(text) {}")
      names.insert(member.name)
    }
    guard !defaults.isEmpty, let close = file.brackets.partner[type.brace] else { return [] }
    let access = type.prefix.modifiers.keys.filter(Keywords.access.contains).map { $0 + " " }
    let text =
      "; \(access.joined())extension \(Keywords.quoted(type.name)) { \(defaults.joined(separator: "; ")) }"
    let next = file.token(close + 1)
    let isAlone = next?.startsLine ?? true || next?.isMark(";") == true
    changes.insert(text + (isAlone ? "" : ";"), at: file.tokens[close].range.upperBound, in: file)
    return names
  }

  private func reportResult(_ member: Member, _ file: ParsedFile, _ changes: inout Changes) {
    changes.report(
      member.keyword, in: file,
      "the optional requirement '\(member.fullName)' has a result, and no default for it is known",
      "make it a plain requirement with a default in an extension")
  }

  /// The method without a body, if it returns nothing and fits on a line.
  private func text(of member: Member, _ file: ParsedFile) -> String? {
    let result = member.typeTokens.map(file.source.code) ?? "Void"
    guard member.kind == .func, !member.isTypeMember, ["Void", "()"].contains(result) else {
      return nil
    }
    return file.source.code(member.keyword..<member.signatureEnd)
  }

  private func rewriteUse(_ index: Int, _ file: ParsedFile, _ changes: inout Changes) {
    let isDeclared = index > 0 && file.tokens[index - 1].isWord("func")
    guard !isDeclared, let next = file.token(index + 1) else { return }
    let isMarked = (next.isMark("?") || next.isMark("!")) && file.isTight(index + 1)
    if isMarked, file.token(index + 2)?.isMark("(") == true, file.isTight(index + 2) {
      changes.add(Edit(range: next.range, text: ""), to: file)
    } else if next.isMark("!") || next.isMark("="), file.token(index + 2)?.isMark("=") == true,
      file.token(index + 3)?.isWord("nil") == true
    {
      changes.report(
        index, in: file,
        "whether the optional method '\(file.tokens[index].text)' is implemented is not known",
        "find out in another way")
    }
  }
}
