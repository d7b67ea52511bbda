// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Cells, and the views above and below sections")
struct CellTests {
  /// A cell with an initializer of its own, which inherits no convenience initializer.
  private final class OwnCell: UITableViewCell {
    let isOwn: Bool
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      isOwn = true
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    init(isOwn: Bool) {
      self.isOwn = isOwn
      super.init(style: .default, reuseIdentifier: nil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class OwnItem: UICollectionViewCell {
    let isOwn: Bool
    override init(frame: CGRect) {
      isOwn = true
      super.init(frame: frame)
    }
    init(isOwn: Bool) {
      self.isOwn = isOwn
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UITableViewHeaderFooterView {
    private(set) var wasMade = false
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      wasMade = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
  }

  @Test("A registered class is made by the initializer that UIKit calls, whatever others it has")
  func registered() throws {
    let stage = Stage()
    let rows = Rows()
    let table = stage.add(UITableView(frame: rect(0, 0, 400, 400)), "table")
    table.register(OwnCell.self, forCellReuseIdentifier: "row")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    (table.dataSource, table.delegate) = (rows, rows)
    stage.clock.runLayout()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? OwnCell)
    #expect(cell.isOwn && cell.reuseIdentifier == "row")
    let header = try #require(table.headerView(forSection: 0) as? Header)
    #expect(header.wasMade && header.reuseIdentifier == "header")
    #expect(table.rectForHeader(inSection: 0) == rect(0, 0, 400, 28))
    #expect(table.rect(forSection: 0) == rect(0, 0, 400, 116))
    #expect(table.footerView(forSection: 0) == nil)

    let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    items.register(OwnItem.self, forCellWithReuseIdentifier: "item")
    let item = items.dequeueReusableCell(
      withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
    #expect((item as? OwnItem)?.isOwn == true && item.reuseIdentifier == "item")
  }

  private final class StateCell: UITableViewCell {
    private(set) var states: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isSelected)
    }
  }

  @Test func `A cell is asked for its configuration at first and whenever its state has changed`() {
    let stage = Stage()
    let cell = stage.add(StateCell(style: .default, reuseIdentifier: nil), "cell")
    var told: [Bool] = []
    #expect(cell.states == [false])
    cell.configurationUpdateHandler = { _, state in told.append(state.isSelected) }
    stage.clock.runLayout()
    cell.setSelected(true, animated: false)
    cell.isSelected = true
    #expect(cell.states == [false, false, true] && told == [false, true])
  }

  @Test("A button is asked for its configuration at first and whenever its state has changed")
  func buttons() {
    let stage = Stage()
    let button = UIButton(configuration: .filled())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    stage.add(button, "button")
    button.isEnabled = false
    button.isEnabled = false
    #expect(states == [.normal, .disabled])
  }

  @Test func `A section shows the items that nothing above collapses`() {
    let stage = Stage()
    let view = stage.add(
      UICollectionView(
        frame: rect(0, 0, 400, 400), collectionViewLayout: UICollectionViewFlowLayout()), "list")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in
      UICollectionViewCell()
    }
    var items = NSDiffableDataSourceSectionSnapshot<String>()
    items.append(["fruit", "trees"])
    items.append(["apple", "pear"], to: "fruit")
    items.append(["oak"], to: "trees")
    items.expand(["fruit"])
    source.apply(items, to: 1)
    #expect(
      items.items == ["fruit", "apple", "pear", "trees", "oak"] && items.level(of: "oak") == 1)
    #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "trees"])
    items.delete(["fruit"])
    source.apply(items, to: 1)
    #expect(source.snapshot().itemIdentifiers == ["trees"])
    #expect(source.snapshot(for: 1).contains("oak") && items.parent(of: "oak") == "trees")
  }
}
