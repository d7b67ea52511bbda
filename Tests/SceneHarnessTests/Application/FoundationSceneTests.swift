// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import ModalHarness
import StateSpace
import Testing
import UIKit

@testable import SceneHarness

#if os(Linux)
  @MainActor
  private func open(_ home: UIViewController) {
    if home.presentedViewController == nil { home.present(UIViewController(), animated: true) }
  }

  /// Scenes whose file imports Foundation, so that it uses what is Foundation's and Dispatch's.
  @MainActor
  @Suite("A scene whose file imports Foundation")
  struct FoundationSceneTests {
    private func exploration(
      depth: Int = 12, _ tap: @escaping @MainActor (UIViewController) -> Void
    ) throws -> Exploration<PresentationSystem<SceneApplication>> {
      let variant = Variant(
        scene: "scene", summary: "", names: [], vocabulary: SceneVocabulary(),
        properties: .everyScene
      ) { _ in
        let home = UIViewController()
        home.addButton("Open") { [unowned home] in tap(home) }
        return home
      }
      return try variant.explore(limits: Limits(depth: depth))
    }

    private func violated(
      _ exploration: Exploration<PresentationSystem<SceneApplication>>
    ) -> [String] { exploration.results.filter { $0.verdict == .violated }.map(\.name) }

    @Test func `is explored as one that uses the stand-in's queues, groups and timers`() throws {
      let ours = try exploration(depth: 8) { home in
        let group = UIKit.DispatchGroup()
        group.enter()
        UIKit.DispatchQueue.global().async { group.leave() }
        group.notify(queue: .main) { open(home) }
        UIKit.DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { home.dismiss(animated: true) }
        UIKit.Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in open(home) }
      }
      let theirs = try exploration(depth: 8) { home in
        let group = Dispatch.DispatchGroup()
        group.enter()
        Dispatch.DispatchQueue.global().async { group.leave() }
        group.notify(queue: .main) { MainActor.assumeIsolated { open(home) } }
        Dispatch.DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
          home.dismiss(animated: true)
        }
        _ = Foundation.Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
          MainActor.assumeIsolated { open(home) }
        }
      }
      #expect(ours.levels == theirs.levels && ours.generated == theirs.generated)
      #expect(violated(ours) == violated(theirs))
    }

    @Test func `may ignore taps that follow each other within half a second`() throws {
      let found = try exploration { home in
        let last = home.view.layer.name.flatMap { Double($0) } ?? 0
        guard Date().timeIntervalSinceReferenceDate - last > 0.5 else { return }
        home.view.layer.name = "\(Date().timeIntervalSinceReferenceDate)"
        home.present(UIViewController(), animated: true)
      }
      #expect(violated(found).isEmpty)
    }

    private final class Dated: UIViewController { var opened: Date? }

    @Test func `does not become another one because time passes`() throws {
      let found = try exploration(depth: 30) { home in
        let sheet = Dated()
        sheet.opened = Date()
        home.present(sheet, animated: true)
      }
      #expect(found.isClosed && violated(found).isEmpty)
    }

    @Test func `that waits for what nobody signals ends there, and says so`() throws {
      let found = try exploration(depth: 2) { _ in Dispatch.DispatchSemaphore(value: 0).wait() }
      let bounds = found.states.compactMap(\.app.observation.bound)
      #expect(
        bounds.count == 1 && bounds[0].hasPrefix("DispatchSemaphore.wait waits for something"))
      #expect(violated(found).isEmpty)
    }
  }
#endif
