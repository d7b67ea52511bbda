// SPDX-License-Identifier: MIT

/// What differs between reports as Markdown, for a comment on a pull request or a step's summary.
package struct DiffMarkdown: Sendable {
  /// GitHub takes no comment with more characters than 65,536.
  static let sizeLimit = 60_000

  let diff: ReportDiff
  let sizeLimit: Int

  package init(_ diff: ReportDiff) { self.init(diff, sizeLimit: Self.sizeLimit) }

  init(_ diff: ReportDiff, sizeLimit: Int) {
    self.diff = diff
    self.sizeLimit = sizeLimit
  }

  /// The whole text; what it leaves out because of its size, it names.
  package var text: String {
    let whole = text(of: diff.changes.map(item))
    guard whole.utf8.count > sizeLimit else { return whole }
    let short = text(
      of: diff.changes.map(line),
      note: "*Sequences are omitted to keep this short; `--format text` has them.*\n\n")
    guard short.utf8.count > sizeLimit else { return short }
    var kept = diff.changes.count
    while kept > 0 {
      kept /= 2
      let rest = MarkdownText.count(diff.changes.count - kept, "more difference")
      let text = text(
        of: diff.changes.prefix(kept).map(line),
        note: "*\(rest) and all sequences are omitted to keep this short; `--format text` has "
          + "them.*\n\n")
      if text.utf8.count <= sizeLimit { return text }
    }
    return text(of: [])
  }

  /// The text with one item for each of the first changes.
  private func text(of items: [String], note: String = "") -> String {
    var text = "## What changed in the reports\n\n> \(diff.summary)\n\n\(note)"
    var topic: ReportDiff.Change.Topic?
    for (change, item) in zip(diff.changes, items) {
      if change.topic != topic { text += "### \(change.topic.rawValue)\n\n" }
      topic = change.topic
      text += item
    }
    return text.trimmingNewlines + "\n"
  }

  private func line(_ change: ReportDiff.Change) -> String {
    "- **\(MarkdownText.escaped(change.place))**: \(MarkdownText.escaped(change.sentence))\n\n"
  }

  private func item(_ change: ReportDiff.Change) -> String {
    guard !change.detail.isEmpty else { return line(change) }
    return MarkdownText.details(
      "\(change.place): \(change.sentence)",
      MarkdownText.block("diff", change.detail.joined(separator: "\n")),
      isOpen: change.effect == .failure)
  }
}

/// What differs between reports as plain text, for a terminal or a log.
package struct DiffText: Sendable {
  let diff: ReportDiff

  package init(_ diff: ReportDiff) { self.diff = diff }

  /// One block of lines for each topic.
  package var text: String {
    var text = "\(diff.summary)\n"
    var topic: ReportDiff.Change.Topic?
    for change in diff.changes {
      if change.topic != topic { text += "\n\(change.topic.rawValue)\n" }
      topic = change.topic
      text += "  \(change.place): \(change.sentence)\n"
      text += change.detail.map { "      \($0)\n" }.joined()
    }
    return text
  }
}
