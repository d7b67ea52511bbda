// SPDX-License-Identifier: MIT

package import Reporting
package import StateSpace
package import Testing

/// A violation as a test records it: an issue where the property is stated, with the counterexample
/// attached.
package struct RecordedViolation: Codable {
  /// What is wrong, with the sequence that shows it.
  package let text: String
  /// Where the property is stated; without, the issue is recorded where the test asks.
  package let place: SourcePlace?
  /// The counterexamples for other tools, first that of the property that the text names first.
  package let files: [CounterexampleFiles]
  /// What is known of it, if it is: then it is a known issue, which fails no test.
  package let known: String?

  package init(
    _ text: String, at place: SourcePlace?, _ files: [CounterexampleFiles] = [],
    known: String? = nil
  ) {
    (self.text, self.place, self.files, self.known) = (text, place, files, known)
  }

  /// Records an issue; `location` is where the test asks.
  package func record(at location: SourceLocation) {
    let location = place.map { SourceLocation($0) } ?? location
    let record = {
      _ = Issue.record(Comment(rawValue: text), sourceLocation: location)
    }
    if let known {
      withKnownIssue(Comment(rawValue: known), sourceLocation: location, record)
    } else {
      record()
    }
    for file in files.flatMap(\.all) {
      Attachment.record(file.text, named: file.name, sourceLocation: location)
    }
  }
}

extension SourceLocation {
  /// The same place, as Swift Testing has it.
  fileprivate init(_ place: SourcePlace) {
    // A file is shown by its name; its module is not known here.
    let name = place.path.split { $0 == "/" || $0 == "\\" }.last ?? "?"
    self.init(fileID: "Sources/\(name)", filePath: place.path, line: place.line, column: 1)
  }
}
