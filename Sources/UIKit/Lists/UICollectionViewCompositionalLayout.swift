// SPDX-License-Identifier: MIT

public import Foundation

/// Sections, each with a layout of its own.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  private var sections: [NSCollectionLayoutSection] = []
  /// How sections stand, as storage.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }

  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  public convenience init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  /// Creates a layout; nothing is decoded.
  public required init?(coder: NSCoder) { return nil }

  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  private struct Environment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }
  }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    (sections, placed) = ([], PlacedItems())
    let environment = Environment(
      contentSize: view.bounds.size, traitCollection: view.traitCollection)
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else { return }
      sections.append(section)
      var items = (0..<view.numberOfItems(inSection: index)).makeIterator()
      placed.end = section.place(
        at: placed.end, in: environment.contentSize,
        { items.next().map { IndexPath(item: $0, section: index) } },
        item: { placed.items[$0] = $1 }, boundary: { placed.others.append(($0, index, $1)) })
    }
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: placed.end)
  }

  override func listConfiguration(
    inSection section: Int
  ) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section].list : nil
  }
}

/// How sections stand, as storage.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

// MARK: Rows of lists

extension UICollectionView: ActingList {
  func actions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    let list = collectionViewLayout.listConfiguration(inSection: path.section)
    return leading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }

  func cell(at path: IndexPath) -> UIView? { cell(of: path) }

  func tellOfActions(at path: IndexPath, areShown: Bool) {}
}
