// SPDX-License-Identifier: MIT

import Testing
import UIKit

private class HiddenView: UIView {}
class TopView: UIView {}

@MainActor
@Suite("The name of a class")
struct ClassNameTests {
  final class Box: UIView {}

  @Test("is that of UIKit's without a module, and of the app's with one")
  func plain() {
    #expect(NSStringFromClass(UITableViewCell.self) == "UITableViewCell")
    #expect(NSStringFromClass(TopView.self) == "HeadlessUIKitTests.TopView")
  }

  @Test("is another one for each class that is private or nested")
  func mangled() {
    let names = [NSStringFromClass(HiddenView.self), NSStringFromClass(Box.self)]
    #expect(names[0].contains("HiddenView") && names[1].contains("Box"))
  }

  @Test("tells a touch in a row from others, as delegates of recognizers do")
  func row() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let name = NSStringFromClass(cell.contentView.classForCoder)
    #expect(name == "UITableViewCellContentView")
  }
}
