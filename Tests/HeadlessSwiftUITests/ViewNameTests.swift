// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

@MainActor
@Suite("A presented view is called")
struct ViewNameTests {
  enum Step: String, Identifiable, CaseIterable {
    case name, email
    var id: Self { self }
  }

  struct NameForm: View {
    let next: () -> Void
    var body: some View { Button("Next") { next() } }
  }

  struct EmailForm: View {
    let next: () -> Void
    var body: some View { Button("Next") { next() } }
  }

  @Test func `neither by where it leads to nor by what stands in its bar`() {
    let leading = Text("Root").navigationDestination(for: Step.self) { _ in EmailForm {} }
    #expect(UIHostingController(rootView: leading).headlessTypeName == nil)
    let barred = Text("Root").toolbar { NameForm {} }
    #expect(UIHostingController(rootView: barred).headlessTypeName == nil)
  }

  struct Steps: View {
    let first: Step
    var isBare = true
    @State private var last: Step?
    @State private var step: Step?

    var body: some View {
      Button("Start") { step = first }
        .sheet(item: $step) {
          // After the first form the second one comes, however the user has left the first.
          if last == .name { step = .email }
        } content: { step in
          if isBare { form(step) } else { NavigationStack { form(step).padding() } }
        }
    }

    @ViewBuilder private func form(_ form: Step) -> some View {
      switch form {
      case .name: NameForm { step = nil }.onAppear { last = .name }
      case .email: EmailForm { step = nil }.onAppear { last = .email }
      }
    }
  }

  @Test("by the branch that is shown", arguments: Step.allCases, [true, false])
  func branches(step: Step, isBare: Bool) {
    let stage = Stage(Steps(first: step, isBare: isBare))
    stage.tap("Start")
    #expect(stage.presented == [step == .name ? "NameForm" : "EmailForm"])
  }

  @Test("so that one which follows another that is swiped away has not come back")
  func following() async throws {
    #expect(
      try await violations(properties: [.whatIsOverLeaves]) { _ in Steps(first: .name) }
        .contains("is violated") == false)
  }

  private struct TwoSheets: View {
    @State private var isFirst = false
    @State private var isSecond = false
    var body: some View {
      Button("Open") { isFirst = true }
        .sheet(isPresented: $isFirst, onDismiss: { isSecond = true }) {
          Button("Close") { isFirst = false }
        }
        .sheet(isPresented: $isSecond) { Button("End") { isSecond = false } }
    }
  }

  @Test("what has no name has not come back either, where its buttons are others")
  func nameless() async throws {
    #expect(
      try await violations(properties: [.whatIsOverLeaves]) { _ in TwoSheets() }
        .contains("is violated") == false)
  }

  private struct Cell: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  private struct Numbers: View {
    var body: some View {
      NavigationStack {
        List { ForEach(1..<3) { Cell(number: $0) } }
          .toolbar { Button("Add") {} }
          .sheet(isPresented: .constant(false)) { Text("new") }
      }
    }
  }

  @Test func `by the view around rows, not by the rows, as is what it may present`() {
    let stage = Stage(Numbers())
    let names = stage.root.children.flatMap(\.children).map(\.headlessTypeName)
    #expect(names == ["Numbers"])
    #expect(stage.scene.takeOffers().all.map(\.text) == ["sheet of Numbers"])
  }
}
