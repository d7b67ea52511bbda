// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

@MainActor
@Suite("The object of a view that is gone")
struct GoneObjectTests {
  enum Keeper: CaseIterable { case nobody, cycle, timer, singleton }

  @MainActor final class Model: ObservableObject {
    static let shared = Model()
    var again: (() -> Void)?
    private(set) var count = 0

    func begin(_ keeper: Keeper) {
      switch keeper {
      case .nobody, .singleton: break
      case .cycle: again = { self.count += 1 }
      case .timer:
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = self }
      }
    }
  }

  private struct Editor: View {
    let keeper: Keeper
    @StateObject private var model: Model
    @Environment(\.dismiss) private var dismiss

    init(keeper: Keeper) {
      self.keeper = keeper
      _model = StateObject(wrappedValue: keeper == .singleton ? .shared : Model())
    }

    var body: some View { Button("Close") { dismiss() }.onAppear { model.begin(keeper) } }
  }

  private struct Home: View {
    let keeper: Keeper
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { Editor(keeper: keeper) }
    }
  }

  @Test("is told of where a cycle or a timer keeps it", arguments: Keeper.allCases)
  func kept(keeper: Keeper) async throws {
    let found = try await violations(depth: 4, properties: [.released]) { _ in
      Home(keeper: keeper)
    }
    let isKept = keeper == .cycle || keeper == .timer
    #expect(found.contains("Model, which a view has owned that is gone") == isKept, "\(found)")
  }
}
