// SPDX-License-Identifier: MIT

/// Lets a class override in its body what it overrides in an extension.
///
/// In Swift alone a member of an extension neither overrides nor is overridden. The member stays on
/// its lines under another name, and the class gets, on the line of its opening brace, a member that
/// calls it; `super` means the same as before.
struct HoistRule {
  private typealias Name = (path: String, fullName: String)

  let index: ModuleIndex

  func apply(to changes: inout Changes) {
    let overridden = overriddenInSubclasses(&changes)
    for path in index.paths {
      var forwarders: [String] = []
      for entry in index.entries(of: path) where entry.type.kind == .extension {
        for member in entry.type.members {
          let isOverridden = overridden.contains { $0 == path && $1 == member.fullName }
          guard member.prefix.has("override") || isOverridden else { continue }
          hoist(member, entry, path, &forwarders, &changes)
        }
      }
      insert(forwarders, path, &changes)
    }
  }

  private func insert(_ forwarders: [String], _ path: String, _ changes: inout Changes) {
    guard !forwarders.isEmpty, let entry = index.declaration(of: path) else { return }
    let file = entry.file
    let brace = entry.type.brace
    let next = file.token(brace + 1)
    let isAlone = next?.startsLine ?? true || next?.isMark("}") == true
    let text = " " + forwarders.joined(separator: "; ") + (isAlone ? "" : ";")
    changes.insert(text, at: file.tokens[brace].range.upperBound, in: file)
  }

  /// The members of extensions that subclasses override.
  private func overriddenInSubclasses(_ changes: inout Changes) -> [Name] {
    var result: [Name] = []
    for path in index.paths {
      for item in index.members(of: path) where item.member.prefix.has("override") {
        guard let (owner, found) = overridden(by: item.member, of: path),
          found.entry.type.kind == .extension, !found.member.prefix.has("override")
        else { continue }
        if index.declaration(of: owner) != nil {
          result.append((owner, found.member.fullName))
        } else {
          changes.report(
            item.member.keyword, in: item.entry.file,
            "'\(item.member.fullName)' overrides what an extension adds to '\(owner)'",
            "move the extension's member into a common superclass")
        }
      }
    }
    return result
  }

  private func overridden(by member: Member, of path: String)
    -> (owner: String, found: ModuleIndex.MemberEntry)?
  {
    for owner in index.superclasses(of: path) {
      let found = index.members(of: owner, named: member.name).first {
        $0.member.fullName == member.fullName && $0.member.kind == member.kind
      }
      if let found { return (owner, found) }
    }
    return nil
  }

  private func hoist(
    _ member: Member, _ entry: ModuleIndex.Entry, _ path: String, _ forwarders: inout [String],
    _ changes: inout Changes
  ) {
    let file = entry.file
    guard index.declaration(of: path)?.type.kind == .class else {
      changes.report(
        member.keyword, in: file,
        "'\(member.fullName)' is overridden in an extension of '\(path)', which is declared elsewhere",
        "override it in a subclass")
      return
    }
    guard let text = Forwarder(member, entry).text else {
      changes.report(
        member.keyword, in: file,
        "'\(member.fullName)' is overridden in an extension and cannot be forwarded",
        "move it into the body of '\(path)'")
      return
    }
    forwarders.append(text)
    if let override = member.prefix.modifiers["override"] { changes.remove(override, in: file) }
    if let open = member.prefix.modifiers["open"] {
      changes.replace(open, with: "public", in: file)
    }
    changes.replace(member.keyword + 1, with: Forwarder.name(of: member), in: file)
  }
}
