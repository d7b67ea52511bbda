// SPDX-License-Identifier: MIT

import Foundation
import SceneHarness
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Images that are loaded")
struct AsyncImageTests {
  private nonisolated static func url(_ number: Int = 0) -> URL? {
    URL(string: "https://example.com/\(number).png")
  }

  /// What the app shows in the place of an image, and learns of.
  private struct Mark: View {
    var isSpinning = false
    var body: some View {
      Group { if isSpinning { ProgressView() } else { Color.gray } }.onAppear {}
    }
  }

  /// What the app shows and never learns of.
  private struct Decoration: View {
    var body: some View {
      ZStack {
        Color.gray
        ProgressView()
      }
    }
  }

  /// A cover that can be closed when its image has come.
  private struct Cover: View {
    enum Form: CaseIterable { case action, phase, always }
    @Environment(\.dismiss) private var dismiss
    @State private var hasCome = false
    let form: Form

    var body: some View {
      if form == .phase {
        AsyncImage(url: url()) { phase in
          if let image = phase.image {
            image.resizable()
            Button("Close") { dismiss() }
          } else if phase.error != nil {
            Text("Failed")
          } else {
            ProgressView()
          }
        }
      } else {
        AsyncImage(url: url()) { image in
          image.resizable().onAppear { hasCome = true }
        } placeholder: {
          ProgressView()
        }
        Button("Close") { dismiss() }.disabled(form == .action && !hasCome)
      }
    }
  }

  private struct Home: View {
    @State private var isOpen = false
    let form: Cover.Form
    var body: some View {
      Button("Open") { isOpen = true }.fullScreenCover(isPresented: $isOpen) { Cover(form: form) }
    }
  }

  @Test(arguments: Cover.Form.allCases)
  private func `Who waits for one that does not come is trapped`(form: Cover.Form) async throws {
    let text = try await violations { _ in Home(form: form) }
    #expect(
      text.contains("\"\(SceneProperty.userIsNeverTrapped.name)\" is violated")
        == (form != .always),
      "\(text)")
    #expect(text.contains("images do not load") == (form != .always))
  }

  /// How many states a view has in which nothing is touched.
  private func states<Content: View>(_ view: @escaping @MainActor @Sendable () -> Content) throws
    -> Int
  {
    let variant = Variant(
      scene: "scene", summary: "", names: [], properties: [.neverCrashes]
    ) { (_: SceneSetup) in UIHostingController(rootView: view()) }
    return SceneCoverage(try variant.exploreEveryBehavior(limits: Limits(depth: 5))).states
  }

  @Test(arguments: [1, 5]) func `All come, or none does`(count: Int) throws {
    let states = try states {
      VStack {
        ForEach(0..<count, id: \.self) { number in
          AsyncImage(url: Self.url(number)) {
            $0
          } placeholder: {
            Mark()
          }
        }
      }
    }
    #expect(states == 3)
  }

  @Test func `Where nothing can tell whether one has come, it is there`() throws {
    #expect(
      try states {
        AsyncImage(url: Self.url()) { image in
          image.resizable().frame(width: 40, height: 40).clipShape(Circle())
        } placeholder: {
          Decoration()
        }
      } == 1)
    #expect(try states { AsyncImage(url: Self.url()) } == 1)
  }

  @Test func `One without an address does not come`() throws {
    #expect(
      try states {
        AsyncImage(url: nil) {
          $0
        } placeholder: {
          Mark()
        }
      } == 1)
  }

  @Test func `A wheel in the place of one that does not come may turn for good`() async throws {
    let text = try await violations(properties: [.waitingEnds]) { _ in
      AsyncImage(url: Self.url()) {
        $0
      } placeholder: {
        Mark(isSpinning: true)
      }
    }
    #expect(!text.contains("violated"), "\(text)")
  }
}
