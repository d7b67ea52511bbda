// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("The column that an app prefers in a narrow window")
struct CompactColumnTests {
  @Observable
  final class Columns {
    var column = NavigationSplitViewColumn.sidebar
    var chosen: Int?
  }

  private struct Two: View {
    @Bindable var columns: Columns
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $columns.column) {
        List([1, 2], id: \.self, selection: $columns.chosen) { Text("Item \($0)") }
        Button("Show") { columns.column = .detail }
      } detail: {
        Button("Hide \(columns.chosen ?? 0)") { columns.column = .sidebar }
      }
    }
  }

  private struct Three: View {
    @Bindable var columns: Columns
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $columns.column) {
        Text("Sidebar")
      } content: {
        Text("Content")
      } detail: {
        Text("Detail")
      }
    }
  }

  private let columns = Columns()

  private func goBack(_ stage: Stage) {
    let stack = stage.navigation?.navigationController
    stage.turn { _ = stack?.popViewController(animated: true) }
    stage.settle()
  }

  @Test func `is pushed, and popped`() {
    let stage = Stage(Two(columns: columns))
    #expect(!stage.texts.contains("Hide 0"))
    stage.tap("Show")
    #expect(stage.texts.contains("Hide 0"))
    stage.tap("Hide 0")
    #expect(!stage.texts.contains("Hide 0"))
  }

  @Test func `is the one before when the user has gone back`() {
    let stage = Stage(Two(columns: columns))
    stage.tap("Show")
    goBack(stage)
    #expect(columns.column == .sidebar)
    #expect(!stage.texts.contains("Hide 0"))
  }

  @Test(
    "is the detail when a row was chosen, of which nothing is chosen when the user has gone back")
  func chosen() {
    let stage = Stage(Two(columns: columns))
    stage.turn { columns.chosen = 2 }
    stage.settle()
    #expect(columns.column == .detail)
    #expect(stage.texts.contains("Hide 2"))
    goBack(stage)
    #expect(columns.column == .sidebar && columns.chosen == nil)
  }

  @Test func `has the columns before it below it`() {
    columns.column = .detail
    let stage = Stage(Three(columns: columns))
    #expect(stage.texts.contains("Detail"))
    goBack(stage)
    #expect(columns.column == .content)
    #expect(stage.texts.contains("Content") && !stage.texts.contains("Detail"))
    goBack(stage)
    #expect(columns.column == .sidebar)
    #expect(!stage.texts.contains("Content"))
  }
}
