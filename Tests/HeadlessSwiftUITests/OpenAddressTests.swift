// SPDX-License-Identifier: MIT

import SceneHarness
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("An address of the app's that something opens")
struct OpenAddressTests {
  private struct Shop: View {
    @State private var page = "Home"
    var body: some View {
      Text(page).onOpenURL { url in page = url.host() ?? "nothing" }
    }
  }

  @Test("is told to `onOpenURL`")
  func told() throws {
    let variant = Variant(scene: "shop", summary: "", names: []) { setup in
      setup.deepLinks = [URL(string: "shop://cart")].compactMap(\.self)
      let shop = UIHostingController(rootView: Shop())
      setup.check("the cart is closed") { [unowned shop] in
        !shop.view.subtreeTexts.contains("cart")
      }
      return shop
    }
    let exploration = try variant.explore(limits: Limits(depth: 3))
    let result = exploration.results.first { $0.verdict == .violated }
    #expect(
      result?.trace?.steps.map { variant.names.name(of: $0.action) }
        == ["app goes to the background", "shop://cart is opened"])
  }

  @Test func `is asked for where a view would hear of it`() {
    let stage = Stage(Shop())
    #expect(stage.scene.notes(.unopened) == ["View.onOpenURL"])
  }
}

extension UIView {
  /// What labels in the view say.
  fileprivate var subtreeTexts: [String] {
    subviews.flatMap(\.subtreeTexts) + [(self as? UILabel)?.text].compactMap(\.self)
  }
}
