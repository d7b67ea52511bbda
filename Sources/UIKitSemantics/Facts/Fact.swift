// SPDX-License-Identifier: MIT

/// One statement about what UIKit or SwiftUI does, and how it is known.
///
/// Comments, tests and reports refer to facts by their identifiers. Sections A to J hold what is
/// known, K what sources disagree on (`X…`), L what no source tells, M the transitions of
/// navigation and tab bar controllers, and N pages and search.
public struct Fact: Hashable, Sendable {
  /// How firmly a fact is known.
  public enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// By Apple: a reference page, a header, a guide or a sample.
    case documented
    /// By a recording of Apple's UIKit that its author replays as a test.
    case recorded
    /// By several independent reports.
    case severalReports = "several reports"
    /// By one report.
    case singleReport = "single report"
    /// By drawing conclusions from other facts.
    case inferred
    /// Sources disagree.
    case contradiction
    /// No source tells.
    case unknown
  }

  /// The section and a number.
  public let id: FactID
  /// How firmly it is known.
  public let confidence: Confidence
  /// The versions of iOS that it is about; empty where it is about none in particular.
  public let versions: String
  /// The statement, in short.
  public let statement: String
  /// Where it is known from, by title or repository path.
  public let source: String

  init(
    _ id: FactID, _ confidence: Confidence, _ versions: String, _ statement: String,
    _ source: String
  ) {
    self.id = id
    self.confidence = confidence
    self.versions = versions
    self.statement = statement
    self.source = CitedDocument.spelledOut(source)
  }

  /// All facts in the order of their sections.
  public static let all: [Fact] =
    sectionA + sectionB + sectionC + sectionD + sectionE + sectionF + sectionG + sectionH
    + sectionI + sectionJ + sectionK + sectionL + sectionM + sectionN

  /// A file of a repository that holds what Apple's own UIKit did when it was recorded.
  static func recorded(_ name: String) -> String {
    "kern0x1b/charon: tests/backports/device/\(name)-expectations.h"
  }

  /// The fact of an identifier as people write it, such as `A4`.
  ///
  /// - Complexity: O(1).
  public static func named(_ name: String) -> Fact? { FactID(named: name).map(Fact.of) }

  /// The fact of an identifier.
  ///
  /// - Complexity: O(1).
  public static func of(_ id: FactID) -> Fact { byID[Int(id.rawValue)] }

  /// A test holds that each identifier has its one fact.
  private static let byID = all.sorted { $0.id.rawValue < $1.id.rawValue }
}
