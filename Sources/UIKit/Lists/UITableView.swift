// SPDX-License-Identifier: MIT

public import Foundation

/// A column of cells, as light as presentation needs it.
///
/// Every row has its cell as a subview, in order, once the table has been laid out after its data
/// were reloaded. Rows are not taken in and out, there is no editing, and headers and footers are
/// the table's own two views.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// How rows change, as storage.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// The height that suits the contents, which is 44 points here.
  public static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open var rowHeight = UITableView.automaticDimension, estimatedRowHeight: CGFloat = -1
  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor?, separatorInset = UIEdgeInsets.zero
  open var allowsSelection = true, allowsMultipleSelection = false
  open var tableHeaderView: UIView?, tableFooterView: UIView?
  private var classes: [String: UITableViewCell.Type] = [:]
  private var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  private var isStale = true
  private var selected: [IndexPath] = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("chose:", UITableView.chose(_:)))
    tap.name = "choose row"
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table; nothing is decoded.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func reloadData() {
    isStale = true
    selected = []
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { loadRows() }
    var top = tableHeaderView?.frame.height ?? 0
    for (path, cell) in rows {
      let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      cell.frame = CGRect(x: 0, y: top, width: bounds.width, height: height < 0 ? 44 : height)
      top = cell.frame.maxY
    }
    contentSize = CGSize(width: bounds.width, height: top + (tableFooterView?.frame.height ?? 0))
  }

  private func loadRows() {
    isStale = false
    for (_, cell) in rows { cell.removeFromSuperview() }
    rows = []
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        rows.append((path, cell))
        addSubview(cell)
      }
    }
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == indexPath }?.cell
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.cell === cell }?.path
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.first { $0.cell.frame.contains(point) }?.path
  }

  open var visibleCells: [UITableViewCell] {
    rows.map(\.cell).filter { $0.frame.intersects(bounds) }
  }

  open var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap(indexPath(for:)) }

  // MARK: Choosing

  open var indexPathForSelectedRow: IndexPath? { selected.first }

  /// Chooses a row without telling anybody.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { selected = [] }
    if let indexPath { selected.append(indexPath) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
  }

  private func chose(_ tap: UITapGestureRecognizer) {
    guard allowsSelection, let path = indexPathForRow(at: tap.location(in: self)) else { return }
    selectRow(at: path, animated: false, scrollPosition: .none)
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}
