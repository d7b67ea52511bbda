// SPDX-License-Identifier: MIT

/// Lets a data source say that its rows can be deleted, as Objective-C finds out by looking for
/// `tableView(_:commit:forRowAt:)`.
struct EditingRule {
  private static let commit = "tableView(_:commit:forRowAt:)"
  private static let canEdit = "tableView(_:canEditRowAt:)"

  let index: ModuleIndex

  func apply(to changes: inout Changes) {
    for path in index.paths {
      let classes = [path] + index.superclasses(of: path)
      let members = classes.flatMap { index.members(of: $0, named: "tableView") }.map(\.member)
      // A diffable data source says that they cannot, unless a subclass says that they can.
      guard let entry = index.declaration(of: path), entry.type.kind == .class,
        let commit = index.members(of: path, named: "tableView").first(where: {
          $0.member.fullName == Self.commit
        })?.member,
        !members.contains(where: { $0.fullName == Self.canEdit }),
        !classes.contains("UITableViewDiffableDataSource")
      else { continue }
      let words = commit.prefix.modifiers.keys.filter {
        $0 == "override" || Keywords.access.contains($0)
      }
      changes.insert(
        " \(words.sorted().map { $0 + " " }.joined())func tableView(_ tableView: UITableView, "
          + "canEditRowAt indexPath: IndexPath) -> Bool { true };",
        at: entry.file.tokens[entry.type.brace].range.upperBound, in: entry.file)
    }
  }
}
