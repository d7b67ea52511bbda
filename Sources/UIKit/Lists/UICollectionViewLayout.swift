// SPDX-License-Identifier: MIT

public import Foundation

/// Where one item of a collection view, or the view above or below a section, is.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, UIDynamicItem {
  open var indexPath: IndexPath
  open var frame = CGRect.zero
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// How the cell is turned or stretched, as storage.
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0, isHidden = false

  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
}

/// A change of items, of which layouts are told by nobody here.
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  public let indexPathBeforeUpdate: IndexPath? = nil, indexPathAfterUpdate: IndexPath? = nil
  public let updateAction = Action.none
}

/// Where a layout of UIKit's own has put what it lays out.
struct PlacedItems {
  var items: [IndexPath: CGRect] = [:]
  /// The views above and below sections, in the order in which they were placed.
  var others: [(kind: String, section: Int, frame: CGRect)] = []
  /// How far the contents go.
  var end: CGFloat = 0
}

/// Chooses the places of items; a subclass of the app's overrides what it needs.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  final var placed = PlacedItems()

  public override init() { super.init() }

  /// Creates a layout; nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// A layout is about to be asked for places.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func invalidateLayout() { collectionView?.layoutIsInvalid() }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed.items[indexPath].map { attributes(at: indexPath, $0) }
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.others.first { ($0.kind, $0.section) == (elementKind, indexPath.section) }
      .map { attributes(at: indexPath, $0.frame) }
  }
  /// The items in a part of the contents, which an app's layout may have changed: a collection view
  /// asks for all of them.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placed.items.keys.sorted().compactMap { layoutAttributesForItem(at: $0) }
      .filter { $0.frame.intersects(rect) }
  }

  /// Whether the layout changes when the view's size does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  var flow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }

  func supplementaryKinds(inSection section: Int) -> [String] {
    placed.others.filter { $0.section == section }.map(\.kind)
  }

  func listConfiguration(inSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  final func attributes(at path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }
}
