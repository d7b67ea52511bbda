// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import UIKit

/// The answer of something outside of the app, such as a server: when it comes, and which it is, is
/// explored.
///
/// Let the app's own protocol ask for it, once for each request:
///
/// ```swift
/// struct FakeFeed: FeedService {
///   let items: SceneAnswer<[Item]>
///   func load() async throws -> [Item] { try await items() }
/// }
///
/// { setup in FeedViewController(FakeFeed(items: setup.answer("load") { [Item(name: "a")] })) }
/// ```
///
/// From the request on, each outcome is an action of the system, until one of them happens.
@MainActor
public final class SceneAnswer<Value> {
  /// What may come of a request.
  public struct Outcomes: OptionSet, Sendable {
    /// One bit for each outcome.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The value comes.
    public static var value: Outcomes { Outcomes(rawValue: 1) }
    /// The request fails.
    public static var error: Outcomes { Outcomes(rawValue: 2) }
    /// Nothing ever comes, not even an error.
    public static var never: Outcomes { Outcomes(rawValue: 4) }
  }

  /// What is asked for, as traces call it.
  public let name: String
  private let outcomes: Outcomes
  private let errors: [any Error]
  private let make: () -> Value
  /// How many requests there were, so that each is told from others.
  private var count = 0
  private var open: [Int: Request] = [:]

  private struct Request {
    let complete: (Result<Value, any Error>) -> Void
    let events: [PendingEvent.ID]
    /// The task that waits for it, if one does.
    let task: Int?
  }

  init(_ name: String, _ outcomes: Outcomes, _ errors: [any Error], _ make: @escaping () -> Value) {
    (self.name, self.outcomes, self.errors, self.make) = (name, outcomes, errors, make)
  }

  /// Asks, and waits for the answer; a task that is cancelled gets a `CancellationError` at once.
  public func callAsFunction() async throws -> Value {
    let number = nextNumber()
    let task = HeadlessScene.current.tasks.runningSerial
    let scene = ObjectIdentifier(HeadlessScene.current)
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withUnsafeThrowingContinuation { continuation in
        ask(number, of: task) {
          HeadlessScene.current.tasks.noteAnswer(to: task)
          continuation.resume(with: Sent(value: $0).value)
        }
      }
    } onCancel: {
      // Who goes with a scene that is over, and cancels its tasks then, may do so in another scene.
      MainActor.assumeIsolated {
        guard ObjectIdentifier(HeadlessScene.current) == scene else { return }
        complete(number, .failure(CancellationError()))
      }
    }
  }

  /// Asks, and calls a closure with the answer.
  public func callAsFunction(_ completion: @escaping (Result<Value, any Error>) -> Void) {
    ask(nextNumber(), of: nil, completion)
  }

  private func nextNumber() -> Int {
    count += 1
    return count
  }

  private func ask(
    _ number: Int, of task: Int?, _ completion: @escaping (Result<Value, any Error>) -> Void
  ) {
    let clock = HeadlessScene.current.clock
    var events: [PendingEvent.ID] = []
    func offer(_ name: String, _ action: @escaping @MainActor () -> Void) {
      let name = "\(self.name) \(name)"
      events.append(clock.schedule(.answer, name, after: .infinity, action: action))
    }
    if outcomes.contains(.value) {
      offer("answers") { [self] in complete(number, .success(make())) }
    }
    if outcomes.contains(.error) {
      for error in errors {
        let name = errors.count > 1 ? "fails with \(Self.name(of: error))" : "fails"
        offer(name) { [self] in complete(number, .failure(error)) }
      }
    }
    if outcomes.contains(.never) {
      offer("never answers") { [self] in
        HeadlessScene.current.tasks.noteSilence(to: close(number)?.task)
      }
    }
    open[number] = Request(complete: completion, events: events, task: task)
  }

  private static func name(of error: any Error) -> String {
    let text = "\(error)"
    guard text.hasPrefix("Error Domain=") else { return text }
    return "\((error as NSError).domain) \((error as NSError).code)"
  }

  private func complete(_ number: Int, _ result: Result<Value, any Error>) {
    close(number)?.complete(result)
  }

  private func close(_ number: Int) -> Request? {
    guard let request = open.removeValue(forKey: number) else { return nil }
    for event in request.events { HeadlessScene.current.clock.cancel(event) }
    return request
  }

  /// A value that goes from one task of a scene to another: all of them run on one thread.
  private struct Sent<Content>: @unchecked Sendable { nonisolated(unsafe) let value: Content }
}

extension SceneAnswer: SnapshotConvertible {
  /// It speaks for all that it stores.
  nonisolated static var snapshotBase: AnyClass { Self.self }

  /// Adds what waits for an answer, in its order; how much was asked for before does not count.
  func addState(to snapshot: inout Snapshot) {
    snapshot.add(open.count)
    for (_, request) in open.sorted(by: { $0.key < $1.key }) {
      snapshot.named("request") {
        $0.add(reflecting: request.complete)
        if let task = $0.tasks?.records.first(where: { $0.serial == request.task }) {
          $0.add(task.name)
        }
      }
    }
  }
}

/// A request that fails, as far as a scene does not say how.
public struct RequestFailed: Error, Hashable, Sendable {
  /// What was asked for.
  public let name: String
}

extension SceneSetup {
  /// Something outside of the app that is asked for a value: the answer comes at any time, or an
  /// error does.
  ///
  /// - Parameters:
  ///   - name: What traces call it.
  ///   - outcomes: What may come of a request. With `.never`, what follows if nothing ever comes is
  ///     explored too, and not only what happens before the answer.
  ///   - errors: How a request fails, in one way or in several, each an action of its own; by default with
  ///     a ``RequestFailed``.
  ///   - value: Makes the value, when it comes.
  /// - Returns: What the app's own code asks, once for each request.
  public func answer<Value>(
    _ name: String, outcomes: SceneAnswer<Value>.Outcomes = [.value, .error],
    failing errors: any Error..., value: @escaping @MainActor () -> Value
  ) -> SceneAnswer<Value> {
    SceneAnswer(name, outcomes, errors.isEmpty ? [RequestFailed(name: name)] : errors, value)
  }
}
