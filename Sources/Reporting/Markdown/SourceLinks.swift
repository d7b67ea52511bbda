// SPDX-License-Identifier: MIT

/// Where something is known from, as Markdown: what has a known address on the web is a link.
///
/// Linked are issues and repositories on GitHub, files in them that are named by their path, and
/// Apple's pages on types of UIKit. Titles stay text.
enum SourceLinks {
  static func text(of source: String) -> String {
    let pattern =
      #/
      (?: ^ | \ ) (?<repository> [A-Za-z0-9][A-Za-z0-9\-]* \/ [A-Za-z0-9._\-]+ )
      (?: \# (?<issue> [0-9]+ ) | : (?: \ (?<file> [^\ ;,]+ \/ [^\ ;,]+ \.[a-z]+ ) )? )
      | Apple:\ (?<type> UI[A-Z][A-Za-z]+ )
    /#
    var (text, place) = ("", source.startIndex)
    for match in source.matches(of: pattern) {
      let (repository, issue, file, type) = (
        match.output.repository, match.output.issue, match.output.file, match.output.type
      )
      guard let first = type ?? repository, let last = type ?? file ?? issue ?? repository else {
        continue
      }
      text += MarkdownText.escaped(String(source[place..<first.startIndex]))
      let words = MarkdownText.escaped(String(source[first.startIndex..<last.endIndex]))
      let address =
        type.map { "developer.apple.com/documentation/uikit/\($0.lowercased())" }
        // GitHub leads from an issue to the pull request of that number.
        ?? "github.com/\(first)"
        + (issue.map { "/issues/\($0)" } ?? file.map { "/blob/HEAD/\($0)" } ?? "")
      text += "[\(words)](https://\(address))"
      place = last.endIndex
    }
    return text + MarkdownText.escaped(String(source[place...]))
  }
}
