// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Queues of operations and groups of calls, on the logical clock")
struct QueueTests {
  let journal = Journal()

  private func run(_ scene: HeadlessScene) {
    while let event = scene.clock.pending.first { scene.clock.fire(event.id) }
  }

  @Test func `A block waits for the clock, under the name of the line that added it`() {
    let scene = HeadlessScene.start()
    OperationQueue.main.addOperation { [journal] in journal.note("done") }
    #expect(journal.lines.isEmpty)
    #expect(scene.pendingNames == ["main operation queue call at QueueTests.swift:17"])
    run(scene)
    #expect(journal.lines == ["done"] && OperationQueue.main.operationCount == 0)
  }

  @Test("An operation comes after those that it depends on, in whatever order they were added")
  func dependency() {
    let scene = HeadlessScene.start()
    let queue = OperationQueue()
    let (first, second) = (Noting(journal, "first"), Noting(journal, "second"))
    second.addDependency(first)
    queue.addOperations([second, first], waitUntilFinished: false)
    #expect(queue.operationCount == 2 && scene.pendingNames == ["operation queue Noting"])
    run(scene)
    #expect(journal.lines == ["first", "second"])
  }

  @Test func `What is cancelled before it has begun is not done`() {
    let scene = HeadlessScene.start()
    let queue = OperationQueue()
    queue.addOperation(Noting(journal, "never"))
    queue.cancelAllOperations()
    run(scene)
    #expect(journal.lines.isEmpty && queue.operationCount == 0)
  }

  @Test func `Nothing of one scene is left for the next`() {
    HeadlessScene.start()
    OperationQueue.main.addOperation { [journal] in journal.note("done") }
    HeadlessScene.start()
    #expect(OperationQueue.main.operationCount == 0)
  }

  @Test func `A group tells when all work is done, by a call of its own`() {
    let scene = HeadlessScene.start()
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().async(group: group) { [journal] in journal.note("loaded") }
    group.notify(queue: .main) { [journal] in journal.note("all") }
    run(scene)
    #expect(journal.lines == ["loaded"])
    group.leave()
    #expect(journal.lines == ["loaded"])
    run(scene)
    #expect(journal.lines == ["loaded", "all"])
  }

  @Test func `A group without work tells at once`() {
    let scene = HeadlessScene.start()
    DispatchGroup().notify(queue: .main) { [journal] in journal.note("all") }
    run(scene)
    #expect(journal.lines == ["all"])
  }
}

/// Writes into a journal.
private final class Noting: Operation, @unchecked Sendable {
  private let journal: Journal
  private let text: String

  init(_ journal: Journal, _ text: String) {
    (self.journal, self.text) = (journal, text)
  }

  override func main() { MainActor.assumeIsolated { journal.note(text) } }
}
