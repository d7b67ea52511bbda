// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor
@Suite("An undo manager")
struct UndoManagerTests {
  @MainActor
  private final class Counter {
    let undo: UndoManager
    var value = 0
    init(_ undo: UndoManager) { self.undo = undo }

    func set(_ new: Int) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
      undo.setActionName("Count")
      value = new
    }
  }

  @Test func `belongs to a window, takes back what is registered, and does it again`() throws {
    let scene = HeadlessScene.start()
    let root = UIViewController()
    scene.launch(root)
    let undo = try #require(root.undoManager)
    #expect(undo === root.view.window?.undoManager)
    let counter = Counter(undo)
    counter.set(1)
    counter.set(2)
    #expect(undo.undoActionName == "Count" && undo.canUndo && !undo.canRedo)
    undo.undo()
    #expect(counter.value == 1 && undo.canRedo && undo.redoActionName == "Count")
    undo.redo()
    #expect(counter.value == 2)
    undo.undo()
    undo.undo()
    #expect(counter.value == 0 && !undo.canUndo)
  }

  @Test func `takes back a group as a whole, and forgets what is to be forgotten`() {
    let undo = UndoManager()
    let counter = Counter(undo)
    undo.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    undo.endUndoGrouping()
    undo.undo()
    #expect(counter.value == 0 && !undo.canUndo)
    undo.redo()
    #expect(counter.value == 2)
    undo.removeAllActions(withTarget: counter)
    #expect(!undo.canUndo && !undo.canRedo)
  }
}
