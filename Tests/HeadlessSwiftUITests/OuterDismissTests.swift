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

/// Edits one of two items, and closes the editor when the item has been saved.
private struct Editing: View {
  enum Closing: CaseIterable { case byBinding, byDismiss, onlyOwn }
  private struct Item: Identifiable { let id: String }

  let closing: Closing
  @State private var edited: Item?

  var body: some View {
    VStack {
      Button("A") { edited = Item(id: "A") }
      Button("B") { edited = Item(id: "B") }
    }
    .sheet(item: $edited) { item in
      Editor(dismisses: closing == .byDismiss) {
        switch closing {
        case .byBinding: edited = nil
        case .byDismiss: break
        case .onlyOwn: if edited?.id == item.id { edited = nil }
        }
      }
    }
  }

  private struct Editor: View {
    let dismisses: Bool
    let saved: () -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var isSaving = false

    var body: some View {
      Button("Save") {
        isSaving = true
        Task {
          try? await Task.sleep(for: .seconds(20))
          if dismisses { dismiss() } else { saved() }
        }
      }.disabled(isSaving)
    }
  }
}

@MainActor
@Suite("A sheet that is closed late, when another one may be there")
struct LateClosingTests {
  @Test("is told of where it is the other one", arguments: Editing.Closing.allCases)
  fileprivate func closes(_ closing: Editing.Closing) async throws {
    let text = try await violations(properties: [.dismissesOnlyOwn]) { _ in
      Editing(closing: closing)
    }
    #expect(text.contains("is violated") == (closing == .byBinding), "\(text)")
    if closing == .byBinding {
      #expect(
        text.contains(
          "another Editor is dismissed by what was put off by a touch on Editor, which is gone already"
        ),
        "\(text)")
    }
  }
}
