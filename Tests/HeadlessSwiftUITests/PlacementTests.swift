// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

/// Where views stand decides what a finger reaches.
@MainActor
@Suite("Views are touched where they are seen")
struct PlacementTests {
  /// A drawer of the app's own, which waits below the screen.
  private struct Drawer: View {
    @State private var isOpen = false
    @State private var count = 0
    var body: some View {
      ZStack {
        Button("Open \(count)") { isOpen = true }
        VStack { Button("Close") { isOpen = false } }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.white)
          .offset(y: isOpen ? 0 : 2_000)
          .gesture(DragGesture().onEnded { _ in isOpen = false })
          .onTapGesture { count += 1 }
      }
    }
  }

  @Test func `a drawer that is off the screen covers nothing, with its gestures`() {
    let stage = Stage(Drawer())
    #expect(!stage.tap("Close"))
    #expect(stage.tap("Open 0"))
    #expect(!stage.tap("Open 0") && stage.tap("Close"))
    #expect(stage.tap("Open 0"))
  }

  private struct Layers: View {
    @State private var isShown = false
    var body: some View {
      ZStack {
        if isShown {
          Button("Hide") { isShown = false }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.white)
            .zIndex(1)
        }
        Button("Show") { isShown = true }
      }
    }
  }

  @Test func `what is said to be in front is`() {
    let stage = Stage(Layers())
    #expect(stage.tap("Show"))
    #expect(!stage.tap("Show") && stage.tap("Hide"))
  }

  private struct Header: View {
    @State private var taps = 0
    var body: some View {
      ZStack(alignment: .top) {
        Button("Star \(taps)") { taps += 1 }.zIndex(1)
          .frame(maxWidth: .infinity).opacity(0.9).background(Color.white).offset(y: 2)
        Color.red.zIndex(0.5).overlay(Color.black).zIndex(2)
      }
    }
  }

  @Test func `what is said so of goes for the modifiers around it, the innermost first`() {
    let stage = Stage(Header())
    #expect(stage.tap("Star 0") && stage.tap("Star 1"))
  }

  private struct Insets: View {
    var body: some View {
      GeometryReader { proxy in
        Text("\(Int(proxy.safeAreaInsets.top)) and \(Int(proxy.safeAreaInsets.bottom))")
      }
    }
  }

  @Test("how much of the screen is not safe is known to what keeps to the rest")
  func safeArea() { #expect(Stage(Insets()).texts.contains("47 and 34")) }

  private struct Corners: View {
    @State private var taps: [String] = []
    var body: some View {
      ZStack(alignment: .bottomTrailing) {
        Button("Middle") { taps.append("m") }.frame(maxWidth: .infinity, maxHeight: .infinity)
        Button("Corner") { taps.append("c") }
      }
      .overlay(alignment: .top) { Button(taps.joined()) { taps = [] } }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func `what stands in a corner covers nothing in the middle`() {
    let stage = Stage(Corners())
    #expect(stage.tap("Middle") && stage.tap("Corner"))
    #expect(stage.texts.contains("mc") && stage.tap("mc"))
  }

  private struct Measured: View {
    @State private var isPressed = false
    var body: some View {
      ZStack {
        Button(isPressed ? "Pressed" : "Press") { isPressed = true }
        GeometryReader { proxy in Text("At the top").frame(width: proxy.size.width) }
      }
    }
  }

  @Test func `the room that a geometry reader measures is no surface`() {
    let stage = Stage(Measured())
    #expect(stage.tap("Press") && stage.texts.contains("Pressed"))
  }

  private struct Endless: View {
    let length: CGFloat
    @State private var taps = 0
    var body: some View {
      ScrollView(.horizontal) { Text("a").frame(width: length, height: 80) }
      Button("Tap \(taps)") { taps += 1 }.frame(width: length, height: length)
    }
  }

  @Test(
    "a frame of a length that is no length is ignored", arguments: [CGFloat.infinity, .nan, -1])
  func endlessFrame(length: CGFloat) {
    let stage = Stage(Endless(length: length))
    #expect(stage.tap("Tap 0") && stage.texts == ["a", "Tap 1"])
  }

  private struct Locked: View {
    @State private var isLocked = false
    @State private var drags = 0
    var body: some View {
      VStack {
        Button(isLocked ? "Unlock" : "Lock") { isLocked.toggle() }
        Text("Drags \(drags)").gesture(isLocked ? nil : DragGesture().onEnded { _ in drags += 1 })
      }
    }
  }

  @Test func `a gesture that is nil is not recognized`() {
    let stage = Stage(Locked())
    let label = { stage.find(UILabel.self, where: { $0.text?.hasPrefix("Drags") == true }) }
    stage.drag(label(), by: CGPoint(x: 40, y: 0))
    #expect(stage.texts.contains("Drags 1"))
    stage.tap("Lock")
    stage.drag(label(), by: CGPoint(x: 40, y: 0))
    #expect(stage.texts.contains("Drags 1"))
  }
}
