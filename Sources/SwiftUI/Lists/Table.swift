// SPDX-License-Identifier: MIT

public import Foundation

/// Rows with columns; in a narrow window a list of what is in the first column (Apple: *Table*).
public struct Table<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  public typealias Value = Data.Element

  private let data: Data
  private let columns: [TableColumnValues<Value>]
  private let order: Binding<[KeyPathComparator<Value>]>?
  private let list: @MainActor (Data, @escaping (Value) -> AnyView) -> AnyView
  @Environment(\.horizontalSizeClass) private var width

  public var body: some View {
    let isWide = width == .regular
    let columns = isWide ? columns : Array(columns.prefix(1))
    VStack(spacing: 0) {
      if isWide { header }
      list(data) { value in
        AnyView(
          HStack {
            ForEach(columns.indices, id: \.self) { columns[$0].content(value) }
          })
      }
    }
  }

  private var header: some View {
    HStack {
      ForEach(columns.indices, id: \.self) { place in
        let column = columns[place]
        if let order, let comparator = column.comparator {
          Button(column.title) {
            let isFirst = order.wrappedValue.first?.keyPath == comparator.keyPath
            let isForward = isFirst && order.wrappedValue.first?.order == .forward
            var first = comparator
            first.order = isForward ? .reverse : .forward
            order.wrappedValue =
              [first] + order.wrappedValue.filter { $0.keyPath != comparator.keyPath }
          }
        } else {
          Text(column.title)
        }
      }
    }
  }
}

/// What is in a column, by the rows.
public struct TableColumnValues<RowValue> {
  let title: String
  let content: (RowValue) -> AnyView
  let comparator: KeyPathComparator<RowValue>?
}

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Content: View> {
  let values: TableColumnValues<RowValue>

  private init(
    title: String, by comparator: KeyPathComparator<RowValue>? = nil,
    _ content: @escaping (RowValue) -> Content
  ) {
    values = TableColumnValues(
      title: title, content: { AnyView(content($0)) }, comparator: comparator)
  }

  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(title: title.text, content) }

  public init<Sorted: Comparable>(
    _ title: LocalizedStringKey, value: any KeyPath<RowValue, Sorted> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(title: title.text, by: KeyPathComparator(value), content) }

  /// Has no effect: columns share the room.
  public func width(_ width: CGFloat? = nil) -> Self { self }
  /// Has no effect: columns share the room.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self { self }
}

extension TableColumn where Content == Text {
  public init(_ title: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(title: title.text, by: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

/// Puts the columns of a table together.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Content>
  ) -> [TableColumnValues<RowValue>] { [column.values] }
  public static func buildBlock(
    _ columns: [TableColumnValues<RowValue>]...
  ) -> [TableColumnValues<RowValue>] { columns.flatMap(\.self) }
  public static func buildIf(
    _ columns: [TableColumnValues<RowValue>]?
  ) -> [TableColumnValues<RowValue>] { columns ?? [] }
  public static func buildEither(
    first columns: [TableColumnValues<RowValue>]
  ) -> [TableColumnValues<RowValue>] { columns }
  public static func buildEither(
    second columns: [TableColumnValues<RowValue>]
  ) -> [TableColumnValues<RowValue>] { columns }
}

extension Table {
  public init(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumnValues<Value>]
  ) {
    (self.data, order, self.columns) = (data, sortOrder, columns())
    list = { data, row in AnyView(List(data) { row($0) }) }
  }

  public init(
    _ data: Data, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumnValues<Value>]
  ) {
    (self.data, order, self.columns) = (data, sortOrder, columns())
    list = { data, row in AnyView(List(data, selection: selection) { row($0) }) }
  }

  public init(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumnValues<Value>]
  ) {
    (self.data, order, self.columns) = (data, sortOrder, columns())
    list = { data, row in AnyView(List(data, selection: selection) { row($0) }) }
  }
}
