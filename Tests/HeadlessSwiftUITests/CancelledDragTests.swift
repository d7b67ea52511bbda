// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("A drag gesture that the system cancels")
struct CancelledDragTests {
  private struct StateCard: View {
    @State private var offset = CGSize.zero
    var body: some View {
      Color.red.frame(width: 200, height: 200).offset(offset).gesture(
        DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
    }
  }

  private struct SidewaysCard: View {
    @State private var x: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 200, height: 200).offset(x: x).gesture(
        DragGesture().onChanged { x = $0.translation.width }.onEnded { _ in x = 0 })
    }
  }

  /// A knob that stays wherever it was dragged; a word that comes then makes room for itself.
  private struct Knob: View {
    @State private var y: CGFloat = 0
    @State private var isSaved = false
    var body: some View {
      VStack {
        Text("Brightness")
        Circle().frame(width: 60, height: 60).offset(y: y).gesture(
          DragGesture().onChanged { y = $0.translation.height }.onEnded { _ in isSaved = true })
        if isSaved { Text("Saved") }
      }
    }
  }

  private struct GestureStateCard: View {
    @GestureState private var offset = CGSize.zero
    var body: some View {
      Color.red.frame(width: 200, height: 200).offset(offset).gesture(
        DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
    }
  }

  @Test("ends where its offset is a state of the gesture, and not where only `onEnded` resets it")
  func offset() async throws {
    let properties = [SceneProperty.cancelledDragsEnd]
    let stuck = try await violations(properties: properties) { _ in StateCard() }
    #expect(stuck.contains("\"\(properties[0].name)\" is violated"), "\(stuck)")
    #expect(stuck.contains("stays as 'pan StateCard' has left it"), "\(stuck)")
    let aside = try await violations(properties: properties) { _ in SidewaysCard() }
    #expect(aside.contains("is violated"), "\(aside)")
    let back = try await violations(properties: properties) { _ in GestureStateCard() }
    #expect(!back.contains("is violated"), "\(back)")
    let knob = try await violations(properties: properties) { _ in Knob() }
    #expect(!knob.contains("is violated"), "\(knob)")
  }

  private struct Photo: View {
    @State private var scale: CGFloat = 1
    let turns: Bool
    var body: some View {
      let photo = Color.red.frame(width: 300, height: 300)
      if turns {
        photo.rotationEffect(.radians(scale - 1)).gesture(
          RotationGesture().onChanged { scale = 1 + $0.radians }.onEnded { _ in scale = 1 })
      } else {
        photo.scaleEffect(scale).gesture(
          MagnificationGesture().onChanged { scale = $0 }.onEnded { _ in scale = 1 })
      }
    }
  }

  @Test(arguments: [true, false])
  func `It stays enlarged or turned where only 'onEnded' puts that back`(turns: Bool) async throws {
    let text = try await violations(properties: [.cancelledDragsEnd]) { _ in Photo(turns: turns) }
    #expect(text.contains("is violated"), "\(text)")
  }
}
