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
    let back = try await violations(properties: properties) { _ in GestureStateCard() }
    #expect(!back.contains("is violated"), "\(back)")
  }
}
