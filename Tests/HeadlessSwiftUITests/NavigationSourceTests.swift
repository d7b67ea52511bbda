// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("What pushes onto a navigation stack")
struct NavigationSourceTests {
  private struct Deep: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { _ in Page(path: $path) }
        NavigationLink("Go", value: 1)
      }
    }

    struct Page: View {
      @Binding var path: [Int]
      @State private var isEditing = false
      var body: some View {
        Button("Edit") { isEditing = true }
          .navigationDestination(isPresented: $isEditing) {
            NavigationLink("More") { Button("Home") { path = [] } }
          }
      }
    }
  }

  private func stack(in stage: Stage) throws -> UINavigationController {
    try #require(stage.root.children.first as? UINavigationController)
  }

  @Test func `What a page has pushed goes when the app takes the page off the path`() throws {
    let stage = Stage(Deep())
    let stack = try stack(in: stage)
    for _ in 0..<2 {
      for title in ["Go", "Edit", "More"] { #expect(stage.tap(title)) }
      #expect(stack.viewControllers.count == 4)
      stage.tap("Home")
      #expect(stack.viewControllers.count == 1 && stage.texts.contains("root"))
    }
  }

  private struct Leaving: View {
    @State private var isThere = true
    @State private var isPushed = false
    var body: some View {
      NavigationStack {
        if isThere {
          NavigationLink("Go") {
            Button("Next") { isPushed = true }
              .navigationDestination(isPresented: $isPushed) {
                Button("Remove") { isThere = false }
              }
          }
        }
        Text("pushed: \(isPushed)")
      }
    }
  }

  @Test func `What a link has pushed goes with the link, and what is above it is told`() throws {
    let stage = Stage(Leaving())
    let stack = try stack(in: stage)
    stage.tap("Go")
    stage.tap("Next")
    #expect(stack.viewControllers.count == 3)
    stage.tap("Remove")
    #expect(stack.viewControllers.count == 1 && stage.texts.contains("pushed: false"))
  }

  private enum Route: Hashable { case first, second }

  private struct Unmatched: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Link", value: "text")
        Button("Path") { path.append(Route.first) }
      }
    }
  }

  @Test(
    "A value for which there is no destination is noted: a link does nothing, a path pushes nothing"
  )
  func unmatched() throws {
    let stage = Stage(Unmatched())
    let stack = try stack(in: stage)
    stage.tap("Link")
    #expect(stack.viewControllers.count == 1 && stage.scene.notes(.unmatched) == ["String"])
    stage.tap("Path")
    #expect(
      stack.viewControllers.count == 2 && stage.scene.notes(.unmatched) == ["String", "Route"])
  }
}

/// A route of an app that is on the main actor by default.
private enum IsolatedRoute: @MainActor Hashable {
  case one
  nonisolated static func same() {}
}

@MainActor
private struct IsolatedRoutes: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Go", value: IsolatedRoute.one)
        .navigationDestination(for: IsolatedRoute.self) { _ in Text("one") }
    }
  }
}

@MainActor
@Suite("Routes")
struct IsolatedRouteTests {
  @Test func `A route may be isolated to the main actor`() {
    let stage = Stage(IsolatedRoutes())
    stage.tap("Go")
    #expect(stage.texts.contains("one"))
  }
}
