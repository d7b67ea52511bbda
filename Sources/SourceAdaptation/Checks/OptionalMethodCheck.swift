// SPDX-License-Identifier: MIT

/// Finds methods that UIKit would call and the stand-in does not, or that neither does.
struct OptionalMethodCheck {
  let index: ModuleIndex
  private let requirements: [String: [Requirement]]

  init(index: ModuleIndex, files: [ParsedFile]) {
    self.index = index
    var requirements = KnownProtocols.optionalRequirements
    for file in files {
      requirements.merge(Requirement.all(in: file) { $0.prefix.has("optional") }) { $1 }
    }
    self.requirements = requirements
  }

  func apply(to changes: inout Changes) {
    for path in index.paths where index.declaration(of: path)?.type.kind != .protocol {
      let own = index.protocols(of: path)
      checkUncalled(path, own, &changes)
      checkNearMisses(path, own, &changes)
      checkInherited(path, &changes)
    }
  }

  // MARK: Methods that nothing calls here

  /// What the app does in a method that only Apple's UIKit calls never happens in a scene.
  private func checkUncalled(_ path: String, _ own: Set<String>, _ changes: inout Changes) {
    let inherited = index.superclasses(of: path).flatMap {
      index.protocols(of: $0).union(KnownProtocols.conformances[$0] ?? [])
    }
    let protocols = own.union(inherited).sorted()
    for item in index.members(of: path) where !item.member.isTypeMember && !isEmpty(item) {
      let name = item.member.fullName
      for owner in protocols {
        guard let reason = UncalledAPI.reason(for: name, of: owner) else { continue }
        changes.note(
          item.member.keyword, in: item.entry.file,
          "'\(name)' of '\(owner)' is called by UIKit, but never here: \(reason)",
          "check that no presentation depends on it")
      }
    }
  }

  /// Whether a method does nothing, as those of Xcode's templates.
  private func isEmpty(_ item: ModuleIndex.MemberEntry) -> Bool {
    item.member.brace.flatMap { item.entry.file.token($0 + 1)?.isMark("}") } ?? false
  }

  // MARK: Methods that a subclass adds

  /// A subclass's method is not called for a conformance of its superclass that lacks it.
  private func checkInherited(_ path: String, _ changes: inout Changes) {
    var above: [String] = []
    for ancestor in index.superclasses(of: path) {
      above.append(ancestor)
      let conformances = index.protocols(of: ancestor)
        .union(KnownProtocols.conformances[ancestor] ?? [])
      for name in conformances.sorted() {
        let isKnown = KnownProtocols.optionalRequirements[name] != nil
        // What has a value in a protocol of one's own is nobody's default.
        for requirement in requirements[name] ?? []
        where isKnown || requirement.resultType == "Void" {
          checkWitness(requirement, of: name, path, above, &changes)
        }
      }
    }
  }

  private func checkWitness(
    _ requirement: Requirement, of name: String, _ path: String, _ above: [String],
    _ changes: inout Changes
  ) {
    let isDeclaredAbove = above.contains { witness(of: requirement, in: $0) != nil }
    guard !isDeclaredAbove, let item = witness(of: requirement, in: path),
      !item.member.prefix.has("override"), let owner = above.last
    else { return }
    changes.report(
      item.member.keyword, in: item.entry.file,
      """
      '\(requirement.fullName)' is called by UIKit, but not here: '\(owner)' conforms to \
      '\(name)' without it, and the default is called instead
      """,
      "declare it in '\(owner)' too and override it in '\(path)'")
  }

  private func witness(of requirement: Requirement, in path: String) -> ModuleIndex.MemberEntry? {
    index.members(of: path, named: requirement.name).first {
      $0.member.fullName == requirement.fullName && !$0.member.isTypeMember
    }
  }

  // MARK: Methods that are nearly right

  private func checkNearMisses(_ path: String, _ own: Set<String>, _ changes: inout Changes) {
    let candidates = own.sorted().flatMap { name in
      (requirements[name] ?? []).map { (name, $0) }
    }
    let names = Set(candidates.map(\.1.fullName))
    for item in index.members(of: path) where !item.member.isTypeMember {
      if names.contains(item.member.fullName) {
        compareTypes(item, candidates, &changes)
      } else {
        compareNames(item, of: path, candidates, &changes)
      }
    }
  }

  private func compareTypes(
    _ item: ModuleIndex.MemberEntry, _ candidates: [(String, Requirement)], _ changes: inout Changes
  ) {
    let found = Requirement(item.member, in: item.entry.file)
    let same = candidates.filter { $0.1.fullName == found.fullName }
    let isPrivate = item.member.prefix.has("private") || item.member.prefix.has("fileprivate")
    let isInferred = found.kind == .var && item.member.typeTokens == nil
    if isPrivate {
      report(item, same[0], "is private", &changes)
    } else if !isInferred, !same.contains(where: { isMatch(found, $0.1) }) {
      report(item, same[0], "has different types than", &changes)
    }
  }

  /// Whether types are the same as far as they can be known; the sources may have aliases.
  private func isMatch(_ found: Requirement, _ required: Requirement) -> Bool {
    let types = zip(
      found.parameterTypes + [found.resultType], required.parameterTypes + [required.resultType])
    return types.allSatisfy { $0 == $1 || !isKnown($0) }
  }

  private func isKnown(_ type: String) -> Bool {
    let bare = type.hasSuffix("?") ? String(type.dropLast()) : type
    return ["UI", "CG"].contains(String(bare.prefix(2))) || ["Bool", "Void", "Int"].contains(bare)
  }

  private func compareNames(
    _ item: ModuleIndex.MemberEntry, of path: String, _ candidates: [(String, Requirement)],
    _ changes: inout Changes
  ) {
    let found = Requirement(item.member, in: item.entry.file)
    guard !item.member.prefix.has("override"), found.name.count >= 8, item.member.objcName == nil
    else { return }
    let near = candidates.first { name, required in
      guard required.kind == found.kind else { return false }
      if required.name == found.name {
        return isNearlySame(found, required) && !isRequired(found, by: name)
      }
      return abs(found.name.count - required.name.count) <= 2
        && EditDistance.between(found.name, required.name) <= 2
    }
    // What stands beside the method itself helps it.
    guard let near,
      !index.members(of: path, named: near.1.name).contains(where: {
        $0.member.fullName == near.1.fullName
      })
    else { return }
    report(item, near, "is not quite", &changes)
  }

  /// Whether parameters begin alike, so that the method was meant for the requirement.
  private func isNearlySame(_ found: Requirement, _ required: Requirement) -> Bool {
    found.parameterTypes.first == required.parameterTypes.first && found.kind == .func
  }

  /// Whether the name belongs to a requirement that is not optional.
  private func isRequired(_ found: Requirement, by name: String) -> Bool {
    index.members(of: name, named: found.name).contains { $0.member.fullName == found.fullName }
  }

  private func report(
    _ item: ModuleIndex.MemberEntry, _ near: (String, Requirement), _ how: String,
    _ changes: inout Changes
  ) {
    let required = "'\(near.1.fullName)' of '\(near.0)'"
    let relation = how == "is private" ? "is private, unlike \(required)" : "\(how) \(required)"
    changes.report(
      item.member.keyword, in: item.entry.file,
      "'\(item.member.fullName)' \(relation), so UIKit does not call it",
      "declare it exactly as UIKit does")
  }
}
