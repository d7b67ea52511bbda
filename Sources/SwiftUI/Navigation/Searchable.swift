// SPDX-License-Identifier: MIT

public import Foundation

/// Where a search field stands, as storage: here it is above what is searched.
public enum SearchFieldPlacement: Sendable {
  case automatic, navigationBarDrawer, sidebar, toolbar
  /// Whether the field can be scrolled away.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { .navigationBarDrawer }
}

extension View {
  /// Lets the user search by a text, in a field above the view, while a binding is true if there is
  /// one.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "Search"
  ) -> some View {
    var field = TextField(prompt, text: text)
    field.isSearch = true
    return SearchableView(content: self, field: field, isPresented: isPresented)
  }

  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: .init(String(prompt)))
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View {
    searchable(text: text, placement: placement, prompt: .init(prompt?.content ?? "Search"))
  }

  /// The same; the suggestions are not shown.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search", @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// The same; the tokens are not shown.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search", @ViewBuilder token: (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .withoutEffect(unimplemented: "View.searchable(tokens:)")
  }

  /// The same as without a time of activation; the scopes are not shown.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
  ) -> some View { searchScopes(scope, scopes: scopes) }

  /// Another view beside this one, at its upper or lower side.
  @ViewBuilder
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    VStack(spacing: spacing) {
      if edge == .top { content() }
      self
      if edge == .bottom { content() }
    }
  }

  /// Puts a bar of the app's own above or below.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable { case top, bottom }

/// When scopes of a search are shown, as storage.
public enum SearchScopeActivation: Sendable { case automatic, onTextEntry, onSearchPresentation }
