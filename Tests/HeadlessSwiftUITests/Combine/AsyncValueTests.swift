// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Values that a task waits for")
struct AsyncValueTests {

  private final class Log { var texts: [String] = [] }
  private let log = Log()

  @Test func `come in a loop as long as the publisher has not ended`() {
    let stage = Stage(Text(""))
    let subject = PassthroughSubject<Int, Never>()
    stage.turn {
      Task { [log] in
        for await value in subject.values { log.texts.append("\(value)") }
        log.texts.append("end")
      }
    }
    stage.settle()
    for value in 1...2 {
      stage.turn { subject.send(value) }
      stage.settle()
    }
    stage.turn { subject.send(completion: .finished) }
    stage.settle()
    #expect(log.texts == ["1", "2", "end"])
  }

  @Test func `that come while the loop is at work are lost, or the last one waits`() {
    let stage = Stage(Text(""))
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    stage.turn {
      Task { [log] in for await value in subject.values { log.texts.append("passed \(value)") } }
      Task { [log] in for await value in current.values { log.texts.append("current \(value)") } }
    }
    stage.settle()
    stage.turn {
      for value in 1...3 {
        subject.send(value)
        current.send(value)
      }
    }
    stage.settle()
    #expect(log.texts.filter { $0.hasPrefix("p") } == ["passed 1"])
    #expect(log.texts.filter { $0.hasPrefix("c") } == ["current 0", "current 1", "current 3"])
  }

  @Test func `end with the task`() {
    let stage = Stage(Text(""))
    let subject = PassthroughSubject<Int, Never>()
    var task: Task<Void, Never>?
    stage.turn {
      task = Task { [log] in
        for await value in subject.values { log.texts.append("\(value)") }
        log.texts.append("end")
      }
    }
    stage.settle()
    stage.turn { task?.cancel() }
    stage.settle()
    stage.turn { subject.send(1) }
    #expect(log.texts == ["end"])
  }

  @Test func `can fail`() {
    let stage = Stage(Text(""))
    let subject = PassthroughSubject<Int, Trouble>()
    stage.turn {
      Task { [log] in
        do {
          for try await value in subject.values { log.texts.append("\(value)") }
        } catch {
          log.texts.append("\(error)")
        }
      }
    }
    stage.settle()
    stage.turn { subject.send(1) }
    stage.settle()
    stage.turn { subject.send(completion: .failure(.trouble)) }
    stage.settle()
    #expect(log.texts == ["1", "trouble"])
  }

  @Test func `of a future come once`() {
    let stage = Stage(Text(""))
    var promise: Future<Int, Trouble>.Promise?
    let future = Future<Int, Trouble> { promise = $0 }
    stage.turn {
      Task { [log] in
        log.texts.append("\(await Future<Int, Never> { $0(.success(1)) }.value)")
        do { _ = try await future.value } catch { log.texts.append("\(error)") }
      }
    }
    stage.settle()
    stage.turn { promise?(.failure(.trouble)) }
    stage.settle()
    #expect(log.texts == ["1", "trouble"])
  }
}
