// SPDX-License-Identifier: MIT

/// One file of a report folder.
struct ReportFile: Hashable, Sendable {
  let name: String
  let text: String
}

/// One way in which a report folder is not as it should be.
struct ReportDifference: Hashable, Sendable, CustomStringConvertible {
  enum Kind: String, Sendable {
    case stale
    case missing
    case leftOver = "left over"
  }

  let name: String
  let kind: Kind

  var description: String { "\(name) is \(kind.rawValue)" }
}
