// SPDX-License-Identifier: MIT

import SceneHarness
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("What is touched")
struct TouchedPlaceTests {
  private struct Map: View {
    @State private var places: [CGPoint] = []
    var body: some View {
      VStack(spacing: 0) {
        Text(places.map { "\(Int($0.x)) \(Int($0.y))" }.joined(separator: ", "))
          .frame(height: 40)
        Color.red.frame(width: 100, height: 60)
          .onTapGesture { places.append($0) }
        Color.blue.frame(width: 100, height: 60)
          .onTapGesture(coordinateSpace: .global) { places.append($0) }
        Color.green.frame(width: 100, height: 60).onTapGesture { places = [] }
        Color.gray.frame(width: 100, height: 60)
          .onTapGesture(count: 2, coordinateSpace: .local) { location in places = [location] }
      }
    }
  }

  @Test func `is told to a tap, in the view's coordinates or those of the window`() throws {
    let stage = Stage(Map())
    let areas = stage.scene.windows.flatMap(Stage.all).filter { $0.bounds.height == 60 }
      .filter { !$0.recognizers.isEmpty }
    #expect(areas.count == 4)
    for area in areas.prefix(2) { stage.tap(area) }
    let place = areas[1].convert(CGPoint(x: 50, y: 30), to: nil)
    #expect(stage.texts.first == "50 30, \(Int(place.x)) \(Int(place.y))")
    stage.tap(areas[2])
    #expect(stage.texts.first == "")
  }

  private struct Photo: View {
    let note: @MainActor (String) -> Void
    var body: some View {
      Color.red.frame(width: 100, height: 60)
        .onTapGesture(count: 2) { note("twice") }
        .onTapGesture { note("once") }
    }
  }

  @Test func `twice is no single touch where the view waits for both`() throws {
    var notes: [String] = []
    let variant = Variant(scene: "photo", summary: "", names: []) { setup in
      notes = []
      setup.check("not twice") { !notes.contains("twice") }
      setup.check("not once") { !notes.contains("once") }
      setup.check("not both") { Set(notes).count < 2 }
      return UIHostingController(rootView: Photo { notes.append($0) })
    }
    let exploration = try variant.explore(limits: Limits(depth: 2))
    #expect(
      exploration.results.filter { $0.verdict == .violated }.map(\.name)
        == ["not twice", "not once"])
  }

  private struct Shapes: View {
    @State private var taps = ""
    var body: some View {
      VStack(spacing: 0) {
        Text(taps).frame(height: 40)
        area("a") { Circle().fill(.red).stroke(.blue, lineWidth: 2) }
        area("b") { RoundedRectangle(cornerRadius: 2).fill(.clear).strokeBorder(.blue) }
        area("c") { Capsule().stroke(.blue, lineWidth: 2).fill(.red) }
        area("d") { Circle().inset(by: 2).strokeBorder(lineWidth: 2).stroke(.red, lineWidth: 1) }
        area("e") { Circle().stroke(lineWidth: 2).fill(.red) }
      }
    }

    private func area<Outline: View>(_ name: String, @ViewBuilder _ shape: () -> Outline)
      -> some View
    { shape().frame(width: 100, height: 60).onTapGesture { taps += name } }
  }

  @Test func `of a shape is what is filled, whatever is drawn round it`() {
    let stage = Stage(Shapes())
    let areas = stage.scene.windows.flatMap(Stage.all).filter { !$0.recognizers.isEmpty }
    #expect(areas.count == 5)
    for area in areas { stage.tap(area) }
    #expect(stage.texts.first == "ac")
  }
}
