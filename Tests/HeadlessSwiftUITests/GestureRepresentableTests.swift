// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

@MainActor
@Suite("A recognizer of UIKit's as a gesture")
struct GestureRepresentableTests {
  /// A pan to the sides, whose coordinator says so and counts.
  private struct SidePan: UIGestureRecognizerRepresentable {
    @Binding var log: [String]
    @State private var count = 0
    var isOn = true

    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
      let converter: CoordinateSpaceConverter
      init(_ converter: CoordinateSpaceConverter) { self.converter = converter }
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        abs(converter.localTranslation?.x ?? 0) > abs(converter.localTranslation?.y ?? 0)
      }
    }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
      Coordinator(converter)
    }
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
      pan.delegate = context.coordinator
      return pan
    }
    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      recognizer.isEnabled = isOn
    }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      guard recognizer.state == .ended else { return }
      count += 1
      log.append("\(count): \(Int(context.converter.localTranslation?.x ?? 0))")
    }
  }

  private struct Card: View {
    @State private var log: [String] = []
    @State private var isOn = true
    var body: some View {
      VStack {
        Text(log.joined(separator: ", "))
        Color.red.frame(width: 200, height: 200).gesture(SidePan(log: $log, isOn: isOn))
        Toggle("on", isOn: $isOn)
      }
    }
  }

  @Test func `is recognized as its coordinator says, updated, and keeps its state`() throws {
    let stage = Stage(Card())
    func card() throws -> UIView {
      try #require(stage.find(UIView.self) { $0.bounds.height == 200 && !$0.recognizers.isEmpty })
    }
    stage.drag(try card(), by: CGPoint(x: 80, y: 0))
    #expect(stage.texts.first == "1: 70")
    stage.drag(try card(), by: CGPoint(x: 0, y: 80))
    #expect(stage.texts.first == "1: 70")
    stage.tap(try #require(stage.find(UISwitch.self)))
    stage.drag(try card(), by: CGPoint(x: 80, y: 0))
    #expect(stage.texts.first == "1: 70")
    stage.tap(try #require(stage.find(UISwitch.self)))
    stage.drag(try card(), by: CGPoint(x: -60, y: 0))
    #expect(stage.texts.first == "1: 70, 2: -50")
  }

  /// Two taps with two fingers, which fail.
  private struct Secret: UIGestureRecognizerRepresentable {
    func makeUIGestureRecognizer(context: Context) -> some UIGestureRecognizer {
      let tap = UITapGestureRecognizer()
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (2, 2)
      return tap
    }
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {
      fatalError("Nobody has found this so far.")
    }
  }

  private struct Plain: View {
    var body: some View {
      Color.red.frame(width: 200, height: 200).gesture(Secret())
    }
  }

  @Test func `is found by an exploration`() async throws {
    let text = try await violations(properties: [.neverCrashes]) { _ in Plain() }
    #expect(text.contains("double tap") && text.contains("with 2 fingers"), "\(text)")
  }
}
