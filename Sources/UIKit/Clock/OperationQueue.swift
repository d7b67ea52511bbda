// SPDX-License-Identifier: MIT

import Foundation

/// A queue whose operations wait in the logical clock.
///
/// It is found before Foundation's where a source file imports UIKit only. Every queue does its
/// operations on the main actor, one event for each; one that depends on others comes after these.
public final class OperationQueue: NSObject, @unchecked Sendable {
  /// The queue of the main thread.
  public static let main = OperationQueue(named: "main operation queue")

  /// The queue whose operation runs: everything runs on the main thread.
  public static var current: OperationQueue? { main }

  /// What traces call the queue.
  public var name: String?
  /// As storage: operations are done one at a time.
  public var maxConcurrentOperationCount = -1
  /// As storage.
  public var qualityOfService = QualityOfService.default

  /// Creates a queue.
  public override init() {}

  private init(named name: String) { self.name = name }

  /// Does work when the clock fires it.
  @preconcurrency
  public func addOperation(
    _ block: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: UInt = #line
  ) {
    let work = Unchecked(value: block)
    add(
      BlockOperation { MainActor.assumeIsolated { work.value() } },
      "call at \(DispatchQueue.place(file, line))")
  }

  /// Starts an operation when the clock fires it, and all that it depends on has ended.
  public func addOperation(_ operation: Operation) {
    add(operation, operation.name ?? "\(type(of: operation))")
  }

  /// Starts operations, each for itself.
  ///
  /// To wait for them means that those which can be started are, here and now.
  public func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    operations.forEach(addOperation)
    if wait { onMain { $0.runAll(operations) } }
  }

  /// Cancels what has not been started.
  public func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  /// The operations that have not been started.
  public var operations: [Operation] {
    onMain { scene in Unchecked(value: scene.waiting.filter { $0.queue === self }.map(\.operation))
    }
    .value
  }

  /// How many operations have not been started.
  public var operationCount: Int { operations.count }

  private func add(_ operation: Operation, _ what: String) {
    let added = Unchecked(value: operation)
    let text = "\(name ?? "operation queue") \(what)"
    onMain { $0.add(added.value, of: self, text) }
  }

  private func onMain<Result: Sendable>(
    _ body: @MainActor (SceneOperations) -> Result
  ) -> Result {
    MainActor.assumeIsolated { body(HeadlessScene.current.operations) }
  }
}

/// The operations of a scene that have not been started.
@MainActor
final class SceneOperations {
  struct Entry {
    let operation: Operation
    let queue: OperationQueue
    let text: String
    /// The event that starts the operation; none while it waits for others.
    var event: PendingEvent.ID?
  }

  private(set) var waiting: [Entry] = []
  private let clock: LogicalClock

  init(clock: LogicalClock) { self.clock = clock }

  func add(_ operation: Operation, of queue: OperationQueue, _ text: String) {
    waiting.append(Entry(operation: operation, queue: queue, text: text))
    scheduleReady()
  }

  /// Starts those that can be started, of some operations, until none is left.
  func runAll(_ operations: [Operation]) {
    while let next = waiting.first(where: {
      $0.operation.isReady && operations.contains($0.operation)
    }
    ) {
      clock.cancel(next.event)
      start(next.operation)
    }
  }

  private func scheduleReady() {
    for place in waiting.indices where waiting[place].event == nil {
      let operation = waiting[place].operation
      guard operation.isReady else { continue }
      let text = waiting[place].text
      let isOnMain = waiting[place].queue === OperationQueue.main
      waiting[place].event = clock.schedule(
        .call, text, after: 0, label: isOnMain ? DispatchQueue.main.label : ""
      ) { [unowned self] in start(operation) }
    }
  }

  private func start(_ operation: Operation) {
    waiting.removeAll { $0.operation === operation }
    operation.start()
    scheduleReady()
  }
}
