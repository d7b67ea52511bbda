// SPDX-License-Identifier: MIT

public import Foundation

/// Lines of items, each as full as the view is wide, or high if it scrolls sideways.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize(width: -1, height: -1)

  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero
  /// How sections keep off the edges, and whether headers and footers stay in sight, as storage.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  open var sectionHeadersPinToVisibleBounds = false, sectionFootersPinToVisibleBounds = false
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override var collectionViewContentSize: CGSize {
    guard let size = collectionView?.bounds.size else { return .zero }
    return scrollDirection == .vertical
      ? CGSize(width: size.width, height: placed.end)
      : CGSize(width: placed.end, height: size.height)
  }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    placed = PlacedItems()
    for section in 0..<view.numberOfSections {
      place(UICollectionView.elementKindSectionHeader, section)
      placeItems(of: section, in: view)
      place(UICollectionView.elementKindSectionFooter, section)
    }
  }

  private func place(_ kind: String, _ section: Int) {
    let size = size(of: kind, section)
    guard along(size) > 0, let width = collectionView.map({ across($0.bounds.size) }) else {
      return
    }
    let frame = frame(at: placed.end, 0, length: along(size), breadth: width)
    placed.others.append((kind, section, frame))
    placed.end += along(size)
  }

  private func placeItems(of section: Int, in view: UICollectionView) {
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let spacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let isVertical = scrollDirection == .vertical
    let first = isVertical ? inset.left : inset.top
    let last = across(view.bounds.size) - (isVertical ? inset.right : inset.bottom)
    placed.end += isVertical ? inset.top : inset.left
    var next = first
    var depth: CGFloat = 0
    for item in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size =
        delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      if next > first, next + across(size) > last {
        placed.end += depth + lineSpacing
        (next, depth) = (first, 0)
      }
      placed.items[path] = frame(at: placed.end, next, length: along(size), breadth: across(size))
      next += across(size) + spacing
      depth = max(depth, along(size))
    }
    placed.end += depth + (isVertical ? inset.bottom : inset.right)
  }

  /// The size of the view above or below a section.
  private func size(of kind: String, _ section: Int) -> CGSize {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard let view = collectionView, let delegate else {
      return isHeader ? headerReferenceSize : footerReferenceSize
    }
    return isHeader
      ? delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      : delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
  }

  // MARK: Directions

  private func along(_ size: CGSize) -> CGFloat {
    scrollDirection == .vertical ? size.height : size.width
  }

  private func across(_ size: CGSize) -> CGFloat {
    scrollDirection == .vertical ? size.width : size.height
  }

  private func frame(
    at start: CGFloat, _ side: CGFloat, length: CGFloat, breadth: CGFloat
  ) -> CGRect {
    scrollDirection == .vertical
      ? CGRect(x: side, y: start, width: breadth, height: length)
      : CGRect(x: start, y: side, width: length, height: breadth)
  }
}

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
