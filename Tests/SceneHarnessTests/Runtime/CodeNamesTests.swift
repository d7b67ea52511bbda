// SPDX-License-Identifier: MIT

import Testing

@testable import SceneHarness

@Suite("Whose code it is")
struct CodeNamesTests {
  @Test(
    "follows from what is written of its symbol, private names and extensions included",
    arguments: [
      ("App.Card.close() -> ()", "App"),
      ("closure #1 () -> () in App.Card.request<A where A: SwiftUI.View>(A) -> ()", "App"),
      ("closure #1 () -> () in SwiftUI.(Node in _0C1E).show(UIKit.UIView) -> ()", "SwiftUI"),
      ("partial apply forwarder for closure #2 () -> () in closure #1 in UIKit.f() -> ()", "UIKit"),
      ("closure #1 () -> () in (extension in App):SwiftUI.View.badge<A>(A) -> ()", "App"),
      ("static SceneHarness.Judge.ask(Swift.Int) -> ()", "SceneHarness"),
      ("reabstraction thunk helper <A> from @escaping (@in Swift.Result<A, App.E>) -> ()", nil),
    ] as [(String, String?)])
  func module(symbol: String, module: String?) {
    #expect(CodeNames.module(of: symbol) == module)
  }

  #if os(Linux)
    private struct Generic<Value> {
      let value: Value
      func closure() -> () -> Void { { print(value) } }
    }

    @Test func `is found for closures of the app's, also where they are private and generic`() {
      let closure = Generic(value: 1).closure()
      let code = withUnsafePointer(to: closure) { ClosureWords(at: $0).code }
      #expect(CodeNames.isOfStandIn(code) == false)
    }
  #endif
}
