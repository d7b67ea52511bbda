// SPDX-License-Identifier: MIT

// Trees whose elements the rows change.

extension Binding {
  /// What is below an element, if there can be any.
  fileprivate subscript<Elements>(
    below path: WritableKeyPath<Value, Elements?>
  ) -> Binding<Elements>? { Binding<Elements>(self[dynamicMember: path]) }

  fileprivate subscript<ID>(identity path: KeyPath<Value, ID>) -> ID {
    wrappedValue[keyPath: path]
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  public init<Elements>(
    _ data: Binding<Elements>, children: WritableKeyPath<Elements.Element, Elements?>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Leaf
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Data == Binding<Elements>, ID == Elements.Element.ID
  { self.init(data, id: \.id, children: children, content: content) }

  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    children: WritableKeyPath<Elements.Element, Elements?>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Leaf
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Data == Binding<Elements>
  {
    self.init(
      roots: Array(data), id: \.[identity: id], children: \.[below: children], content: content)
  }
}

extension List {
  /// Rows for the elements of a tree, which they change.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, children: WritableKeyPath<Elements.Element, Elements?>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    SelectionValue == Never, Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable,
    Content == OutlineGroup<
      Binding<Elements>, Elements.Element.ID, Row, Row,
      DisclosureGroup<Row, OutlineSubgroupChildren>
    >
  { self.init { OutlineGroup(data, children: children, content: rowContent) } }
}
