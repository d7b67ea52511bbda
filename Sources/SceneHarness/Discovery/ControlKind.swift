// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Controls that respond to more than taps.
@MainActor
enum ControlKind {
  case text(UITextField)
  case longText(UITextView)
  /// A field that shows something of the app's own in place of the keyboard, which has no letters.
  case ownKeys
  case segments(UISegmentedControl)
  case slider(UISlider, endsOutside: Bool)
  case steps(_SteppedControl)
  case date(UIDatePicker)
  case calendar(UICalendarView)
  case wheels(UIPickerView)
  /// What opens a menu, with the titles of its entries.
  case menu([String])

  init?(of view: UIView, _ vocabulary: SceneVocabulary) {
    switch view {
    case let field as UITextField:
      guard vocabulary.includesTyping, field.isEnabled else { return nil }
      self = field.inputView == nil ? .text(field) : .ownKeys
    case let text as UITextView:
      guard vocabulary.includesTyping, text.isEditable else { return nil }
      self = text.inputView == nil ? .longText(text) : .ownKeys
    case let segments as UISegmentedControl:
      guard vocabulary.includesTaps, segments.isEnabled else { return nil }
      self = .segments(segments)
    case let slider as UISlider:
      guard vocabulary.includesTaps, slider.isEnabled else { return nil }
      self = .slider(
        slider, endsOutside: vocabulary.includesCancelledTouches && slider.noticesLifts)
    case let control as _SteppedControl:
      guard vocabulary.includesTaps, control.isUsed else { return nil }
      self = .steps(control)
    case let picker as UIDatePicker:
      guard vocabulary.includesTaps, picker.isUsed else { return nil }
      self = .date(picker)
    case let calendar as UICalendarView:
      guard vocabulary.includesTaps else { return nil }
      self = .calendar(calendar)
    case let picker as UIPickerView:
      guard vocabulary.includesTaps else { return nil }
      self = .wheels(picker)
    default:
      guard vocabulary.includesTaps, (view as? UIControl)?.isEnabled != false else { return nil }
      let entries = view.menuEntries
      if entries.isEmpty { return nil }
      self = .menu(entries.map(\.title))
    }
  }

  /// Of more choices than a few, which mostly lead to the same, some are offered.
  private static func offered(of count: Int) -> [Int] {
    count > 12 ? [0, 1, count / 2, count - 1] : Array(0..<count)
  }

  /// How many choices are not offered.
  var countOfLeftOut: Int {
    guard case .segments(let control) = self else { return 0 }
    return control.numberOfSegments - Self.offered(of: control.numberOfSegments).count
  }

  /// What the user types, if this is for text: what the scene says, or what is made up.
  func typed(stated: [String]?) -> [TypedText]? {
    switch self {
    case .text(let field):
      let usual = TypedText(for: field)
      if let stated { return stated.map(usual.saying) }
      let wrong = field.text?.isEmpty == false ? nil : usual.wrong
      return [usual] + [field.searchedWord, wrong].compactMap { $0.map { TypedText($0) } }
    case .longText(let text):
      let usual = TypedText(for: text)
      return stated?.map(usual.saying) ?? [usual]
    default: return nil
    }
  }

  /// What can be done by keys, where no finger reaches what has the focus.
  func deedsOfKeys(
    _ subject: String, typing typed: [TypedText]
  ) -> [(name: String, deed: SceneInput.Deed)] {
    let field: any TypingTarget
    switch self {
    case .text(let text): field = text
    case .longText(let text): field = text
    default: return []
    }
    guard field.isFirstResponder else { return [] }
    return typing(typed, instead: field.shownText, into: subject, at: nil)
      + returning(in: field, subject, at: nil)
  }

  /// What can be done now, by name.
  func deeds(
    for view: UIView, at point: CGPoint, _ subject: String, typing typed: [TypedText]
  ) -> [(name: String, deed: SceneInput.Deed)] {
    switch self {
    case .text(let field):
      return
        (field is UISearchTextField && !field.isFirstResponder
        ? [("tap \(subject)", .tap(.init(point: point)))] : [])
        + typing(typed, instead: field.text, into: subject, at: point)
        + returning(in: field, subject, at: point)
    case .longText(let text):
      return typing(typed, instead: text.text, into: subject, at: point)
        + returning(in: text, subject, at: point)
    case .ownKeys:
      return view.isFirstResponder ? [] : [("tap \(subject)", .tap(.init(point: point)))]
    case .segments(let control):
      let titles = (0..<control.numberOfSegments).map {
        control.titleForSegment(at: $0) ?? "segment \($0 + 1)"
      }
      let names = titles.numbered
      return Self.offered(of: names.count).filter { $0 != control.selectedSegmentIndex }.map {
        ("choose \(names[$0]) in \(subject)", .choose(segment: $0, at: point))
      }
    case .slider(let slider, let endsOutside):
      let values = [slider.minimumValue, slider.maximumValue].filter { $0 != slider.value }
      return values.flatMap { value in
        let name = "slide \(subject) to \(value)"
        let slide = (name, SceneInput.Deed.slide(to: value, at: point, endsOutside: false))
        return endsOutside
          ? [
            slide,
            ("\(name) and lift outside", .slide(to: value, at: point, endsOutside: true)),
          ] : [slide]
      }
    case .steps(let control):
      return [("right", 1), ("left", -1)].filter { control.allows($0.1) }.map { half, step in
        let place = CGPoint(x: point.x + CGFloat(step) * view.bounds.width / 4, y: point.y)
        return ("tap the \(half) half of \(subject)", .tap(.init(point: place)))
      }
    case .date(let picker):
      return picker.date == picker.chosenDate
        ? [] : [("choose another date in \(subject)", .chooseDate(at: point))]
    case .calendar(let calendar):
      return switch calendar.choice {
      case .choose: [("choose a date in \(subject)", .chooseDate(at: point))]
      case .takeBack: [("take the date back in \(subject)", .chooseDate(at: point))]
      case nil: []
      }
    case .wheels(let picker):
      let rows = picker.offeredRows
      return zip(rows, rows.map { picker.title(of: $0) }.numbered).map {
        ("choose \($1) in \(subject)", .chooseRow($0, at: point))
      }
    case .menu(let titles):
      return titles.numbered.enumerated().map {
        ("choose \($1) in the menu of \(subject)", .chooseEntry($0, at: point))
      }
    }
  }

  /// Pressing the return key, which begins no line after an empty one.
  private func returning(
    in field: any TypingTarget, _ subject: String, at point: CGPoint?
  ) -> [(name: String, deed: SceneInput.Deed)] {
    let isOffered =
      field.breaksLines
      ? field.watchesLines && field.takesMore && field.shownText.last?.isNewline == false
      : field.isFirstResponder
    return isOffered ? [("press return in \(subject)", .pressReturn(in: point))] : []
  }

  private func typing(
    _ typed: [TypedText], instead text: String?, into subject: String, at point: CGPoint?
  ) -> [(name: String, deed: SceneInput.Deed)] {
    var names: Set<String> = []
    let text = text ?? ""
    // What the scene says is there as it is, or not at all.
    let isExact = typed.contains { $0.text == text }
    return (typed + [TypedText("")]).filter { isExact ? $0.text != text : !$0.isThere(in: text) }
      .map { (SceneInput.written($0.name(in: subject)), .type($0, into: point)) }
      .filter { names.insert($0.name).inserted }
  }
}

extension UITextField {
  /// The first word of the last row, if this is where the user searches: what is typed elsewhere finds
  /// nothing, and of the first row its number in the list and among what is found is the same.
  fileprivate var searchedWord: String? {
    guard self is UISearchTextField || accessibilityTraits.contains(.searchField) else {
      return nil
    }
    var firstWords: [(row: UIView, word: Substring)] = []
    for case let label as UILabel in window?.tree ?? [] where label.isVisible {
      let around = sequence(first: label as UIView, next: \.superview)
      guard let word = label.text?.split(separator: " ").first,
        let list = around.first(where: { $0 is UIScrollView })
      else { continue }
      let row = around.first(where: \.isCell) ?? list
      if firstWords.last?.row !== row { firstWords.append((row, word)) }
    }
    return firstWords.last.map { String($0.word) }
  }
}

extension [String] {
  /// The same names, of which those that were there before have a number.
  var numbered: [String] {
    var names = NameCounts()
    return map { names.unique($0) }
  }
}

extension String {
  /// The name without the number that it has if it was there before.
  var unnumbered: String { replacing(/\ \(\d+\)$/, with: "") }
}

extension UIControl {
  /// Whether anything happens when it is used.
  fileprivate var isUsed: Bool { isEnabled && hasHandlers(for: .allEvents) }

  /// Whether anything happens when a finger is lifted.
  fileprivate var noticesLifts: Bool { hasHandlers(for: [.touchUpInside, .touchUpOutside]) }
}
