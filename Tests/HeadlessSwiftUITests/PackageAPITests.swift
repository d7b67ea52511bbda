// SPDX-License-Identifier: MIT

import Combine
import StoreKit
import SwiftUI
import Testing
import UIKit

/// What packages for SwiftUI use.
@MainActor
@Suite("What packages for SwiftUI use")
struct PackageAPITests {
  private struct Reviewed: View {
    @Environment(\.requestReview) private var requestReview
    var body: some View { Button("Rate") { requestReview() } }
  }

  @Test func `asks for a review, of which the app is told nothing`() {
    let stage = Stage(Reviewed())
    #expect(stage.tap("Rate"))
    #expect(stage.presented.isEmpty)
  }

  @Test func `receives values in a later turn, and the last of several`() {
    let stage = Stage(Text(""))
    let subject = PassthroughSubject<Int, Never>()
    let other = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let subscriptions = [
      subject.receive(on: DispatchQueue.main).sink { log.append("main \($0)") },
      subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).sink {
        log.append("last \($0)")
      },
      subject.merge(with: other).sink { log.append("merged \($0)") },
      subject.combineLatest(other).sink { log.append("latest \($0) \($1)") },
    ]
    stage.turn {
      subject.send(1)
      other.send(2)
      subject.send(3)
    }
    #expect(log == ["merged 1", "merged 2", "latest 1 2", "merged 3", "latest 3 2"])
    stage.settle()
    #expect(log.suffix(3) == ["main 1", "main 3", "last 3"])
    for subscription in subscriptions { subscription.cancel() }
    stage.turn { subject.send(4) }
    stage.settle()
    #expect(log.count == 8)
  }

  /// A gesture of the app's own, with a state.
  private struct Pull: Gesture {
    let count: (Int) -> Void
    @State private var pulls = 0
    var body: some Gesture {
      DragGesture().onEnded { _ in
        pulls += 1
        count(pulls)
      }
    }
  }

  private struct Pulled: View {
    @State private var count = 0
    var body: some View {
      Text("pulled \(count)").frame(width: 100, height: 100).gesture(Pull { count = $0 })
    }
  }

  @Test func `has gestures of its own, which keep what they own`() {
    let stage = Stage(Pulled())
    for count in 1...2 {
      stage.drag(stage.find(UILabel.self), by: CGPoint(x: 0, y: 80))
      #expect(stage.texts == ["pulled \(count)"])
    }
  }

  private struct Progress: AnimatableModifier {
    nonisolated var animatableData: CGFloat
    func body(content: Content) -> some View { content }
  }

  @Test func `names gestures, colors and animated values by their types`() {
    let kept = GestureState(initialValue: false)
    let drag: GestureStateGesture<_EndedGesture<_ChangedGesture<DragGesture>>, Bool> =
      DragGesture().onChanged { _ in }.onEnded { _ in }.updating(kept) { _, _, _ in }
    let view = Text("shown").modifier(Progress(animatableData: 1)).gesture(drag)
      .symbolVariant(.circle.fill).foregroundStyle(Color.gray, .background.secondary)
      .paletteSelectionEffect(.symbolVariant(.slash)).defaultScrollAnchor(.top, for: .alignment)
      .animation(.interpolatingSpring(.smooth, initialVelocity: 1), value: 0)
    #expect(Stage(view).texts == ["shown"])
    #expect(AnimatablePair<CGFloat, Double>(3, 4).magnitudeSquared == 25)
    #expect(Alignment.top == Alignment(horizontal: .center, vertical: .top))
    #expect(UIColor(Color(.sRGBLinear, white: 0, opacity: 0.1)).cgColor.alpha == 0.5)
  }
}
