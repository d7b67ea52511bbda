// SPDX-License-Identifier: MIT

public import UIKit

/// Shows that something goes on, by a wheel that turns, or how far it is.
public struct ProgressView: View {
  private let label: AnyView?
  /// Whether nobody knows how far it is.
  private let isIndeterminate: Bool

  private init(_ label: AnyView?, isIndeterminate: Bool) {
    (self.label, self.isIndeterminate) = (label, isIndeterminate)
  }

  public init() { self.init(nil, isIndeterminate: true) }
  public init<Label: View>(@ViewBuilder label: () -> Label) {
    self.init(AnyView(label()), isIndeterminate: true)
  }
  public init(_ title: LocalizedStringKey) {
    self.init(AnyView(Text(title)), isIndeterminate: true)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {
    self.init(AnyView(Text(title)), isIndeterminate: true)
  }
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(nil, isIndeterminate: value == nil)
  }
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(AnyView(Text(title)), isIndeterminate: value == nil)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) {
    self.init(AnyView(Text(title)), isIndeterminate: value == nil)
  }
  public init<Value: BinaryFloatingPoint, Label: View>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(AnyView(label()), isIndeterminate: value == nil)
  }
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(nil, isIndeterminate: false)
  }

  public var body: some View {
    if !isIndeterminate {
      label ?? AnyView(Text(""))
    } else if let label {
      VStack {
        Wheel()
        label
      }
    } else {
      Wheel()
    }
  }

  private struct Wheel: View {
    static func _update(_ view: Self, in node: _ViewNode) {
      let wheel = node.memory { UIActivityIndicatorView() }
      wheel.accessibilityLabel = "ProgressView"
      wheel.isOfImage = node.environment.isInAsyncImage
      wheel.startAnimating()
      node.facts.output = .view(wheel, [])
    }
  }
}
