// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

// Titles that are texts of the app's own, besides those that are looked up in its languages.

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}

extension SwiftUI.Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image: String) {
    self.init {
      Text(title)
    } icon: {
      Image(image)
    }
  }
  public init(_ title: LocalizedStringKey, image: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(image)
    }
  }
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(image)
    }
  }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(uiImage: UIImage(resource: resource)) }
}

extension Color {
  nonisolated public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Text {
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(LocalizedStringKey(String(title)), value: value, format: format, prompt: prompt)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(LocalizedStringKey(String(title)), value: value, format: format, prompt: prompt)
  }
}

extension Section where Parent == Text, Content == AnyView, Footer == EmptyView {
  /// Rows that are shown while a binding is true.
  @_disfavoredOverload
  public init<Title: StringProtocol, Rows: View>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) { self.init(LocalizedStringKey(String(title)), isExpanded: isExpanded, content: content) }
}

extension Section where Content == AnyView, Footer == EmptyView {
  /// Rows that are shown while a binding is true.
  public init<Rows: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows, @ViewBuilder header: () -> Parent
  ) {
    let rows = content()
    self.init(
      content: { AnyView(Group { if isExpanded.wrappedValue { rows } }) }, header: header)
  }
}

extension LabeledContent where Label == Text {
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension GroupBox where Label == Text {
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

// MARK: - Values with several labels

extension ProgressView {
  public init<Value: BinaryFloatingPoint, Label: View, Current: View>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    let (label, current) = (label(), currentValueLabel())
    self.init(value: value, total: total) {
      VStack {
        label
        current
      }
    }
  }
  /// How far something is that tells so.
  public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }
}

extension Gauge where Label == AnyView {
  public init<Value: BinaryFloatingPoint, Title: View, Current: View>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Title,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    let (label, current) = (label(), currentValueLabel())
    self.init(value: value, in: bounds) {
      AnyView(
        VStack {
          label
          current
        })
    }
  }
  public init<Value: BinaryFloatingPoint, Title: View, Current: View, Bound: View>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Title,
    @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> Bound,
    @ViewBuilder maximumValueLabel: () -> Bound
  ) {
    let (least, most) = (minimumValueLabel(), maximumValueLabel())
    self.init(value: value, in: bounds, label: label) {
      let current = currentValueLabel()
      HStack {
        least
        current
        most
      }
    }
  }
}
