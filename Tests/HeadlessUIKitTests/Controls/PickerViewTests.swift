// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

/// Sizes and colors.
@MainActor
private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var titles = [["S", "M", "L", "XL"], ["Red", "Blue"]]
  var told: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles[component].count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { titles[component][row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    told.append(titles[component][row])
  }
}

@MainActor
private final class Choice {
  let stage = Stage()
  let wheels = Wheels()
  let picker: UIPickerView

  init() {
    picker = stage.add(UIPickerView(frame: rect(0, 0, 300, 200)), "size")
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    stage.clock.runLayout()
  }

  var shown: [String?] {
    stage.clock.runLayout()
    return picker.subviews.map { ($0 as? UILabel)?.text }
  }
}

@MainActor
@Suite("A picker view")
struct PickerViewTests {
  @Test func `shows what is chosen, and tells of what the user chooses only`() throws {
    let choice = Choice()
    let (wheels, picker) = (choice.wheels, choice.picker)
    #expect(choice.shown == ["S", "Red"])
    picker.selectRow(2, inComponent: 0, animated: true)
    #expect(choice.shown == ["L", "Red"] && wheels.told.isEmpty)
    #expect(picker.offeredRows.map(picker.title) == ["S", "M", "XL", "Blue"])
    picker.choose(try #require(picker.offeredRows.last))
    #expect(choice.shown == ["L", "Blue"] && wheels.told == ["Blue"])
    #expect(picker.selectedRow(inComponent: 1) == 1 && picker.selectedRow(inComponent: 2) == -1)
    #expect(picker.view(forRow: 2, forComponent: 0) === picker.subviews[0])
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test func `keeps what is chosen as far as it is still there`() {
    let choice = Choice()
    let (wheels, picker) = (choice.wheels, choice.picker)
    picker.selectRow(3, inComponent: 0, animated: false)
    wheels.titles = [["S", "M"], []]
    picker.reloadAllComponents()
    #expect(choice.shown == ["M"])
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == -1)
    #expect(picker.offeredRows.map(\.row) == [0])
  }

  @Test func `is shown in place of the keys where a field asks for it`() {
    let choice = Choice()
    let picker = choice.picker
    let field = choice.stage.add(UITextField(frame: rect(0, 300, 300, 40)), "field")
    picker.removeFromSuperview()
    field.inputView = picker
    field.becomeFirstResponder()
    #expect(picker.window != nil && picker.frame.height == 200)
    field.resignFirstResponder()
    #expect(picker.window == nil)
  }
}

@MainActor
@Suite("A color well")
struct ColorWellTests {
  @Test func `presents a color picker, and sends what is chosen there`() {
    let scene = HeadlessScene.start()
    let journal = Journal()
    let root = UIViewController()
    let well = UIColorWell(frame: rect(0, 100, 40, 40))
    well.title = "Ink"
    well.addAction(UIAction { _ in journal.note("changed") }, for: .valueChanged)
    root.view.addSubview(well)
    scene.launch(root)
    scene.clock.runLayout()
    scene.presentation.turn {
      scene.touches.ended(scene.touches.began(at: CGPoint(x: 20, y: 120)))
    }
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(root.presentedViewController is UIColorPickerViewController)
    #expect(root.presentedViewController?.title == "Ink")
    #expect(scene.tapButton("Choose Color"))
    #expect(well.selectedColor == .red && journal.lines == ["changed"])
  }
}
