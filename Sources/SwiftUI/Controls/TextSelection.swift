// SPDX-License-Identifier: MIT

/// What of a text is marked, or where the next letter goes.
public struct TextSelection: Hashable, Sendable {
  /// One part of the text, or several.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices
  /// To which of two letters a place between them belongs, as storage.
  public var affinity = TextSelectionAffinity.automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether nothing is marked.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// To which of two letters a place between them belongs, as storage.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

extension TextField {
  /// A field that says where the next letter goes: always at the end here, whatever the app says.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
    (self.selection, breaksLines) = (selection, axis == .vertical)
  }
}

extension TextField where Label == Text {
  /// A field that says where the next letter goes: always at the end here, whatever the app says.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) } }
}
