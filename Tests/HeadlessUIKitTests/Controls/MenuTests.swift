// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor
@Suite("Menus that the app makes when they open")
struct MenuTests {
  private final class Editor: UIView, UIEditMenuInteractionDelegate {
    lazy var interaction = UIEditMenuInteraction(delegate: self)
    let journal = Journal()
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(children: [UIAction(title: "Mark") { [journal] _ in journal.note("marked") }])
    }
  }

  @Test func `Entries are asked for when the menu opens, and come when the app has them`() throws {
    let stage = Stage()
    let button = stage.add(UIButton(frame: rect(0, 0, 100, 44)), "button")
    var requests = 0
    var answer: ([UIMenuElement]) -> Void = { _ in }
    button.menu = UIMenu(children: [
      UIDeferredMenuElement { completion in
        requests += 1
        answer = completion
      }
    ])
    #expect(button.menuEntries.isEmpty && button.asksForContextMenu && requests == 0)
    button.openContextMenu(named: "button")
    let menu = try #require(stage.scene.contextMenu)
    #expect(menu.entries.isEmpty && requests == 1)
    var isChosen = false
    answer([
      UIMenu(options: .displayInline, children: [UIAction(title: "a") { _ in isChosen = true }])
    ])
    #expect(menu.entries.map(\.title) == ["a"])
    menu.choose(0)
    #expect(isChosen && stage.scene.contextMenu == nil)
    button.openContextMenu(named: "button")
    #expect(requests == 1 && stage.scene.contextMenu?.entries.count == 1)
  }

  @Test func `Uncached entries are asked for each time`() {
    let stage = Stage()
    let button = stage.add(UIButton(frame: rect(0, 0, 100, 44)), "button")
    var requests = 0
    button.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { completion in
        requests += 1
        completion([UIAction(title: "\(requests)") { _ in }])
      }
    ])
    for count in 1...2 {
      button.openContextMenu(named: "button")
      #expect(stage.scene.contextMenu?.entries.map(\.title) == ["\(count)"])
    }
  }

  @Test func `A menu for editing opens when the app says so`() {
    let stage = Stage()
    let editor = stage.add(Editor(frame: rect(0, 0, 100, 100)), "editor")
    editor.addInteraction(editor.interaction)
    editor.addInteraction(UIPointerInteraction(delegate: nil))
    #expect(stage.scene.notes(.unimplemented).isEmpty && editor.interactions.count == 2)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    editor.interaction.presentEditMenu(with: configuration)
    #expect(stage.scene.contextMenu?.entries.map(\.title) == ["Mark"])
    editor.interaction.dismissMenu()
    #expect(stage.scene.contextMenu == nil)
    editor.interaction.presentEditMenu(with: configuration)
    stage.scene.contextMenu?.choose(0)
    #expect(editor.journal.lines == ["marked"])
    editor.removeInteraction(editor.interaction)
    #expect(editor.interactions.count == 1)
  }
}
