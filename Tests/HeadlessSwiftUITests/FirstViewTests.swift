// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@Suite("Views of an app")
@MainActor
struct FirstViewTests {
  /// A list whose rows open a cover.
  private struct ContentView: View {
    @State private var isOpen = false
    let canClose: Bool

    var body: some View {
      VStack {
        Text("Home")
        Button("Open") { isOpen = true }
      }
      .fullScreenCover(isPresented: $isOpen) { DetailView(canClose: canClose) }
    }
  }

  private struct DetailView: View {
    @Environment(\.dismiss) private var dismiss
    let canClose: Bool

    var body: some View {
      VStack {
        Text("Detail")
        if canClose { Button("Close") { dismiss() } }
      }
    }
  }

  @Test("are explored, and a cover that nothing closes is found")
  func trap() throws {
    try withKnownIssue {
      try expectNoViolation { ContentView(canClose: false) }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      print(text)
      return text.contains("user: tap Open")
    }
  }

  @Test("are quiet where a button closes the cover")
  func noTrap() throws {
    try expectNoViolation { ContentView(canClose: true) }
  }
}
