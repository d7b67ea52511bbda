// SPDX-License-Identifier: MIT

import ModalHarness
import Testing
import UIKitSemantics

@testable import ModalCheckCommand

struct ListCommandTests {
  /// The lines that begin an entry.
  private func entries(_ topic: String...) -> [String] {
    let captured = modalcheck(["list"] + topic)
    #expect(captured.status == .success)
    #expect(captured.error == "")
    return captured.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
  }

  @Test("Without a topic, specs are listed")
  func specs() {
    #expect(entries() == ["page-sheet-dismissal"])
    #expect(entries("specs") == entries())
  }

  @Test("Every ready-made property is listed")
  func properties() {
    let expected = CatalogueProperty.allCases.map(\.rawValue)
    #expect(entries("properties") == expected)
  }

  @Test("UIKit's own actions are listed, then those of specs that have inputs")
  func actions() {
    #expect(entries("actions") == ["of UIKit, in every spec that has a use for them"])
  }

  @Test("Every switch of UIKit's behavior is listed")
  func behaviors() {
    let expected = BehaviorSwitch.all.map(\.name)
    #expect(entries("behaviors") == expected)
  }

  @Test("Another topic is refused with the nearest")
  func unknownTopic() {
    let captured = modalcheck("list", "behaviours")
    #expect(captured.status == .usage)
    #expect(
      captured.error == """
        Error: The value 'behaviours' is invalid for '<topic>'. Please provide one of 'specs', \
        'properties', 'actions' or 'behaviors'. Did you mean 'behaviors'?
        Help:  <topic>  What to list.
        Usage: modalcheck list [<topic>]
          See 'modalcheck list --help' for more information.

        """)
  }
}
