// SPDX-License-Identifier: MIT

import SwiftUI
import Synchronization
import Testing
import UIKit
import ViewTesting

private struct Row: View {
  let title: String
  @State private var likes = 0
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("\(title): \(likes) likes") { likes += 1 }
      Button("Open \(title)") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) { Text("About \(title)") }
  }
}

private final class TableViewController: UITableViewController {
  var chosen: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = UIHostingConfiguration { Row(title: "\(indexPath.row)") }
      .margins(.horizontal, 20)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}

@MainActor
@Suite("Content of SwiftUI's in a cell")
struct HostedCellTests {
  @Test func `keeps its state, and its buttons get touches that do not choose the row`() throws {
    let table = TableViewController(style: .plain)
    let stage = Stage(of: table)
    #expect(stage.tap("0: 0 likes"))
    #expect(stage.tap("0: 1 likes"))
    #expect(stage.tap("1: 0 likes"))
    #expect(stage.find(UIButton.self) { $0.currentTitle == "0: 2 likes" } != nil)
    #expect(stage.find(UIButton.self) { $0.currentTitle == "1: 1 likes" } != nil)
    #expect(table.chosen.isEmpty && table.children.count == 2)
    #expect((table.tableView.cellForRow(at: [0, 0])?.frame.height ?? 0) > 44)
  }

  @Test func `presents from the controller that has the list`() throws {
    let table = TableViewController(style: .plain)
    let stage = Stage(of: table)
    #expect(stage.tap("Open 1"))
    #expect(stage.texts == ["About 1"])
    #expect(table.presentedViewController != nil)
  }

  @Test func `leaves with its cell`() {
    let table = TableViewController(style: .plain)
    let stage = Stage(of: table)
    table.tableView.reloadData()
    stage.settle()
    #expect(table.children.count == 2)
  }

  private struct Trap: View {
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }
        .fullScreenCover(isPresented: $isOpen) { Text("Nothing closes this.") }
    }
  }

  @Test func `is explored as any other view`() async throws {
    let found = Mutex("")
    try await withKnownIssue {
      try await expectNoViolation {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
        cell.contentConfiguration = UIHostingConfiguration { Trap() }
        let root = UIViewController()
        root.view.addSubview(cell)
        return root
      }
    } matching: { issue in
      found.withLock { $0 += issue.comments.map(\.rawValue).joined() }
      return true
    }
    let report = found.withLock { $0 }
    #expect(report.contains("never trapped") && report.contains("tap Open"), "\(report)")
  }
}
