// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("A progress view that waits for nothing")
struct EndlessProgressTests {
  @Observable
  final class Items {
    var isLoading = false
    var hasFailed = false
    private let load: @MainActor () async throws -> Void
    private let forgets: Bool

    init(forgets: Bool, load: @escaping @MainActor () async throws -> Void) {
      (self.forgets, self.load) = (forgets, load)
    }

    func reload() async {
      isLoading = true
      do {
        try await load()
        isLoading = false
      } catch {
        hasFailed = true
        if !forgets { isLoading = false }
      }
    }
  }

  private struct ItemList: View {
    let items: Items
    let offersToStop: Bool

    var body: some View {
      @Bindable var items = items
      VStack {
        if items.isLoading { ProgressView() }
        Button("Reload") { Task { await items.reload() } }.disabled(items.isLoading)
        if offersToStop { Button("Stop") { items.isLoading = false } }
      }
      .alert("Could not load", isPresented: $items.hasFailed) { Button("OK") {} }
      .task { await items.reload() }
    }
  }

  private struct Failure: Error {}

  private nonisolated static let requests: [@MainActor @Sendable () async throws -> Void] = [
    { _ = try await URLSession.shared.data(from: URL(filePath: "/items")) },
    {
      try await Task.sleep(for: .seconds(1))
      throw Failure()
    },
  ]

  @Test(
    "It is told of when a request has failed, or one that is made up for a test", arguments: 0..<2)
  func failed(request: Int) async throws {
    for forgets in [true, false] {
      let text = try await violations { _ in
        ItemList(
          items: Items(forgets: forgets, load: Self.requests[request]), offersToStop: false)
      }
      #expect(
        text.contains("\"\(SceneProperty.waitingEnds.name)\" is violated") == forgets, "\(text)")
      #expect(text.contains("that is over, and nothing that the user does stops it") == forgets)
    }
  }

  /// A sign that turns as long as the screen is there, beside a greeting that goes by itself.
  private struct Live: View {
    @State private var greets = true

    var body: some View {
      VStack {
        ProgressView()
        if greets { Text("Welcome") }
      }
      .task {
        try? await Task.sleep(for: .seconds(2))
        greets = false
      }
    }
  }

  private struct Home: View {
    @State private var isShown = false

    var body: some View {
      Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Live() }
    }
  }

  @Test func `One that never ends may turn when the user comes back, too`() async throws {
    try await expectNoViolation(properties: [.waitingEnds]) { Home() }
  }

  @Test(arguments: 0..<2) func `It may turn where the user can stop it`(request: Int) async throws {
    let text = try await violations { _ in
      ItemList(items: Items(forgets: true, load: Self.requests[request]), offersToStop: true)
    }
    #expect(!text.contains("violated"), "\(text)")
  }

  private struct Sender: View {
    @State private var isOpen = false
    @State private var isSending = false
    let staysOpen: Bool

    var body: some View {
      Button("Write") { (isOpen, isSending) = (true, false) }.sheet(isPresented: $isOpen) {
        VStack {
          if isSending { ProgressView() }
          Button("Send") { send() }.disabled(isSending)
        }
        .interactiveDismissDisabled(staysOpen && isSending)
      }
    }

    private func send() {
      isSending = true
      Task { try await Task.sleep(for: .seconds(1)) }
    }
  }

  @Test("It may turn on a sheet that the user can close", arguments: [false, true])
  func closed(staysOpen: Bool) async throws {
    let text = try await violations(properties: [.waitingEnds]) { _ in
      Sender(staysOpen: staysOpen)
    }
    #expect(text.contains("violated") == staysOpen, "\(text)")
  }
}
