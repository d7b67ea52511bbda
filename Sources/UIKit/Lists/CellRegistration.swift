// SPDX-License-Identifier: MIT

public import Foundation

extension UICollectionView {
  /// A class of cells, and how a cell shows an item.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
    fileprivate let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of headers or footers, and how one shows its section.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<View: UICollectionReusableView> {
    public typealias Handler = @MainActor (View, String, IndexPath) -> Void
    fileprivate let kind: String
    fileprivate let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = dequeue(Cell.self, at: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<View>(
    using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
  ) -> View {
    let view = View.dequeued(for: "\(View.self)")
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// A cell of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at the end of the row, as storage: nothing of it is pressed.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      guard accessories.contains(where: \.isPressed) else { return }
      HeadlessScene.current.note(unimplemented: "UICollectionViewListCell.accessories")
    }
  }
  open var indentationLevel = 0, indentationWidth: CGFloat = 10, indentsAccessories = true
  public let separatorLayoutGuide = UILayoutGuide()

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
