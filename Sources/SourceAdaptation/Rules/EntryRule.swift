// SPDX-License-Identifier: MIT

/// Writes out what the macro `@Entry` makes of a value of the environment: a key, and a property that
/// reads and writes by it.
struct EntryRule {
  let file: ParsedFile

  func apply(to changes: inout Changes) {
    for type in file.types {
      for (place, member) in type.members.enumerated() {
        guard let attribute = member.prefix.attributes["@Entry"] else { continue }
        guard type.name == "EnvironmentValues", let close = file.brackets.partner[type.brace] else {
          changes.report(
            attribute, in: file, "'@Entry' is known in an extension of 'EnvironmentValues' only",
            "write the key and the property that the macro makes")
          continue
        }
        let next = type.members.dropFirst(place + 1).first?.prefix.start ?? close
        write(member, upTo: next, &changes)
      }
    }
  }

  private func write(_ member: Member, upTo next: Int, _ changes: inout Changes) {
    let key = "__Entry_\(member.name)"
    let access = member.prefix.modifiers.keys.filter(Keywords.access.contains).map { $0 + " " }
      .joined()
    let start = file.tokens[member.prefix.start].range.lowerBound
    let name = file.tokens[member.keyword + 1].range
    changes.add(
      Edit(
        range: start..<name.upperBound,
        text: "\(access)struct \(key): EnvironmentKey { "
          + "\(access)nonisolated(unsafe) static let defaultValue"), to: file)
    changes.insert(
      "\(member.hasInitialValue ? "" : " = nil") }; \(access)var \(member.name): \(key).Value "
        + "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }",
      at: file.tokens[next - 1].range.upperBound, in: file)
  }
}
