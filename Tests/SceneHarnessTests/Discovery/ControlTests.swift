// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("Controls are used")
struct ControlTests {
  @Test func `some of many choices, of which the others are named as never tried`() {
    let stage = ActedScene(vocabulary: SceneVocabulary())
    let items = (0..<20).map { "\($0)" }
    let segments = UISegmentedControl(items: items)
    segments.selectedSegmentIndex = 0
    stage.add(segments, "people", rect(0, 100, 400, 40))
    #expect(
      stage.names.filter { $0.hasPrefix("choose") } == [1, 10, 19].map { "choose \($0) in people" })
    #expect(stage.actor.survey.untried == ["the other 16 choices of people"])
  }

  let journal = Journal()

  @Test("Text is typed into fields and taken out of them, which tell their delegates and targets")
  func field() {
    let stage = ActedScene()
    let field = stage.add(UITextField(), "name", rect(0, 0, 400, 50))
    field.delegate = journal
    field.addTarget(
      journal, action: Selector("pressed:", Journal.pressed(_:)), for: .editingChanged)
    #expect(stage.names == ["type in name"])
    stage.perform("type in name")
    #expect(field.text == "TypedByUser" && field.isFirstResponder)
    #expect(journal.lines == ["begins", "pressed name"])
    #expect(stage.names == ["clear name", "press return in name"])
    stage.perform("press return in name")
    #expect(journal.lines.last == "returns")
    stage.perform("clear name")
    #expect(field.text?.isEmpty == true && journal.lines.last == "pressed name")
    #expect(stage.names.contains("type in name") && !stage.names.contains("clear name"))
  }

  @Test func `What is typed is what a field is for`() {
    func typed(_ prepare: (UITextField) -> Void) -> String? {
      let stage = ActedScene()
      let field = stage.add(UITextField(), "name", rect(0, 0, 400, 50))
      prepare(field)
      stage.perform("type in name")
      return field.text
    }
    #expect(typed { $0.keyboardType = .decimalPad } == "42")
    #expect(typed { $0.keyboardType = .emailAddress } == "user@example.com")
    #expect(typed { $0.textContentType = .emailAddress } == "user@example.com")
    #expect(typed { $0.textContentType = .oneTimeCode } == "123456")
    #expect(typed { $0.isSecureTextEntry = true } == "TypedByUser1!")
    #expect(typed { $0.placeholder = "New password" } == "TypedByUser1!")
    #expect(typed { ($0.isSecureTextEntry, $0.keyboardType) = (true, .numberPad) } == "123456")
  }

  @Test func `Where the user searches, a word of the first row is typed, too`() {
    let stage = ActedScene()
    let field = stage.add(UISearchTextField(), "search", rect(0, 0, 400, 50))
    let list = stage.add(UIScrollView(), "list", rect(0, 50, 400, 400))
    let offered = ["tap search", "type in search"]
    #expect(stage.names == offered)
    let row = UILabel(frame: rect(0, 0, 400, 50))
    row.text = "Oat milk"
    list.addSubview(row)
    #expect(stage.names == offered + ["type 'Oat' in search"])
    stage.perform("type 'Oat' in search")
    #expect(field.text == "Oat")
    #expect(stage.names == ["type in search", "clear search", "press return in search"])
  }

  @Test func `Text is typed into text views, unless they refuse`() {
    let stage = ActedScene()
    let text = stage.add(UITextView(), "notes", rect(0, 0, 400, 400))
    text.delegate = journal
    stage.perform("type in notes")
    #expect(text.text == "TypedByUser")
    #expect(journal.lines == ["changed"])
    #expect(stage.names == ["clear notes"])
    stage.perform("clear notes")
    #expect(text.text?.isEmpty == true && stage.names == ["type in notes"])
    text.isEditable = false
    #expect(stage.names.isEmpty)
  }

  @Test("A finger leaves a button, and the system takes it away, where the button waits for it")
  func leaving() {
    let stage = ActedScene()
    let record = stage.add(UIButton(), "record", rect(0, 400, 100, 100))
    for (event, word) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up")] {
      record.addAction(UIAction { _ in journal.lines.append(word) }, for: event)
    }
    stage.add(journal.button(), "save", rect(0, 600, 100, 100))
    #expect(
      stage.names == [
        "tap record", "touch record and lift outside", "touch record, cancelled by the system",
        "tap save",
      ])
    stage.perform("touch record and lift outside", "touch record, cancelled by the system")
    #expect(journal.lines == ["down", "down"])
    record.addAction(
      UIAction { _ in journal.lines.append("gone") }, for: [.touchUpOutside, .touchCancel])
    stage.perform("touch record and lift outside", "touch record, cancelled by the system")
    #expect(journal.lines == ["down", "down", "down", "gone", "down", "gone"])
  }

  @Test func `A slider that waits for the end of the touch is told of it, inside and outside`() {
    let stage = ActedScene()
    let slider = stage.add(UISlider(), "unlock", rect(0, 100, 300, 40))
    slider.addAction(
      UIAction { [unowned slider] _ in if slider.value < 1 { slider.value = 0 } },
      for: .touchUpInside)
    slider.addAction(
      UIAction { [unowned slider] _ in journal.lines.append("\(slider.value)") },
      for: [.touchUpInside, .touchUpOutside])
    #expect(
      stage.names == [
        "tap unlock", "slide unlock to 1.0", "slide unlock to 1.0 and lift outside",
        "touch unlock and lift outside",
      ])
    stage.perform("slide unlock to 1.0 and lift outside")
    #expect(journal.lines == ["1.0"])
  }

  @Test func `Switches are tapped, segments are chosen, sliders are slid`() {
    let stage = ActedScene()
    let toggle = stage.add(UISwitch(), "sound", rect(0, 0, 100, 50))
    let segments = stage.add(
      UISegmentedControl(items: ["Day", "Week"]), "range", rect(0, 50, 100, 50))
    let slider = stage.add(UISlider(), "volume", rect(0, 100, 100, 50))
    #expect(
      stage.names == [
        "tap sound", "choose Day in range", "choose Week in range", "slide volume to 1.0",
      ])
    stage.perform("tap sound", "choose Week in range", "slide volume to 1.0")
    #expect(toggle.isOn && segments.selectedSegmentIndex == 1 && slider.value == 1)
    #expect(stage.names == ["tap sound", "choose Day in range", "slide volume to 0.0"])
  }

  @Test func `A button of a bar without a title goes by what the screen reader says`() {
    let home = UIViewController()
    let item = UIBarButtonItem(
      image: UIImage(), primaryAction: UIAction(title: "") { _ in })
    home.navigationItem.rightBarButtonItem = item
    item.accessibilityLabel = "Filter"
    let stage = ActedScene(UINavigationController(rootViewController: home))
    stage.scene.clock.runLayout()
    #expect(stage.names.contains("tap Filter"), "\(stage.names)")
  }

  @Test func `Rows are tapped`() {
    let stage = ActedScene()
    let table = stage.add(UITableView(), "list", rect(0, 0, 400, 400))
    table.dataSource = journal
    table.delegate = journal
    stage.scene.clock.runLayout()
    #expect(stage.names == ["tap row 0", "tap row 1"])
    stage.perform("tap row 1")
    #expect(journal.lines == ["chose 1"])
  }
}

extension Journal: UITextFieldDelegate, UITextViewDelegate, UITableViewDataSource,
  UITableViewDelegate
{
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("begins") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    lines.append("returns")
    return true
  }

  func textViewDidChange(_ textView: UITextView) { lines.append("changed") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("chose \(indexPath.row)")
  }
}
