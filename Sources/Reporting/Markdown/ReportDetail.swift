// SPDX-License-Identifier: MIT

/// How much a report shows; less than all only where the page would get too long to be read.
enum ReportDetail: Int, CaseIterable, Comparable {
  case complete
  case withoutDiagrams
  case withoutMostSteps
  case withoutCounts
  case withoutSteps

  /// The size in bytes that a page should not exceed.
  static let sizeLimit = 42_000
  /// So many defects keep their table of steps where most lose it.
  static let tables = 5

  static func < (left: ReportDetail, right: ReportDetail) -> Bool { left.rawValue < right.rawValue }

  var hasDiagrams: Bool { self < .withoutDiagrams }
  /// Whether coverage is shown action by action, not only in a line for each variant.
  var hasCounts: Bool { self < .withoutCounts }

  /// Whether the defect at an index has its table of steps: those that are not known come first.
  func hasSteps(at index: Int, isKnown: Bool) -> Bool {
    self < .withoutMostSteps || index < Self.tables && (!isKnown || self < .withoutSteps)
  }

  /// What is missing among the defects, and why.
  var note: String {
    switch self {
    case .complete: ""
    case .withoutDiagrams: "*Diagrams are omitted to keep this page short.*\n\n"
    case .withoutMostSteps, .withoutCounts, .withoutSteps:
      """
      *To keep this page short, diagrams are omitted, and the steps of \(scope): the command below \
      each shows them.*


      """
    }
  }

  private var scope: String {
    self < .withoutSteps ? "all but the first \(Self.tables) defects" : "known defects"
  }
}
