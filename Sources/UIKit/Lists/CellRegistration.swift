// SPDX-License-Identifier: MIT

public import Foundation

extension UICollectionView {
  /// A class of cells, and how a cell shows an item.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
    fileprivate let handler: Handler
    /// Of which registration a cell is: it is used again for the same one only.
    fileprivate let identity = RegistrationIdentity()

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of headers or footers, and how one shows its section.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<View: UICollectionReusableView> {
    public typealias Handler = @MainActor (View, String, IndexPath) -> Void
    fileprivate let kind: String
    fileprivate let handler: Handler
    fileprivate let identity = RegistrationIdentity()

    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = dequeue(Cell.self, for: registration.identity, at: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<View>(
    using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
  ) -> View {
    let view =
      reusedView(ofKind: registration.kind, "\(View.self)", registration.identity) as? View
      ?? View.dequeued(for: "\(View.self)")
    (view.kind, view.registration) = (registration.kind, registration.identity)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// Stands for a registration.
private final class RegistrationIdentity {}

/// A cell of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at the ends of the row; all of it that can be pressed is at the end here.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      showAccessories()
      guard accessories.contains(where: \.isUnknown) else { return }
      HeadlessScene.current.note(unimplemented: "UICollectionViewListCell.accessories")
    }
  }
  var shownAccessories: [UIView] = []
  override func editingChanged(from oldValue: Bool) {
    super.editingChanged(from: oldValue)
    showAccessories()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    var last: UIView?
    for view in shownAccessories.reversed() {
      view.putAtEnd(of: self, before: last)
      last = view
    }
  }
  open var indentationLevel = 0, indentationWidth: CGFloat = 10, indentsAccessories = true
  public let separatorLayoutGuide = UILayoutGuide()

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
