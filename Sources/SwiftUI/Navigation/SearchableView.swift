// SPDX-License-Identifier: MIT

import UIKit

/// A view with a field by which the user searches, below the bar of the page: what is in front of the
/// view does not cover the field.
struct SearchableView<Content: View>: View {
  let content: Content
  let field: TextField<Text>
  /// Says whether the user searches, where the app wants to know.
  let isPresented: Binding<Bool>?

  static func _update(_ view: Self, in node: _ViewNode) {
    let search = node.memory { Search() }
    (search.node.value, search.isPresented.value) = (node, view.isPresented)
    search.text.value = view.field.text
    node.facts.dependsOnState = true
    node.facts.output = .arranged(LineArrangement(axis: .vertical, spacing: 0))
    var field = view.field
    if search.isObserved || view.isPresented != nil {
      field.onEditingChanged = { [weak search] in search?.edits($0) }
    }
    let shown =
      node.environment.searchFocus.map { node.show($0.field(field), .part(.label)) }
      ?? node.show(field, .part(.label))
    shown?.facts.isDrawer = true
    let control = shown.flatMap { node in
      Box.boxes(of: node).flatMap(\.views).lazy.compactMap { $0 as? TextFieldControl }.first
    }
    search.control.value = control
    var environment = node.environment
    (environment.search, environment.isSearchActive) = (search, search.isActive)
    environment.searchFocus = nil
    node.show(view.content, .part(.content), environment)
    guard let control, let wanted = node.tracking({ view.isPresented?.wrappedValue }),
      wanted != control.isFirstResponder
    else { return }
    node.graph.afterEvaluation { [weak control] in
      _ = wanted ? control?.becomeFirstResponder() : control?.resignFirstResponder()
    }
  }
}

/// Lets the field of the nearest search have the focus while a value says so.
struct SearchFocus {
  let field: @MainActor (TextField<Text>) -> AnyView
}

extension View {
  /// Lets the search field have the focus while a value is true.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    EnvironmentView(content: self) {
      $0.searchFocus = SearchFocus { AnyView($0.focused(binding)) }
    }
  }

  /// Lets the search field have the focus while a value is the given one.
  public func searchFocused<Field: Hashable>(
    _ binding: FocusState<Field?>.Binding, equals value: Field
  ) -> some View {
    EnvironmentView(content: self) {
      $0.searchFocus = SearchFocus { AnyView($0.focused(binding, equals: value)) }
    }
  }
}

/// Whether the user searches: while the field has the focus.
@MainActor
final class Search {
  private(set) var isActive = false
  /// Whether a view asks: else the focus makes no difference.
  private(set) var isObserved = false
  var node = Derived<_ViewNode?>(nil)
  var control = Derived<TextFieldControl?>(nil)
  var text = Derived<Binding<String>?>(nil)
  var isPresented = Derived<Binding<Bool>?>(nil)

  /// A view asks whether the user searches.
  func observe() {
    guard !isObserved else { return }
    isObserved = true
    node.value?.graph.afterEvaluation { [weak self] in self?.node.value?.invalidate() }
  }

  /// The field has got the focus, or lost it.
  func edits(_ isEditing: Bool) {
    guard isActive != isEditing else { return }
    isActive = isEditing
    if let isPresented = isPresented.value, isPresented.wrappedValue != isEditing {
      isPresented.wrappedValue = isEditing
    }
    node.value?.invalidate()
  }

  /// The search ends, and what was typed goes.
  func dismiss() {
    text.value?.wrappedValue = ""
    control.value?.resignFirstResponder()
  }
}

extension EnvironmentValues {
  private struct Searching: EnvironmentKey { static var defaultValue: Search? { nil } }
  private struct IsActive: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct Focus: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

  /// What gives the field of the nearest search the focus.
  var searchFocus: SearchFocus? {
    get { self[Focus.self] }
    set { self[Focus.self] = newValue }
  }

  /// The search around.
  var search: Search? {
    get { self[Searching.self] }
    set { self[Searching.self] = newValue }
  }

  var isSearchActive: Bool {
    get { self[IsActive.self] }
    set { self[IsActive.self] = newValue }
  }

  /// Whether the user searches in the view around.
  public var isSearching: Bool {
    observeSearch()
    return isSearchActive
  }

  private func observeSearch() {
    let search = search
    MainThread.run { search?.observe() }
  }

  /// Ends the search in the view around.
  public var dismissSearch: DismissSearchAction {
    observeSearch()
    return DismissSearchAction(search: search)
  }
}

/// Ends a search: the field loses the focus, and what was typed goes.
@preconcurrency @MainActor
public struct DismissSearchAction {
  private let search: Derived<Search?>

  nonisolated init(search: Search?) { self.search = Derived(search) }

  public func callAsFunction() { search.value?.dismiss() }
}
