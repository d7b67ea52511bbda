// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

/// A picture with two gestures that are one.
private struct Picture: View {
  enum Way: CaseIterable { case exclusive, simultaneous, nested }
  let way: Way
  let note: @MainActor (String) -> Void

  var body: some View {
    switch way {
    case .exclusive: Color.red.gesture(twice.exclusively(before: once))
    case .simultaneous:
      Color.red.gesture(
        once.simultaneously(with: twice).onEnded { value in
          note("both: \(value.first == nil ? "" : "once")\(value.second == nil ? "" : "twice")")
        })
    case .nested:
      Color.red.gesture(
        drag.exclusively(before: twice.exclusively(before: once)).onEnded { value in
          if case .second(.second) = value { note("second of second") }
        })
    }
  }

  private var once: some Gesture<Void> { TapGesture().onEnded { note("once") } }
  private var twice: some Gesture<Void> { TapGesture(count: 2).onEnded { note("twice") } }
  private var drag: some Gesture<DragGesture.Value> { DragGesture().onEnded { _ in note("drag") } }
}

/// A picture that is dragged as long as it is not locked.
private struct Lockable: View {
  let note: @MainActor (String) -> Void
  @State private var isLocked = true

  var body: some View {
    VStack {
      Button("Unlock") { isLocked = false }
      Color.red.gesture(isLocked ? nil : DragGesture().onEnded { _ in note("drag") })
    }
  }
}

@MainActor
@Suite("Gestures that are joined")
struct JoinedGestureTests {
  private func tap(_ way: Picture.Way, times: Int) -> [String] {
    var log: [String] = []
    let stage = Stage(Picture(way: way) { log.append($0) })
    let point = CGPoint(x: 100, y: 300)
    for _ in 0..<times {
      stage.turn { stage.scene.touches.ended(stage.scene.touches.began(at: point)) }
    }
    stage.settle()
    return log
  }

  @Test func `are made one or the other where the first one excludes the second`() {
    #expect(tap(.exclusive, times: 1) == ["once"])
    #expect(tap(.exclusive, times: 2) == ["twice"])
  }

  @Test func `are both made where they are simultaneous, of which the whole says which`() {
    #expect(tap(.simultaneous, times: 1) == ["once", "both: once"])
    #expect(tap(.simultaneous, times: 2).contains("both: twice"))
  }

  @Test func `may be joined again`() {
    #expect(tap(.nested, times: 1) == ["once", "second of second"])
    #expect(tap(.nested, times: 2) == ["twice"])
  }

  @Test func `come and go with what the view says`() {
    var log: [String] = []
    let stage = Stage(Lockable { log.append($0) })
    let picture = stage.find(UIView.self) { !$0.recognizers.isEmpty && $0.bounds.height > 200 }
    func drag() { stage.drag(stage.root.view, by: CGPoint(x: 100, y: 0)) }
    drag()
    #expect(log.isEmpty && picture == nil)
    stage.tap("Unlock")
    drag()
    #expect(log == ["drag"])
  }

  @Test("are tried by an exploration", arguments: ["once", "twice"])
  func explored(gesture: String) async throws {
    let text = try await violations(properties: []) { _ in
      Picture(way: .exclusive) { if $0 == gesture { fatalError("reached") } }
    }
    #expect(text.contains("reached"), "\(text)")
  }
}
