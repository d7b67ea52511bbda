// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Keeps a view that reads its environment, in which the keeper is.
private final class Toasts: ObservableObject {
  @Published var content = AnyView(EmptyView())
}

private struct Toast: View {
  @Environment(\.colorScheme) private var scheme
  @EnvironmentObject private var toasts: Toasts
  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

private struct Toasting: View {
  private struct Screen: View {
    @Environment(\.dismiss) private var dismiss
    @StateObject private var toasts = Toasts()
    var body: some View {
      VStack {
        Button("Toast") { toasts.content = AnyView(Toast()) }
        Button("Close") { dismiss() }
        toasts.content
      }.environmentObject(toasts)
    }
  }

  @State private var isOpen = false
  var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Screen() } }
}

@MainActor
@Suite("A view that an object keeps")
struct KeptViewTests {
  @Test func `keeps nothing of the environment in which it is shown`() async throws {
    let text = try await violations { _ in Toasting() }
    #expect(!text.contains("violated"), "\(text)")
  }
}

/// What an object has counted decides what comes next, whoever refers to the object.
@MainActor
@Suite("An object belongs to the state where it is held by")
struct HeldObjectTests {
  /// Ends the app at the third try, of which nothing is shown.
  private final class Model: ObservableObject {
    private var tries = 0
    func submit() {
      tries += 1
      if tries == 3 { fatalError("the third try") }
    }
  }

  @Observable
  fileprivate final class Observed {
    @ObservationIgnored private var tries = 0
    func submit() {
      tries += 1
      if tries == 3 { fatalError("the third try") }
    }
  }

  private protocol Submitting { func submit() }
  private final class Service: Submitting {
    private var tries = 0
    func submit() {
      tries += 1
      if tries == 3 { fatalError("the third try") }
    }
  }

  private struct FromEnvironment: View {
    @EnvironmentObject private var model: Model
    var body: some View { Button("Submit") { model.submit() } }
  }

  private struct FromObservation: View {
    @Environment(Observed.self) private var model
    var body: some View { Button("Submit") { model.submit() } }
  }

  private struct Observing: View {
    @ObservedObject var model: Model
    var body: some View { Button("Submit") { model.submit() } }
  }

  private struct Constant: View {
    let model: Model?
    var body: some View { Button("Submit") { model?.submit() } }
  }

  private struct Abstract: View {
    let service: any Submitting
    var body: some View { Button("Submit") { service.submit() } }
  }

  private struct Bound: View {
    @Bindable var model: Observed
    var body: some View { Button("Submit") { model.submit() } }
  }

  private struct Sheet<Content: View>: View {
    @State private var isShown = false
    let content: () -> Content
    var body: some View {
      Button("Open") { isShown = true }.sheet(isPresented: $isShown) { content() }
    }
  }

  private func endsApp<Root: View>(
    _ view: @escaping @MainActor @Sendable () -> Root
  ) async throws -> Bool {
    try await violations(properties: [.neverCrashes]) { _ in view() }.contains("the third try")
  }

  @Test func `the environment`() async throws {
    #expect(try await endsApp { FromEnvironment().environmentObject(Model()) })
    #expect(try await endsApp { FromObservation().environment(Observed()) })
  }

  @Test func `the environment of what is not on screen`() async throws {
    #expect(
      try await endsApp {
        VStack { Sheet { FromEnvironment() } }.environmentObject(Model())
      })
  }

  @Test func `a view in a sheet, which its closure has made`() async throws {
    #expect(try await endsApp { Sheet { Observing(model: Model()) } })
    #expect(try await endsApp { Sheet { Constant(model: Model()) } })
    #expect(try await endsApp { Sheet { Abstract(service: Service()) } })
    #expect(try await endsApp { Sheet { Bound(model: Observed()) } })
  }

  @Test func `a view in another one`() async throws {
    #expect(try await endsApp { VStack { Observing(model: Model()) } })
  }
}
