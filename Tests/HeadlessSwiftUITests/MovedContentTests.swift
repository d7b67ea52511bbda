// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A menu beside the content, an entry of which closes the menu and opens a sheet.
private struct Menued: View {
  @State private var isMenuOpen = false
  @State private var isSheetOpen = false

  var body: some View {
    ZStack(alignment: .leading) {
      NavigationView { Button("Menu") { isMenuOpen = true } }
        .disabled(isMenuOpen)
        .offset(x: isMenuOpen ? 200 : 0)
      Button("Open") {
        isMenuOpen = false
        isSheetOpen = true
      }
      .frame(width: 200)
      .offset(x: isMenuOpen ? 0 : -200)
    }
    .sheet(isPresented: $isSheetOpen) { Text("Sheet") }
  }
}

@MainActor
@Suite("Content that an app moves as it presents")
struct MovedContentTests {
  @Test func `stays where the app has moved it`() async throws {
    let text = try await violations(depth: 8, properties: [.presenterRestored]) { _ in Menued() }
    #expect(text == "")
  }
}
