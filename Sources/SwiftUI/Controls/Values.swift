// SPDX-License-Identifier: MIT

import UIKit

/// Two buttons that change a value by steps.
public struct Stepper<Label: View>: View {
  let label: Label
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.label, increment, decrement) = (label(), onIncrement, onDecrement) }

  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func move(by step: Value.Stride) {
      let new = value.wrappedValue.advanced(by: step)
      if bounds?.contains(new) != false { value.wrappedValue = new }
    }
    self.init(label: label, onIncrement: { move(by: step) }, onDecrement: { move(by: 0 - step) })
  }

  public var body: some View {
    HStack {
      label
      Button("Decrement") { decrement?() }.disabled(decrement == nil)
      Button("Increment") { increment?() }.disabled(increment == nil)
    }
  }
}

extension Stepper where Label == Text {
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
  public init(
    _ title: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

/// A control whose knob the user drags.
public struct Slider<Value: BinaryFloatingPoint, Label: View>: View {
  let value: Binding<Value>
  let bounds: ClosedRange<Value>
  let label: Label

  public static func _update(_ view: Self, in node: _ViewNode) {
    let label = node.show(view.label, .part(.label))
    label?.facts.isToolbar = true
    let slider = node.memory { SliderControl(frame: .zero) }
    slider.minimumValue = Float(view.bounds.lowerBound)
    slider.maximumValue = Float(view.bounds.upperBound)
    slider.value = Float(node.tracking { view.value.wrappedValue })
    slider.isEnabled = node.environment.isEnabled
    slider.accessibilityLabel = label?.text
    slider.moved = { [unowned node, unowned slider] new in
      node.act { view.value.wrappedValue = Value(new) }
      slider.value = Float(view.value.wrappedValue)
    }
    node.facts.output = .view(slider, .width)
  }
}

extension Slider {
  public init(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.value, self.bounds, self.label) = (value, bounds, label()) }
}

extension Slider where Label == EmptyView {
  public init(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.value, self.bounds, label) = (value, bounds, EmptyView()) }
}

extension Slider {
  public init<ValueLabel: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.value, self.bounds, self.label) = (value, bounds, label()) }
}

/// The control of UIKit's behind a slider.
final class SliderControl: UISlider {
  var moved: @MainActor (Float) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [unowned self] _ in moved(value) }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
}
