// SPDX-License-Identifier: MIT

import UIKit

/// A choice of one of several values; whatever its style is, here it is a row of segments.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  /// A choice with a label; the one of what is chosen is not shown.
  public init<Chosen: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Chosen = { EmptyView() }
  ) { (self.selection, self.content, self.label) = (selection, content(), label()) }

  public static func _update(_ view: Self, in node: _ViewNode) {
    let label = node.show(view.label, .part(.label))
    let content = node.show(view.content, .part(.content))
    var options: [(tag: AnyHashable, title: String)] = []
    content?.forEach { option in
      if let tag = option.tag { options.append((tag, option.text)) }
    }
    let titles = options.map(\.title)
    let control = node.memory { SegmentsControl(titles) }
    control.show(titles)
    control.accessibilityLabel = label?.text
    control.isEnabled = node.environment.isEnabled
    let selected = node.tracking { view.selection.wrappedValue }
    func position(of value: SelectionValue) -> Int {
      options.firstIndex { $0.tag.base as? SelectionValue == value } ?? -1
    }
    control.selectedSegmentIndex = position(of: selected)
    control.chosen = { [unowned control, unowned node] place in
      guard options.indices.contains(place), let value = options[place].tag.base as? SelectionValue
      else { return }
      node.act { view.selection.wrappedValue = value }
      // It shows what the binding holds, which may have taken nothing.
      control.selectedSegmentIndex = position(of: view.selection.wrappedValue)
    }
    node.facts.output = .view(control, .width)
  }
}

extension Picker {
  /// The form before iOS 15.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { (self.selection, self.content, self.label) = (selection, content(), label) }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Picker where Label == Text {
  public init<Chosen: View>(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Chosen = { EmptyView() }
  ) { self.init(selection: selection, content: content) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol, Chosen: View>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Chosen = { EmptyView() }
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

/// The control of UIKit's behind a picker.
final class SegmentsControl: UISegmentedControl, RenamedClass {
  static var nameInTraces: String { "Picker" }

  private var titles: [String] = []
  var chosen: @MainActor (Int) -> Void = { _ in }

  convenience init(_ titles: [String]) {
    self.init(frame: .zero)
    addAction(
      UIAction { [unowned self] _ in chosen(selectedSegmentIndex) }, for: .valueChanged)
  }

  func show(_ titles: [String]) {
    guard titles != self.titles else { return }
    self.titles = titles
  }

  override var numberOfSegments: Int { titles.count }
  override func titleForSegment(at segment: Int) -> String? { titles[segment] }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 32) }
}

/// A view with a tag, by which a picker or a tab view knows it.
struct TaggedView<Content: View>: View {
  let content: Content
  let tag: AnyHashable

  static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.tag = view.tag
    guard let selection = node.environment.listSelection, !selection.isInRow,
      selection.accepts(view.tag)
    else { return _ = node.show(view.content) }
    node.show(SelectableRow(content: view.content, value: view.tag, selection: selection))
  }
}

extension _ViewNode {
  /// What the view is known by, in a picker or a tab view: what the app says, or the element.
  var tag: AnyHashable? {
    if let tag = facts.tag { return tag }
    guard let id = key.id else { return nil }
    var isTagged = false
    forEach { if $0.facts.tag != nil { isTagged = true } }
    return isTagged ? nil : id
  }
}

extension View {
  /// Gives the view a tag, by which a picker or a tab view knows it, also where it chooses an optional
  /// one.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
  /// Has no effect: all pickers are rows of segments.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
}

/// How pickers look, as storage.
public protocol PickerStyle: Sendable {}
/// One of the styles that SwiftUI brings.
public struct SystemPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == SystemPickerStyle {
  public static var automatic: SystemPickerStyle { SystemPickerStyle() }
  public static var segmented: SystemPickerStyle { SystemPickerStyle() }
  public static var menu: SystemPickerStyle { SystemPickerStyle() }
  public static var inline: SystemPickerStyle { SystemPickerStyle() }
  public static var wheel: SystemPickerStyle { SystemPickerStyle() }
  public static var navigationLink: SystemPickerStyle { SystemPickerStyle() }
}
