// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

/// A line at the third part of the height.
private enum ThirdID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

private enum EndID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

@MainActor
@Suite("What views say of how they look")
struct LookMemberTests {
  private struct Lines: View {
    var body: some View {
      ZStack(
        alignment: Alignment(
          horizontal: HorizontalAlignment(EndID.self), vertical: VerticalAlignment(ThirdID.self))
      ) {
        Color.red.frame(width: 300, height: 300)
        Button("Third") {}.frame(width: 90, height: 30)
      }
    }
  }

  @Test func `Views stand on lines of the app's own`() throws {
    let stage = Stage(Lines())
    let back = try #require(
      stage.find(UIView.self) { $0.frame.size == CGSize(width: 300, height: 300) })
    let button = try #require(stage.find(UIButton.self))
    let (around, frame) = (
      back.convert(back.bounds, to: nil), button.convert(button.bounds, to: nil)
    )
    #expect(abs(frame.midX - (around.maxX - 45)) < 1)
    #expect(abs(frame.midY - (around.minY + 90 + 15)) < 1)
  }

  private struct Filled: View {
    @Environment(\.accessibilityEnabled) private var isSpoken
    let colors = [Color.red, .blue]
    let gradient = Gradient(colors: [.red, .blue])

    var body: some View {
      VStack {
        Circle().fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        Circle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
        Circle().fill(
          .linearGradient(
            stops: [.init(color: .red, location: 0)], startPoint: .top, endPoint: .bottom))
        Circle().fill(.radialGradient(gradient, startRadius: 1, endRadius: 2))
        Circle().fill(.radialGradient(colors: colors, startRadius: 1, endRadius: 2))
        Circle().fill(.angularGradient(colors: colors, startAngle: .zero, endAngle: .degrees(1)))
        Circle().fill(.conicGradient(colors: colors))
      }
      VStack {
        Text(isSpoken ? "spoken" : "seen").accessibilityHeading(.h1)
          .font(.custom("Lora", size: 18, relativeTo: .caption))
        Text(Color.red.description).font(.custom("Lora", fixedSize: 18))
      }
    }
  }

  @Test func `Gradients are styles, fonts follow a text style, and a color has a description`() {
    #expect(Stage(Filled()).texts == ["seen", "red"])
  }

  private struct Older: View {
    @State private var count = 1
    @State private var edits = 0

    var body: some View {
      Stepper(value: $count, step: 2, onEditingChanged: { _ in edits += 1 }) {
        Text("\(count) \(edits)")
      }
      Stepper(onIncrement: { count = 100 }, onDecrement: {}, label: { Text("more") })
    }
  }

  @Test func `A stepper takes its label last, too`() throws {
    let stage = Stage(Older())
    let first = try #require(
      stage.scene.windows.flatMap(Stage.all).first {
        ($0 as? UIButton)?.currentTitle == "Increment"
      })
    #expect(stage.tap(first) && stage.texts.contains("3 2"))
    #expect(stage.tap("Increment") && stage.texts.contains("100 2"))
  }

  @Test func `Marks by which a number and its noun agree are no part of a text`() {
    let count = 3
    let stage = Stage(
      VStack {
        Text("^[\(count) pegs](inflect: true)")
        Text("^[a](inflect: true) and ^[b](inflect: true)")
        Text("[c](d)")
      })
    #expect(stage.texts == ["3 pegs", "a and b", "[c](d)"])
  }

  private struct Styled: View {
    @State private var value = 1.0
    @State private var edits = 0
    var body: some View {
      VStack {
        Text("\(edits)")
        Slider(
          value: $value, in: 0...2, step: 1, onEditingChanged: { _ in edits += 1 },
          minimumValueLabel: Text("0"), maximumValueLabel: Text("2")
        ) { Text("first") }
        Slider(value: $value, onEditingChanged: { _ in edits += 1 }) { Text("second") }
        Menu("m") { Text("a") }.menuStyle(DefaultMenuStyle())
        Menu("m") { Text("a") }.menuStyle(BorderlessButtonMenuStyle())
        Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: 0.1))
        Text("x").scrollTransition(
          topLeading: .interactive(timingCurve: .easeIn), bottomTrailing: .animated(.bouncy),
          axis: .vertical
        ) { $0.opacity($1.isIdentity ? 1 : 0) }
      }
    }
  }

  @Test func `Sliders are made with their labels last, too`() throws {
    let stage = Stage(Styled())
    let slider = try #require(stage.find(UISlider.self) { $0.accessibilityLabel == "first" })
    stage.turn {
      slider.value = 2
      slider.sendActions(for: .valueChanged)
    }
    stage.settle()
    #expect(stage.texts.contains("2"))
  }
}
