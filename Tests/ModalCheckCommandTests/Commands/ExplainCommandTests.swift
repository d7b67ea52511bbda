// SPDX-License-Identifier: MIT

import Testing

@testable import ModalCheckCommand

struct ExplainCommandTests {
  @Test func `A fact is shown with its source, its scenarios and what UIKit calls in them`() {
    let captured = modalcheck("explain", "A2")
    #expect(captured.status == .success)
    let lines = captured.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "A2, documented, iOS 13+")
    #expect(lines.contains("  and   V.isModalInPresentation == true"))
    #expect(lines.contains("  when  the user swipes down and lets go below the threshold"))
    #expect(
      lines.contains(
        "          UIKit calls  V delegate.presentationControllerDidAttemptToDismiss"))
    #expect(lines.contains("  then  exactly: V delegate.presentationControllerDidAttemptToDismiss"))
    #expect(lines.contains { $0.hasPrefix("  UIKit facts used: A2") })
  }

  @Test func `Several facts are shown in the order asked for`() {
    let captured = modalcheck("explain", "L3", "X1")
    #expect(captured.status == .success)
    #expect(captured.output.hasPrefix("L3, unknown\n"))
    #expect(captured.output.contains("\n\nX1, contradiction\n"))
    #expect(captured.output.contains("  Scenario 2 of 2\n"))
  }

  @Test func `A fact that there is not is refused with the nearest; one is needed`() {
    let captured = modalcheck("explain", "a2")
    #expect(captured.status == .usage)
    #expect(captured.error.hasPrefix("Error: Unknown fact 'a2'. Did you mean 'A2'"))
    #expect(modalcheck("explain").status == .usage)
  }
}
