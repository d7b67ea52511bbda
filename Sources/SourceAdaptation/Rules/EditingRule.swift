// SPDX-License-Identifier: MIT

/// Lets a data source say that its rows can be deleted, or moved, as Objective-C finds out by looking
/// for the method that does it.
struct EditingRule {
  /// The methods, each with the question that it answers by being there.
  private static let questions = [
    ("tableView(_:commit:forRowAt:)", "canEditRowAt"),
    ("tableView(_:moveRowAt:to:)", "canMoveRowAt"),
  ]

  let index: ModuleIndex

  func apply(to changes: inout Changes) {
    for path in index.paths {
      let classes = [path] + index.superclasses(of: path)
      let members = classes.flatMap { index.members(of: $0, named: "tableView") }.map(\.member)
      // A diffable data source says that they cannot, unless a subclass says that they can.
      guard let entry = index.declaration(of: path), entry.type.kind == .class,
        !classes.contains("UITableViewDiffableDataSource")
      else { continue }
      for (name, question) in Self.questions
      where !members.contains(where: { $0.fullName == "tableView(_:\(question):)" }) {
        let method = index.members(of: path, named: "tableView").first {
          $0.member.fullName == name
        }
        guard let words = method?.member.prefix.modifiers.keys else { continue }
        let kept = words.filter { $0 == "override" || Keywords.access.contains($0) }
        changes.insert(
          " \(kept.sorted().map { $0 + " " }.joined())func tableView(_ tableView: UITableView, "
            + "\(question) indexPath: IndexPath) -> Bool { true };",
          at: entry.file.tokens[entry.type.brace].range.upperBound, in: entry.file)
      }
    }
  }
}
