// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// Which controllers were presented, alone or within others, and whether they are gone when they
/// should be.
@MainActor
struct LifetimeRecord {
  private struct Entry {
    @Loose var controller: UIViewController?
    let type: String
    /// Whether it was presented itself, and not a controller that it is in.
    let isPresented: Bool
    /// The tap that has shown it, and how everything looked before.
    let use: Fingerprint?

    @MainActor init(_ controller: UIViewController, isPresented: Bool, shownBy use: Fingerprint?) {
      _controller = Loose(wrappedValue: controller)
      type = "\(Swift.type(of: controller))"
      (self.isPresented, self.use) = (isPresented, use)
    }
  }

  private var entries: [Entry] = []
  /// Whether a presentation has ended since nothing moved the last time.
  ///
  /// What it has left behind is judged once. If it counted for good, each state would be another one
  /// after a dismissal than before.
  private(set) var hasDismissed = false

  /// An action is about to happen.
  mutating func actionBegins(isSettled: Bool) { if isSettled { hasDismissed = false } }

  /// Notes who is presented now.
  mutating func note(_ scene: HeadlessScene, shownBy use: Fingerprint? = nil) {
    let presented = scene.presentation.presentedControllers
    // Mostly nothing has changed, and that is seen without closures.
    var place = 0
    if isUpToDate(with: presented, at: &place), place == entries.count { return }
    let isGone = { (entry: Entry) in
      entry.controller.map { controller in !presented.contains { $0 === controller } } ?? true
    }
    if entries.contains(where: { $0.isPresented && isGone($0) }) { hasDismissed = true }
    entries.removeAll { $0.controller == nil }
    for controller in presented { note(controller, isPresented: true, shownBy: use) }
  }

  private mutating func note(
    _ controller: UIViewController, isPresented: Bool, shownBy use: Fingerprint?
  ) {
    if !entries.contains(where: { $0.controller === controller }) {
      entries.append(Entry(controller, isPresented: isPresented, shownBy: use))
    }
    for child in controller.children { note(child, isPresented: false, shownBy: nil) }
  }

  /// Whether the entries from a place on are some controllers and what is in them, in their order.
  private func isUpToDate(with controllers: [UIViewController], at place: inout Int) -> Bool {
    for controller in controllers {
      guard place < entries.count, entries[place].controller === controller else { return false }
      place += 1
      guard isUpToDate(with: controller.children, at: &place) else { return false }
    }
    return true
  }

  /// What is alive and not on screen, though neither the windows nor the scene's own objects refer to
  /// it; somebody who cannot be seen may refer to it, such as a closure.
  struct Suspects {
    /// Whether a controller is.
    var haveController = false
    /// The classes of objects that views of SwiftUI's have owned.
    var models: Set<String> = []

    var isEmpty: Bool { !haveController && models.isEmpty }
  }

  /// What may be kept that should be gone; global variables may hold objects for all views, and where
  /// these cannot be told, no object of a view is suspected.
  func suspects(
    in scene: HeadlessScene, _ setup: SceneSetup, globals: () -> [(name: String, value: Any)]?
  ) -> Suspects {
    var suspects = Suspects()
    let shown =
      scene.presentation.presentedControllers + scene.windows.compactMap(\.rootViewController)
    let others = entries.compactMap(\.controller).filter { !Self.isPart($0, of: shown) }
    let models = scene.goneViews.objects
    guard !others.isEmpty || !models.isEmpty else { return suspects }
    let reachable = Snapshot(reaching: scene, setup)
    suspects.haveController = others.contains { !reachable.hasMet($0) }
    let unseen = models.filter { !reachable.hasMet($0) }
    guard !unseen.isEmpty, let globals = globals() else { return suspects }
    var shared = Snapshot()
    for (name, value) in globals { shared.add(value, named: name) }
    suspects.models = Set(unseen.filter { !shared.hasMet($0) }.map { "\(type(of: $0))" })
    return suspects
  }

  /// Whether a controller is one of some others, or a child within them.
  private static func isPart(_ controller: UIViewController, of shown: [UIViewController]) -> Bool {
    var around = controller
    while let parent = around.containment.parent,
      parent.containment.children.contains(where: { $0 === around })
    {
      around = parent
    }
    return shown.contains { $0 === around }
  }

  /// The controllers that a tap has shown, that are alive, and that are nowhere on screen.
  private func kept(in scene: HeadlessScene) -> [Entry] {
    let presented = scene.presentation.presentedControllers
    return entries.filter { entry in
      guard entry.use != nil, let controller = entry.controller else { return false }
      return controller.viewIfLoaded?.window == nil && controller.parent == nil
        && !presented.contains { $0 === controller }
    }
  }

  /// The classes of which one controller more is kept for each time that the same tap on the same
  /// screen has shown one, in words: what the app keeps for the next time would be shown again.
  func hoarded(in scene: HeadlessScene) -> [String] {
    let kept = kept(in: scene)
    let types = kept.indices.filter { place in
      kept[..<place].contains { $0.use == kept[place].use && $0.type == kept[place].type }
    }.map { kept[$0].type }
    return Set(types).sorted().map { "\($0), one more for each time that it was shown" }
  }

  /// The classes of the controllers that are alive; what such a controller contains goes without
  /// saying.
  var alive: [String] {
    entries.compactMap { entry in
      guard let controller = entry.controller else { return nil }
      let isPart = entries.contains { $0.controller != nil && $0.controller === controller.parent }
      return isPart ? nil : entry.type
    }
  }
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
