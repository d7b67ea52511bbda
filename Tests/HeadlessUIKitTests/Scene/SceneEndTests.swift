// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Puts an event into the clock of the current scene as it goes, and what that event keeps does, too.
@MainActor
private final class Parting: UIViewController {
  let generations: Int

  init(_ generations: Int) {
    self.generations = generations
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit {
    guard generations > 0 else { return }
    let next = Parting(generations - 1)
    HeadlessScene.current.clock.schedule(.call, "farewell") { next.loadViewIfNeeded() }
  }
}

@MainActor
@Suite("The end of a scene")
struct SceneEndTests {
  @Test(arguments: [1, 5]) func `does nothing in the next one`(generations: Int) {
    HeadlessScene.start().launch(Parting(generations))
    #expect(HeadlessScene.start().clock.isIdle)
  }

  @Test func `does nothing in a scene that was interrupted`() {
    let scene = HeadlessScene.start()
    HeadlessScene.start().launch(Parting(1))
    scene.makeCurrent()
    #expect(scene.clock.isIdle)
  }
}
