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
    let (overridden, added) = overriddenInSubclasses()
    dispatch(added, &changes)
    var members: [String: [(member: Member, entry: ModuleIndex.Entry)]] = [:]
    for path in index.paths {
      for entry in index.entries(of: path) where entry.type.kind == .extension {
        for member in entry.type.members {
          let isOverridden = overridden.contains { $0 == path && $1 == member.fullName }
          guard member.prefix.has("override") || isOverridden,
            !added.contains(where: {
              $0.path == path && $0.member.member.keyword == member.keyword
                && $0.member.entry.file.index == entry.file.index
            })
          else { continue }
          members[path, default: []].append((member, entry))
        }
      }
    }
    for path in index.paths {
      var forwarders: [String] = []
      let above = index.superclasses(of: path).flatMap { members[$0] ?? [] }
      for (member, entry) in members[path] ?? [] {
        // A name that a superclass has in an extension could not be overridden.
        let isTaken = above.contains { $0.member.fullName == member.fullName }
        let suffix = isTaken ? "_in_" + path.split(separator: ".").joined(separator: "_") : ""
        hoist(member, entry, path, suffix, &forwarders, &changes)
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

  /// A member that overrides what an extension adds to a class that is declared elsewhere.
  private struct Added {
    let path: String
    let member: ModuleIndex.MemberEntry
    let overridden: ModuleIndex.MemberEntry
    let owner: String
  }

  /// The members of extensions that subclasses override, by where the class is declared.
  private func overriddenInSubclasses() -> ([Name], [Added]) {
    var result: [Name] = []
    var added: [Added] = []
    for path in index.paths {
      for item in index.members(of: path) where item.member.prefix.has("override") {
        guard let (owner, found) = overridden(by: item.member, of: path),
          found.entry.type.kind == .extension, !found.member.prefix.has("override")
        else { continue }
        if index.declaration(of: owner) != nil {
          result.append((owner, found.member.fullName))
        } else {
          added.append(Added(path: path, member: item, overridden: found, owner: owner))
        }
      }
    }
    return (result, added)
  }

  /// Lets members of extensions ask whether they are called for a subclass that overrides them.
  private func dispatch(_ added: [Added], _ changes: inout Changes) {
    let groups = Dictionary(grouping: added) { "\($0.owner) \($0.overridden.member.fullName)" }
    for key in groups.keys.sorted() {
      guard let group = groups[key], let first = group.first else { continue }
      let paths = group.map(\.path).sorted {
        (index.superclasses(of: $1).count, $0) < (index.superclasses(of: $0).count, $1)
      }
      let (member, file) = (first.overridden.member, first.overridden.entry.file)
      guard let text = Forwarder(member, first.overridden.entry).dispatching(to: paths) else {
        changes.report(
          first.member.member.keyword, in: first.member.entry.file,
          "'\(member.fullName)' overrides what an extension adds to '\(first.owner)'",
          "move the extension's member into a common superclass")
        continue
      }
      let start = file.tokens[member.prefix.start].range.lowerBound
      changes.insert(text + "; ", at: start, in: file)
      changes.replace(member.keyword + 1, with: Forwarder.name(of: member), in: file)
      for item in group { rename(item.member, &changes) }
    }
  }

  /// Gives an override a name of its own, with which `super` is the extension's.
  private func rename(_ item: ModuleIndex.MemberEntry, _ changes: inout Changes) {
    let (member, file) = (item.member, item.entry.file)
    if let override = member.prefix.modifiers["override"] { changes.remove(override, in: file) }
    if let open = member.prefix.modifiers["open"] {
      changes.replace(open, with: "public", in: file)
    }
    changes.replace(member.keyword + 1, with: Forwarder.nameInSubclass(of: member), in: file)
    guard let brace = member.brace, let close = file.brackets.partner[brace] else { return }
    for place in brace..<close
    where file.tokens[place].isWord("super") && file.token(place + 2)?.isWord(member.name) == true {
      changes.replace(place + 2, with: Forwarder.name(of: member), in: file)
    }
  }

  private func overridden(by member: Member, of path: String)
    -> (owner: String, found: ModuleIndex.MemberEntry)?
  {
    var owners = index.superclasses(of: path)
    if let last = owners.last, last.hasPrefix("UI"), last.hasSuffix("Controller"),
      !last.hasSuffix("PresentationController")
    {
      owners.append("UIViewController")
    }
    for owner in owners {
      let found = index.members(of: owner, named: member.name).first {
        $0.member.fullName == member.fullName && $0.member.kind == member.kind
      }
      if let found { return (owner, found) }
    }
    return nil
  }

  private func hoist(
    _ member: Member, _ entry: ModuleIndex.Entry, _ path: String, _ suffix: String,
    _ forwarders: inout [String], _ changes: inout Changes
  ) {
    let name = Forwarder.name(of: member) + suffix
    let file = entry.file
    guard index.declaration(of: path)?.type.kind == .class else {
      changes.report(
        member.keyword, in: file,
        "'\(member.fullName)' is overridden in an extension of '\(path)', which is declared elsewhere",
        "nothing calls it here; override it in a subclass")
      return detach(member, as: name, in: file, &changes)
    }
    let forwarder = Forwarder(member, entry, name: name)
    guard let text = forwarder.text else {
      changes.report(
        member.keyword, in: file,
        "'\(member.fullName)' is overridden in an extension and cannot be forwarded",
        "move it into the body of '\(path)'")
      return
    }
    forwarders.append(text)
    if let observer = forwarder.observer {
      changes.replace(observer, with: forwarder.accessors(inPlaceOf: observer), in: file)
    }
    detach(member, as: name, in: file, &changes)
  }

  /// Makes a member one that overrides nothing, under another name.
  private func detach(
    _ member: Member, as name: String, in file: ParsedFile, _ changes: inout Changes
  ) {
    if let override = member.prefix.modifiers["override"] { changes.remove(override, in: file) }
    if let open = member.prefix.modifiers["open"] {
      changes.replace(open, with: "public", in: file)
    }
    changes.replace(member.keyword + 1, with: name, in: file)
  }
}
