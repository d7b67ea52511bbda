// SPDX-License-Identifier: MIT

public import Foundation

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
  /// The same for a part; all places are asked for anew here.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { newContext() }

  final func newContext() -> UICollectionViewLayoutInvalidationContext {
    (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// The classes of views that belong to the layout and not to the data.
  final var decorations: [String: UICollectionReusableView.Type] = [:]
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  // What has to do with changes that are animated; nobody asks for it here.
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath) }
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath) }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Where the contents come to rest after a drag.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }
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
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = type?.init() ?? UICollectionViewLayoutAttributes()
    attributes.indexPath = path
    attributes.frame = frame
    return attributes
  }
}
