// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Testing
import UIKit
import ViewTesting

/// What views of public packages rely on.
@MainActor
@Suite("What views of public packages rely on")
struct RealViewTests {
  /// A window for what lies over the app, whose hit testing names the root's view for all touches on
  /// the card, and nothing for those beside it.
  private final class OverlayWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event).flatMap { _ in
        point.y < 400 ? nil : rootViewController?.view
      }
    }
  }

  private struct Home: View {
    @State private var window: UIWindow?
    var body: some View {
      VStack {
        Button("Show") {
          let new = OverlayWindow(frame: UIScreen.main.bounds)
          new.rootViewController = UIHostingController(
            rootView: VStack {
              Spacer()
              Button("Close") {
                window?.isHidden = true
                window = nil
              }
            })
          new.isHidden = false
          window = new
        }
        .disabled(window != nil)
        Spacer()
      }
    }
  }

  @Test("what is shown is touched where hit testing names the view of the hosting controller")
  func overlayWindow() async throws {
    try await expectNoViolation { Home() }
    let stage = Stage(Home())
    stage.tap("Show")
    let close = try #require(stage.find(UIButton.self) { $0.currentTitle == "Close" })
    #expect(stage.tap(close))
    #expect(stage.scene.windows.count == 1)
  }

  private struct Progress: AnimatableModifier {
    nonisolated var animatableData: CGFloat { didSet { tell(animatableData) } }
    nonisolated private let tell: @Sendable (CGFloat) -> Void

    init(_ value: CGFloat, tell: @escaping @Sendable (CGFloat) -> Void) {
      (animatableData, self.tell) = (value, tell)
    }

    func body(content: Content) -> some View { content }
  }

  private struct Moving: View {
    @State private var height: CGFloat = 0
    @State private var told: CGFloat = -1
    var body: some View {
      Button("Move") { withAnimation { height = 80 } }
        .modifier(Progress(height) { value in MainActor.assumeIsolated { told = value } })
      Text("told \(told)")
    }
  }

  @Test func `an animated value is set once it has changed`() {
    let stage = Stage(Moving())
    #expect(stage.texts == ["Move", "told -1.0"])
    stage.tap("Move")
    #expect(stage.texts == ["Move", "told 80.0"])
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        Counter()
      } detail: {
        Text("Detail")
      }
    }
  }

  @Test func `the sidebar keeps its state when the width changes`() {
    let stage = Stage(Columns())
    stage.tap("count 0")
    for width in [UIUserInterfaceSizeClass.regular, .compact] {
      stage.turn { stage.scene.setTraits(UITraitCollection(horizontalSizeClass: width)) }
      stage.settle()
      #expect(stage.texts.contains("count 1"))
      #expect(stage.texts.contains("Detail") == (width == .regular))
    }
  }

  private struct TwoSheets: View {
    let isNested: Bool
    @State private var isFirstShown = false
    @State private var isSecondShown = false
    var body: some View {
      let first = VStack {
        Button("Second") { isSecondShown = true }
        Button("Close") { isFirstShown = false }
      }
      let second = Button("Done") { isSecondShown = false }
      if isNested {
        Button("First") { isFirstShown = true }
          .sheet(isPresented: $isFirstShown) { first.sheet(isPresented: $isSecondShown) { second } }
      } else {
        Button("First") { isFirstShown = true }
          .sheet(isPresented: $isFirstShown) { first }
          .sheet(isPresented: $isSecondShown) { second }
      }
    }
  }

  @Test("a sheet that is asked for beside another one is noted", arguments: [false, true])
  func twoSheets(isNested: Bool) {
    let stage = Stage(TwoSheets(isNested: isNested))
    stage.tap("First")
    stage.tap("Second")
    #expect(stage.presented.count == (isNested ? 2 : 1))
    #expect(
      stage.scene.notes(.crowded)
        == (isNested ? [] : ["a sheet while another one is shown"]))
  }

  private struct Session: View {
    @State private var isEditing = false
    @State private var hasExpired = false
    var body: some View {
      Button("Edit") { isEditing = true }
        .sheet(isPresented: $isEditing) { Button("Expire", action: expire) }
        .fullScreenCover(isPresented: $hasExpired) { Text("Sign in") }
    }
    func expire() { (isEditing, hasExpired) = (false, true) }
  }

  @Test("a cover that takes the place of a sheet is not, even while the sheet is still coming")
  func replacedSheet() {
    let stage = Stage(Session())
    stage.tap("Edit", settles: false)
    stage.tap("Expire")
    stage.settle()
    #expect(stage.scene.notes(.crowded) == [])
  }

  private struct Height: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  private struct Hosted<Content: View>: UIViewRepresentable {
    let content: Content
    func makeCoordinator() -> UIHostingController<Content> {
      UIHostingController(rootView: content)
    }
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.addSubview(context.coordinator.view)
      return view
    }
    func updateUIView(_ uiView: UIView, context: Context) { context.coordinator.rootView = content }
  }

  private struct Told: View {
    @State private var height = 0
    @State private var told = 0
    var body: some View {
      VStack {
        Button("Grow") { height += 10 }
        Text("told \(told)")
        Hosted(content: Text("hosted").preference(key: Height.self, value: height))
      }
      .onPreferenceChange(Height.self) { told = $0 }
    }
  }

  @Test func `preferences come out of a hosting controller in a representable`() {
    let stage = Stage(Told())
    for height in [10, 20] {
      stage.tap("Grow")
      #expect(stage.texts.contains("told \(height)"))
    }
  }

  private struct Switched: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").frame(width: 100, height: 100)
        .simultaneousGesture(TapGesture().onEnded { count += 1 }, isEnabled: count == 0)
    }
  }

  @Test func `a gesture is recognized as long as it is enabled`() throws {
    let stage = Stage(Switched())
    for _ in 0..<2 { stage.tap(try #require(stage.find(UILabel.self))) }
    #expect(stage.texts == ["1"])
  }

  private struct Symbols: View {
    var body: some View {
      VStack {
        Button {
        } label: {
          Color.red
        }
        Color.blue.onTapGesture {}
      }
    }
  }

  @Test func `what has no text goes by the view that it is in`() throws {
    let stage = Stage(Symbols())
    #expect(try #require(stage.find(UIButton.self)).headlessName == "button of Symbols")
    let taps = Stage.all(in: stage.root.view).flatMap { $0.gestureRecognizers ?? [] }
    #expect(taps.contains { $0.name == "Symbols" })
  }

  @Test func `a publisher is shared by those who subscribe`() {
    let source = PassthroughSubject<Int, Never>()
    var evaluated = 0
    var log: [Int] = []
    let shared = source.map { value in
      evaluated += 1
      return value * 2
    }.share()
    let subscriptions = (0..<2).map { _ in shared.sink { log.append($0) } }
    source.send(1)
    #expect(log == [2, 2] && evaluated == 1)
    for subscription in subscriptions { subscription.cancel() }
    source.send(2)
    #expect(log == [2, 2] && evaluated == 1)
  }
}
