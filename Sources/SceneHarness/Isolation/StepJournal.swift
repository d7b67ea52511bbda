// SPDX-License-Identifier: MIT

import StateSpace

/// Executes steps of the user's code, so that it is known which one ends the process.
///
/// Whoever explores hands each step to ``perform(_:level:_:)``, with the path that it completes. In a
/// process made for the purpose, by ``IsolatedRun``, the path is written down before the step; in
/// any process, steps that are known to be fatal are not executed.
public final class StepJournal: @unchecked Sendable {
  private struct Memory {
    var known: [[String]: FatalStep] = [:]
    var suspicion: Suspicion
    var count = 0
    /// The step that is being executed.
    var running: [String] = []

    mutating func note(_ step: FatalStep) {
      known[step.path] = step
      suspicion.note(fatal: step.path)
    }
  }

  private let memory: ForkSafeLock<Memory>
  private let watch: (any StepWatch)?

  /// A journal that writes nothing down: for this process, once the fatal steps are known.
  ///
  /// - Parameter fatalSteps: The steps not to execute.
  public convenience init(knowing fatalSteps: [FatalStep] = []) {
    self.init(knowing: fatalSteps, suspecting: Suspicion(), watch: nil)
  }

  init(knowing fatalSteps: [FatalStep], suspecting suspicion: Suspicion, watch: (any StepWatch)?) {
    var memory = Memory(suspicion: suspicion)
    for step in fatalSteps { memory.known[step.path] = step }
    self.memory = ForkSafeLock(memory)
    self.watch = watch
    asked = watch?.asked ?? Self.word
  }

  /// Where steps note it that end no process.
  ///
  /// It is never freed, as scenes that are over refer to it.
  nonisolated(unsafe) private static let word = {
    let word = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    word.initialize(to: 0)
    return word
  }()

  /// Where the next step notes what it asks of UIKit's behavior: it is found there even if the step
  /// ends the process.
  let asked: UnsafeMutablePointer<UInt64>

  /// A journal that writes nothing down, for another process that takes steps ahead.
  var silent: StepJournal { StepJournal(knowing: memory.withLock { Array($0.known.values) }) }

  /// Says that another exploration begins: the limits of an ``IsolatedRun`` are those of each.
  public func beginExploration() { watch?.beginExploration() }

  /// Executes a step, unless it is known to be fatal.
  ///
  /// All that may run the user's code belongs into the body: the actions that lead to the step, the
  /// step itself, what is observed after it, and the end of the scene. Steps do not nest.
  ///
  /// - Parameters:
  ///   - path: The names of all actions from a fresh scene, the step's own last; empty for the
  ///     making of the scene. Steps are told apart by it.
  ///   - level: How far the exploration is, if steps are taken ahead of it: all that are shorter were
  ///     taken. By default, the length of the path.
  ///   - body: The step.
  /// - Returns: What the body returns, or why it was not executed.
  /// - Throws: What the body throws.
  /// - Complexity: O(*n*) besides the body, where *n* is the length of the path.
  public func perform<Value, Failure: Error>(
    _ path: [String], level: Int? = nil, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> StepOutcome<Value> {
    let (fatal, isSuspect, count) = look(at: path)
    // A process that ends has no time to tell what happened: it is told when it happens again.
    if let fatal, watch == nil || fatal.remarks != nil { return .fatal(fatal) }
    guard let watch else { return .returned(try body()) }
    if isSuspect, let fatal = watch.probe(path, { _ = try? body() }) {
      memory.withLock { $0.note(fatal) }
      return .fatal(fatal)
    }
    if let fatal { return .fatal(fatal) }
    memory.withLock { $0.running = path }
    watch.begin(path, level: level ?? path.count, count: count)
    defer { watch.end() }
    return .returned(try body())
  }

  /// Executes a part of the running step that may end the process though the step does not, unless it
  /// is known to be fatal.
  ///
  /// - Parameters:
  ///   - path: The name of the part.
  ///   - body: The part.
  /// - Returns: What the body returns, or why it was not executed.
  func performPart<Value>(_ path: [String], _ body: () -> Value) -> StepOutcome<Value> {
    let (fatal, isSuspect, _) = look(at: path)
    if let fatal { return .fatal(fatal) }
    guard let watch else { return .returned(body()) }
    defer { watch.rename(memory.withLock(\.running)) }
    if isSuspect, let fatal = watch.probe(path, { _ = body() }) {
      memory.withLock { $0.note(fatal) }
      return .fatal(fatal)
    }
    watch.rename(path)
    return .returned(body())
  }

  /// Told of what happens in the step, if somebody wants to know.
  var listener: ((String) -> Void)? { watch?.listener }

  private func look(at path: [String]) -> (FatalStep?, isSuspect: Bool, count: Int) {
    memory.withLock { memory in
      memory.count += 1
      if let fatal = memory.known[path] { return (fatal, true, memory.count) }
      return (nil, memory.suspicion.includes(path, at: memory.count), memory.count)
    }
  }
}

/// What a process does about steps that may end it.
protocol StepWatch: Sendable {
  /// Counts anew what is limited.
  func beginExploration()
  /// Writes down the step that begins.
  func begin(_ path: [String], level: Int, count: Int)
  /// Writes down that the step has ended.
  func end()
  /// Writes down which part of the step is executed.
  func rename(_ path: [String])
  /// Told of what happens in the step that begins, if somebody wants to know.
  var listener: ((String) -> Void)? { get }
  /// Where a step notes what it asks; `nil` if it need not outlive the process.
  var asked: UnsafeMutablePointer<UInt64>? { get }
  /// Tries a step out in another process: why it is fatal, or nothing.
  func probe(_ path: [String], _ body: () -> Void) -> FatalStep?
}
