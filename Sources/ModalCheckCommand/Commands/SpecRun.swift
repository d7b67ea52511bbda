// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace
import UIKitSemantics

/// Explores specs for `explore`, one variant after the other, and tells what was found.
struct SpecRun: Sendable {
  let options: SearchOptions
  let behavior: BehaviorOption
  let interruption: Interruption
  let checkpoints: CheckpointFile?
  let progress: ProgressLine
  /// Whether readers of the reports are to walk through states.
  var hasWalks = false

  /// Explores the variants of a spec that are chosen by name; `nil` if none is.
  ///
  /// Each is told as soon as it is explored, so that its states do not take up memory any longer.
  ///
  /// - Throws: A failure if the app is not deterministic, or if checkpoints cannot be used.
  func report<S: Spec>(
    on spec: S, _ isChosen: (String) -> Bool = { _ in true }
  ) throws(CommandFailure) -> SpecReport? {
    var reports: [VariantReport] = []
    for variant in spec.variants where isChosen(variant.name) {
      progress.begin("\(spec.identifier), \(variant.name)", knownDefects: variant.knownDefects)
      if let report = isolatedReport(on: variant, of: spec) {
        reports.append(report)
      } else {
        reports.append(try report(on: variant, of: spec))
      }
      if let failure = checkpoints?.failure { throw failure }
    }
    return reports.isEmpty
      ? nil
      : SpecReport(spec, variants: reports, behavior: behavior.explored, depth: options.depth)
  }

  /// The report of another process, which the steps of real code may end; `nil` if it is to be made in
  /// this one, as checkpoints are.
  private func isolatedReport<S: Spec>(
    on variant: Variant<S.App>, of spec: S
  ) -> VariantReport? {
    guard checkpoints == nil else { return nil }
    return variant.isolate { try ReportCoding.encode(report(on: variant, of: spec)) }
      .flatMap { try? ReportCoding.decode($0) }
  }

  private func report<S: Spec>(
    on variant: Variant<S.App>, of spec: S
  ) throws(CommandFailure) -> VariantReport {
    let resumption = try checkpoints?.checkpoint(of: variant.name, in: spec.identifier)
    do throws(ExplorationError) {
      let exploration = try variant.explore(
        limits: options.limits, behavior: behavior.explored, progress: { progress.show($0) },
        configure: { configure(&$0, variant.name, spec.identifier, resumption) })
      let everyBehavior = try exploreEveryBehavior(of: variant)
      var report = try VariantReport(
        of: variant, in: spec, exploration, everyBehavior: everyBehavior, hasWalk: hasWalks)
      if behavior.isEvery, everyBehavior == nil {
        report.space.endedBy = .init(kind: .interruption)
      }
      return report
    } catch {
      throw error.failure(of: variant.name, in: spec.identifier)
    }
  }

  private func configure<System: TransitionSystem>(
    _ explorer: inout Explorer<System>, _ variant: String, _ spec: String,
    _ resumption: Checkpoint?
  ) {
    explorer.jobs = options.jobs
    explorer.resumption = resumption
    let (checkpoints, interruption) = (checkpoints, interruption)
    // Without its checkpoints a run is not what was asked for, so it ends.
    explorer.isCancelled = { interruption.isRequested() || checkpoints?.failure != nil }
    guard let checkpoints, checkpoints.isWritten else { return }
    explorer.checkpoints = { checkpoints.store($0, of: variant, in: spec) }
  }

  /// What the variant shows under every behavior of UIKit's, in its whole space unless that is too
  /// large; `nil` if that is not asked, or if the user does not want to wait for it.
  private func exploreEveryBehavior<App: Application>(
    of variant: Variant<App>
  ) throws(ExplorationError) -> Exploration<PresentationSystem<App>>? {
    guard behavior.isEvery, !interruption.isRequested() else { return nil }
    var limits = options.limits
    if !variant.isTooLarge { limits.depth = nil }
    let exploration = try variant.exploreEveryBehavior(
      limits: limits, progress: { progress.show($0) },
      configure: {
        $0.jobs = options.jobs
        $0.isCancelled = interruption.isRequested
      })
    return interruption.isRequested() ? nil : exploration
  }
}

extension ExplorationError {
  /// The failure of a command that explored a variant.
  func failure(of variant: String, in spec: String) -> CommandFailure {
    CommandFailure(status, "\(spec), variant '\(variant)': \(self)")
  }

  /// Whether the command line, a file or the tool is to blame.
  private var status: ExitStatus {
    switch self {
    case .statesLimitBelowInitialStates, .memoryUnknown, .compactCheckpoint: .usage
    case .invalidCheckpoint: .invalidData
    default: .internalError
    }
  }
}
