// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

/// Screens that an app makes by itself where SwiftUI has a modifier.
@MainActor
@Suite("Overlays in place of presentations")
struct OverlayTests {
  private struct Home: View {
    let closes: Bool
    @State private var isCardShown = false
    @State private var isSheetShown = false

    var body: some View {
      ZStack {
        Button("Show Card") { isCardShown = true }.disabled(isCardShown)
        if isCardShown {
          Rectangle().fill(.black).opacity(0.4).ignoresSafeArea()
            .onTapGesture { if closes { isCardShown = false } }
          Button("More") { isSheetShown = true }
        }
      }
      .sheet(isPresented: $isSheetShown) { Text("More") }
    }
  }

  @Test func `trap the user where nothing closes them`() async throws {
    let found = try await violations { _ in Home(closes: false) }
    #expect(found.contains("\"the user is never trapped\" is violated"))
    #expect(found.contains("covered by an overlay: none → Show Card"))
    #expect(found.contains("whatever the user does then does not help: tap Home, tap More"))
  }

  @Test func `trap the user, and all buttons are named that do not help`() async throws {
    let found = try await violations { _ in Steps() }
    #expect(found.contains("does not help: tap Next; nor, after that: tap Finish"), "\(found)")
  }

  /// Steps in a cover, the last of which goes back in place of closing it.
  private struct Steps: View {
    @State private var isShown = false

    var body: some View {
      Button("Begin") { isShown = true }.fullScreenCover(isPresented: $isShown) {
        NavigationStack { NavigationLink("Next") { LastStep() } }
      }
    }
  }

  private struct LastStep: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Finish") { dismiss() } }
  }

  @Test func `are quiet where a tap beside the card closes it`() async throws {
    try await expectNoViolation { Home(closes: true) }
  }

  /// A backdrop that is always there, and can be seen only while something is shown.
  private struct Backdrop: View {
    enum Kind { case clear, faint, empty, shaped }
    let kind: Kind
    @State private var isShown = false

    var body: some View {
      ZStack {
        VStack {
          Button("Show") { isShown = true }
          Text("\(isShown)")
        }
        switch kind {
        case .clear: Color.black.opacity(isShown ? 0.4 : 0).onTapGesture { isShown = false }
        case .faint:
          Color.black.opacity(1).opacity(isShown ? 1 : 0).onTapGesture { isShown = false }
        case .empty:
          Group { EmptyView() }.frame(maxWidth: .infinity, maxHeight: .infinity)
            .onTapGesture { isShown = false }
        case .shaped: Color.clear.contentShape(Rectangle()).onTapGesture { isShown = false }
        }
      }
    }
  }

  @Test func `let touches through while there is nothing to see`() {
    for kind in [Backdrop.Kind.clear, .faint, .empty] {
      let stage = Stage(Backdrop(kind: kind))
      #expect(stage.tap("Show"), "\(kind)")
      #expect(stage.texts.contains("true"))
      #expect(stage.tap("Show") == (kind == .empty), "\(kind)")
    }
    #expect(!Stage(Backdrop(kind: .shaped)).tap("Show"))
  }

  @Test func `are seen through where their color or their opacity says so`() {
    func alpha(_ color: Color) -> CGFloat { UIColor(color).cgColor.alpha }
    #expect(alpha(.black) == 1)
    #expect(alpha(.black.opacity(0.4)) == 0.5)
    #expect(alpha(.black.opacity(0.4).opacity(1)) == 0.5)
    #expect(alpha(.black.opacity(0.4).opacity(0)) == 0)
    #expect(alpha(Color(white: 0, opacity: 0.2)) == 0.5)
    #expect(alpha(.clear.opacity(0.5)) == 0)
  }
}
