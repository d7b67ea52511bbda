// SPDX-License-Identifier: MIT

import Testing

@testable import SceneHarness

@Suite("The code that was not entered")
struct InstrumentedCodeTests {
  private typealias Method = InstrumentedCode.Method

  private struct Editor {
    func save() {}
    func send(_ text: String, to place: (x: Int, Int)) {}
    static func reset<Value>(with value: Value, then next: (Int, Int) -> Value) {}
  }

  @Test(
    "Methods have the names that Swift's documentation uses",
    arguments: [
      ("App.Card.save() -> ()", "App.Card", "save()"),
      ("App.Card.pan(UIKit.UIPanGestureRecognizer) -> ()", "App.Card", "pan(_:)"),
      ("App.Card.(move in _0C1E)(_: Swift.Int, to: Swift.Int) -> ()", "App.Card", "move(_:to:)"),
      ("App.(Card in _0C1E).Part.save() async throws -> ()", "App.Card.Part", "save()"),
      ("static App.Card.make<A where A: Swift.Sequence>(of: A) -> A", "App.Card", "make(of:)"),
      (
        "App.Card.load([Swift.Int : Swift.String], then: (Swift.Int, Swift.Bool) -> ()) -> ()",
        "App.Card", "load(_:then:)"
      ),
    ])
  func names(text: String, owner: String, name: String) {
    let method = Method(text, counter: 0)
    #expect(method?.owner == owner)
    #expect(method?.name == name)
  }

  @Test(
    arguments: [
      "App.main() -> ()", "UIKit.UIView.layoutSubviews() -> ()",
      "static App.Card.== infix(App.Card, App.Card) -> Swift.Bool",
      "inner #1 () -> () in App.Card.local() -> ()",
      "(extension in App):UIKit.UIView.shake() -> ()",
    ])
  func `What is no method of the app's is left out`(text: String) {
    #expect(Method(text, counter: 0) == nil)
  }

  @Test(
    .enabled(if: InstrumentedCode.inThisProcess != nil, "Needs --enable-code-coverage on Linux."))
  func `Methods are entered by those who call them`() throws {
    let code = try #require(InstrumentedCode.inThisProcess)
    let earlier = code.counts
    Editor().save()
    #expect(
      code.neverEntered(since: earlier, of: [Editor.self, Int.self]) == [
        "Editor.reset(with:then:)", "Editor.send(_:to:)",
      ])
    #expect(code.neverEntered(since: code.counts, of: [Editor.self]).isEmpty)
  }
}
