// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Children of view controllers")
struct ContainmentTests {
  @Test func `A controller that contains another one is not added to it`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let child = UIViewController()
      let navigation = UINavigationController(rootViewController: child)
      child.addChild(navigation)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let child = UIViewController()
      child.addChild(child)
    }
  }
}
