// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Controllers of lists")
struct ListControllerTests {
  final class Mails: UITableViewController {
    var log: [String] = []
    var titles = ["a", "b", "c"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(MailCell.self, forCellReuseIdentifier: "mail")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? titles.count : 1
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
      cell.textLabel?.text = titles[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { section == 1 ? "Archive" : nil }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
      -> IndexPath?
    { indexPath == IndexPath(row: 2, section: 0) ? nil : indexPath }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("chose \(indexPath.section).\(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("gave up \(indexPath.section).\(indexPath.row)")
    }
  }

  /// As apps write their cells.
  final class MailCell: UITableViewCell {
    let badge = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func show(_ controller: UIViewController, on stage: Stage) {
    stage.window.rootViewController = controller
    stage.clock.runLayout()
  }

  @Test("A table view controller is the data source and the delegate of the table that is its view")
  func table() {
    let stage = Stage()
    let mails = Mails(style: .plain)
    show(mails, on: stage)
    #expect(mails.view === mails.tableView)
    let cell = mails.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect((cell as? MailCell)?.badge.superview === cell?.contentView)
    stage.tap(10, 50)
    #expect(cell?.isSelected == true)
    stage.tap(10, 100)  // willSelectRowAt says no.
    stage.tap(10, 132 + 28 + 10)  // Below the title of the second section.
    #expect(mails.log == ["chose 0.1", "gave up 0.1", "chose 1.0"])
    #expect(cell?.isSelected == false)
  }

  @Test("Rows that are deleted are read anew, and the completion of a batch comes a turn later")
  func changes() {
    let stage = Stage()
    let mails = Mails(style: .plain)
    show(mails, on: stage)
    var isDone = false
    mails.tableView.performBatchUpdates {
      mails.titles.removeLast()
      mails.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    } completion: { _ in
      isDone = true
    }
    stage.clock.runLayout()
    #expect(mails.tableView.numberOfRows(inSection: 0) == 2)
    #expect(mails.tableView.visibleCells.count == 3)
    #expect(!isDone)
  }

  final class Photos: UICollectionViewController {
    var chosen: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 7 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { chosen.append(indexPath.item) }
  }

  final class PhotoCell: UICollectionViewCell {
    let firstFrame: CGRect

    override init(frame: CGRect) {
      firstFrame = frame
      super.init(frame: frame)
      contentView.backgroundColor = .red
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `A flow layout fills lines from the left, with the space that it is told`() {
    let stage = Stage()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 100)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let photos = Photos(collectionViewLayout: layout)
    show(photos, on: stage)
    let frames = [0, 2, 3, 6].map {
      photos.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    // Three of 120 points and the spaces between them do fit into 380.
    #expect(
      frames == [
        rect(10, 10, 120, 100), rect(270, 10, 120, 100), rect(10, 120, 120, 100),
        rect(10, 230, 120, 100),
      ])
    #expect(photos.collectionView.contentSize == CGSize(width: 400, height: 340))
    let cell = photos.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
    #expect((cell as? PhotoCell)?.firstFrame == rect(270, 10, 120, 100), "made at its place")
    stage.tap(300, 50)
    #expect(photos.chosen == [2])
    #expect(photos.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test("A flow layout asks its delegate, puts views above sections, and can scroll sideways")
  func delegate() {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 100 * (indexPath.item + 1), height: 300) }
    }
    let stage = Stage()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 30, height: 0)
    let source = Source()
    let view = stage.add(
      UICollectionView(frame: rect(0, 0, 400, 400), collectionViewLayout: layout), "list")
    (view.dataSource, view.delegate) = (source, source)
    stage.clock.runLayout()
    let frames = (0...1).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames == [rect(30, 0, 100, 300), rect(140, 0, 200, 300)])
    #expect(view.contentSize == CGSize(width: 340, height: 400))
  }

  /// Counts how often it is asked for sizes.
  final class Sizes: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
  {
    var count = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      count += 1
      return tableView.bounds.width / 10
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      count += 1
      return CGSize(width: 10, height: collectionView.bounds.width / 10)
    }
  }

  @Test func `A table asks for heights after its data were reloaded and for another width only`() {
    let stage = Stage()
    let sizes = Sizes()
    let table = stage.add(UITableView(frame: rect(0, 0, 400, 400)), "table")
    (table.dataSource, table.delegate) = (sizes, sizes)
    expectQuestions(of: sizes, by: table, on: stage, afterReloading: { table.reloadData() })
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height == 30)
  }

  @Test func `A flow layout asks for sizes after it was invalidated and for another size only`() {
    let stage = Stage()
    let sizes = Sizes()
    let layout = UICollectionViewFlowLayout()
    let list = stage.add(
      UICollectionView(frame: rect(0, 0, 400, 400), collectionViewLayout: layout), "list")
    (list.dataSource, list.delegate) = (sizes, sizes)
    expectQuestions(of: sizes, by: list, on: stage, afterReloading: { layout.invalidateLayout() })
    #expect(list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 30)
  }

  private func expectQuestions(
    of sizes: Sizes, by list: UIScrollView, on stage: Stage, afterReloading reload: () -> Void
  ) {
    stage.clock.runLayout()
    #expect(sizes.count == 3)
    list.contentOffset.y = 1
    list.setNeedsLayout()
    stage.clock.runLayout()
    #expect(sizes.count == 3)
    reload()
    stage.clock.runLayout()
    #expect(sizes.count == 6)
    list.frame.size.width = 300
    stage.clock.runLayout()
    #expect(sizes.count == 9)
  }
}
