// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("UICollectionViewCompositionalLayout")
struct CompositionalLayoutTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  /// Items that the app has moved aside.
  private final class MovedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        attributes.center.x += 100
        return attributes
      }
    }
  }

  @Test func `Cells are where an app's layout says that the elements are`() {
    let (frames, height) = frames(MovedLayout())
    #expect(frames.first == rect(100, 0, 50, 50) && frames.count == 5 && height == 50)
  }

  private final class Line: UICollectionReusableView {
    private(set) var strength = 0
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      strength = (layoutAttributes as? LineAttributes)?.strength ?? 0
    }
  }

  private final class LineAttributes: UICollectionViewLayoutAttributes {
    var strength = 0
  }

  /// Items with a line above each but the first.
  private final class LinedLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { LineAttributes.self }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      let items = super.layoutAttributesForElements(in: rect) ?? []
      return items
        + items.dropFirst().map { item in
          let line = LineAttributes(forDecorationViewOfKind: "line", with: item.indexPath)
          line.frame = CGRect(x: item.frame.minX, y: 0, width: 1, height: 50)
          line.strength = item is LineAttributes ? 2 : 1
          return line
        }
    }
  }

  @Test func `A layout's own views are shown where it says, once, and take what it says`() {
    let layout = LinedLayout()
    layout.register(Line.self, forDecorationViewOfKind: "line")
    let (frames, _) = frames(layout)
    #expect(frames.first == rect(0, 0, 50, 50) && frames.count == 5)
    let stage = Stage(), items = Items()
    let grid = stage.add(
      UICollectionView(frame: rect(0, 0, 400, 400), collectionViewLayout: layout), "grid")
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = items
    stage.clock.runLayout()
    grid.layoutIfNeeded()
    layout.invalidateLayout()
    stage.clock.runLayout()
    let lines = grid.subviews.compactMap { $0 as? Line }
    #expect(lines.count == 4 && lines.allSatisfy { $0.strength == 2 })
    #expect(lines.map(\.frame.minX).sorted().first == grid.cellForItem(at: [0, 1])?.frame.minX)
  }

  private func frames(
    _ section: NSCollectionLayoutSection
  ) -> (frames: [CGRect], height: CGFloat) {
    frames(UICollectionViewCompositionalLayout(section: section))
  }

  /// The frames of five items, and the height of the contents.
  private func frames(
    _ layout: UICollectionViewLayout
  ) -> (frames: [CGRect], height: CGFloat) {
    let stage = Stage()
    let items = Items()
    let view = stage.add(
      UICollectionView(
        frame: rect(0, 0, 400, 400),
        collectionViewLayout: layout), "grid")
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    stage.clock.runLayout()
    let frames = view.subviews.filter { $0 is UICollectionViewCell }.map(\.frame)
    return (frames, view.contentSize.height)
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func `A row takes as many items as fit, in parts of its size`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    section.interGroupSpacing = 10
    let (frames, height) = frames(section)
    #expect(
      frames == [
        rect(5, 5, 190, 90), rect(205, 5, 190, 90), rect(5, 115, 190, 90), rect(205, 115, 190, 90),
        rect(5, 225, 190, 90),
      ])
    #expect(height == 320)
  }

  @Test func `A row of a number of items shares its room among them`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 30, trailing: 20)
    let (frames, height) = frames(section)
    #expect(frames.map(\.minX).map { $0.rounded() } == [20, 147, 273, 20, 147])
    #expect(frames.map(\.minY) == [0, 0, 0, 50, 50])
    #expect(frames.allSatisfy { abs($0.width - 320 / 3) < 1e-9 })
    #expect(height == 130)
  }

  @Test func `Groups in groups are filled in their order`() {
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [half])
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column]))
    let frames = frames(section).frames
    #expect(
      frames == [
        rect(0, 0, 300, 100), rect(300, 0, 100, 50), rect(300, 50, 100, 50), rect(0, 100, 300, 100),
        rect(300, 100, 100, 50),
      ])
  }

  @Test func `A section that scrolls sideways has its groups side by side`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(0.5), .absolute(80)), subitems: [item]))
    section.orthogonalScrollingBehavior = .paging
    let (frames, height) = frames(section)
    #expect(frames.map(\.minX) == [0, 200, 400, 600, 800])
    #expect(height == 80)
  }
}
