// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

@testable import Reporting

@Suite("Where something is known from")
struct SourceLinksTests {
  @Test(
    "is a link where its address is known, and text where it is not",
    arguments: [
      (
        "Stack Overflow question 1; a-b/c_d#12, #13",
        #"Stack Overflow question 1; [a-b/c\_d#12](https://github.com/a-b/c_d/issues/12), #13"#
      ),
      (
        "a/b: Sources/C.swift, at the end; a/b: D.mm",
        "[a/b: Sources/C.swift](https://github.com/a/b/blob/HEAD/Sources/C.swift), at the end; "
          + "[a/b](https://github.com/a/b): D.mm"
      ),
      (
        "Apple: UIModalPresentationStyle.none; Apple: present",
        "Apple: [UIModalPresentationStyle]"
          + "(https://developer.apple.com/documentation/uikit/uimodalpresentationstyle).none; "
          + "Apple: present"
      ),
      ("SDK header: viewIsAppearing/viewWillAppear", "SDK header: viewIsAppearing/viewWillAppear"),
    ])
  func links(source: String, text: String) {
    #expect(SourceLinks.text(of: source) == text)
  }

  @Test func `is named by its title, not by a number of ours`() {
    #expect(Fact.all.allSatisfy { !$0.source.contains("seed") })
    #expect(
      Fact.named("A1")?.source == """
        “Life cycle and control of dismissing a .pageSheet modal”; “Modal screens in iOS 13”; Apple: \
        UIAdaptivePresentationControllerDelegate
        """)
  }
}
