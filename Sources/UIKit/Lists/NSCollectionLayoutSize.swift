// SPDX-License-Identifier: MIT

public import Foundation

/// One direction of a size, which may depend on what is around.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  private enum Kind: Hashable { case width, height, points }
  private let kind: Kind
  private let value: CGFloat

  public static func fractionalWidth(_ fraction: CGFloat) -> Self {
    Self(kind: .width, value: fraction)
  }
  public static func fractionalHeight(_ fraction: CGFloat) -> Self {
    Self(kind: .height, value: fraction)
  }
  public static func absolute(_ points: CGFloat) -> Self { Self(kind: .points, value: points) }
  /// A length that suits the contents, which is the estimate here.
  public static func estimated(_ points: CGFloat) -> Self { Self(kind: .points, value: points) }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: value * container.width
    case .height: value * container.height
    case .points: value
    }
  }
}

/// A size that may depend on what is around.
public struct NSCollectionLayoutSize: Hashable, Sendable {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { (widthDimension, heightDimension) = (width, height) }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// The room between items.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  public let spacing: CGFloat

  public static func fixed(_ spacing: CGFloat) -> Self { Self(spacing: spacing) }
  /// At least so much, and exactly that here.
  public static func flexible(_ spacing: CGFloat) -> Self { Self(spacing: spacing) }
}

/// The room around an item, as storage.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// The place of one item in a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room around the item, as storage.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// What is shown with the item; nothing is.
  public private(set) final var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    self.supplementaryItems = supplementaryItems
    HeadlessScene.current.note(unimplemented: "NSCollectionLayoutItem.supplementaryItems")
  }

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// Places the next item; none is left if the result is `false`.
  func place(in frame: CGRect, _ next: () -> IndexPath?, _ put: (IndexPath, CGRect) -> Void)
    -> Bool
  {
    guard let path = next() else { return false }
    put(path, frame.inset(by: contentInsets.absolute))
    return true
  }
}

/// Items side by side, or one above the other, as many as fit.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let isHorizontal: Bool
  private let subitems: [NSCollectionLayoutItem]
  /// How many there are, if that does not depend on their size.
  private let count: Int?
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int?,
    isHorizontal: Bool
  ) {
    (self.isHorizontal, self.subitems, self.count) = (isHorizontal, subitems, count)
    super.init(layoutSize: layoutSize)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, count: nil, isHorizontal: true)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, count: nil, isHorizontal: false)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], count: count, isHorizontal: true)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], count: count, isHorizontal: false)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  override func place(
    in frame: CGRect, _ next: () -> IndexPath?, _ put: (IndexPath, CGRect) -> Void
  ) -> Bool {
    let area = frame.inset(by: contentInsets.absolute)
    let spacing = interItemSpacing?.spacing ?? 0
    let room = isHorizontal ? area.width : area.height
    var offset: CGFloat = 0
    var placed = 0
    while let item = subitems.isEmpty ? nil : subitems[placed % subitems.count] {
      var size = item.layoutSize.size(in: area.size)
      if let count {
        let length = (room - spacing * CGFloat(count - 1)) / CGFloat(count)
        size =
          isHorizontal
          ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
      }
      let length = isHorizontal ? size.width : size.height
      let isFull = count.map { placed >= $0 } ?? (placed > 0 && offset + length > room + 0.01)
      let origin = CGPoint(
        x: area.minX + (isHorizontal ? offset : 0), y: area.minY + (isHorizontal ? 0 : offset))
      guard !isFull, length > 0, item.place(in: CGRect(origin: origin, size: size), next, put)
      else {
        break
      }
      offset += length + spacing
      placed += 1
    }
    return placed > 0
  }
}
