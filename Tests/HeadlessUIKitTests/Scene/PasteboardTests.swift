// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("A pasteboard")
struct PasteboardTests {
  private final class Watcher: NSObject {
    var count = 0
    func changed(_ notification: Notification) { count += 1 }
  }

  @Test func `has what was put there last, and nothing in another scene`() throws {
    let scene = HeadlessScene.start()
    let board = UIPasteboard.general
    #expect(!board.hasStrings && board.string == nil && board.items.isEmpty)
    board.string = "a"
    #expect(board.string == "a" && board.hasStrings && !board.hasURLs)
    board.strings = ["b", "c"]
    #expect(board.string == "b" && board.strings == ["b", "c"] && board.numberOfItems == 2)
    let url = try #require(URL(string: "https://example.com"))
    board.url = url
    #expect(board.url == url && board.hasURLs && !board.hasStrings)
    let image = UIImage()
    board.image = image
    #expect(board.image === image && board.images?.count == 1 && board.hasImages && !board.hasURLs)
    board.color = .red
    #expect(board.color == .red && board.hasColors)
    board.string = nil
    #expect(board.items.isEmpty && !board.hasColors)
    board.string = "kept"
    #expect(UIPasteboard.general === board)
    #expect(scene.notes(.unimplemented).isEmpty)
    HeadlessScene.start()
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func `has values of the types that it is asked for`() {
    _ = HeadlessScene.start()
    let board = UIPasteboard.general
    board.setValue("text", forPasteboardType: "public.text")
    #expect(board.contains(pasteboardTypes: ["public.image", "public.text"]))
    #expect(board.string == "text" && board.data(forPasteboardType: "public.text")?.count == 4)
    board.addItems([["public.utf8-plain-text": Data("bytes".utf8)]])
    #expect(board.strings == ["text", "bytes"] && board.types == ["public.text"])
  }

  @Test func `tells of a change, and counts it`() {
    _ = HeadlessScene.start()
    let before = UIPasteboard.general.changeCount
    let messages = HeadlessScene.current.messages
    let watcher = Watcher()
    NotificationCenter.default.addObserver(
      watcher, selector: Selector("changed:", Watcher.changed),
      name: UIPasteboard.changedNotification, object: UIPasteboard.general)
    UIPasteboard.general.string = "a"
    #expect(watcher.count == 1 && UIPasteboard.general.changeCount == before + 1)
    #expect(HeadlessScene.current.messages > messages)
  }

  @Test func `with a name is there once it was made, until it is removed`() {
    let scene = HeadlessScene.start()
    let name = UIPasteboard.Name(rawValue: "drafts")
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard(name: name, create: true)?.string = "a"
    #expect(UIPasteboard(name: name, create: false)?.string == "a")
    #expect(UIPasteboard.general.string == nil)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    UIPasteboard.general.setItems([], options: [.expirationDate: Date()])
    #expect(scene.notes(.unimplemented) == ["UIPasteboard.OptionsKey.expirationDate"])
  }
}
