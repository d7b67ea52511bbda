// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// Which controllers were on screen or within those that were, and whether they are gone when they
/// should be.
@MainActor
struct LifetimeRecord {
  private struct Entry {
    @Loose var controller: UIViewController?
    let type: String
    /// What traces call it.
    let name: String
    /// Whether it was presented itself, and is no window's root and in no other controller.
    let isPresented: Bool
    /// The tap that has shown it, and how everything looked before.
    let use: Fingerprint?

    @MainActor init(_ controller: UIViewController, isPresented: Bool, shownBy use: Fingerprint?) {
      _controller = Loose(wrappedValue: controller)
      type = "\(Swift.type(of: controller))"
      name = controller.headlessName
      (self.isPresented, self.use) = (isPresented, use)
    }
  }

  private var entries: [Entry] = []
  /// Whether a presentation has ended since nothing moved the last time.
  ///
  /// What it has left behind is judged once. If it counted for good, each state would be another one
  /// after a dismissal than before.
  private(set) var hasDismissed = false
  /// The same of any controller that has left the screen, as one that was popped.
  private(set) var hasLeft = false

  /// An action is about to happen.
  mutating func actionBegins(isSettled: Bool) {
    if isSettled { (hasDismissed, hasLeft) = (false, false) }
  }

  /// Notes who is on screen now.
  mutating func note(_ scene: HeadlessScene, shownBy use: Fingerprint? = nil) {
    let presented = scene.presentation.presentedControllers
    let shown = Self.shown(in: scene)
    // Mostly nothing has changed, and that is seen without closures.
    var place = 0
    if isUpToDate(with: shown, at: &place), place == entries.count { return }
    for entry in entries {
      let controller = entry.controller
      if entry.isPresented, !presented.contains(where: { $0 === controller }) {
        hasDismissed = true
      }
      if controller.map({ !Self.isPart($0, of: shown) }) ?? true { hasLeft = true }
    }
    entries.removeAll { $0.controller == nil }
    for controller in shown.prefix(presented.count) {
      note(controller, isPresented: true, shownBy: use)
    }
    for root in shown.dropFirst(presented.count) {
      note(root, isPresented: false, isRoot: true, shownBy: use)
    }
  }

  /// What is presented, then the roots of windows: all else that is on screen is within these.
  private static func shown(in scene: HeadlessScene) -> [UIViewController] {
    scene.presentation.presentedControllers + scene.windows.compactMap(\.rootViewController)
  }

  /// Notes a controller and what is in it.
  private mutating func note(
    _ controller: UIViewController, isPresented: Bool, isRoot: Bool = false,
    shownBy use: Fingerprint?
  ) {
    if !entries.contains(where: { $0.controller === controller }) {
      entries.append(
        Entry(controller, isPresented: isPresented, shownBy: isRoot ? nil : use))
    }
    for child in controller.children { note(child, isPresented: false, shownBy: use) }
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
  struct Suspects: Equatable {
    /// The classes of controllers.
    var controllers: Set<String> = []
    /// The classes of objects that views of SwiftUI's have owned.
    var models: Set<String> = []

    var isEmpty: Bool { controllers.isEmpty && models.isEmpty }
  }

  /// What may be kept that should be gone; global variables may hold anything for later, and where
  /// these cannot be told, no object of a view is suspected.
  func suspects(
    in scene: HeadlessScene, _ setup: SceneSetup, globals: () -> [(name: String, value: Any)]?
  ) -> Suspects {
    let shown = Self.shown(in: scene) + scene.presentation.controllersLeaving
    let others = entries.compactMap(\.controller).filter { !Self.isPart($0, of: shown) }
    let models = scene.goneViews.objects
    guard !others.isEmpty || !models.isEmpty else { return Suspects() }
    let reachable = Snapshot(reaching: scene, setup)
    let unseen = (others + models).filter { !reachable.hasMet($0) }
    guard !unseen.isEmpty else { return Suspects() }
    let globals = globals()
    var shared = Snapshot()
    for (name, value) in globals ?? [] { shared.add(value, named: name) }
    var suspects = Suspects()
    for object in unseen where !shared.hasMet(object) {
      let type = "\(type(of: object))"
      if object is UIViewController {
        suspects.controllers.insert(type)
      } else if globals != nil {
        suspects.models.insert(type)
      }
    }
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
  ///
  /// Who is kept by what nobody can see is found otherwise.
  func hoarded(in scene: HeadlessScene, _ setup: SceneSetup) -> [String] {
    let kept = kept(in: scene)
    let more = kept.indices.filter { place in
      kept[..<place].contains { $0.use == kept[place].use && $0.type == kept[place].type }
    }
    guard !more.isEmpty else { return [] }
    let reachable = Snapshot(reaching: scene, setup)
    let types = more.filter { kept[$0].controller.map { reachable.hasMet($0) } ?? false }
      .map { kept[$0].type }
    return Set(types).sorted().map { "\($0), one more for each time that it was shown" }
  }

  /// The same of those alone that have left the screen.
  func withoutShown(in scene: HeadlessScene) -> LifetimeRecord {
    let shown = Self.shown(in: scene)
    var record = self
    record.entries.removeAll { $0.controller.map { Self.isPart($0, of: shown) } ?? true }
    return record
  }

  /// The controllers that are alive, of some classes, by name; what such a controller contains
  /// goes without saying.
  func alive(of classes: Set<String>) -> [String] {
    entries.filter { classes.contains($0.type) }.compactMap { entry in
      guard let controller = entry.controller else { return nil }
      let isPart = entries.contains { $0.controller != nil && $0.controller === controller.parent }
      return isPart ? nil : entry.name
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
