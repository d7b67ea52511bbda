// SPDX-License-Identifier: MIT

import UIKit

/// What is chosen in a list by a tap on a row.
@MainActor
struct ListSelection {
  /// Whether a value is one of those that are chosen among.
  let accepts: (AnyHashable) -> Bool
  let choose: @MainActor (AnyHashable) -> Void
  /// Whether one is chosen, and `false` to it; nothing for a list in which several are.
  let isChosen: Binding<Bool>?
  /// Whether the view is in a row that is chosen by a tap already.
  var isInRow = false

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    accepts = { $0.base is Value }
    choose = { selection.wrappedValue = $0.base as? Value }
    isChosen = Binding(
      get: { selection.wrappedValue != nil },
      set: { if !$0 { selection.wrappedValue = nil } })
  }

  /// Several rows are chosen, while the list is edited.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    accepts = { $0.base is Value }
    choose = { value in
      guard let value = value.base as? Value else { return }
      selection.wrappedValue.formSymmetricDifference([value])
    }
    isChosen = nil
  }
}

/// A row that is chosen by a tap, in a list that says what is chosen.
struct SelectableRow<Content: View>: View {
  let content: Content
  let value: AnyHashable
  let selection: ListSelection
  /// What the views in the row say.
  @State private var said = RowRules()
  @Environment(\.rowRules) private var outer
  @Environment(\.editMode) private var editMode

  var body: some View {
    let (selection, value) = (selection, value)
    let rules = outer.intersection(said)
    let isEditing = editMode?.wrappedValue.isEditing == true
    RecognizingView(
      content: EnvironmentView(content: content) { $0.listSelection?.isInRow = true }
        .onPreferenceChange(RowRules.self) { said = $0 },
      gesture: TapGesture().onEnded {
        if selection.isChosen != nil || isEditing { selection.choose(value) }
      }, isEnabled: rules.canSelect)
  }
}

extension EnvironmentValues {
  private struct Selection: EnvironmentKey { static var defaultValue: ListSelection? { nil } }
  private struct Next: EnvironmentKey { static var defaultValue: NextColumn? { nil } }

  /// What the list around says of what is chosen.
  var listSelection: ListSelection? {
    get { self[Selection.self] }
    set { self[Selection.self] = newValue }
  }

  /// What a list shows of what is chosen, where there is one column only.
  var nextColumn: NextColumn? {
    get { self[Next.self] }
    set { self[Next.self] = newValue }
  }
}

extension List {
  /// Rows of which the user chooses one.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    if let selection { self.selection = ListSelection(selection) }
  }
  /// Rows of which the user chooses some while the list is edited.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    if let selection { self.selection = ListSelection(selection) }
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
