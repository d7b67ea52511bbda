// SPDX-License-Identifier: MIT

public import Foundation

/// A corner, an edge or the middle of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  /// Whether it stays in sight, as storage.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) { self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment) }

  /// Whether the section grows by the item, as storage.
  open var extendsBoundary = true

  var isBelow: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

/// What a section is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The room for a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

/// Groups one below the other, or side by side where the section scrolls by itself.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  private let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  // What is behind the section, and where its headers are, as storage.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var supplementariesFollowContentInsets = true
  open var contentInsetsReference = UIContentInsetsReference.automatic,
    supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Who changes items while they are scrolled; nobody is asked.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  {
    didSet {
      HeadlessScene.current.note(
        unimplemented: "NSCollectionLayoutSection.visibleItemsInvalidationHandler")
    }
  }
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// What a row of a list brings when it is swiped.
  var list: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, repeatingSubitem: NSCollectionLayoutItem(layoutSize: row), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    for (mode, kind, alignment) in [
      (configuration.headerMode.rawValue, UICollectionView.elementKindSectionHeader, .top),
      (configuration.footerMode.rawValue, UICollectionView.elementKindSectionFooter, .bottom),
    ] as [(Int, String, NSRectAlignment)]
    where mode == UICollectionLayoutListConfiguration.HeaderMode.supplementary.rawValue {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row, elementKind: kind, alignment: alignment))
    }
    return section
  }

  /// Places all items of the section below a line.
  ///
  /// - Returns: Where the section ends.
  func place(
    at top: CGFloat, in container: CGSize, _ next: () -> IndexPath?,
    item put: (IndexPath, CGRect) -> Void, boundary: (String, CGRect) -> Void
  ) -> CGFloat {
    var end = top
    func placeBoundaries(below: Bool) {
      for item in boundarySupplementaryItems where item.isBelow == below {
        let size = item.layoutSize.size(in: container)
        boundary(item.elementKind, CGRect(origin: CGPoint(x: 0, y: end), size: size))
        end += size.height
      }
    }
    placeBoundaries(below: false)
    end += contentInsets.top
    let width = container.width - contentInsets.leading - contentInsets.trailing
    let size = group.layoutSize.size(in: CGSize(width: width, height: container.height))
    let isSideways = orthogonalScrollingBehavior != .none
    var (x, y, isFirst) = (contentInsets.leading, end, true)
    while group.place(in: CGRect(origin: CGPoint(x: x, y: y), size: size), next, put) {
      end = y + size.height
      if isSideways { x += size.width + interGroupSpacing } else { y = end + interGroupSpacing }
      isFirst = false
    }
    if isFirst { end = y }
    end += contentInsets.bottom
    placeBoundaries(below: true)
    return end
  }
}

/// How a section scrolls by itself; here its items stay where they are.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// How a list looks, and what its rows do when they are swiped.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Where headers come from.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// Where footers come from.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var headerMode = HeaderMode.none, footerMode = FooterMode.none
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerTopPadding: CGFloat?
  // How the lines between rows look, as storage.
  public var separatorConfiguration = UIListSeparatorConfiguration()
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }
}

/// How a line between rows looks, as storage.
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  public var topSeparatorVisibility = Visibility.automatic,
    bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero,
    bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var color = UIColor.separator, visualEffect: UIVisualEffect?
  init() {}
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
