// SPDX-License-Identifier: MIT

import SceneHarness
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("What traces call views that show no text")
struct NameTests {
  private struct Banner: View {
    var body: some View { Color.blue.frame(height: 40) }
  }

  private struct Gallery: View {
    @State private var isLight = true
    var body: some View {
      VStack {
        if isLight {
          Color.red.frame(height: 90).onTapGesture { isLight = false }.accessibilityLabel("Photo")
        } else {
          Banner()
        }
        ForEach(0..<2) { number in
          Button {
          } label: {
            Image(systemName: "star")
          }.accessibilityLabel("Rate \(number)")
        }
        Color.green.frame(height: 90).onTapGesture {}.accessibilityIdentifier("lawn")
        Color.black.frame(height: 90).onTapGesture {}
        Button("Save") {}.accessibilityLabel("Save the photo")
        Banner().onTapGesture {}
      }
    }
  }

  @Test func `is their label, their identifier, or the view of the app's own around them`() throws {
    let variant = Variant(scene: "names", summary: "", names: []) { _ in
      UIHostingController(rootView: Gallery())
    }
    let exploration = try variant.explore(limits: Limits(depth: 1))
    #expect(
      exploration.actionCoverage().map(\.name) == [
        "tap Banner", "tap Gallery", "tap Photo", "tap Rate 0", "tap Rate 1", "tap Save",
        "tap lawn",
      ])
  }
}
