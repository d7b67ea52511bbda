// SPDX-License-Identifier: MIT

import Conformance
import SwiftUI
import UIKitSemantics

/// The views of a scenario, and what an app keeps for them.
@MainActor
final class PlayedViews: ObservableObject {
  private unowned let objects: PlayedObjects
  var modifiers: [PresentationModifier] = []
  var representables = 0
  /// Whether the content of V tells when its views appear.
  var contentIsStack = false
  /// What the bindings hold: SwiftUI writes there, and the app.
  @Published var first = BindingValue.absent { didSet { noteWrite(.first, first) } }
  @Published var second = BindingValue.absent { didSet { noteWrite(.second, second) } }
  /// The screens that say `interactiveDismissDisabled()`.
  @Published var locked: Set<ControllerID> = []
  /// The views that are not in the tree any more.
  @Published private var removed: Set<Int> = []
  private var dismissActions: [ControllerID: DismissAction] = [:]
  /// What the control of a row does when it is tapped.
  private var action: () -> Void = {}
  private var isWrittenByApp = false

  init(_ objects: PlayedObjects) { self.objects = objects }

  var isEmpty: Bool { modifiers.isEmpty && representables == 0 }

  private func noteWrite(_ binding: BindingID, _ value: BindingValue) {
    if !isWrittenByApp { tell(.bindingWritten(binding, value)) }
  }

  func tell(_ event: ScenarioEvent) { _ = objects.receive(event) }

  // MARK: - What the app does

  func write(_ value: BindingValue, to binding: BindingID) {
    isWrittenByApp = true
    switch binding {
    case .first: first = value
    case .second: second = value
    }
    isWrittenByApp = false
  }

  /// The user taps the control of the row with a modifier, which does something.
  func tapControl(of modifier: PresentationModifier.ID, doing action: @escaping () -> Void) {
    self.action = action
    let title = title(of: modifiers[modifier.rawValue].view)
    objects.tapButton { $0.currentTitle == title }
  }

  func remove(viewOf modifier: PresentationModifier.ID) {
    removed.insert(modifiers[modifier.rawValue].view)
  }

  func callDismissAction(in screen: ControllerID) { dismissActions[screen]?() }

  // MARK: - What the views are made of

  func note(_ dismiss: DismissAction, in screen: ControllerID) { dismissActions[screen] = dismiss }

  /// Makes the controller by which a screen hears what its hosting controller receives.
  func makeListener(in screen: ControllerID) -> UIViewController {
    PlayedController(screen, objects)
  }

  /// The numbers of the views that have modifiers, in the order of the tree.
  var rows: [Int] { Set(modifiers.map(\.view)).subtracting(removed).sorted() }

  var areInList: Bool { modifiers.first?.isInList ?? false }

  private func title(of row: Int) -> String { "Row \(row)" }

  /// A view with its control and its modifiers.
  func row(_ number: Int) -> AnyView {
    let here = modifiers.indices.filter { modifiers[$0].view == number }
    let control = Button(title(of: number)) { [unowned self] in action() }
    return presenting(here[...], on: control)
  }

  /// Adds the modifiers one by one, so that each stands on what came before it and nothing else.
  private func presenting<Base: View>(_ rest: ArraySlice<Int>, on view: Base) -> AnyView {
    guard let place = rest.first, let id = PresentationModifier.ID(rawValue: place) else {
      return AnyView(view)
    }
    let modifier = modifiers[place]
    let source = ObservedObject(wrappedValue: self).projectedValue
    let binding = modifier.binding == .first ? source.first : source.second
    let onDismiss = { [unowned self] in tell(.onDismiss(id)) }
    let shown = { [unowned self] in content(of: modifier.content) }
    func next(_ view: some View) -> AnyView { presenting(rest.dropFirst(), on: view) }
    return switch (modifier.kind, modifier.takesItem) {
    case (.sheet, false):
      next(view.sheet(isPresented: binding.isPresented, onDismiss: onDismiss, content: shown))
    case (.sheet, true):
      next(view.sheet(item: binding.item, onDismiss: onDismiss) { self.content(of: $0.id) })
    case (.fullScreenCover, _):
      next(
        view.fullScreenCover(isPresented: binding.isPresented, onDismiss: onDismiss, content: shown)
      )
    case (.popover, _): next(view.popover(isPresented: binding.isPresented, content: shown))
    case (.alert, false):
      next(view.alert(isPresented: binding.isPresented) { self.alert(modifier.content, of: id) })
    case (.alert, true): next(view.alert(item: binding.item) { self.alert($0.id, of: id) })
    }
  }

  private func content(of screen: ControllerID) -> PlayedContent {
    PlayedContent(screen: screen, isHeard: true, views: self)
  }

  private func alert(_ content: ControllerID, of modifier: PresentationModifier.ID) -> Alert {
    Alert(
      title: Text(content.letter),
      dismissButton: .default(Text("OK")) { [unowned self] in tell(.alertAction(modifier)) })
  }
}

/// An item, whose identity is that of its screen.
struct PlayedItem: Identifiable { let id: ControllerID }

extension BindingValue {
  fileprivate var isPresented: Bool {
    get { self != .absent }
    set { self = newValue ? .present : .absent }
  }

  fileprivate var item: PlayedItem? {
    get { if case .item(let screen) = self { PlayedItem(id: screen) } else { nil } }
    set { self = newValue.map { .item($0.id) } ?? .absent }
  }
}
