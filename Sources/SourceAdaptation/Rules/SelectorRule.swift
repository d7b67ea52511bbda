// SPDX-License-Identifier: MIT

/// Writes `#selector(pan(_:))` as `Selector("pan:", Owner.pan(_:))`.
///
/// The method is not applied to anything, so that the selector keeps no object alive; the target stays
/// where it was, in the call that takes the selector. The name is the one in Objective-C, so that
/// selectors are equal when they were equal there.
struct SelectorRule {
  /// The parts of `Owner.pan(_:) as …`.
  private struct Path {
    /// The tokens before the last point; empty if there is none.
    var base: Range<Int>
    var name: Int
    /// The token behind the name and its labels.
    var end: Int
    var labels: [String]?
  }

  let file: ParsedFile
  let index: ModuleIndex

  func apply(to changes: inout Changes) {
    for (index, token) in file.tokens.enumerated() {
      if token.isPound("#selector") { rewrite(index, &changes) }
      if token.isWord("Selector") || token.isWord("NSSelectorFromString") {
        reportText(index, &changes)
      }
    }
    for line in file.source.interpolatedSelectors {
      changes.report(
        line: line, in: file, "'#selector' in a string is not adapted",
        "name the selector before the string")
    }
  }

  private func reportText(_ index: Int, _ changes: inout Changes) {
    var open = index + 1
    while file.token(open + 1)?.isMark("(") == true { open += 1 }
    guard file.token(open)?.isMark("(") == true, let argument = file.token(open + 1),
      file.token(open + 2)?.isMark(")") == true, argument.kind == .string || argument.kind == .word
    else { return }
    changes.report(
      index, in: file, "a selector created from a string finds no method without Objective-C",
      "write '#selector(…)'")
  }

  // MARK: Rewriting

  private func rewrite(_ pound: Int, _ changes: inout Changes) {
    guard file.token(pound + 1)?.isMark("(") == true,
      let close = file.brackets.partner[pound + 1]
    else {
      changes.report(pound, in: file, "'#selector' is not closed", "close its parenthesis")
      return
    }
    let accessor = ["getter", "setter"].first { file.token(pound + 2)?.isWord($0) == true }
    let isAccessor = accessor != nil && file.token(pound + 3)?.isMark(":") == true
    let start = isAccessor ? pound + 4 : pound + 2
    guard let path = path(start..<close) else {
      changes.report(
        pound, in: file, "what '#selector' refers to is not a plain name",
        "name the method as 'Type.method(_:)'")
      return
    }
    guard let owner = owner(of: path, pound, &changes) else { return }
    changes.replace(pound, with: "Selector", in: file)
    if isAccessor, let accessor {
      rewrite(accessor, of: path, owner, from: pound + 2, &changes)
    } else {
      rewriteMethod(path, owner, close, &changes)
    }
  }

  private func path(_ range: Range<Int>) -> Path? {
    var index = range.lowerBound
    var base = index..<index
    while index < range.upperBound, file.tokens[index].kind == .word {
      let name = index
      var end = index + 1
      let labels = labels(after: &end, range.upperBound)
      skipTypeArguments(&end, range.upperBound)
      guard end < range.upperBound, file.tokens[end].isMark(".") else {
        let isPlain = end == range.upperBound || file.tokens[end].isWord("as")
        return isPlain ? Path(base: base, name: name, end: end, labels: labels) : nil
      }
      base = range.lowerBound..<end
      index = end + 1
    }
    return nil
  }

  /// Takes `(_:with:)`, or `(of: self)` behind `type`.
  private func labels(after index: inout Int, _ end: Int) -> [String]? {
    guard index < end, file.tokens[index].isMark("("), let close = file.brackets.partner[index]
    else { return nil }
    let words = (index + 1..<close).filter { !file.tokens[$0].isMark(":") }
    index = close + 1
    return words.map { file.tokens[$0].text }
  }

  private func skipTypeArguments(_ index: inout Int, _ end: Int) {
    guard index < end, file.tokens[index].isMark("<") else { return }
    var depth = 0
    repeat {
      if file.tokens[index].isMark("<") { depth += 1 }
      if file.tokens[index].isMark(">") { depth -= 1 }
      index += 1
    } while depth > 0 && index < end
  }

  private func rewriteMethod(_ path: Path, _ owner: Owner, _ close: Int, _ changes: inout Changes) {
    let name = file.tokens[path.name].text
    let text = ObjectiveCName.selector(name, labels: path.labels, member: member(path, owner))
    let start = path.base.isEmpty ? path.name : path.base.lowerBound
    let offset = file.tokens[start].range.lowerBound
    if path.base.isEmpty {
      changes.insert("\"\(text)\", \(owner.name).", at: offset, in: file)
    } else {
      changes.insert("\"\(text)\", ", at: offset, in: file)
      let end = file.tokens[path.base.upperBound - 1].range.upperBound
      changes.add(Edit(range: offset..<end, text: owner.name), to: file)
    }
    if owner.isInstance, path.end < close, file.token(path.end + 1)?.isMark("(") == true {
      let type = file.tokens[path.end + 1].range.lowerBound
      changes.insert("(\(owner.name)) -> ", at: type, in: file)
    }
  }

  private func member(_ path: Path, _ owner: Owner) -> Member? {
    let name = file.tokens[path.name].text
    let resolved = index.resolve(owner.type, from: owner.scope)
    for type in [resolved] + index.superclasses(of: resolved) {
      let found = index.members(of: type, named: name).map(\.member).filter {
        $0.kind == .func
          && (path.labels == nil || path.labels == $0.parameters.map(\.label))
      }
      if found.count == 1 { return found.first }
      if !found.isEmpty { return nil }
    }
    return nil
  }

  private func rewrite(
    _ accessor: String, of path: Path, _ owner: Owner, from start: Int, _ changes: inout Changes
  ) {
    let name = file.tokens[path.name].text
    let isGetter = accessor == "getter"
    let text = isGetter ? name : "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    let access = isGetter ? "owner.\(name)" : "owner.\(name) = $0"
    let range = file.tokens[start].range.lowerBound..<file.tokens[path.end - 1].range.upperBound
    changes.add(
      Edit(range: range, text: "\"\(text)\", { (owner: \(owner.name)) in { \(access) } }"), to: file
    )
  }

  // MARK: Whose method it is

  private struct Owner {
    /// How the type is written before the method.
    var name: String
    /// The name of the type alone.
    var type: String
    /// The path of the type in which the name is looked up.
    var scope = ""
    /// Whether the method was referred to through an instance, so that a cast names no owner.
    var isInstance = true
  }

  private func owner(of path: Path, _ pound: Int, _ changes: inout Changes) -> Owner? {
    let types = file.enclosingTypes(of: pound)
    let scope = types.first.map(index.path(of:)) ?? ""
    let base = file.source.code(path.base).split(separator: " ").joined()
    if ["", "self", "Self", "super", "type(of:self)"].contains(base) {
      return enclosingOwner(of: path, types, pound, &changes)
    }
    let last = file.tokens[path.base].last { $0.kind == .word && !$0.isQuoted }
    if !base.contains("("), last?.text.first?.isUppercase == true {
      return Owner(
        name: spelled(file.source.code(path.base), from: scope),
        type: file.source.code(path.base), scope: scope, isInstance: false)
    }
    if let name = ValueTypes(file: file, index: index).type(of: path.base, from: pound) {
      return Owner(name: spelled(name, from: scope), type: name, scope: scope)
    }
    if !base.contains("("), let name = onlyOwner(of: path) {
      return Owner(name: name, type: name, scope: "")
    }
    changes.report(
      pound, in: file, "'#selector' refers to a method of '\(base)', whose type is not written",
      "name the method as 'Type.\(file.tokens[path.name].text)'")
    return nil
  }

  /// The only type of the sources with a method for Objective-C of that name, as long as it is none of
  /// UIKit's that the type overrides.
  private func onlyOwner(of path: Path) -> String? {
    let name = file.tokens[path.name].text
    let owners = index.paths.filter { type in
      index.members(of: type, named: name).contains { entry in
        let member = entry.member
        return member.kind == .func && !member.isTypeMember
          && member.prefix.attributes["@objc"] != nil && member.prefix.modifiers["override"] == nil
          && (path.labels == nil || path.labels == member.parameters.map(\.label))
      }
    }
    return owners.count == 1 ? owners[0] : nil
  }

  /// A type as the owner of a method; a protocol of the sources stands for any object of it.
  private func spelled(_ name: String, from scope: String) -> String {
    let type = index.declaration(of: index.resolve(name, from: scope))?.type
    return type?.kind == .protocol ? "(any \(name))" : name
  }

  private func enclosingOwner(
    of path: Path, _ types: [TypeDeclaration], _ pound: Int, _ changes: inout Changes
  ) -> Owner? {
    let name = file.tokens[path.name].text
    let hasOuter = path.base.isEmpty && types.count > 1
    let type = hasOuter ? types.first { declares(name, $0) } ?? types[0] : types.first
    guard let type else {
      changes.report(
        pound, in: file, "'#selector' is not inside a type", "name the method as 'Type.\(name)'")
      return nil
    }
    let isStatic = index.members(of: index.path(of: type), named: name).contains(
      where: \.member.isTypeMember)
    if isStatic {
      changes.report(
        pound, in: file, "'\(name)' is a method of the type, not of an instance",
        "make it a method of an object, or use a closure")
      return nil
    }
    let isProtocol = index.declaration(of: index.path(of: type))?.type.kind == .protocol
    return Owner(
      name: isProtocol ? "Self" : Keywords.quoted(type.name), type: type.name,
      scope: index.path(of: type))
  }

  private func declares(_ name: String, _ type: TypeDeclaration) -> Bool {
    let path = index.path(of: type)
    return ([path] + index.superclasses(of: path)).contains {
      !index.members(of: $0, named: name).isEmpty
    }
  }
}
