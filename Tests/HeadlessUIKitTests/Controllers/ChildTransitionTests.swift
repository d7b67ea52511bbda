// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("A transition from one child to another")
struct ChildTransitionTests {
  /// A container of the app's own, which shows the first of two children.
  private class Container: Listener {
    let both: [Listener]
    var forwards = true

    init(_ ear: Ear, forwards: Bool) {
      both = ["A", "B"].map { Listener($0, ear) }
      self.forwards = forwards
      super.init("container", ear)
      for child in both { addChild(child) }
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(both[0].view)
    }

    func exchange(
      _ from: Int, _ to: Int, duration: TimeInterval = 0.3, completion: ((Bool) -> Void)? = nil
    ) {
      transition(
        from: both[from], to: both[to], duration: duration,
        options: .transitionCrossDissolve, animations: nil, completion: completion)
    }
  }

  private func launch(forwards: Bool = true) -> (HeadlessScene, Container, Ear) {
    let scene = HeadlessScene.start()
    let ear = Ear()
    let container = Container(ear, forwards: forwards)
    scene.launch(container)
    let lines = ear.received().filter { !$0.hasPrefix("container") }
    #expect(lines == (forwards ? ["A will appear", "A did appear"] : []))
    return (scene, container, ear)
  }

  @Test func `tells both at its beginning and at its end, and takes the old view out then`() {
    let (scene, container, ear) = launch()
    let views = container.both.map(\.view)
    var isDone = false
    scene.presentation.turn { container.exchange(0, 1) { isDone = $0 } }
    #expect(ear.received() == ["A will disappear", "B will appear"])
    #expect(views.map { $0?.window != nil } == [true, true] && !isDone)
    scene.presentation.turn { scene.clock.run() }
    #expect(ear.received() == ["A did disappear", "B did appear"])
    #expect(views.map { $0?.window != nil } == [false, true] && isDone)
    scene.presentation.turn { container.exchange(1, 0) }
    scene.presentation.turn { scene.clock.run() }
    #expect(
      ear.received() == ["B will disappear", "A will appear", "B did disappear", "A did appear"])
  }

  @Test func `leaves children as they are told of what comes after`() {
    let (scene, container, ear) = launch()
    scene.presentation.turn { container.exchange(0, 1) }
    scene.presentation.turn { scene.clock.run() }
    _ = ear.received()
    scene.presentation.turn {
      container.both[1].view.removeFromSuperview()
      container.view.addSubview(container.both[0].view)
    }
    #expect(
      ear.received().sorted()
        == ["A did appear", "A will appear", "B did disappear", "B will disappear"])
  }

  @Test func `tells nobody where the container does not forward, and nobody off screen`() {
    let (scene, container, ear) = launch(forwards: false)
    scene.presentation.turn { container.exchange(0, 1) }
    scene.presentation.turn { scene.clock.run() }
    #expect(ear.received().isEmpty && container.both[1].view.window != nil)
    let other = Container(ear, forwards: true)
    scene.presentation.turn { other.exchange(0, 1) }
    scene.presentation.turn { scene.clock.run() }
    #expect(ear.received().isEmpty && other.both[1].view.superview === other.view)
  }

  @Test func `ends the app where one of them is no child`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = HeadlessScene.start()
        UIViewController().transition(
          from: UIViewController(), to: UIViewController(), duration: 0, animations: nil)
      }
    }
  }
}
