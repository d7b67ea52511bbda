// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdaptation

struct ObjectiveCNameTests {
  @Test(
    "A method is called in Objective-C as the compiler calls it there",
    arguments: [
      ("press", nil, "press"), ("press", [], "press"), ("press", ["_"], "press:"),
      ("press", ["sender"], "pressWithSender:"), ("move", ["to", "animated"], "moveTo:animated:"),
      ("moveTo", ["point"], "moveToPoint:"), ("add", ["_", "_"], "add::"),
      ("show", ["withDetail"], "showWithDetail:"),
    ] as [(String, [String]?, String)])
  func selector(name: String, labels: [String]?, selector: String) {
    #expect(ObjectiveCName.selector(name, labels: labels, member: nil) == selector)
  }
}
