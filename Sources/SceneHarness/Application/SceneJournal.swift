// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import StateSpace
import UIKit

/// The journal of the steps of scenes, of which one is executed at a time.
package enum SceneJournal {
  typealias System = PresentationSystem<SceneApplication>

  private static let journal = ForkSafeLock(StepJournal())

  /// The journal that counts now.
  static var current: StepJournal { journal.withLock { $0 } }

  /// Makes another journal the one that counts.
  static func use(_ journal: StepJournal) { self.journal.withLock { $0 = journal } }

  /// How long steps may take, and how many may fail; a test may be less patient.
  @TaskLocal static var limits = IsolatedRun()

  /// Whether this process was forked for the work, and another one watches how it ends: steps need not
  /// be tried, and nothing else uses the app's global variables.
  private static let preparation = ForkSafeLock(false)

  static var isPrepared: Bool { preparation.withLock { $0 } }

  /// Does work in which so many processes at most explore a scene together.
  package static func using<Value>(
    processes: Int, _ work: () throws -> Value
  ) rethrows -> Value {
    try CopyPolicy.$current.withValue(.init(copies: processes - 1), operation: work)
  }

  /// Does work that explores scenes in another process, so that no step is executed twice only to
  /// learn whether it ends the process, and returns the text that the work leaves.
  ///
  /// - Returns: `nil` if not all steps that end the process could be found, or if the work failed:
  ///   then it says why when it is done here.
  static func textInOtherProcess(_ work: @Sendable () throws -> String) -> String? {
    let run = limits
    let report = ProcessReport()
    prepare()
    let findings = MainThread.run {
      run.findings { journal in
        begin(journal, report)
        report.leave(try work())
      }
    }
    return findings.notice == nil ? report.text : nil
  }

  /// Does work that explores scenes for a test, in another process if it can.
  ///
  /// What the app's code says to Swift Testing would be lost there. That writes of each issue and, unless
  /// it is to be quiet, of each attachment, on the standard error: if anything was written there, the work
  /// is done here once more, where the app's global variables belong to the process. What the app prints
  /// is printed when the other process has ended, each line once.
  ///
  /// - Parameter work: Explores; what it returns is encoded if it comes from another process.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws here.
  package static func result<Value: Codable & Sendable>(
    of work: @MainActor @Sendable () throws -> Value
  ) throws -> Value {
    let run = limits
    prepare()
    return try MainThread.run {
      let report = ProcessReport()
      let findings = run.findings { try leave(work, in: report, with: $0) }
      return try result(of: work, findings, report)
    }
  }

  /// The same, while the main actor does other things: as many explorations take place at once as there
  /// are processors.
  @MainActor
  package static func result<Value: Codable & Sendable>(
    of work: @MainActor @Sendable () throws -> Value
  ) async throws -> Value {
    prepare()
    let report = ProcessReport()
    let findings = try await limits.findings { try leave(work, in: report, with: $0) }
    return try result(of: work, findings, report)
  }

  /// Does work in the process that was made for it, and leaves what it returns to the other one.
  private static func leave<Value: Codable & Sendable>(
    _ work: @MainActor @Sendable () throws -> Value, in report: ProcessReport,
    with journal: StepJournal
  ) throws {
    begin(journal, report)
    let left: Left<Value>
    do {
      left = .value(try MainThread.run(work))
    } catch let error as ExplorationError {
      left = .error(error)
    }
    report.leave(String(decoding: try JSONEncoder().encode(left), as: UTF8.self))
  }

  /// What comes of work in another process.
  private enum Left<Value: Codable>: Codable {
    case value(Value)
    case error(ExplorationError)
  }

  /// Reads what each copy of the process would have to read again.
  private static func prepare() {
    #if os(Linux)
      _ = GlobalVariables.ofApp
      _ = WarmUp.ofUIKit
    #endif
  }

  private static func begin(_ journal: StepJournal, _ report: ProcessReport) {
    use(journal)
    preparation.withLock { $0 = true }
    report.clear()
  }

  /// What another process has left, or what comes of the work here.
  @MainActor
  private static func result<Value: Codable & Sendable>(
    of work: @MainActor @Sendable () throws -> Value, _ findings: IsolationFindings,
    _ report: ProcessReport
  ) throws -> Value {
    guard findings.notice == nil, !findings.hasWrittenErrors, let text = report.text else {
      return try work()
    }
    if let output = findings.output { print(output) }
    switch try JSONDecoder().decode(Left<Value>.self, from: Data(text.utf8)) {
    case .value(let value): return value
    case .error(let error): throw error
    }
  }

  /// Explores scenes so that a step which ends the process is a state like others.
  ///
  /// Where not all such steps could be found, the exploration goes as far as it is known to survive,
  /// and a notice says so.
  ///
  /// - Throws: An error if two executions of the same actions differ, or if nothing can be explored
  ///   without ending this process.
  static func explore(
    _ explorer: Explorer<System>
  ) throws(ExplorationError) -> Exploration<System> {
    let run = limits
    let result = MainThread.run { () -> Result<Exploration<System>, ExplorationError> in
      var explorer = explorer
      if isPrepared {
        current.beginExploration()
        return Result { () throws(ExplorationError) in
          try explore(explorer, knowing: IsolationFindings())
        }
      }
      let report = ProcessReport()
      let findings = run.findings { journal in
        use(journal)
        report.clear()
        _ = try search(explorer)
        report.leave("")
      }
      use(StepJournal(knowing: findings.fatalSteps))
      // What the other process has executed twice is the same in this one.
      if report.text != nil { explorer.checksDeterminism = false }
      return Result { () throws(ExplorationError) in try explore(explorer, knowing: findings) }
    }
    return try result.get()
  }

  /// Takes further steps of a scene that was explored, in a process of their own first, and returns
  /// what comes of them here, where those that end a process are not executed; `nil` if not all of
  /// those were found.
  static func isolated<Value: Sendable>(_ body: @Sendable () -> Value) -> Value? {
    let run = limits
    return MainThread.run {
      if isPrepared { return body() }
      let findings = run.findings { journal in
        use(journal)
        _ = body()
      }
      use(StepJournal(knowing: findings.fatalSteps))
      return findings.safeDepth == nil ? body() : nil
    }
  }

  private static func explore(
    _ explorer: Explorer<System>, knowing findings: IsolationFindings
  ) throws(ExplorationError) -> Exploration<System> {
    var explorer = explorer
    let asked = explorer.limits.depth
    if let safe = findings.safeDepth {
      guard safe > 0 else { throw .notIsolated(findings.notice ?? "") }
      explorer.limits.depth = min(asked ?? safe, safe)
    }
    var exploration = try search(explorer)
    let apps = exploration.system.initialStates.map(\.app)
    let fault = apps.lazy.compactMap(\.observation.crash).first
    let shared = apps.lazy.compactMap(\.sharedObjects.first).first
    exploration.isCutShort = explorer.limits.depth != asked
    exploration.notices =
      [fault, findings.notice, shared].compactMap(\.self) + (apps.first?.ledger.notices ?? [])
      + knownIssuesThatDoNotOccur(in: exploration)
    return exploration
  }

  /// Explores, and takes no step ahead of what may be asked for: beyond a depth that is safe, a step may
  /// end this process.
  private static func search(
    _ explorer: Explorer<System>
  ) throws(ExplorationError) -> Exploration<System> {
    explorer.system.initialStates.first?.app.ledger.depthLimit = explorer.limits.depth
    defer { StepsAhead.begin([]) }
    return try explorer.explore()
  }

  private static func knownIssuesThatDoNotOccur(in exploration: Exploration<System>) -> [String] {
    let stated = exploration.system.initialStates.flatMap(\.app.observation.knownIssues.value)
    let names = stated.map(\.name).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return [] }
    let found = Set(exploration.states.lazy.compactMap(\.app.observation.knownIssue?.name))
    let extent = exploration.isClosed ? "" : " up to depth \(exploration.depth)"
    return names.filter { !found.contains($0) }.map {
      "The known issue '\($0)' does not occur\(extent): if it is repaired, delete it."
    }
  }
}

extension Exploration where System == PresentationSystem<SceneApplication> {
  /// The known issues that occur, each with the first state that shows it.
  package var knownIssues: [(issue: SceneStatement, state: Int)] {
    var found: [(issue: SceneStatement, state: Int)] = []
    for (index, state) in states.enumerated() {
      guard let issue = state.app.observation.knownIssue,
        !found.contains(where: { $0.issue.name == issue.name })
      else { continue }
      found.append((issue, index))
    }
    return found
  }
}
