// SPDX-License-Identifier: MIT

import UIKit

/// A switch with a label.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.output = .arranged(LineArrangement(axis: .horizontal, spacing: 8))
    node.show(view.label, .part(.label))
    node.show(Switch(isOn: view.isOn, title: node.text), .part(.content))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle {
  /// A switch for several values: it is on when all of them are.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let all = Binding {
      sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
    } set: { isOnNow in
      for source in sources { source[keyPath: isOn].wrappedValue = isOnNow }
    }
    self.init(isOn: all, label: label)
  }
}

extension Toggle where Label == Text {
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

/// The switch of a toggle.
private struct Switch: View {
  let isOn: Binding<Bool>
  let title: String

  static func _update(_ view: Self, in node: _ViewNode) {
    let control = node.memory { SwitchControl(frame: .zero) }
    control.binding = Binding(
      get: { view.isOn.wrappedValue },
      set: { [unowned node] isOn in node.act { view.isOn.wrappedValue = isOn } })
    let isOn = node.tracking { view.isOn.wrappedValue }
    if control.isOn != isOn { control.isOn = isOn }
    control.isEnabled = node.environment.isEnabled
    control.accessibilityLabel = view.title
    node.facts.output = .view(control, [])
  }
}

/// The control of UIKit's behind a toggle.
final class SwitchControl: UISwitch, RenamedClass {
  static var nameInTraces: String { "Toggle" }

  private var derived = Derived<Binding<Bool>?>(nil)
  var binding: Binding<Bool>? {
    get { derived.value }
    set { derived.value = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(
      UIAction { [unowned self] _ in
        binding?.wrappedValue = isOn
        // It shows what the binding holds, which may have taken nothing.
        if let binding, isOn != binding.wrappedValue { isOn = binding.wrappedValue }
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
