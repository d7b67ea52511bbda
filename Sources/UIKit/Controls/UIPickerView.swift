// SPDX-License-Identifier: MIT

public import Foundation

/// Wheels, of whose rows the user chooses one each.
///
/// Only the chosen rows are shown; to choose another one is an action of the user's.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the chosen rows are marked, as storage.
  open var showsSelectionIndicator = true
  /// The rows that are chosen; empty until the data source has been asked.
  private var chosen: [Int] = []
  private var isLoaded = false
  /// Whether the views show what is chosen.
  private var isShown = false

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var hasOwnSize: Bool { true }

  open var numberOfComponents: Int {
    load()
    return chosen.count
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The row that is chosen; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    load()
    return chosen.indices.contains(component) ? chosen[component] : -1
  }

  /// Chooses a row without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    load()
    guard chosen.indices.contains(component),
      (0..<numberOfRows(inComponent: component)).contains(row)
    else { return }
    chosen[component] = row
    show()
  }

  /// Asks the data source anew, and keeps what is chosen as far as it is still there.
  open func reloadAllComponents() {
    isLoaded = false
    show()
  }

  private func show() {
    isShown = false
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// The view of a row, if that row is chosen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    let isThere = subviews.indices.contains(component) && chosen[component] == row
    return isThere ? subviews[component] : nil
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? evenWidth,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.rowHeight)
  }

  fileprivate static let rowHeight: CGFloat = 32
  fileprivate var evenWidth: CGFloat { bounds.width / CGFloat(max(1, chosen.count)) }

  private func load() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    let former = chosen
    chosen = (0..<dataSource.numberOfComponents(in: self)).map { component in
      let last = numberOfRows(inComponent: component) - 1
      return min(former.indices.contains(component) ? max(0, former[component]) : 0, last)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    if !isShown { showChosen() }
    var x: CGFloat = 0
    for (component, view) in subviews.enumerated() {
      let size = rowSize(forComponent: component)
      view.frame = CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width
    }
  }

  private func showChosen() {
    guard let delegate else { return }
    isShown = true
    let former = subviews
    let shown = chosen.enumerated().filter { $1 >= 0 }.map { component, row in
      delegate.pickerView(
        self, viewForRow: row, forComponent: component,
        reusing: former.indices.contains(component) ? former[component] : nil)
    }
    for view in former where !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in shown { addSubview(view) }
  }

  // MARK: - What the user does

  /// A row that the user can turn a wheel to.
  package struct Row: Hashable, Sendable {
    package let component: Int, row: Int
  }

  /// The rows that the user is let choose: those beside the chosen ones, and the first and the last.
  package var offeredRows: [Row] {
    load()
    return chosen.enumerated().flatMap { component, row -> [Row] in
      let count = numberOfRows(inComponent: component)
      let near: Set<Int> = [0, row - 1, row + 1, count - 1]
      let others = near.filter { $0 >= 0 && $0 < count && $0 != row }
      return others.sorted().map { Row(component: component, row: $0) }
    }
  }

  /// What a row is called.
  package func title(of row: Row) -> String {
    let text =
      delegate?.pickerView(self, titleForRow: row.row, forComponent: row.component)
      ?? delegate?.pickerView(self, attributedTitleForRow: row.row, forComponent: row.component)?
      .string
    return text ?? "row \(row.row + 1)" + (chosen.count > 1 ? " of wheel \(row.component + 1)" : "")
  }

  /// The user chooses a row, of which the delegate is told.
  package func choose(_ row: Row) {
    selectRow(row.row, inComponent: row.component, animated: true)
    delegate?.pickerView(self, didSelectRow: row.row, inComponent: row.component)
  }
}

/// Says how many rows there are.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what rows show, and is told which of them the user chooses.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// All are as wide.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { pickerView.evenWidth }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { UIPickerView.rowHeight }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// A label with the title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.text = pickerView.title(of: .init(component: component, row: row))
    return label
  }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
