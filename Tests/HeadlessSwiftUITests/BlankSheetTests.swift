// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("A sheet in which nothing is seen")
struct BlankSheetTests {
  fileprivate enum Content: CaseIterable {
    case optional, optionalOnPage, condition, otherPlace
    case chosen, emptyList, title, loads, fetches

    var isBlank: Bool {
      switch self {
      case .optional, .optionalOnPage, .condition: true
      case .otherPlace, .chosen, .emptyList, .title, .loads, .fetches: false
      }
    }
  }

  /// Shows the details of what was chosen, which is nothing if the app has forgotten to choose.
  private struct Places: View {
    let content: Content
    @State private var isOpen = false
    @State private var chosen: String?

    var body: some View {
      Button("Edit \(chosen ?? "something")") {
        if content == .chosen { chosen = "Home" }
        isOpen = true
      }
      .sheet(isPresented: $isOpen) {
        switch content {
        case .optional, .chosen: if let chosen { Text(chosen) }
        case .optionalOnPage:
          NavigationStack {
            VStack {
              Spacer()
              if let chosen { Text(chosen) }
            }
          }
        case .condition: Details(isReady: chosen != nil)
        case .otherPlace:
          VStack {
            if let chosen { Text(chosen) }
            Button("Close") { isOpen = false }
          }
        case .emptyList: List([String](), id: \.self) { Text($0) }
        case .title: Text(chosen ?? "Nothing chosen")
        case .loads: Loading(asksServer: false)
        case .fetches: Loading(asksServer: true)
        }
      }
    }
  }

  private struct Details: View {
    let isReady: Bool
    var body: some View {
      switch isReady {
      case true: Text("Details")
      case false: EmptyView()
      }
    }
  }

  private struct Loading: View {
    let asksServer: Bool
    @State private var text: String?
    var body: some View {
      VStack { if let text { Text(text) } }.task {
        if asksServer, let url = URL(string: "https://example.com") {
          text = (try? await URLSession.shared.data(from: url)).map { "\($0.0.count) bytes" }
        } else {
          try? await Task.sleep(for: .seconds(1))
          text = "Here"
        }
      }
    }
  }

  @Test(
    "is missing, unless something is seen or comes", arguments: Content.allCases)
  fileprivate func isMissing(_ content: Content) async throws {
    let text = try await violations { _ in Places(content: content) }
    #expect(
      text.contains("\"\(SceneProperty.chromeWhilePresented.name)\" is violated")
        == content.isBlank, "\(text)")
    #expect(text.contains("violated") == content.isBlank, "\(text)")
    if content.isBlank {
      #expect(
        text.contains(
          "missing: none → what is shown in \(content == .condition ? "Details" : "sheet"), which depends on a value that is nil or on a condition that is false"
        ), "\(text)")
    }
  }
}

/// Presents a place for what is still to be written.
private struct Outline: View {
  @State private var isOpen = false
  var body: some View {
    Button("Settings") { isOpen = true }.sheet(isPresented: $isOpen) { EmptyView() }
  }
}

@MainActor
@Suite("What a screen presents that is going")
struct GoingPresenterTests {
  fileprivate enum Wish: CaseIterable {
    case alert, sheet, alertOfPresenter, afterwards, byUser

    var isLost: Bool { self == .alert || self == .sheet }
  }

  private struct Home: View {
    let wish: Wish
    @State private var isOpen = false
    @State private var hasFailed = false

    var body: some View {
      Button("Add") { isOpen = true }
        .sheet(isPresented: $isOpen) { Form(wish: wish, hasFailed: $hasFailed) }
        .alert("Not saved", isPresented: $hasFailed) {}
    }
  }

  private struct Form: View {
    let wish: Wish
    @Binding var hasFailed: Bool
    @Environment(\.dismiss) private var dismiss
    @State private var isWrong = false
    @State private var isAsking = false

    var body: some View {
      Button("Save") {
        switch wish {
        case .alert: isWrong = true
        case .sheet: isAsking = true
        case .alertOfPresenter: hasFailed = true
        case .afterwards: break
        case .byUser: Task { isWrong = true }
        }
        if wish != .byUser { dismiss() }
      }
      .alert("Wrong", isPresented: $isWrong) {}
      .sheet(isPresented: $isAsking) { Text("Why?") }
      .onDisappear { if wish == .afterwards { isWrong = true } }
    }
  }

  @Test("is lost if both are asked for at once", arguments: Wish.allCases)
  fileprivate func isLost(_ wish: Wish) async throws {
    let text = try await violations { _ in Home(wish: wish) }
    #expect(
      text.contains("\"\(SceneProperty.noRequestIsLost.name)\" is violated") == wish.isLost,
      "\(text)")
    #expect(text.contains("violated") == wish.isLost, "\(text)")
    if wish.isLost {
      let what = wish == .alert ? "alert 'Wrong'" : "sheet"
      #expect(
        text.contains(
          "lost: none → present(\(what)) on Form: refused because the presenter is being dismissed"),
        "\(text)")
    }
  }
}
