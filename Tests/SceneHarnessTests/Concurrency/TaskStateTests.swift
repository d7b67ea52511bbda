// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("States of a scene whose tasks wait", .serialized)
struct TaskStateTests {
  typealias Home = TaskTests.Home

  private func explore(
    depth: Int? = nil, properties: [SceneProperty] = .everyScene, _ make: @escaping SceneFactory
  ) throws -> Exploration<PresentationSystem<SceneApplication>> {
    let variant = Variant(
      scene: "tasks", summary: "", names: [], properties: properties, make: make)
    return try variant.explore(limits: Limits(depth: depth))
  }

  private static func reached(
    _ name: String, _ condition: @escaping @Sendable (SceneObservation) -> Bool
  )
    -> SceneProperty
  { .reachable(name) { condition($0.app.observation) } }

  @Test func `Tasks that hold different values make different states`() throws {
    let properties = ["a", "b"].map { name in
      Self.reached(name) { $0.fields.first?.value == "[\"\(name)\"]" }
    }
    let found = try explore(properties: properties) { setup in
      let answer = setup.answer("load", outcomes: .value) { 1 }
      let home = Home(
        ["a", "b"].map { name in
          (
            name: name,
            action: { home in
              guard home.task == nil else { return }
              home.task = Task {
                _ = try? await answer()
                home.note(name)
              }
            }
          )
        })
      setup.show("log") { "\(home.log)" }
      return home
    }
    #expect(found.results.allSatisfy { $0.verdict == .holds })
  }

  @Test func `A task that has ended leaves nothing behind: the space is finite`() throws {
    let found = try explore(depth: 8) { setup in
      let answer = setup.answer("load") { 1 }
      return Home([
        (
          "Go",
          { home in
            home.task?.cancel()
            home.task = Task { _ = try? await answer() }
          }
        )
      ])
    }
    #expect(found.isClosed)
    #expect(found.distinct == 6)
  }

  @Test func `A continuation that is resumed twice is a violation with its sequence`() throws {
    let found = try explore(depth: 4) { _ in
      Home([
        (
          "Load",
          { home in
            guard home.continuation == nil else { return }
            Task { home.note("\(await withCheckedContinuation { home.continuation = $0 })") }
          }
        ),
        ("Answer", { $0.continuation?.resume(returning: 1) }),
      ])
    }
    let result = try #require(found.results.first { $0.name == SceneProperty.neverCrashes.name })
    #expect(result.verdict == .violated)
    let crash = result.trace?.steps.last?.after.app.observation.crash
    #expect(crash?.contains("tried to resume its continuation more than once") == true)
    #expect(result.trace?.steps.count == 3)
  }

  @Test("A continuation that nobody can resume any more is a violation", arguments: [true, false])
  func forgotten(isForgotten: Bool) throws {
    let found = try explore(depth: 3) { _ in
      Home([
        (
          "Load",
          { home in
            guard home.throwing == nil else { return }
            Task { try await withCheckedThrowingContinuation { home.throwing = $0 } }
          }
        ),
        (
          "Forget",
          { home in
            if !isForgotten { home.throwing?.resume(returning: 1) }
            home.throwing = nil
          }
        ),
      ])
    }
    let result = try #require(
      found.results.first { $0.name == SceneProperty.exactlyOneOutcome.name })
    #expect((result.verdict == .violated) == isForgotten)
    let wrong = result.trace?.steps.last?.after.app.observation.wrongOutcomes
    #expect(
      wrong?.first?.contains("waits for a continuation that nobody can resume") ?? !isForgotten)
  }

  @Test func `A loop that sleeps is no chain of calls without delay`() throws {
    final class Blinking: UIViewController {
      var isOn = false
    }
    let exploration = try explore(depth: 60) { _ in
      let screen = Blinking()
      Task { @MainActor [weak screen] in
        while true {
          try? await Task.sleep(for: .seconds(1))
          screen?.isOn.toggle()
        }
      }
      return screen
    }
    #expect(exploration.states.allSatisfy { $0.app.observation.crash == nil })
  }

  @Test func `A task that a scene has left behind never runs again`() async throws {
    final class Owner: UIViewController {
      nonisolated(unsafe) var task: Task<Void, Never>?
      deinit { task?.cancel() }
    }
    nonisolated(unsafe) var woken = 0
    _ = try explore(depth: 2) { setup in
      let owner = Owner()
      let answer = setup.answer("load") { 1 }
      owner.task = Task {
        try? await Task.sleep(for: .seconds(1))
        if Task.isCancelled { woken += 1 }
      }
      Task.detached { _ = try? await answer() }
      return owner
    }
    await Task.yield()
    await Task.detached { try? await Task.sleep(for: .milliseconds(1)) }.value
    #expect(woken == 0)
  }

  @Test("A screen may cancel its request when it goes, also with a scene that is over")
  func cancelledAtTheEnd() throws {
    final class Loading: UIViewController {
      private var task: Task<Void, Never>?
      private let answer: SceneAnswer<Int>

      init(_ answer: SceneAnswer<Int>) {
        self.answer = answer
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        task = Task { [weak self, answer] in
          let number = try? await answer()
          self?.title = number.map { "\($0)" }
        }
      }

      isolated deinit { task?.cancel() }
    }
    let exploration = try explore { Loading($0.answer("load") { 1 }) }
    #expect(exploration.isClosed && exploration.distinct >= 3)
    #expect(exploration.states.allSatisfy { $0.app.observation.crash == nil })
  }
}
