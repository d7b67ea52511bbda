// SPDX-License-Identifier: MIT

import UIKit
import UIKitSemantics

/// A place in the tree of views, with what is kept there between evaluations.
///
/// What is in ``facts`` follows from the rest, so that it does not belong to the state of the app.
@preconcurrency @MainActor
public final class _ViewNode {
  private(set) var key: NodeKey
  private(set) var children: [_ViewNode] = []
  /// What property wrappers of the view keep, in the order of the properties.
  var storage: [AnyObject?] = []
  /// The objects of the app's that the view has.
  var held: [AnyObject] = []
  /// What a view of SwiftUI's own keeps here.
  private(set) var memory: AnyObject?
  /// Whether something has changed that the view depends on.
  private(set) var isDirty = true
  private var derived: Derived<Facts>

  /// What follows from the evaluation of the view.
  struct Facts {
    unowned let graph: ViewGraph
    unowned(unsafe) let parent: _ViewNode?
    let viewType: Any.Type
    var isAlive = true
    /// Whether a surface has shown the tree from here on.
    var isTop = false
    var environment: EnvironmentValues
    /// Evaluates the view again, if anything can be a reason.
    var evaluate: (@MainActor (_ViewNode) -> Void)?
    var dependsOnState = false
    /// What was read when the view was evaluated last.
    var reads: [any ReadLocation] = []
    /// Whether the view has not read anything yet since an evaluation has begun.
    var readsAnew = false
    /// What time it was at the last evaluation that had a reason.
    var time: Double?
    var output = Output.none
    /// What the view says of the presentation that it is in.
    var settings = PresentationSettings()
    /// What a picker or a tab view knows the view by.
    var tag: AnyHashable?
    /// What the bar of a tab view says of the view.
    var tabTitle: String?
    /// How far in front of others the view stands, if it says so.
    var zIndex: Double?
    /// What the view tells the layout that it is in, if anything.
    var layoutValues: [ObjectIdentifier: Any]?
    /// Where the view stands in a bar, and whether all in it stands in one and not here.
    var placement: ToolbarItemPlacement?
    var isToolbar = false
    /// Whether all in the view stands below the bar of the page.
    var isDrawer = false
    /// What was done by effects here, when the node goes.
    var farewells: [@MainActor () -> Void] = []
    /// The children of the evaluation before, the last one first, while the next one runs.
    var former: [_ViewNode] = []
  }

  var facts: Facts {
    _read { yield derived.value }
    _modify { yield &derived.value }
  }

  var graph: ViewGraph { facts.graph }
  var parent: _ViewNode? { facts.parent }
  var environment: EnvironmentValues { facts.environment }
  /// Whether all in the view stands in a bar or below it, and not here.
  var standsInBar: Bool { facts.isToolbar || facts.isDrawer }

  init(
    _ key: NodeKey, _ viewType: Any.Type, in graph: ViewGraph, below parent: _ViewNode?,
    _ environment: EnvironmentValues
  ) {
    self.key = key
    derived = Derived(
      Facts(graph: graph, parent: parent, viewType: viewType, environment: environment))
  }

  // MARK: - Evaluation

  /// Something has changed that the view depends on: it is evaluated in the next update.
  func invalidate() {
    guard facts.isAlive else { return }
    // What changes again before the update is one change to it (I17).
    if isDirty, !graph.isUpdating, !graph.presenter.obeys(.i17) { graph.update() }
    guard !isDirty else { return }
    isDirty = true
    graph.noteDirty()
  }

  /// Evaluates a view at this place, and all in it.
  func evaluate<V: View>(_ view: V) {
    run(view)
    if facts.dependsOnState, facts.isAlive { facts.evaluate = { $0.run(view) } }
  }

  private func run<V: View>(_ view: V) {
    isDirty = false
    facts.readsAnew = true
    graph.noteEvaluation()
    let clock = HeadlessScene.current.clock
    let outer = clock.toldTime
    if outer == nil { facts.time = clock.timeOfDay } else { clock.toldTime = facts.time ?? outer }
    defer { clock.toldTime = outer }
    swap(&facts.former, &children)
    facts.former.reverse()
    facts.settings = PresentationSettings()
    facts.output = .none
    (facts.tag, facts.tabTitle, facts.placement, facts.zIndex) = (nil, nil, nil, nil)
    facts.layoutValues = nil
    V._update(view, in: self)
    for gone in facts.former.reversed() { gone.leave() }
    facts.former.removeAll(keepingCapacity: true)
  }

  private func forgetReads() {
    facts.readsAnew = false
    guard !facts.reads.isEmpty else { return }
    for location in facts.reads { location.forget(self) }
    facts.reads.removeAll(keepingCapacity: true)
  }

  /// Evaluates what is dirty, here and below, from the top.
  func update() {
    if isDirty, let evaluate = facts.evaluate {
      graph.evaluations += 1
      return evaluate(self)
    }
    for child in children { child.update() }
  }

  /// Shows a view as a part of this one.
  @discardableResult
  func show<V: View>(
    _ view: V, _ key: NodeKey = .only, _ environment: EnvironmentValues? = nil
  ) -> _ViewNode? {
    let environment = environment ?? self.environment
    // The stand-in itself sees to it that there is one of another kind.
    if key.id != nil, children.contains(where: { $0.key == key }) { return nil }
    let node: _ViewNode
    if let former = takeFormer(V.self, key) {
      node = former
      node.facts.environment = environment
    } else {
      node = _ViewNode(key, V.self, in: graph, below: self, environment)
    }
    children.append(node)
    node.evaluate(view)
    return node
  }

  /// The node that a view had in the evaluation before: mostly they come in the same order.
  private func takeFormer(_ viewType: Any.Type, _ key: NodeKey) -> _ViewNode? {
    func fits(_ node: _ViewNode) -> Bool { node.facts.viewType == viewType && node.key == key }
    guard let last = facts.former.last else { return nil }
    if fits(last) { return facts.former.removeLast() }
    return facts.former.lastIndex(where: fits).map { facts.former.remove(at: $0) }
  }

  /// Lets what was shown under a key be no longer what is shown there now, unless it is some node.
  func release(_ key: NodeKey, unless node: _ViewNode?) {
    for former in facts.former where former.key == key && former !== node {
      former.key = .leaving(.max)
    }
  }

  /// Keeps a part that is shown no more, as it was evaluated last, under another key.
  func keepFormer(_ part: _ViewNode?, as newKey: NodeKey) {
    guard let place = facts.former.lastIndex(where: { $0 === part }) else { return }
    let node = facts.former.remove(at: place)
    node.key = newKey
    children.append(node)
  }

  /// Whether the node is in a part that is shown no more, and is still seen.
  var isLeaving: Bool {
    sequence(first: self, next: \.parent).contains { $0.key.isLeaving }
  }

  /// Evaluates something of the app's, and notes what it reads.
  func tracking<Result>(_ body: () -> Result) -> Result {
    facts.dependsOnState = true
    if facts.readsAnew { forgetReads() }
    let outer = Evaluation.current
    Evaluation.current = self
    defer { Evaluation.current = outer }
    let node = Unchecked(value: self)
    return withObservationTracking(body) {
      MainActor.assumeIsolated { node.value.invalidate() }
    }
  }

  /// Does what a control here does.
  func act(_ action: () -> Void) { graph.presenter.act(at: self, action) }

  // MARK: - What is kept

  /// The object that a view of SwiftUI's own keeps here, made when it is first asked for.
  func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    if let memory = memory as? Memory { return memory }
    let new = make()
    memory = new
    return new
  }

  /// Whether the node has left the tree.
  var isGone: Bool { !facts.isAlive }

  /// The node leaves the tree, with all below it; what was kept is forgotten.
  func leave() {
    guard facts.isAlive else { return }
    facts.isAlive = false
    for child in children { child.leave() }
    for farewell in facts.farewells { farewell() }
    facts.farewells = []
    facts.evaluate = nil
    forgetReads()
    // What is kept leads back here.
    facts.output = .none
    facts.environment = EnvironmentValues()
    (children, storage, held, memory) = ([], [], [], nil)
  }

  /// Does something once, when the node leaves the tree.
  func whenLeaving(_ body: @escaping @MainActor () -> Void) { facts.farewells.append(body) }

  /// Calls a function with each node from here down, the nearest first.
  func forEach(_ body: (_ViewNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// Calls a function with each node from here down, those in a node before it.
  func forEachFromInside(_ body: (_ViewNode) -> Void) {
    for child in children { child.forEachFromInside(body) }
    body(self)
  }
}

/// What is being evaluated now.
enum Evaluation {
  /// The node whose body, or closure of which, runs; nothing outside of evaluations.
  @MainActor static var current: _ViewNode?
  static var isRunning: Bool { MainActor.assumeIsolated { current != nil } }
}
