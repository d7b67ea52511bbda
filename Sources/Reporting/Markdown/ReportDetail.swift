// SPDX-License-Identifier: MIT

/// How much a report shows; less than all only where the file would get too large.
enum ReportDetail: Int, CaseIterable, Comparable {
  case complete
  case withoutDiagrams
  case withoutMostSteps
  case withoutCoverage

  /// GitHub shows no longer text than this, in bytes, in the summary of a workflow's step.
  static let sizeLimit = 1 << 20
  /// So many counterexamples keep their table of steps where most lose it.
  static let tables = 5

  static func < (left: ReportDetail, right: ReportDetail) -> Bool { left.rawValue < right.rawValue }

  var hasDiagrams: Bool { self < .withoutDiagrams }
  var hasCoverage: Bool { self < .withoutCoverage }

  /// Whether the counterexample at an index has its table of steps.
  func hasSteps(at index: Int) -> Bool { self < .withoutMostSteps || index < Self.tables }

  /// What is missing among the counterexamples, and why.
  var note: String {
    switch self {
    case .complete: ""
    case .withoutDiagrams: "*Diagrams are omitted to keep this file small.*\n\n"
    case .withoutMostSteps, .withoutCoverage:
      """
      *Diagrams and the steps of all but the first \(Self.tables) counterexamples are omitted to keep \
      this file small; the command below each shows its steps.*


      """
    }
  }
}
