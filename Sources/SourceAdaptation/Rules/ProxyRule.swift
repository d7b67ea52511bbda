// SPDX-License-Identifier: MIT

/// Lets a class that hands on what it does not do itself, by `forwardingTarget(for:)`, hand on the
/// methods of the delegates that it stands for.
struct ProxyRule {
  private static let target = "forwardingTarget(for:)"

  /// What delegates are asked about that never comes.
  private static let unknown: Set = ["UIPress", "UIEvent"]

  let index: ModuleIndex

  func apply(to changes: inout Changes) {
    for path in index.paths {
      let members = index.members(of: path)
      guard members.contains(where: { $0.member.fullName == Self.target }),
        let entry = index.declaration(of: path), entry.type.kind == .class
      else { continue }
      // What the stand-in has of these, it has in an extension.
      for item in members where [Self.target, "responds(to:)"].contains(item.member.fullName) {
        if let override = item.member.prefix.modifiers["override"] {
          changes.remove(override, in: item.entry.file)
        }
      }
      let own = Set(members.map(\.member.fullName))
      let isPublic = ["open", "public"].contains { entry.type.prefix.has($0) }
      let methods = protocols(of: path).flatMap { name in
        (KnownProtocols.optionalRequirements[name] ?? []).filter {
          $0.kind == .func && !own.contains($0.fullName)
            && Self.unknown.isDisjoint(with: $0.parameterTypes)
            && UncalledAPI.reason(for: $0.fullName, of: name) == nil
        }.map { (isPublic ? "public " : "") + Self.forwarder(of: $0, in: name) }
      }
      let text = methods.map { " \($0);" }.joined()
      changes.insert(
        text, at: entry.file.tokens[entry.type.brace].range.upperBound, in: entry.file)
    }
  }

  private func protocols(of path: String) -> [String] {
    let own = index.protocols(of: path)
    return own.union(own.flatMap { KnownProtocols.refinements[$0] ?? [] }).sorted()
  }

  private static func forwarder(of method: Requirement, in owner: String) -> String {
    let labels = method.fullName.drop { $0 != "(" }.dropFirst().split(separator: ":").dropLast()
    let places = Array(zip(labels, method.parameterTypes).enumerated())
    let parameters = places.map { "\($1.0) p\($0): \($1.1)" }.joined(separator: ", ")
    let arguments = places.map { ($1.0 == "_" ? "" : "\($1.0): ") + "p\($0)" }
      .joined(separator: ", ")
    return "func \(method.name)(\(parameters)) -> \(method.resultType) { "
      + "((forwardingTarget(for: Selector(\"\(method.fullName)\")) as? any \(owner)) "
      + "?? _NoDelegate()).\(method.name)(\(arguments)) }"
  }
}
