// SPDX-License-Identifier: MIT

/// Which view an assistive technology reads: here none is on, and the value is what the app says.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  public typealias Binding = FocusState<Value>.Binding
  private var state: FocusState<Value>

  public init() where Value == Bool { state = FocusState() }
  public init<Field>() where Value == Field?, Field: Hashable { state = FocusState() }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<Field>(for technologies: AccessibilityTechnologies)
  where Value == Field?, Field: Hashable { self.init() }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { state.projectedValue }
}

/// Technologies that read views, as storage.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Has no effect: nothing reads views.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  { self }
  /// Has no effect: nothing reads views.
  public func accessibilityFocused<Field: Hashable>(
    _ binding: AccessibilityFocusState<Field?>.Binding, equals value: Field
  ) -> some View { self }
}
