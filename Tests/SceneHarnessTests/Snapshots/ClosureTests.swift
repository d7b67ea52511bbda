// SPDX-License-Identifier: MIT

import StateSpace
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("What closures have captured, in a snapshot")
struct ClosureTests {
  private final class Draft {
    var text = ""
    weak var friend: Draft?
  }

  private final class Editor {
    var onDone: (() -> Void)?
    var steps: [() -> Void] = []
    var onText: ((String) -> Int) = { $0.count }
  }

  private func fingerprint(_ value: AnyObject) -> Fingerprint {
    var snapshot = Snapshot()
    snapshot.add(value, named: "value")
    return snapshot.fingerprint
  }

  /// Whether a change makes another state of an editor whose closures somebody has set.
  private func counts(_ change: () -> Void, in editor: Editor) -> Bool {
    let before = fingerprint(editor)
    #expect(before == fingerprint(editor))
    change()
    return before != fingerprint(editor)
  }

  @Test func `Objects count, also as the only thing that is captured`() {
    let (editor, draft, other) = (Editor(), Draft(), Draft())
    editor.onDone = { draft.text += "x" }
    #expect(counts({ draft.text = "a" }, in: editor))
    editor.onDone = { other.text = draft.text }
    #expect(counts({ draft.text = "b" }, in: editor))
    #expect(counts({ other.text = "c" }, in: editor))
  }

  @Test func `Variables and values count`() {
    let editor = Editor()
    var count = 0
    editor.onDone = { count += 1 }
    #expect(counts({ editor.onDone?() }, in: editor))
    func set(_ number: Int, _ text: String) { editor.onText = { $0 == text ? number : count } }
    set(1, "a")
    #expect(counts({ set(1, "b") }, in: editor))
    #expect(counts({ set(2, "b") }, in: editor))
    #expect(counts({ count = 9 }, in: editor))
    #expect(!counts({ set(2, "b") }, in: editor))
  }

  @Test(
    "Variables of one shape count, alone and beside others, whichever the compiler has met first")
  func alike() {
    let editor = Editor()
    var (texts, flags, names, places) = (["a"], [false], Set(["a"]), ["a": 1])
    var (number, ratio, choice) = (1, 0.5, Int?.none)
    editor.onDone = { flags[0].toggle() }
    #expect(counts({ flags.append(true) }, in: editor))
    editor.onDone = { texts.removeLast() }
    #expect(counts({ texts = [] }, in: editor))
    editor.onDone = { names.removeAll() }
    #expect(counts({ names.insert("b") }, in: editor))
    editor.onDone = { places.removeAll() }
    #expect(counts({ places["a"] = 2 }, in: editor))
    #expect(!counts({ places = ["a": 2] }, in: editor))
    editor.onDone = { number += 1 }
    #expect(counts({ number = -1 }, in: editor))
    editor.onDone = { ratio += 1 }
    #expect(counts({ ratio = 0.25 }, in: editor))
    editor.onDone = { choice = choice.map { $0 + 1 } }
    #expect(counts({ choice = 0 }, in: editor))
    editor.onDone = {
      flags.removeAll()
      texts.removeAll()
    }
    #expect(counts({ flags[0] = true }, in: editor))
    #expect(counts({ texts = ["b"] }, in: editor))
  }

  @Test func `A collection that is all that a closure has captured counts by its elements`() {
    let editor = Editor()
    func set(_ texts: [String]) { editor.onDone = { print(texts) } }
    func set(_ places: [String: Int]) { editor.onDone = { print(places) } }
    set(["a"])
    #expect(counts({ set(["b"]) }, in: editor))
    #expect(!counts({ set(["b"]) }, in: editor))
    set(["a": 1])
    #expect(counts({ set(["a": 2]) }, in: editor))
    #expect(!counts({ set(["a": 2]) }, in: editor))
  }

  @Test func `Closures in closures, in collections, and behind generic code count`() {
    let (editor, draft) = (Editor(), Draft())
    let inner: () -> Void = { draft.text += "x" }
    editor.onDone = {
      inner()
      inner()
    }
    #expect(counts({ draft.text = "a" }, in: editor))
    editor.onDone = nil
    editor.steps = [{}, inner]
    #expect(counts({ draft.text = "b" }, in: editor))
  }

  @Test func `Which code it is counts`() {
    let editor = Editor()
    editor.onDone = { print("save") }
    #expect(counts({ editor.onDone = { print("discard") } }, in: editor))
  }

  @Test func `A weak reference counts by where it leads, and an unowned one does not count`() {
    let (editor, draft) = (Editor(), Draft())
    var friend: Draft? = Draft()
    editor.onDone = { [weak friend] in friend?.text = "" }
    #expect(!counts({ friend?.text = "a" }, in: editor))
    #expect(counts({ friend = nil }, in: editor))
    editor.onDone = { [unowned draft] in draft.text = "" }
    #expect(!counts({ draft.text = "a" }, in: editor))
  }

  @Test func `A closure that leads back to its owner is read once`() {
    let editor = Editor()
    var count = 0
    editor.onDone = {
      count += 1
      editor.onDone?()
    }
    #expect(counts({ count = 1 }, in: editor))
    editor.onDone = nil
  }

  @Test func `The handler of a button's action counts`() {
    let button = UIButton()
    let draft = Draft()
    button.addAction(UIAction { _ in draft.text += "x" }, for: .touchUpInside)
    let before = fingerprint(button)
    draft.text = "a"
    #expect(before != fingerprint(button))
  }

  @Test("What generic code has captured counts, with the results and completions that it is given")
  func generic() {
    let editor = Editor()
    func set<Value: Hashable>(_ value: Value) { editor.onText = { $0.hashValue ^ value.hashValue } }
    set(1)
    #expect(counts({ set(2) }, in: editor))
    func deliver<Value>(
      _ result: Result<Value, any Error>,
      to completion: @escaping (Result<Value, any Error>) -> Void
    ) { editor.onDone = { completion(result) } }
    struct Failure: Error {}
    let draft = Draft()
    deliver(.success(1)) { _ in draft.text = "done" }
    #expect(
      counts(
        { deliver(Result<Int, any Error>.failure(Failure())) { _ in draft.text = "done" } },
        in: editor))
    #expect(counts({ draft.text = "a" }, in: editor))
  }

  private final class Store<Element> {
    var element: Element
    var later: [() -> Void] = []
    init(_ element: Element) { self.element = element }

    func save(by save: @escaping (Element) -> Void) { later = [{ save(self.element) }] }
    func map<Value>(_ change: @escaping (Element) -> Value, to then: @escaping (Value) -> Void) {
      let value = change(element)
      later = [{ then(value) }]
    }
    func keep() { later = [{ [weak self] in print(self?.element as Any) }] }
  }

  @Test func `What generic classes and protocols have captured counts`() {
    let store = Store("a")
    let draft = Draft()
    store.save { draft.text = $0 }
    #expect(counts({ draft.text = "b" }, inOwner: store))
    #expect(counts({ store.element = "c" }, inOwner: store))
    store.map({ _ in 1 }, to: { (_: Int) in draft.text = "d" })
    #expect(counts({ store.map({ _ in 2 }, to: { (_: Int) in draft.text = "d" }) }, inOwner: store))
    let editor = Editor()
    func keep<Members: Sequence>(_ members: Members, _ first: Members.Element?) {
      editor.onDone = { print(members, first as Any) }
    }
    keep(["a"], "a")
    #expect(counts({ keep(["a"], nil) }, in: editor))
    #expect(counts({ keep(["b"], nil) }, in: editor))
    #expect(!counts({ keep(["b"], nil) }, in: editor))
  }

  private func counts(_ change: () -> Void, inOwner owner: AnyObject) -> Bool {
    let before = fingerprint(owner)
    change()
    return before != fingerprint(owner)
  }

  @Test func `The way to what is generic in more ways than can be read is told`() {
    let editor = Editor()
    func set<each Value>(_ value: repeat each Value) {
      editor.onDone = { print((repeat each value)) }
    }
    set(1, "a")
    var snapshot = Snapshot(keepsLeaves: true)
    snapshot.add(editor, named: "editor")
    #expect(snapshot.unseen == ["editor.onDone"])
  }
}
