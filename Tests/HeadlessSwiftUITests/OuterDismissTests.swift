// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("A dismiss that a sheet has from the view that presents it")
struct OuterDismissTests {
  fileprivate enum Closing: CaseIterable { case outer, outerOfToolbar, own, both, handed, alert }

  private struct Outer: View {
    @State private var isOpen = false
    let closing: Closing
    var body: some View {
      Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Middle(closing: closing) }
    }
  }

  private struct Middle: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isOpen = false
    let closing: Closing

    var body: some View {
      if closing == .alert {
        Button("Delete") { isOpen = true }.alert("Sure?", isPresented: $isOpen) {
          Button("OK") { dismiss() }
        }
      } else {
        Button("More") { isOpen = true }.sheet(isPresented: $isOpen) { inner }
      }
    }

    @ViewBuilder private var inner: some View {
      switch closing {
      case .outer, .alert: Button("Close") { dismiss() }
      case .outerOfToolbar:
        NavigationStack { Text("Inner").toolbar { Button("Close") { dismiss() } } }
      case .own: Inner()
      case .both:
        Button("Close") {
          isOpen = false
          dismiss()
        }
      case .handed: Inner { dismiss() }
      }
    }
  }

  private struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    var finish: (() -> Void)?
    var body: some View { Button("Close") { if let finish { finish() } else { dismiss() } } }
  }

  @Test("is told of where it closes both", arguments: Closing.allCases)
  fileprivate func closes(_ closing: Closing) async throws {
    let text = try await violations { _ in Outer(closing: closing) }
    let isTold = closing == .outer || closing == .outerOfToolbar
    #expect(
      text.contains("\"\(SceneProperty.dismissesOnlyOwn.name)\" is violated") == isTold, "\(text)")
    #expect(text.contains("violated") == isTold, "\(text)")
    if isTold {
      #expect(
        text.contains(
          "'Close' on a sheet calls the `dismiss` of Middle, which has presented the sheet: both go"
        ),
        "\(text)")
    }
  }
}
