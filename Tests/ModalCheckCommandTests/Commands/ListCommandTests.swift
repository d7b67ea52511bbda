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

  @Test func `Every built-in property is listed`() {
    let expected = CatalogProperty.allCases.map(\.rawValue)
    #expect(entries("properties") == expected)
  }

  @Test func `Every switch of UIKit's behavior is listed`() {
    let expected = BehaviorSwitch.allCases.map(\.name)
    #expect(entries("behaviors") == expected)
  }

  @Test func `All facts are listed, or the named ones, with their sources`() {
    #expect(entries("facts").count == Fact.all.count)
    let lines = modalcheck("list", "facts", "A3", "L3").output.split(separator: "\n")
    #expect(
      lines.prefix(3) == [
        "A3, documented, iOS 13+",
        "  While isModalInPresentation is true, shouldDismiss is never asked.",
        "  [Apple: Disabling the pull-down gesture for a sheet]",
      ])
    #expect(lines[3].hasPrefix("  Conforms: "))
    #expect(lines[4] == "L3, unknown")
    #expect(
      lines[6].hasPrefix("  Choice: blockedSwipeCausesAppearanceCallbacks=no by default, because "))
  }

  @Test func `A fact that there is not, or one after another topic, is refused`() {
    let unknown = modalcheck("list", "facts", "A99")
    #expect(unknown.status == .usage)
    #expect(
      unknown.error.hasPrefix("Error: Unknown fact 'A99'. Did you mean 'A9', 'A19' or 'A29'?\n"))
    #expect(modalcheck("list", "specs", "A9").status == .usage)
  }

  @Test func `Another topic is refused with the nearest`() {
    let captured = modalcheck("list", "behaviours")
    #expect(captured.status == .usage)
    #expect(
      captured.error == """
        Error: The value 'behaviours' is invalid for '<topic>'. Please provide one of 'specs', \
        'properties', 'actions', 'behaviors', 'facts' or 'unsupported'. Did you mean 'behaviors'?
        Help:  <topic>  What to list.
        Usage: modalcheck list [<topic>] [<fact> ...]
          See 'modalcheck list --help' for more information.

        """)
  }
}
