// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Testing
import UIKit
import ViewTesting

@MainActor
@Suite("What publishers keep, as a part of the state")
struct CombineStateTests {
  /// A screen with one button, and what its taps are passed through.
  private final class Model: ObservableObject {
    let taps = PassthroughSubject<Void, Never>()
    @Published var text = ""
    private var subscriptions: Set<AnyCancellable> = []

    init(_ make: (AnyPublisher<Void, Never>) -> AnyPublisher<String, Never>) {
      make(taps.eraseToAnyPublisher()).sink { [unowned self] in text = $0 }
        .store(in: &subscriptions)
    }
  }

  private struct Screen: View {
    @StateObject var model: Model
    var body: some View {
      Button("Tap") { model.taps.send() }
      Text(model.text)
    }
  }

  private func states(
    _ depth: Int,
    _ make: @escaping (AnyPublisher<Void, Never>) -> AnyPublisher<String, Never>
  ) throws -> Int {
    let variant = Variant(scene: "scene", summary: "", names: []) { _ in
      UIHostingController(rootView: Screen(model: Model(make)))
    }
    return try variant.explore(limits: Limits(depth: depth)).distinct
  }

  @Test func `what an operator counts tells states apart`() throws {
    let third = try states(8) { $0.collect(3).prefix(1).map { _ in "three" }.eraseToAnyPublisher() }
    let second = try states(8) { $0.collect(2).prefix(1).map { _ in "two" }.eraseToAnyPublisher() }
    #expect(third == second + 1)
  }

  @Test func `what is over, or goes round, makes no state more, however long it lasts`() throws {
    let publishers: [(AnyPublisher<Void, Never>) -> AnyPublisher<String, Never>] = [
      {
        $0.throttle(for: 1, scheduler: RunLoop.main, latest: true).map { "a" }.eraseToAnyPublisher()
      },
      {
        $0.flatMap(maxPublishers: .max(1)) { Just("a").delay(for: 1, scheduler: RunLoop.main) }
          .first()
          .eraseToAnyPublisher()
      },
      {
        $0.map { Just("a").delay(for: 1, scheduler: RunLoop.main) }.switchToLatest()
          .eraseToAnyPublisher()
      },
      { $0.collect(2).map { _ in "a" }.removeDuplicates().share().eraseToAnyPublisher() },
    ]
    for publisher in publishers {
      let (some, more) = (try states(9, publisher), try states(13, publisher))
      #expect(some == more)
    }
  }
}
