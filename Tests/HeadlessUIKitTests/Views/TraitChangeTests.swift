// SPDX-License-Identifier: MIT

import Testing
import UIKit
import UIKitSemantics

@MainActor
@Suite("Who has registered for changes of traits")
struct TraitChangeTests {
  @Test func `is told of those that have changed, with the traits before, until that ends`() {
    let scene = HeadlessScene.start()
    let home = UIViewController()
    scene.launch(home)
    var heard: [String] = []
    home.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (home: UIViewController, previous) in
      heard.append("\(previous.horizontalSizeClass) to \(home.traitCollection.horizontalSizeClass)")
    }
    let view = home.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _) in heard.append("style")
    }
    scene.presentation.turn { scene.presentation.perform(.sizeClassChanges(to: .regular)) }
    #expect(heard == ["compact to regular"])
    home.view.unregisterForTraitChanges(view)
    // Other values that few responders have are kept beside.
    home.accessibilityLanguage = "en"
    scene.presentation.turn { scene.presentation.perform(.sizeClassChanges(to: .compact)) }
    #expect(heard == ["compact to regular", "regular to compact"])
  }

  @Test func `is named by its own type in a closure of its class`() {
    final class Home: UIViewController {
      var heard = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in
          self.heard += 1
        }
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
          (home: Home, _: UITraitCollection) in home.heard += 1
        }
      }
    }
    let scene = HeadlessScene.start()
    let home = Home()
    scene.launch(home)
    scene.presentation.turn { scene.presentation.perform(.sizeClassChanges(to: .regular)) }
    #expect(home.heard == 2)
  }
}
