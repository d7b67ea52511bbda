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

  private struct Root: View {
    @State private var isInside = false
    var body: some View {
      if isInside {
        TabView { Text("Home").tabItem { Text("Home") } }
      } else {
        Button("Log In") { isInside = true }
      }
    }
  }

  @Test func `A bar of tabs that comes selects its first tab, which is a page`() async throws {
    let text = try await violations { setup in
      setup.check("nobody is inside") { UITabBarController.isAnywhere == false }
      return Root()
    }
    #expect(text.contains("select the tab of page 'Home'"), "\(text)")
    #expect(!text.contains("pushViewController") && !text.contains("PageController"), "\(text)")
  }
}

extension UITabBarController {
  /// Whether there is one in the scene that runs.
  @MainActor fileprivate static var isAnywhere: Bool {
    func isIn(_ controller: UIViewController) -> Bool {
      controller is UITabBarController || controller.children.contains(where: isIn)
    }
    return HeadlessScene.current.windows.compactMap(\.rootViewController).contains(where: isIn)
  }
}
