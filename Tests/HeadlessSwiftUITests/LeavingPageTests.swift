// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

/// A list of pages that load what they show.
private struct Loading: View {
  let load: SceneAnswer<Int>

  private struct Page: View {
    let load: SceneAnswer<Int>
    @State private var number: Int?

    var body: some View {
      Group {
        if let number { Text("\(number)") } else { ProgressView() }
      }
      .task { number = try? await load() }
    }
  }

  var body: some View {
    NavigationStack {
      List(1..<3) { NavigationLink("Row \($0)", value: $0) }
        .navigationDestination(for: Int.self) { _ in Page(load: load) }
    }
  }
}

/// A page with an alert that leads back to the root, and to another tab.
private struct Shop: View {
  let changesTab: Bool
  let note: @MainActor @Sendable () -> Void
  @State private var tab = 0
  @State private var path: [Int] = []

  private struct Page: View {
    let goOn: @MainActor @Sendable () -> Void
    @State private var isAdded = false

    var body: some View {
      Button("Add") { isAdded = true }
        .alert("Added", isPresented: $isAdded) { Button("OK", action: goOn) }
    }
  }

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        NavigationLink("Go", value: 1)
          .navigationDestination(for: Int.self) { _ in
            Page {
              note()
              if changesTab { tab = 1 }
              path = []
            }
          }
      }
      .tabItem { Text("Shop") }.tag(0)
      Text("Nothing yet").tabItem { Text("Cart") }.tag(1)
    }
  }
}

@MainActor
@Suite("A page that leaves")
struct LeavingPageTests {
  @Test func `hands no state on to one that is pushed before it has gone`() async throws {
    let text = try await violations { setup in
      Loading(load: setup.answer("load", outcomes: [.value]) { 1 })
    }
    #expect(!text.contains("is violated"))
  }

  @Test(
    "presents nothing more, also where another tab is chosen at once", arguments: [true, false])
  func alert(changesTab: Bool) async throws {
    let text = try await violations { _ in Shop(changesTab: changesTab) {} }
    #expect(!text.contains("is violated"))
  }

  @Test func `runs no action of its alert twice`() {
    var count = 0
    let stage = Stage(Shop(changesTab: false) { count += 1 })
    for title in ["Go", "Add", "OK"] { stage.tap(title) }
    #expect(count == 1)
    #expect(stage.presented.isEmpty)
  }
}
