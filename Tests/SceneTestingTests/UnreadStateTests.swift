// SPDX-License-Identifier: MIT

import SceneTesting
import Synchronization
import Testing
import UIKit

/// Something that counts to three.
private protocol Counter: AnyObject {
  init()
  /// Counts on, and returns how far.
  func count() -> Int
}

private final class LongNumber: Counter {
  private var number: Int128 = 0
  func count() -> Int {
    number += 1
    return Int(number)
  }
}

private final class Vector: Counter {
  private var vector = SIMD3<Float>(repeating: 0)
  func count() -> Int {
    vector.y += 1
    return Int(vector.y)
  }
}

private final class RowOfNumbers: Counter {
  private var row: InlineArray<2, Int> = [0, 0]
  func count() -> Int {
    row[1] += 1
    return row[1]
  }
}

private final class Nothing: Counter {
  let nothing: Void = ()
  private(set) var number = 0
  func count() -> Int {
    number += 1
    return number
  }
}

/// Presents a sheet, and counts how often; it fails at the third time.
private final class CountingHome: UIViewController {
  private let counter: any Counter

  init(_ counter: any Counter) {
    self.counter = counter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      button("Open") { [unowned self] in
        precondition(counter.count() < 3, "once too often")
        present(screen("Close") { $0.dismiss(animated: true) }, animated: true)
      })
  }
}

/// What nobody can copy.
private final class Uncopied {
  struct Part<Value>: ~Copyable { var value: Value }
  enum Choice: ~Copyable { case some(Int), none }
  let locked = Mutex(0)
  let atomic = Atomic(0)
  private(set) var part = Part(value: "")
  private(set) var choice = Choice.none
  let nothing: Void = ()
  private(set) var number = 0

  func change() {
    locked.withLock { $0 += 1 }
    atomic.add(1, ordering: .relaxed)
    part.value += "x"
    choice = .some(1)
  }
}

@MainActor
@Suite("State that Swift does not let everybody read")
struct UnreadStateTests {
  private static let counters: [any Counter.Type] = [
    LongNumber.self, Vector.self, RowOfNumbers.self, Nothing.self,
  ]

  @Test("of a kind that cannot be reflected is part of the state of a scene", arguments: 0..<4)
  func counted(number: Int) throws {
    let found = try violations(budget: testBudget) { CountingHome(Self.counters[number].init()) }
    #expect(found.count == 1)
    #expect(found.first?.contains("once too often") == true)
  }

  @Test func `is told of where it cannot be read`() async throws {
    let told = try await issues {
      try await expectNoViolation(budget: testBudget, properties: .singleScreen) { setup in
        let uncopied = Uncopied()
        setup.include("uncopied", uncopied)
        return screen("Choose") { _ in uncopied.change() }
      }
    }
    let names = told.map(\.text).filter { $0.contains("cannot be read") }.map {
      $0.prefix { $0 != " " }
    }
    #expect(
      names == ["atomic", "choice", "locked", "part"].map { "'Uncopied.\($0)'" },
      "\(told.map(\.text))")
  }
}
