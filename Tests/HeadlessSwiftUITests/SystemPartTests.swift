// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Parts of SwiftUI's that apps use now and then")
struct SystemPartTests {
  private struct Reader: View {
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.isLuminanceReduced) private var isDimmed
    @Environment(\.symbolVariants) private var variants
    @Environment(\.headerProminence) private var prominence

    var body: some View {
      Text(contrast == .standard && weight == .regular && !isDimmed ? "usual" : "unusual")
      Text("filled: \(variants.contains(.fill)), in a circle: \(variants.contains(.circle))")
      Text(prominence == .increased ? "prominent" : "not prominent")
    }
  }

  @Test func `The environment says what a device says on which nobody has changed anything`() {
    let stage = Stage(
      Reader().symbolVariant(.fill).symbolVariant(.circle).headerProminence(.increased))
    #expect(stage.texts == ["usual", "filled: true, in a circle: true", "prominent"])
  }

  private struct Document: View {
    @State private var name = "Draft"
    let canRename: Bool

    var body: some View {
      if canRename {
        content.renameAction { name = "Letter" }
      } else {
        content
      }
    }

    private var content: some View {
      VStack {
        Text(name)
        RenameButton()
      }
    }
  }

  @Test func `A button renames as the view around says, and is disabled where none does`() {
    let stage = Stage(Document(canRename: true))
    stage.tap("Rename")
    #expect(stage.texts == ["Letter", "Rename"])
    let button = Stage(Document(canRename: false)).find(UIButton.self)
    #expect(button?.isEnabled == false)
  }

  private struct Days: View {
    @State private var days: Set<DateComponents> = []
    var body: some View {
      VStack {
        Text("\(days.count) days")
        MultiDatePicker("Days", selection: $days, in: Date(timeIntervalSince1970: 0)...)
      }
    }
  }

  @Test func `Days are chosen in a calendar, and taken back`() {
    let stage = Stage(Days())
    for count in [1, 0] {
      let calendar = stage.find(UICalendarView.self)
      stage.turn { calendar?.choose() }
      stage.settle()
      #expect(stage.texts.contains("\(count) days"), "\(stage.texts)")
    }
  }

  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    @State private var chosen: Int?
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var people = [
      Person(id: 1, name: "Ann", age: 30), Person(id: 2, name: "Bob", age: 20),
    ]

    var body: some View {
      VStack {
        Table(people.sorted(using: order), selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age) years") }
          TableColumn("Note") { person in Button("Call \(person.name)") { chosen = nil } }
        }
        Text("chosen: \(chosen ?? 0)")
      }
    }
  }

  @Test func `A table is a list of what is in its first column, in a narrow window`() {
    let stage = Stage(People())
    #expect(stage.texts == ["Ann", "Bob", "chosen: 0"])
    stage.tap(stage.row("Bob"))
    #expect(stage.texts.last == "chosen: 2")
  }

  @Test func `A table has all columns where there is room, and is sorted by a tap on a header`() {
    let stage = Stage(People().environment(\.horizontalSizeClass, .regular))
    let (ann, bob) = (["Ann", "30 years", "Call Ann"], ["Bob", "20 years", "Call Bob"])
    var cells: [String] { Array(stage.texts.dropFirst(3).dropLast()) }
    #expect(cells == ann + bob)
    stage.tap("Age")
    #expect(cells == bob + ann)
    stage.tap("Age")
    #expect(cells == ann + bob)
  }

  private struct Folder: Identifiable {
    let id: String
    var isMarked = false
    var folders: [Folder]?
  }

  private struct Folders: View {
    @State private var folders = [
      Folder(id: "Home", folders: [Folder(id: "Letters"), Folder(id: "Photos")])
    ]

    var body: some View {
      List($folders, children: \.folders) { $folder in
        Toggle(folder.isMarked ? "\(folder.id), marked" : folder.id, isOn: $folder.isMarked)
      }
      Text("\(folders[0].folders?.count { $0.isMarked } ?? 0) marked")
    }
  }

  @Test func `Rows change the elements of a tree`() {
    let stage = Stage(Folders())
    let names = { stage.texts.joined(separator: " ") }
    #expect(!names().contains("Photos"), "\(names())")
    stage.find(UIButton.self).map { _ = stage.tap($0, across: 0.95) }
    #expect(names().contains("Photos"), "\(names())")
    stage.find(UISwitch.self) { _ in true }.map { _ = stage.tap($0) }
    #expect(names().contains("Photos, marked") && names().contains("1 marked"), "\(names())")
  }
}
