// SPDX-License-Identifier: MIT

import UIKit

/// A row for each element of a tree: those below one are shown, and hidden again, by a tap on its row.
///
/// In a list that says what is chosen, a tap on a row chooses it, and a button beside it shows what is
/// below.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let roots: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

/// The type of what is below an element.
public struct OutlineSubgroupChildren: View {
  public var body: Never { preconditionFailure("Rows show what is below them.") }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    OutlineRows(elements: roots, id: id, children: children, content: content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement: Identifiable, ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: [root], id: \.id, children: children, content: content)
  }

  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement: Identifiable, ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: Array(data), id: \.id, children: children, content: content)
  }

  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: [root], id: id, children: children, content: content)
  }

  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: Array(data), id: id, children: children, content: content)
  }
}

/// Rows with rows below them.
private struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Label: View>: View {
  let elements: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Label

  var body: ForEach<[Data.Element], ID, OutlineRow<Data, ID, Label>> {
    var rows = ForEach(elements, id: id) { element in
      OutlineRow(
        id: element[keyPath: id], label: content(element),
        children: element[keyPath: children].map {
          OutlineRows(elements: Array($0), id: id, children: children, content: content)
        })
    }
    rows.choosesRows = false
    return rows
  }
}

/// One row, with those below it if there can be any.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Label: View>: View {
  let id: ID
  let label: Label
  let children: OutlineRows<Data, ID, Label>?
  @Environment(\.listSelection) private var selection
  @State private var isOpen = false

  var body: AnyView {
    let value = AnyHashable(id)
    let chosen = selection.flatMap { !$0.isInRow && $0.accepts(value) ? $0 : nil }
    guard let chosen else {
      guard let children else { return AnyView(label) }
      return AnyView(DisclosureGroup(isExpanded: $isOpen, content: { children }, label: { label }))
    }
    let row = SelectableRow(content: label, value: value, selection: chosen)
    guard let children else { return AnyView(row) }
    return AnyView(
      VStack(spacing: 0) {
        HStack {
          row
          Button("Disclose") { isOpen.toggle() }
        }
        if isOpen { children }
      }.buttonStyle(.borderless))
  }
}

extension List {
  /// Rows for the elements of a tree.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    SelectionValue == Never, Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >
  { content = OutlineGroup(data, children: children, content: rowContent) }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    SelectionValue == Never,
    Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>
  { content = OutlineGroup(data, id: id, children: children, content: rowContent) }

  /// The same, of which the user chooses one.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// The same, of which the user chooses some while the list is edited.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }
}
