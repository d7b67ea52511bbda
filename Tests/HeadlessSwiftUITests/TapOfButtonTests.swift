// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

/// A button with a gesture, which stands for itself or goes first.
private struct Gestures: View {
  let goesFirst: Bool
  let note: (String) -> Void

  var body: some View {
    if goesFirst {
      button.highPriorityGesture(tap)
    } else {
      button.simultaneousGesture(tap)
    }
  }

  private var button: some View { Button("Buy") { note("button") } }
  private var tap: some Gesture { TapGesture().onEnded { note("gesture") } }
}

/// Prepares what a link shows.
private struct Prepared: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      NavigationLink("Open") { Button("Page \(text)") {} }
        .simultaneousGesture(TapGesture().onEnded { text = "1" })
    }
  }
}

/// Links in rows, each with a gesture.
private struct PreparedRows: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List([1, 2], id: \.self) { number in
        NavigationLink("Open \(number)", value: number)
          .simultaneousGesture(TapGesture().onEnded { text = "of \(number)" })
      }
      .navigationTitle(text)
      .navigationDestination(for: Int.self) { Text("Page \($0) \(text)") }
    }
  }
}

/// A style of the app's own, in a file that imports what tests need.
private struct Plain: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A card that opens wherever it is touched, but for what in it is touched by itself.
private struct Card: View {
  let note: (String) -> Void
  @State private var isMarked = false

  var body: some View {
    Button {
      note("card")
    } label: {
      VStack {
        Button(isMarked ? "Marked" : "Mark") { isMarked = true }
        Text("Card")
        Text("Author").onTapGesture { note("author") }
      }
    }
  }
}

@MainActor
@Suite("A tap of a button with others in its label")
struct TapInLabelTests {
  @Test func `is for what is touched, and elsewhere for the button`() {
    var log: [String] = []
    let stage = Stage(Card { log.append($0) })
    #expect(stage.tap("Mark") && stage.texts.contains("Marked"))
    stage.tap(stage.find(UILabel.self) { $0.text == "Author" }!)
    stage.tap("Marked Card Author")
    #expect(log == ["author", "card"])
  }

  @Test func `is tried for each`() async throws {
    for part in ["card", "author"] {
      let text = try await violations(properties: []) { _ in
        Card { if $0 == part { fatalError("reached") } }
      }
      #expect(text.contains("reached"), "\(part): \(text)")
    }
  }
}

@MainActor
@Suite("A tap of a button with a gesture")
struct TapOfButtonTests {
  @Test func `is for both, or for the gesture alone if it has priority`() {
    var log: [String] = []
    Stage(Gestures(goesFirst: false) { log.append($0) }).tap("Buy")
    #expect(log == ["gesture", "button"])
    log = []
    Stage(Gestures(goesFirst: true) { log.append($0) }).tap("Buy")
    #expect(log == ["gesture"])
  }

  @Test(arguments: [false, true]) func `leaves nothing out of reach`(goesFirst: Bool) async throws {
    let text = try await violations(properties: [.noDeadScreen]) { _ in
      Gestures(goesFirst: goesFirst) { _ in }
    }
    #expect(!text.contains("violated"), "\(text)")
  }

  @Test func `pushes what the gesture has prepared`() {
    let stage = Stage(Prepared())
    stage.tap("Open")
    #expect(stage.texts.contains("Page 1"), "\(stage.texts)")
  }

  @Test("is for both wherever the row is tapped that the link is in", arguments: [20.0, 200, 380])
  func row(place: Double) {
    let stage = Stage(PreparedRows())
    let link = stage.find(UIButton.self) { $0.currentTitle == "Open 2" }
    let row = link.map { $0.convert($0.bounds, to: nil) } ?? .zero
    stage.turn {
      let finger = stage.scene.touches.began(at: CGPoint(x: place, y: row.midY))
      stage.scene.touches.ended(finger, velocity: .zero)
    }
    stage.settle()
    #expect(stage.texts.contains("Page 2 of 2"), "\(stage.texts)")
  }

  @Test func `is not taken from a button with a style of its own`() {
    var count = 0
    Stage(Button("Go") { count += 1 }.buttonStyle(Plain())).tap("Go")
    #expect(count == 1)
  }
}
