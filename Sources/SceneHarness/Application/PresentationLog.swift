// SPDX-License-Identifier: MIT

import UIKit

/// The presentations that are there and those that are over, with what a record notes of each.
@MainActor
struct PresentationLog<Note> {
  struct Entry {
    let controller: Existence
    let name: String
    var note: Note
  }

  var current: [Entry] = []
  /// Those that are over, as long as there is something to say of them.
  var over: [Entry] = []

  /// Begins to note what comes of the presentations that are new.
  mutating func begin(_ presented: [UIViewController], note: (UIViewController) -> Note) {
    for controller in presented
    where !current.contains(where: { $0.controller === controller.existence }) {
      current.append(
        Entry(
          controller: controller.existence, name: controller.headlessName, note: note(controller)))
    }
  }

  /// Takes note of which presentations are over.
  mutating func end(allBut presented: [UIViewController]) {
    let isOver = { (entry: Entry) in !presented.contains { $0.existence === entry.controller } }
    over += current.filter(isOver)
    current.removeAll(where: isOver)
  }
}
