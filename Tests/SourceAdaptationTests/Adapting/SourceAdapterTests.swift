// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdaptation

struct SourceAdapterTests {
  private func adapt(_ texts: String...) -> Adaptation {
    SourceAdapter.adapt(
      texts.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) })
  }

  @Test func `A class gets in its file what an extension in another file overrides`() {
    let result = adapt(
      "extension Desk {\n  override func a() {}\n}", "class Table {}\nclass Desk: Table {\n}")
    #expect(result.files[0].text == "extension Desk {\n  func inExtension_a() {}\n}")
    #expect(
      result.files[1].text
        == "class Table {}\nclass Desk: Table { override func a() { inExtension_a() }\n}")
    #expect(result.changedCount == 2)
    #expect(result.places == [])
  }

  @Test func `An optional method of one file is called in another`() {
    let result = adapt(
      "@objc protocol Host {\n  @objc optional func a()\n}", "func b(h: Host) { h.a?() }",
      "let c = 1")
    #expect(result.files[1].text == "func b(h: Host) { h.a() }")
    #expect(result.changedCount == 2)
  }

  @Test func `The superclass and its conformance may be in other files`() {
    let result = adapt(
      "class B: A { func animationEnded(_ transitionCompleted: Bool) {} }", "class A {}",
      "extension A: UIViewControllerAnimatedTransitioning {}\nimport UIKit")
    #expect(result.places.count == 1)
    #expect(
      result.places.first?.description == """
        0.swift:1: 'animationEnded(_:)' is called by UIKit, but not here: 'A' conforms to \
        'UIViewControllerAnimatedTransitioning' without it, and the default is called instead; \
        declare it in 'A' too and override it in 'B'
        """)
  }

  @Test func `A class that inherits from itself is no trouble`() {
    let result = adapt(
      "class A: B { override func c() {} }\nclass B: A {}\nprotocol P: P {}\nclass C: C, P {}")
    #expect(result.places == [])
  }

  @Test func `A long source is adapted in time that grows with its length`() {
    let methods = (0..<2_000).map { "  @objc func a\($0)() { b(self, #selector(a\($0))) }\n" }
    let text = "class D {\n\(methods.joined())}\n"
    #expect(adapt(text).changedCount == 1)
  }
}
