// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKit
import UIKitSemantics

@testable import SceneHarness

@MainActor
@Suite("Tasks of a scene", .serialized)
struct TaskTests {
  /// A home whose button begins something, and that keeps a log.
  final class Home: UIViewController {
    private(set) var log: [String] = []
    var task: Task<Void, Never>?
    var number: Task<Int, Never>?
    var continuation: CheckedContinuation<Int, Never>?
    var throwing: CheckedContinuation<Int, any Error>?

    init(_ actions: [(name: String, action: @MainActor (Home) -> Void)]) {
      super.init(nibName: nil, bundle: nil)
      for (place, item) in actions.enumerated() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100 + 60 * place, width: 200, height: 44)
        button.setTitle(item.name, for: .normal)
        button.addAction(UIAction { [unowned self] _ in item.action(self) }, for: .touchUpInside)
        view.addSubview(button)
      }
    }

    required init?(coder: NSCoder) { nil }

    func note(_ text: String) { log.append(text) }
  }

  actor Counter {
    private var count = 0
    func add(_ number: Int) async -> Int {
      count += number
      await Task.yield()
      return count
    }
  }

  nonisolated static func elsewhere(_ number: Int) async -> Int { number }

  /// Executes actions by their names, and returns what the home has noted.
  private func log(
    _ actions: [String], vocabulary: SceneVocabulary = SceneVocabulary(),
    _ body: @escaping @MainActor @Sendable (Home) -> Void
  ) -> [String] {
    var home: Home?
    let parts = parts(vocabulary) { _ in
      let new = Home([("Go", body), ("Cancel", { $0.task?.cancel() })])
      home = new
      return new
    }
    for name in actions { parts.does(name) }
    return home?.log ?? []
  }

  private func parts(
    _ vocabulary: SceneVocabulary = SceneVocabulary(), _ make: @escaping SceneFactory
  ) -> Driven { Driven(vocabulary, make) }

  /// One execution, driven by names.
  @MainActor
  final class Driven {
    private let execution: SceneExecution
    init(_ vocabulary: SceneVocabulary, _ make: @escaping SceneFactory) {
      execution = SceneExecution(
        SceneDefinition(
          make: make, configuration: VariantConfiguration(axes: [], choices: []),
          behavior: UIKitBehavior(),
          horizontalSizeClass: .compact, vocabulary: vocabulary, names: []))
    }

    var names: [String] { steps.map { ControllerNames([]).name(of: $0.action) } }
    var observation: SceneObservation { execution.observe().scene }

    /// What tells the state from others.
    var place: Fingerprint { objects.with(execution.observe().hashValue) }

    /// What the app keeps, and what is called when something ends.
    var objects: Fingerprint {
      var snapshot = Snapshot()
      execution.add(to: &snapshot)
      return snapshot.fingerprint
    }

    private var steps: [SceneStep] {
      var steps: [SceneStep] = []
      execution.appendActions(to: &steps)
      return steps
    }

    func does(_ name: String) {
      guard let step = steps.first(where: { ControllerNames([]).name(of: $0.action) == name })
      else {
        Issue.record("'\(name)' is none of \(names)")
        return
      }
      var events: [PresentationEvent] = []
      execution.perform(step, emitting: &events)
    }
  }

  @Test func `A task runs to its first wait before the user touches anything`() {
    #expect(
      log(["tap Go"]) { home in
        Task { home.note("in the task") }
        home.note("after it was made")
      } == ["after it was made", "in the task"])
  }

  @Test func `Whatever tasks are made of runs on the thread of the scene`() {
    let noted = log(["tap Go"]) { home in
      Task {
        async let first = Self.elsewhere(1)
        async let second = Self.elsewhere(2)
        home.note("async let \(await first + second)")
      }
    }
    #expect(noted.isEmpty, "two tasks off the main actor may run in either order: \(noted)")
    let group = log(["tap Go"]) { home in
      Task {
        let counter = Counter()
        home.note("actor \(await counter.add(3))")
        home.note("detached \(await Task.detached { await Self.elsewhere(4) }.value)")
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        continuation.yield(5)
        continuation.finish()
        for await number in stream { home.note("stream \(number)") }
        await Task.detached { await MainActor.run { home.note("main actor") } }.value
        let sum = await withTaskGroup(of: Int.self) { group in
          group.addTask { await Self.elsewhere(6) }
          return await group.next() ?? 0
        }
        home.note("group \(sum)")
      }
    }
    #expect(group == ["actor 3", "detached 4", "stream 5", "main actor", "group 6"])
  }

  @Test func `A part of a task is gone with it, so that no later one is taken for it`() {
    for _ in 1...3 {
      let noted = log(["tap Go"]) { home in
        Task {
          async let number = 1
          home.note("\(await number)")
        }
      }
      #expect(noted == ["1"])
      #expect(HeadlessScene.current.tasks.records.isEmpty)
    }
  }

  // MARK: - Time and cancellation

  @Test func `A sleep is a timer of the logical clock, however it is asked for`() {
    let ways: [@Sendable () async throws -> Void] = [
      { try await Task.sleep(for: .seconds(2)) },
      { try await Task.sleep(nanoseconds: 2_000_000_000) },
      { try await Task.sleep(until: .now + .seconds(2)) },
    ]
    for way in ways {
      let driven = parts { _ in
        Home([
          (
            "Go",
            { home in
              Task {
                try? await way(); home.note("awake")
              }
            }
          )
        ])
      }
      driven.does("tap Go")
      #expect(driven.names == ["tap Go", "task 1 wakes up after 2.0 s"])
      #expect(!driven.observation.isSettled)
      driven.does("task 1 wakes up after 2.0 s")
      #expect(driven.observation.isSettled)
    }
  }

  @Test func `A task that is cancelled wakes up at once, with an error`() {
    let noted = log(["tap Go", "tap Cancel"]) { home in
      home.task = Task {
        do {
          try await Task.sleep(for: .seconds(2))
          home.note("slept")
        } catch { home.note("\(error is CancellationError), \(Task.isCancelled)") }
      }
    }
    #expect(noted == ["true, true"])
  }

  @Test func `A task that yields lets those run that are due`() {
    let noted = log(["tap Go"]) { home in
      for name in ["a", "b"] {
        Task {
          home.note(name + "1")
          await Task.yield()
          home.note(name + "2")
        }
      }
    }
    #expect(noted == ["a1", "b1", "a2", "b2"])
  }

  @Test func `A task that never waits for anything is broken off`() throws {
    let driven = parts { _ in Home([("Go", { _ in Task { while true { await Task.yield() } } })]) }
    driven.does("tap Go")
    #expect(driven.observation.crash?.contains("Endless chain of calls") == true)
  }

  // MARK: - Order

  @Test func `Which of two tasks off the main actor runs next is the system's choice`() {
    let go: @MainActor @Sendable (Home) -> Void = { home in
      for name in ["a", "b"] {
        Task.detached { await MainActor.run { home.note(name) } }
      }
    }
    let driven = parts { _ in Home([("Go", go)]) }
    driven.does("tap Go")
    #expect(driven.names == ["task 1 continues", "task 2 continues"])
    #expect(log(["tap Go", "task 1 continues", "task 1 continues"], go) == ["a", "b"])
    #expect(log(["tap Go", "task 2 continues", "task 2 continues"], go) == ["b", "a"])
  }

  @Test func `A touch can come before a task that is due, if that is wanted`() {
    var vocabulary = SceneVocabulary()
    vocabulary.includesTouchesBeforeDueCalls = true
    let driven = parts(vocabulary) { _ in Home([("Go", { _ in Task {} })]) }
    driven.does("tap Go")
    #expect(driven.names == ["tap Go", "task 1 continues"])
  }
}
