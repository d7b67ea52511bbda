// SPDX-License-Identifier: MIT

public import Foundation

/// Where one item of a collection view, or the view above or below a section, is.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0, isHidden = false

  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
}

/// Chooses the places of items; a subclass of the app's overrides what it needs.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  /// Creates a layout; nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// A layout is about to be asked for places.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func invalidateLayout() { collectionView?.layoutIsInvalid() }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout changes when the view's size does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  var flow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }

  func supplementaryKinds(inSection section: Int) -> [String] { [] }

  func listConfiguration(inSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  final func attributes(at path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }
}
