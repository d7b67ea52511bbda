// SPDX-License-Identifier: MIT

public import UIKit

/// A text that is shown.
public struct Text: View, Equatable, Sendable {
  let content: String

  nonisolated public init(verbatim content: String) { self.content = content }
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { content = key.text }
  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
  }
  nonisolated public init(_ image: Image) { content = image.picture?.name ?? "" }
  /// A value as a formatter writes it.
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    content = formatter.string(for: subject) ?? ""
  }
  nonisolated public init(_ dates: ClosedRange<Date>) { content = "dates" }
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    content = "timer"
  }
  // Not what a literal means.
  @_disfavoredOverload
  nonisolated public init(_ content: AttributedString) { self.content = String(content.characters) }
  nonisolated public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    content = format.format(value)
  }
  /// A date, in a style that is not regarded: texts must not depend on the clock.
  nonisolated public init(_ date: Date, style: DateStyle) { content = "date" }

  /// How a date is written.
  public struct DateStyle: Sendable {
    public static let time = DateStyle()
    public static let date = DateStyle()
    public static let relative = DateStyle()
    public static let offset = DateStyle()
    public static let timer = DateStyle()
  }

  nonisolated public static func + (left: Text, right: Text) -> Text {
    Text(verbatim: left.content + right.content)
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    let label = node.memory { UILabel.ofText() }
    if label.text != view.content { label.text = view.content }
    node.facts.output = .view(label, [])
  }
}

// What a text looks like has no effect.
extension Text {
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
}

extension UILabel {
  /// A label that takes the touches that fall on it, as texts of SwiftUI do.
  static func ofText() -> UILabel {
    let label = UILabel()
    label.isUserInteractionEnabled = true
    label.numberOfLines = 0
    return label
  }
}

extension _ViewNode {
  /// The view of the app's own that is in the node or that it belongs to, which names what has no text.
  var ownerName: String? {
    let name = ViewName.of(facts.viewType)
    return name != nil && !ViewName.isOfRow(facts.viewType) ? name : nameAround ?? name
  }

  /// The view of the app's own in whose body the node is.
  var nameAround: String? {
    let owner = sequence(first: self, next: \.parent).first { ViewName.isOwn($0.facts.viewType) }
    return owner.flatMap { ViewName.of($0.facts.viewType) }
  }

  /// The texts in a node and below it, or else the names of pictures, which name a control in traces.
  ///
  /// What a view is called for those who cannot see it stands for what is in it.
  var text: String {
    let (texts, names) = words
    return (texts.isEmpty ? names : texts).joined(separator: " ")
  }

  /// What a control says: the texts in it, or its name for those who cannot see it, or the names of
  /// pictures in it.
  var title: String {
    let (texts, names) = words
    return texts.isEmpty
      ? label(.spoken) ?? names.joined(separator: " ") : texts.joined(separator: " ")
  }

  private var words: (texts: [String], names: [String]) {
    var (texts, names): ([String], [String]) = ([], [])
    addTexts(to: &texts, names: &names)
    return (texts, names)
  }

  private func addTexts(to texts: inout [String], names: inout [String]) {
    switch memory {
    case let label as ViewLabel where label.kind == .spoken && !label.text.isEmpty:
      return texts.append(label.text)
    case let label as UILabel: if let text = label.text, !text.isEmpty { texts.append(text) }
    case let image as UIImageView: if let name = image.image?.name { names.append(name) }
    default: break
    }
    for child in children { child.addTexts(to: &texts, names: &names) }
  }
}
