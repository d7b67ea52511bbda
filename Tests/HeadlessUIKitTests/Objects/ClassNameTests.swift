// SPDX-License-Identifier: MIT

import Testing
import UIKit

private class HiddenView: UIView {}
class TopView: UIView {}

@MainActor
@Suite("The name of a class")
struct ClassNameTests {
  final class Box: UIView {}

  @Test func `is that of UIKit's without a module, and of the app's with one`() {
    #expect(NSStringFromClass(UITableViewCell.self) == "UITableViewCell")
    #expect(NSStringFromClass(TopView.self) == "HeadlessUIKitTests.TopView")
  }

  @Test func `is another one for each class that is private or nested`() {
    let names = [NSStringFromClass(HiddenView.self), NSStringFromClass(Box.self)]
    #expect(names[0].contains("HiddenView") && names[1].contains("Box"))
  }

  @Test func `tells a touch in a row from others, as delegates of recognizers do`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let name = NSStringFromClass(cell.contentView.classForCoder)
    #expect(name == "UITableViewCellContentView")
  }
}
