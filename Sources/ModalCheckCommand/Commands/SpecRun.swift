// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import SceneHarness
import StateSpace
import UIKitSemantics

/// Explores specs for `explore`, and tells what was found in each variant.
struct SpecRun: Sendable {
  let options: SearchOptions
  let behavior: BehaviorOption
  let interruption: Interruption
  let checkpoints: CheckpointFile?
  let output: Output
  let showsProgress: Bool
  /// Whether readers of the reports are to walk through states.
  var hasWalks = false
  /// Whether the mutation results are wanted.
  var hasStrength = false

  private struct Task {
    let spec: any Spec
    let place: Int
    /// What takes longest is begun first.
    let cost: Int
  }

  private struct Means {
    let jobs: Int
    let progress: ProgressLine
  }

  /// Explores the variants that are chosen, on all cores.
  ///
  /// What other processes did not do, since its app is not deterministic or ends every process, is
  /// done here, where it fails as it does alone. A spec of which nothing was explored when the user
  /// wanted an end is left out.
  ///
  /// - Throws: A failure if the app is not deterministic, or if checkpoints cannot be used.
  func results(
    on specs: [any Spec], _ isChosen: (Shard.Unit) -> Bool = { _ in true }
  ) throws(CommandFailure) -> [VariantResult] {
    let tasks = specs.flatMap { Self.tasks(of: $0, isChosen) }
    let known = resultsOfOtherProcesses(tasks)
    var begun = Set(known.compactMap { $0?.spec })
    let means = Means(
      jobs: options.jobs, progress: ProgressLine(output, isActive: showsProgress))
    defer { means.progress.end() }
    var results: [VariantResult] = []
    for (task, known) in zip(tasks, known) {
      if let known {
        results.append(known)
      } else if !interruption.isRequested() || begun.contains(task.spec.identifier) {
        begun.insert(task.spec.identifier)
        results.append(try result(of: task.spec, at: task.place, means))
      }
    }
    return results
  }

  private static func tasks<S: Spec>(of spec: S, _ isChosen: (Shard.Unit) -> Bool) -> [Task] {
    spec.variants.enumerated().compactMap { place, variant in
      guard isChosen(.init(spec: spec.identifier, variant: variant.name)) else { return nil }
      let cost = S.App.runsOnMainThread ? Int.max : variant.wholeSpace?.states ?? 0
      return Task(spec: spec, place: place, cost: cost)
    }
  }

  /// What was found by copies of this process, which make use of all cores even where objects have to
  /// be explored by one thread.
  ///
  /// A limit on memory is one for this process, and checkpoints are written by it: then all is explored
  /// here.
  private func resultsOfOtherProcesses(_ tasks: [Task]) -> [VariantResult?] {
    let processes = min(options.jobs, tasks.count)
    guard processes > 1, checkpoints == nil, options.limits.memory == nil, ForkedWorkers.areSafe
    else { return tasks.map { _ in nil } }
    let order = tasks.indices.sorted {
      (tasks[$0].cost, $1) > (tasks[$1].cost, $0)
    }
    let means = Means(
      jobs: options.jobs / processes,
      progress: ProgressLine(output, isActive: showsProgress, processes: processes))
    let texts = ForkedWorkers.texts(ofPieces: tasks.count, processes: processes) { number in
      guard !interruption.isRequested() else { return nil }
      defer { means.progress.end() }
      let task = tasks[order[number]]
      return try? ReportCoding.encode(result(of: task.spec, at: task.place, means))
    }
    var results: [VariantResult?] = tasks.map { _ in nil }
    for (place, text) in zip(order, texts) {
      results[place] = text.flatMap { try? ReportCoding.decode($0) }
    }
    return results
  }

  // MARK: One variant

  private func result<S: Spec>(
    of spec: S, at place: Int, _ means: Means
  ) throws(CommandFailure) -> VariantResult {
    let variant = spec.variants[place]
    means.progress.begin(
      "\(spec.identifier), \(variant.name)", knownDefects: variant.knownDefects)
    let report: VariantReport
    if let isolated = isolatedReport(on: variant, of: spec, means) {
      report = isolated
    } else {
      report = try self.report(on: variant, of: spec, means)
    }
    if let failure = checkpoints?.failure { throw failure }
    let isWanted = hasStrength && !interruption.isRequested()
    return VariantResult(
      spec: spec.identifier, report: report,
      strength: isWanted ? try strength(of: variant, in: spec, jobs: means.jobs) : nil)
  }

  private func strength<S: Spec>(
    of variant: Variant<S.App>, in spec: S, jobs: Int
  ) throws(CommandFailure) -> StrengthReport {
    var builder = StrengthBuilder(limits: options.limits, jobs: jobs)
    do {
      try builder.add(variant, of: spec)
    } catch {
      throw CommandFailure(.internalError, "\(error)")
    }
    return builder.report()
  }

  /// The report of another process, which the steps of real code may end; `nil` if it is to be made in
  /// this one, as checkpoints are.
  private func isolatedReport<S: Spec>(
    on variant: Variant<S.App>, of spec: S, _ means: Means
  ) -> VariantReport? {
    guard checkpoints == nil else { return nil }
    return SceneJournal.using(processes: means.jobs) {
      variant.isolate { try ReportCoding.encode(report(on: variant, of: spec, means)) }
    }.flatMap { try? ReportCoding.decode($0) }
  }

  private func report<S: Spec>(
    on variant: Variant<S.App>, of spec: S, _ means: Means
  ) throws(CommandFailure) -> VariantReport {
    let resumption = try checkpoints?.checkpoint(of: variant.name, in: spec.identifier)
    do throws(ExplorationError) {
      let exploration = try variant.explore(
        limits: options.limits, behavior: behavior.explored, progress: { means.progress.show($0) },
        configure: {
          $0.jobs = means.jobs
          configure(&$0, variant.name, spec.identifier, resumption)
        })
      let everyBehavior = try exploreEveryBehavior(of: variant, means)
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
    of variant: Variant<App>, _ means: Means
  ) throws(ExplorationError) -> Exploration<PresentationSystem<App>>? {
    guard behavior.isEvery, !interruption.isRequested() else { return nil }
    var limits = options.limits
    if !variant.isTooLarge { limits.depth = nil }
    let exploration = try variant.exploreEveryBehavior(
      limits: limits, progress: { means.progress.show($0, underEveryBehavior: true) },
      configure: {
        $0.jobs = means.jobs
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
