// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Testing
import UIKit
import ViewTesting

/// What small apps rely on.
@MainActor
@Suite("What small apps rely on")
struct SampleAppTests {
  private final class Store: ObservableObject {
    @Published var count = 0
  }

  private struct Editor: View {
    @ObservedObject var store: Store
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close \(store.count)") { dismiss() } }
  }

  private struct Home: View {
    @StateObject private var store = Store()
    @State private var isEditing = false
    var body: some View {
      Button("Edit") { isEditing = true }
        .sheet(isPresented: $isEditing) { Editor(store: store) }
    }
  }

  @Test("a sheet that observes an object makes no new state each time it is opened")
  func observedSheet() async throws {
    try await expectNoViolation(strict: true) { Home() }
  }

  private struct Search: View {
    @State private var text = ""
    let typed = PassthroughSubject<String, Never>()
    var body: some View {
      Button("Search") { typed.send("a") }
        .onReceive(typed.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)) {
          text = $0
        }
      Text(text)
    }
  }

  @Test func `values that are held back make no new state each time`() {
    let stage = Stage(Search())
    for _ in 0..<3 { stage.tap("Search", settles: false) }
    #expect(stage.texts == ["Search", ""])
    stage.settle()
    #expect(stage.texts == ["Search", "a"])
  }

  private struct Answers: View {
    @State private var answers = ["", "", ""]
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        ForEach(0..<3) { TextField("answer", text: $answers[$0]).focused($isFocused) }
        Button(isFocused ? "Done" : "Begin") { isFocused.toggle() }
      }
    }
  }

  @Test func `fields that share one value of the focus do not take it from each other`() {
    let stage = Stage(Answers())
    let fields = Stage.all(in: stage.root.view).compactMap { $0 as? UITextField }
    func focused() -> [Int] { fields.indices.filter { fields[$0].isFirstResponder } }
    for (index, field) in fields.enumerated() {
      stage.turn { field.becomeFirstResponder() }
      stage.settle()
      #expect(focused() == [index])
    }
    stage.tap("Done")
    #expect(focused() == [])
    stage.tap("Begin")
    #expect(focused() == [0])
    #expect(stage.scene.presentation.exception == nil)
  }

  private struct Grid: View {
    var body: some View {
      ScrollView {
        Text("wide").containerRelativeFrame(.horizontal) { length, _ in length * 0.6 }
          .foregroundStyle(.cyan)
        Text("third").containerRelativeFrame(.horizontal, count: 3, spacing: 8)
      }
    }
  }

  @Test("frames that depend on the container compile")
  func containerFrames() { #expect(Stage(Grid()).texts == ["wide", "third"]) }
}
