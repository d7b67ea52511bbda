// SPDX-License-Identifier: MIT

import ModalHarness
import Testing
import UIKitSemantics

@Suite("An answer in words")
struct AnswerWordTests {
  @Test func `says what came instead of the animator that came before (D25)`() {
    #expect(Answer.no.text(to: .interruptibleAnimator(.root)) == "another animator")
    #expect(Answer.yes.text(to: .interruptibleAnimator(.root)) == "an animator")
    #expect(Answer.no.text(to: .containerAnimationController(.root)) == "nil")
    #expect(Answer.no.text(to: nil) == "false")
  }
}
