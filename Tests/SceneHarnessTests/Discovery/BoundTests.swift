// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("What never comes to an end is broken off, and named")
struct BoundTests {
  final class RestlessView: UIView {
    var isRestless = false
    override func layoutSubviews() {
      super.layoutSubviews()
      if isRestless { setNeedsLayout() }
    }
  }

  @Test func `Layout that asks for layout`() {
    let stage = ActedScene()
    let view = stage.add(RestlessView(), "card", rect(0, 0, 100, 100))
    stage.scene.presentation.turn {
      view.isRestless = true
      view.setNeedsLayout()
    }
    #expect(
      stage.scene.presentation.exception == """
        Layout never settles: after 800 passes of one turn 'card' asks for another one. Something \
        asks for layout each time that it is laid out.
        """)
    #expect(stage.names.isEmpty)
  }

  final class Flickering: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      beginAppearanceTransition(false, animated: false)
    }
    override func viewWillDisappear(_ animated: Bool) {
      beginAppearanceTransition(true, animated: false)
    }
  }

  @Test func `Callbacks that lead to requests that lead to callbacks`() {
    let stage = ActedScene()
    let child = Flickering()
    stage.root.addChild(child)
    stage.scene.presentation.turn { child.beginAppearanceTransition(true, animated: false) }
    #expect(
      stage.scene.presentation.exception == """
        Callbacks and requests never come to an end: after 1000 callbacks of one turn there are \
        more. The last ones were: viewIsAppearing of Flickering, viewWillDisappear of Flickering, \
        viewWillAppear of Flickering, beginAppearanceTransition of Flickering.
        """)
  }

  @Test func `Calls that put themselves off, each an action of its own`() {
    let stage = ActedScene()
    Self.again()
    for _ in 0..<24 { stage.perform(stage.names[0]) }
    #expect(stage.scene.presentation.exception == nil)
    let name = stage.names[0]
    stage.perform(name)
    #expect(
      stage.scene.presentation.exception == """
        Endless chain of calls: 25 calls scheduled each other without delay, and '\(name)' is \
        due again. Something begins anew each time: a call that schedules itself, or a `task` whose \
        view goes and comes back because of what the task does.
        """)
  }

  private static func again() { DispatchQueue.main.async { again() } }
}
