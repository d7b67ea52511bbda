// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("A row of a list appears")
struct LazyAppearanceTests {
  final class Journal { var lines: [String] = [] }

  struct Rows: View {
    let journal: Journal
    let count: Int
    @State private var last = 0

    var body: some View {
      List {
        ForEach(0..<max(count, last), id: \.self) { row in
          Text("\(row)")
            .onAppear {
              journal.lines.append("+\(row)")
              // The next rows are loaded when the last one comes into sight.
              if row == max(count, last) - 1 { last = row + 11 }
            }
            .onDisappear { journal.lines.append("-\(row)") }
        }
      }
    }
  }

  struct Tall: View {
    let journal: Journal
    let isLazy: Bool

    var body: some View {
      ScrollView { if isLazy { LazyVStack { rows } } else { VStack { rows } } }
    }

    private var rows: some View {
      ForEach(0..<20) { row in
        Text("\(row)").frame(height: 100).onAppear { journal.lines.append("+\(row)") }
      }
    }
  }

  let journal = Journal()

  @Test func `when it comes into sight, and disappears when it goes out of it`() throws {
    let stage = Stage(Rows(journal: journal, count: 40))
    #expect(journal.lines == (0..<18).map { "+\($0)" })
    let list = try #require(stage.find(UIScrollView.self))
    journal.lines = []
    stage.turn { list.contentOffset.y += 132 }
    stage.settle()
    #expect(Set(journal.lines) == ["-0", "-1", "+18", "+19", "+20"])
  }

  @Test func `only then, so that a list which loads more at its end has an end`() throws {
    let stage = Stage(Rows(journal: journal, count: 20))
    #expect(!journal.lines.contains("+19"))
    let list = try #require(stage.find(UIScrollView.self))
    stage.turn { list.contentOffset.y = 400 }
    stage.settle()
    #expect(journal.lines.contains("+19"))
    #expect(Int(list.contentSize.height) == 30 * 44)
  }

  @Test(arguments: [true, false])
  func `as one of a lazy stack does; in a stack that is not lazy, all do`(isLazy: Bool) {
    _ = Stage(Tall(journal: journal, isLazy: isLazy))
    #expect(journal.lines.count == (isLazy ? 7 : 20))
  }
}
