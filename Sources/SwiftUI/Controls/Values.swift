// SPDX-License-Identifier: MIT

public import Foundation
import UIKit

/// Two buttons that change a value by steps.
public struct Stepper<Label: View>: View {
  /// What a button does.
  private struct Step {
    let perform: @MainActor () -> Void
    var isPossible: @MainActor () -> Bool = { true }
  }

  private let label: Label
  private let increment, decrement: Step?
  private let edit: ((Bool) -> Void)?

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    (self.label, edit) = (label(), onEditingChanged)
    increment = onIncrement.map { Step(perform: $0) }
    decrement = onDecrement.map { Step(perform: $0) }
  }

  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    func move(by step: Value.Stride) -> Step {
      let next = { value.wrappedValue.advanced(by: step) }
      return Step(
        perform: { value.wrappedValue = next() },
        isPossible: { bounds?.contains(next()) != false })
    }
    (self.label, edit) = (label(), onEditingChanged)
    (increment, decrement) = (move(by: step), move(by: 0 - step))
  }

  /// The same; the formatted value is not shown.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>? = nil,
    step: Format.FormatInput.Stride = 1, format: Format, @ViewBuilder label: () -> Label,
    onEditingChanged: ((Bool) -> Void)? = nil
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    func button(_ title: LocalizedStringKey, _ step: Step?) -> some View {
      Button(title) { [unowned node] in
        guard let step, step.isPossible() else { return }
        node.edit(view.edit, step.perform)
      }.disabled(!node.tracking { step?.isPossible() ?? false })
    }
    node.show(
      HStack {
        view.label
        button("Decrement", view.decrement)
        button("Increment", view.increment)
      }.buttonStyle(.borderless))
  }
}

// The orders of arguments of iOS 13, which still compile.
extension Stepper {
  public init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: ((Bool) -> Void)? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>? = nil, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: ((Bool) -> Void)? = nil
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>? = nil, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: ((Bool) -> Void)? = nil
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }
  public init(
    _ title: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

/// A control whose knob the user drags.
public struct Slider<Value: BinaryFloatingPoint, Label: View>: View {
  let value: Binding<Value>
  let bounds: ClosedRange<Value>
  let step: Value?
  let label: Label
  let edit: ((Bool) -> Void)?

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
      node.edit(view.edit) { view.value.wrappedValue = view.stepped(Value(new)) }
      slider.value = Float(view.value.wrappedValue)
    }
    node.facts.output = .view(slider, .width)
  }

  /// The value where the knob stops nearest to one: a number of steps from the lower bound.
  private func stepped(_ value: Value) -> Value {
    guard let step, step > 0 else { return value }
    let nearest = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
    // Sums of steps are not exact.
    let isBeyond = nearest > bounds.upperBound + step / 1024
    return isBeyond ? nearest - step : min(nearest, bounds.upperBound)
  }
}

extension _ViewNode {
  /// Changes something by a control here, while the app knows of that, if it asks: views are updated
  /// after each of the three, for the finger stays on the control.
  fileprivate func edit(_ tell: ((Bool) -> Void)?, _ change: @escaping () -> Void) {
    guard let tell else { return act(change) }
    for action in [{ tell(true) }, change, { tell(false) }] {
      act(action)
      graph.update()
    }
  }
}

extension Slider where Value.Stride: BinaryFloatingPoint {
  public init(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    (self.value, self.bounds, self.step) = (value, bounds, step.map { Value($0) })
    (self.label, edit) = (label(), onEditingChanged)
  }

  public init<ValueLabel: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

// The orders of arguments of iOS 13, which still compile.
extension Slider where Value.Stride: BinaryFloatingPoint {
  public init(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
  public init<ValueLabel: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, Value.Stride: BinaryFloatingPoint {
  public init(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}

/// The control of UIKit's behind a slider.
final class SliderControl: UISlider, RenamedClass {
  static var nameInTraces: String { "Slider" }

  var moved: @MainActor (Float) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [unowned self] _ in moved(value) }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
}
