// SPDX-License-Identifier: MIT

import UIKit

extension View {
  /// Whether controls cannot be used.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { if disabled { $0.isEnabled = false } }
  }

  /// Does something before the view appears.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: action, onDisappear: nil)
  }

  /// Does something after the view has disappeared.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: nil, onDisappear: action)
  }

  /// Does something when a value is another one than at the evaluation before.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View { ChangeView(content: self, value: value, isInitial: initial, action: action) }

  /// Does something when a value is another one than at the evaluation before.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Does something when a value is another one, which it gets: the form before iOS 17.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ new: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) }
  }
}

/// A view that tells when it appears and disappears.
struct AppearanceView<Content: View>: View {
  let content: Content
  let onAppear: (@MainActor () -> Void)?
  let onDisappear: (@MainActor () -> Void)?

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.content)
    let appearance = node.appearance { Appearance() }
    appearance.actions.value = (view.onAppear, view.onDisappear)
  }
}

/// Whether a view has been told that it appears.
class Appearance {
  var hasAppeared = false
  /// Whether all that it does is to begin a task, and to cancel it.
  var beginsTask: Bool { false }
  var actions = Derived<(appear: (@MainActor () -> Void)?, disappear: (@MainActor () -> Void)?)>(
    (nil, nil))
}

extension _ViewNode {
  /// What is kept of the coming and going of the view here.
  func appearance<Kept: Appearance>(_ make: () -> Kept) -> Kept {
    if let appearance = memory as? Kept { return appearance }
    let appearance = memory(make)
    let graph = graph
    graph.countAppearances(1)
    whenLeaving { [unowned self, unowned appearance, unowned graph] in
      graph.countAppearances(-1)
      guard appearance.hasAppeared, let action = appearance.actions.value.disappear else { return }
      let kept = appearance
      graph.callAfterEvaluation(
        AppAction(node: self, beginsTask: kept.beginsTask) {
          withExtendedLifetime(kept) { action() }
        })
    }
    return appearance
  }

  /// What tells the view that it appears or has disappeared, if that has changed.
  func takeAppearance() -> AppAction? {
    guard needsAppearance, let appearance = memory as? Appearance else { return nil }
    appearance.hasAppeared.toggle()
    let actions = appearance.actions.value
    return (appearance.hasAppeared ? actions.appear : actions.disappear).map {
      AppAction(node: self, beginsTask: appearance.beginsTask, perform: $0)
    }
  }

  /// Whether the view is to be told that it appears or has disappeared.
  var needsAppearance: Bool {
    guard !isGone, let appearance = memory as? Appearance else { return false }
    return isInSight(else: appearance.hasAppeared) != appearance.hasAppeared
  }

  /// Whether anything in the node is on screen; what was the case before, as long as a lazy container
  /// has given its parts no frames.
  private func isInSight(else known: Bool) -> Bool {
    guard surface?.isVisible == true, showsSomething else { return false }
    guard let area = environment.lazyArea else { return true }
    let views = Box.boxes(of: self).flatMap(\.views).filter { $0.isDescendant(of: area) }
    return views.isEmpty ? true : area.shows(views) ?? known
  }

  /// Whether there is anything in the node: of what is empty nothing appears.
  private var showsSomething: Bool {
    if case .none = facts.output { return children.contains(where: \.showsSomething) }
    return true
  }

  /// The surface of the controller that shows the node.
  var surface: Surface? {
    var node: _ViewNode? = self
    while let next = node {
      if next.facts.isTop, let page = graph.page(showing: next) { return page }
      node = next.parent
    }
    return (graph.host as? any HostingController)?.surface
  }
}

/// Looks whether a value changes.
@MainActor
protocol ValueWatching: AnyObject {
  /// Whether it is a text, and this one now.
  func watches(_ text: String) -> Bool
}

/// A view that tells when a value changes.
struct ChangeView<Content: View, Value: Equatable>: View {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  /// The value at the evaluation before.
  private final class Memory: Appearance, ValueWatching {
    var value: Value
    /// Whether the action waits for the view to appear.
    var isInitial: Bool
    init(_ value: Value, isInitial: Bool) { (self.value, self.isInitial) = (value, isInitial) }
    func watches(_ text: String) -> Bool { value as? String == text }
  }

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.content)
    let make = { Memory(view.value, isInitial: view.isInitial) }
    let memory = view.isInitial ? node.appearance(make) : node.memory(make)
    let old = memory.value
    memory.value = view.value
    if memory.isInitial {
      memory.actions.value.appear = { [unowned memory] in
        memory.isInitial = false
        view.action(view.value, view.value)
      }
      return
    }
    memory.actions.value.appear = nil
    guard old != view.value else { return }
    node.graph.callAfterEvaluation(AppAction(node: node) { view.action(old, view.value) })
  }
}
