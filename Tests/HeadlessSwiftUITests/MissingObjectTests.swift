// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("An object that no view around gives")
struct MissingObjectTests {
  @Observable
  final class Router { var count = 0 }

  /// Uses the router in an action only.
  private struct Editor: View {
    @Environment(Router.self) private var router
    var body: some View { Button("Save") { router.count += 1 } }
  }

  private struct Reader: View {
    @Environment(Router.self) private var router: Router?
    var body: some View { Text(router == nil ? "none" : "one") }
  }

  private struct Home: View {
    let isInside: Bool
    @State private var isOpen = false
    @State private var router = Router()
    var body: some View {
      if isInside {
        Button("Open") { isOpen = true }.environment(router)
          .sheet(isPresented: $isOpen) { Editor() }
      } else {
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) { Editor() }.environment(router)
      }
    }
  }

  @Test("ends the app as soon as the view that needs it is evaluated", arguments: [true, false])
  func needed(isInside: Bool) async throws {
    let found = try await violations(depth: 2, properties: [.neverCrashes]) { _ in
      Home(isInside: isInside)
    }
    #expect(found.contains("No Observable object of type Router found.") == isInside, "\(found)")
  }

  @Test func `is nil where an optional one is asked for`() {
    #expect(Stage(Reader()).texts == ["none"])
  }
}
