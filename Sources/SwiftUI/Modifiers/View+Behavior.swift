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
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ new: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) }
  }

  /// Does something when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  { TappedView(content: self, count: count, action: action) }

  /// What traces call the view, and what tests find it by.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    NamedView(content: self, name: identifier)
  }
}

/// A view that tells when it appears and disappears.
struct AppearanceView<Content: View>: View {
  let content: Content
  let onAppear: (@MainActor () -> Void)?
  let onDisappear: (@MainActor () -> Void)?

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.content)
    let appearance = node.appearance
    appearance.actions.value = (view.onAppear, view.onDisappear)
  }
}

/// Whether a view has been told that it appears.
final class Appearance {
  var hasAppeared = false
  var actions = Derived<(appear: (@MainActor () -> Void)?, disappear: (@MainActor () -> Void)?)>(
    (nil, nil))
}

extension _ViewNode {
  /// Whether the view here has been told that it appears.
  var appearance: Appearance {
    if let appearance = memory as? Appearance { return appearance }
    let appearance = memory { Appearance() }
    let graph = graph
    whenLeaving { [unowned appearance] in
      guard appearance.hasAppeared, let action = appearance.actions.value.disappear else { return }
      graph.afterEvaluation(action)
    }
    return appearance
  }

  /// Tells the view that it appears or has disappeared, if that has changed.
  func updateAppearance() {
    guard !isGone, let appearance = memory as? Appearance else { return }
    let isVisible = surface?.isVisible ?? false
    guard isVisible != appearance.hasAppeared else { return }
    appearance.hasAppeared = isVisible
    if isVisible {
      appearance.actions.value.appear?()
    } else {
      appearance.actions.value.disappear?()
    }
  }

  /// The surface of the controller that shows the node.
  var surface: Surface? {
    var node: _ViewNode? = self
    while let next = node {
      if let page = graph.page(showing: next) { return page }
      node = next.parent
    }
    return (graph.host as? any HostingController)?.surface
  }
}

/// A view that tells when a value changes.
struct ChangeView<Content: View, Value: Equatable>: View {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  /// The value at the evaluation before.
  private final class Memory {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.content)
    var isNew = false
    let memory = node.memory {
      isNew = true
      return Memory(view.value)
    }
    let old = memory.value
    guard isNew ? view.isInitial : old != view.value else { return }
    memory.value = view.value
    node.graph.afterEvaluation { view.action(old, view.value) }
  }
}

/// A view that can be tapped.
struct TappedView<Content: View>: View {
  let content: Content
  let count: Int
  let action: @MainActor () -> Void

  static func _update(_ view: Self, in node: _ViewNode) {
    let tapped = node.memory { TapView(count: view.count) }
    tapped.perform = { [unowned node] in node.act(view.action) }
    node.facts.output = .container(tapped, FrameArrangement())
    node.show(view.content)
    let text = node.text
    tapped.recognizer.name = text.isEmpty ? nil : text
    tapped.recognizer.isEnabled = node.environment.isEnabled
  }
}

/// The view of UIKit's behind one that can be tapped.
final class TapView: UIView {
  var perform: @MainActor () -> Void = {}
  let recognizer: UITapGestureRecognizer

  init(count: Int) {
    recognizer = UITapGestureRecognizer()
    super.init(frame: .zero)
    recognizer.numberOfTapsRequired = count
    recognizer.addTarget(self, action: Selector("tapped", TapView.tapped))
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() { perform() }
}

/// A view with a name of the app's.
struct NamedView<Content: View>: View {
  let content: Content
  let name: String

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.content)
    Box.all(of: node).flatMap(\.views).first?.accessibilityIdentifier = view.name
  }
}
