// SPDX-License-Identifier: MIT

public import Foundation

// What has no effect here, because nothing is drawn, spoken or felt; views are told of some of it.
extension View {
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
  public func accessibilityValue(_ value: Text) -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  public func accessibilityActions<Actions: View>(@ViewBuilder _ actions: () -> Actions)
    -> some View
  { self }
  public func accessibilityRepresentation<Other: View>(@ViewBuilder representation: () -> Other)
    -> some View
  { self }
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View { self }
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View { self }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  public func grayscale(_ amount: Double) -> some View { self }
  public func saturation(_ amount: Double) -> some View { self }
  public func brightness(_ amount: Double) -> some View { self }
  public func contrast(_ amount: Double) -> some View { self }
  public func compositingGroup() -> some View { self }
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentView(content: self) { $0.redactionReasons.formUnion(reason) }
  }
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
  public func allowsTightening(_ flag: Bool) -> some View { self }
  public func textCase(_ textCase: Text.Case?) -> some View { self }
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  public func monospacedDigit() -> some View { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  public func lineLimit(_ range: ClosedRange<Int>) -> some View { self }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View { self }
  public func badge(_ count: Int) -> some View { self }
  public func badge(_ text: Text?) -> some View { self }
  public func help(_ text: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func help<Hint: StringProtocol>(_ text: Hint) -> some View { self }
  public func help(_ text: Text) -> some View { self }
  public func formStyle(_ style: SystemFormStyle) -> some View { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  public func listRowSeparatorTint(_ color: Color?) -> some View { self }
  public func listSectionSeparator(_ visibility: Visibility) -> some View { self }
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in space: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger)
    -> some View
  { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { self }
  public func previewDisplayName(_ name: String?) -> some View { self }
}

// As storage: what the modifiers above take.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isImage = AccessibilityTraits(rawValue: 8)
  public static let isModal = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
}
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
extension Text {
  /// Whether letters are made capital.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}
public enum SystemFormStyle: Sendable { case automatic, columns, grouped }
public enum ButtonBorderShape: Sendable {
  case automatic, capsule, circle, roundedRectangle
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}
public enum Prominence: Sendable { case standard, increased }
public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic, immediately, interactively, never
}
public enum ContentTransition: Hashable, Sendable {
  case identity, opacity, interpolate, symbolEffect
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }
  public static func numericText(value: Double) -> ContentTransition { .interpolate }
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { .symbolEffect }
}
public enum SensoryFeedback: Sendable {
  case success, warning, error, selection, increase, decrease, start, stop, impact
  case alignment, levelChange, pathComplete

  /// How heavy a touch feels.
  public enum Weight: Sendable { case light, medium, heavy }
  /// How hard what is touched feels.
  public enum Flexibility: Sendable { case rigid, solid, soft }
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}
public enum PresentationContentInteraction: Sendable { case automatic, resizes, scrolls }
public struct KeyboardShortcut: Sendable {
  public static let defaultAction = KeyboardShortcut()
  public static let cancelAction = KeyboardShortcut()
  init() {}
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}
/// A key, as storage.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  public static let `return` = KeyEquivalent("\r"), space = KeyEquivalent(" ")
  public static let escape = KeyEquivalent("\u{1B}"), delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t"), upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
}
/// Keys that are held, as storage.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}
/// What of two views is the same, as storage.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
/// An angle.
public struct Angle: Hashable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  public init(radians: Double = 0) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public static let zero = Angle()
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

extension Angle: Comparable, AdditiveArithmetic {
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }
  public static func / (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians / right)
  }
}

/// Gives names a space of their own.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

/// A length that grows with the size of texts, which here never changes.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// How important a heading is for those who cannot see it.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
