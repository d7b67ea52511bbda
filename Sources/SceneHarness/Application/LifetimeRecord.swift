// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// Which controllers were presented, and whether they are gone when they should be.
@MainActor
struct LifetimeRecord {
  private struct Entry {
    @Loose var controller: UIViewController?
    let type: String

    @MainActor init(_ controller: UIViewController) {
      _controller = Loose(wrappedValue: controller)
      type = "\(Swift.type(of: controller))"
    }
  }

  private var entries: [Entry] = []
  /// Whether a presentation has ended.
  private(set) var hasDismissed = false

  /// Notes who is presented now.
  mutating func note(_ scene: HeadlessScene) {
    let presented = scene.presentation.presentedControllers
    // Mostly nothing has changed, and that is seen without closures.
    if isUpToDate(with: presented) { return }
    let isGone = { (entry: Entry) in
      entry.controller.map { controller in !presented.contains { $0 === controller } } ?? true
    }
    if entries.contains(where: isGone) { hasDismissed = true }
    entries.removeAll { $0.controller == nil }
    for controller in presented where !entries.contains(where: { $0.controller === controller }) {
      entries.append(Entry(controller))
    }
  }

  private func isUpToDate(with presented: [UIViewController]) -> Bool {
    guard entries.count == presented.count else { return false }
    for level in entries.indices where entries[level].controller !== presented[level] {
      return false
    }
    return true
  }

  /// Whether a controller is alive and not presented to which neither the windows nor the scene's
  /// own objects refer; somebody who cannot be seen may refer to it, such as a closure.
  func suspectsLeak(in scene: HeadlessScene, _ setup: SceneSetup) -> Bool {
    guard entries.contains(where: { $0.controller != nil }) else { return false }
    let reachable = Snapshot(reaching: scene, setup)
    return entries.contains { entry in entry.controller.map { !reachable.hasMet($0) } ?? false }
  }

  /// The classes of the controllers that are alive.
  var alive: [String] { entries.compactMap { $0.controller == nil ? nil : $0.type } }
}

extension Snapshot {
  /// What the windows, the presented controllers and the scene's own objects refer to.
  init(reaching scene: HeadlessScene, _ setup: SceneSetup) {
    self.init()
    leavesOutCaptures = true
    for window in scene.windows {
      if let root = window.rootViewController { add(root, named: "root") }
    }
    for controller in scene.presentation.presentedControllers {
      add(controller, named: "presented")
    }
    for (name, object) in setup.objects { add(object, named: name) }
  }
}
