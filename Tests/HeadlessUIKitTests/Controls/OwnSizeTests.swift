// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("The size of what has no frame")
struct OwnSizeTests {
  @Test func `Steppers, wheels, dates, segments and buttons of some types have their own`() {
    _ = Stage()
    let controls: [UIView] = [
      UIStepper(), UIPickerView(), UIDatePicker(), UISegmentedControl(items: ["A", "B"]),
      UIButton(type: .close), UIButton(type: .infoLight), UISwitch(),
    ]
    for control in controls { #expect(!control.bounds.isEmpty, "\(type(of: control))") }
    #expect(UIStepper(frame: rect(0, 0, 200, 50)).bounds.width == 200)
    #expect(UIButton(type: .system).bounds.isEmpty)
  }

  @Test("A button is as large as its symbol, what is around its title, or the image behind it")
  func buttons() {
    _ = Stage()
    #expect(UIButton(type: .close).intrinsicContentSize.width == 30)
    var configuration = UIButton.Configuration.filled()
    #expect(UIButton(configuration: configuration).intrinsicContentSize.width == 24)
    configuration.contentInsets.leading = 50
    #expect(UIButton(configuration: configuration).intrinsicContentSize.width == 62)
    let button = UIButton()
    button.setBackgroundImage(
      UIGraphicsImageRenderer(size: CGSize(width: 60, height: 70)).image { _ in }, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 60, height: 70))
  }

  @Test func `An empty field is one line high`() {
    _ = Stage()
    #expect(UITextField().intrinsicContentSize.height > 10)
  }
}
