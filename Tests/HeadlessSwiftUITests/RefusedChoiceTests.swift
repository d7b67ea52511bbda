// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

/// A sheet with pages, which a pull may take away while a page is turned.
private struct Pages: View {
  @State private var isShown = false
  @State private var page = 0

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) {
        TabView(selection: $page) {
          Text("One").tag(0)
          Text("Two").tag(1)
        }.tabViewStyle(.page)
      }
  }
}

@MainActor
@Suite("A binding may refuse what the user chooses")
struct RefusedChoiceTests {
  @Test func `A tab view shows the tab again that its selection holds`() async throws {
    let text = try await violations { _ in
      TabView(selection: .constant(0)) {
        Text("One").tabItem { Text("A") }.tag(0)
        Text("Two").tabItem { Text("B") }.tag(1)
      }
    }
    #expect(!text.contains("is violated"))
  }

  @Test func `A sheet stays at the detent that its selection holds`() async throws {
    let text = try await violations { _ in
      Color.clear.sheet(isPresented: .constant(true)) {
        ScrollView { Text("Map") }
          .presentationDetents([.medium, .large], selection: .constant(.medium))
          .interactiveDismissDisabled()
      }
    }
    #expect(!text.contains("is violated"))
  }

  @Test("A page that was turned is chosen, also where its sheet is pulled meanwhile")
  func page() async throws {
    #expect(try await !violations { _ in Pages() }.contains("is violated"))
  }
}
