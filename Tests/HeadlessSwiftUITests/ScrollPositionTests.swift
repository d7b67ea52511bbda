// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

@MainActor
@Suite("The position of a scroll view")
struct ScrollPositionTests {
  private struct Rows: View {
    @State private var position = ScrollPosition(idType: Int.self)
    let journal: Journal
    var body: some View {
      VStack {
        Text(position.isPositionedByUser ? "user" : "app")
        Text("\(position.viewID(type: Int.self) ?? -1)")
        Button("Row 20") { position.scrollTo(id: 20, anchor: .top) }
        Button("End") { position.scrollTo(edge: .bottom) }
        Button("Point") { position.scrollTo(y: 120) }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<40) { row in
              Text("row \(row)").frame(height: 50).background(Color.white)
                .onAppear { journal.rows.insert(row) }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position).contentMargins(.vertical, 8, for: .scrollContent)
      }
    }
  }

  final class Journal { var rows: Set<Int> = [] }

  @Test func `is where the app says, and rows that come into sight appear`() throws {
    let journal = Journal()
    let stage = Stage(Rows(journal: journal))
    let scroll = try #require(stage.find(UIScrollView.self))
    #expect(!journal.rows.contains(20))
    stage.tap("Row 20")
    #expect(scroll.contentOffset.y == 1_000)
    #expect(journal.rows.contains(20) && stage.texts.contains("20"))
    stage.tap("End")
    #expect(scroll.contentOffset.y == 2_000 - scroll.bounds.height)
    #expect(journal.rows.contains(39))
    stage.tap("Point")
    #expect(scroll.contentOffset.y == 120)
    #expect(stage.scene.notes(.unimplemented).isEmpty)
  }

  @Test func `is the user's once the user has scrolled, until the app says another one`() throws {
    let stage = Stage(Rows(journal: Journal()))
    let scroll = try #require(stage.find(UIScrollView.self))
    stage.tap("Point")
    #expect(stage.texts.first == "app")
    stage.drag(scroll, by: CGPoint(x: 0, y: -200))
    let offset = scroll.contentOffset.y
    #expect(offset > 200)
    #expect(stage.texts.prefix(2) == ["user", "\(Int(offset / 50))"])
    stage.tap("Row 20")
    #expect(stage.texts.first == "app" && scroll.contentOffset.y == 1_000)
  }

  private struct Followed: View {
    @State private var row: Int?
    var body: some View {
      VStack {
        Text("at \(row ?? -1)")
        Button("Last") { row = 39 }
        List(0..<40, id: \.self) { Text("row \($0)") }.scrollPosition(id: $row)
      }
    }
  }

  @Test func `is that of a view by its identity, which follows the user`() throws {
    let stage = Stage(Followed())
    let list = try #require(stage.find(UIScrollView.self))
    stage.tap("Last")
    #expect(list.contentOffset.y == 40 * 44 - list.bounds.height)
    stage.drag(list, by: CGPoint(x: 0, y: 300))
    let offset = list.contentOffset.y
    #expect(offset < 40 * 44 - list.bounds.height - 200)
    #expect(stage.texts.first == "at \(Int(offset / 44))")
  }

  /// Fails when the last row comes into sight.
  private struct News: View {
    @State private var position = ScrollPosition()
    var body: some View {
      VStack {
        Button("To the end") { position.scrollTo(edge: .bottom) }
        List(0..<40, id: \.self) { row in
          Text("row \(row)").onAppear { precondition(row < 39, "there is no more") }
        }
        .scrollPosition($position)
      }
    }
  }

  @Test func `brings what is at the end into sight, which an exploration finds`() async throws {
    let text = try await violations(properties: [.neverCrashes]) { _ in News() }
    #expect(text.contains("tap To the end"), "\(text)")
  }
}
