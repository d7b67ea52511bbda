// SPDX-License-Identifier: MIT

public import UIKit

// What has no effect here, because nothing is drawn, spoken, felt or typed on a keyboard.
extension View {
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  public func blendMode(_ mode: BlendMode) -> some View { self }
  public func colorMultiply(_ color: Color) -> some View { self }
  public func colorInvert() -> some View { self }
  public func colorScheme(_ scheme: ColorScheme) -> some View { self }
  public func hueRotation(_ angle: Angle) -> some View { self }
  public func luminanceToAlpha() -> some View { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
  public func tint<Style: ShapeStyle>(_ tint: Style) -> some View { self }
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View { self }
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle) -> some View { self }
  public func containerShape<Outline: Shape>(_ shape: Outline) -> some View { self }
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Adds a variant to those of symbols in the view, which views read; nothing is drawn.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentView(content: self) { $0.symbolVariants.formUnion(variant) }
  }
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  public func textSelection(_ selectability: TextSelectability) -> some View { self }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func labelsVisibility(_ visibility: Visibility) -> some View { self }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    self
  }
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Has no effect: there is no pointer.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func focusSection() -> some View { self }
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
  ) -> some View { self }
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> some View { self }

  // Transitions between pages.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in space: Namespace.ID) -> some View {
    self
  }
  public func matchedTransitionSource<ID: Hashable, Look: MatchedTransitionSourceConfiguration>(
    id: ID, in space: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> Look
  ) -> some View { self }
  public func navigationTransition<Style: NavigationTransition>(_ style: Style) -> some View {
    self
  }

  // Lists and scroll views.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public func listSectionSeparatorTint(_ color: Color?) -> some View { self }
  public func listItemTint(_ tint: Color?) -> some View { self }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { self }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical)
    -> some View
  { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    self
  }

  // Bars and menus.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public func toolbarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    self
  }
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public func navigationSubtitle(_ title: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func navigationSubtitle<Title: StringProtocol>(_ title: Title) -> some View { self }
  public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View { self }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { toolbar(visibility, for: bars.first ?? .automatic) }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public func dialogIcon(_ icon: Image?) -> some View { self }
  @_disfavoredOverload
  public func badge<Title: StringProtocol>(_ title: Title) -> some View { self }
  public func badge(_ title: LocalizedStringKey) -> some View { self }

  // Accessibility, as it was called before iOS 14, and its actions, which no finger takes.
  public func accessibility(label: Text) -> some View { self }
  public func accessibility(value: Text) -> some View { self }
  public func accessibility(hint: Text) -> some View { self }
  public func accessibility(hidden: Bool) -> some View { self }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  { self }
  @_disfavoredOverload
  public func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }

  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  // Previews.
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
}

// As storage: what the modifiers above take.
/// What a scroll view is anchored for.
public enum ScrollAnchorRole: Sendable { case initialOffset, sizeChanges, alignment }
/// How large a view is.
public struct ViewDimensions: Equatable {
  public var width: CGFloat
  public var height: CGFloat
  public subscript(guide: HorizontalAlignment) -> CGFloat { width * guide.share }
  public subscript(guide: VerticalAlignment) -> CGFloat { height * guide.share }
}
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter
  case plusDarker, sourceAtop, destinationOver, destinationOut
}
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}
public struct SymbolVariants: Hashable, Sendable {
  private var names: Set<String> = []

  public static let none = SymbolVariants()
  public static let fill = SymbolVariants(names: ["fill"])
  public static let circle = SymbolVariants(names: ["circle"])
  public static let square = SymbolVariants(names: ["square"])
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  public static let slash = SymbolVariants(names: ["slash"])
  public var fill: SymbolVariants { union(.fill) }
  public var circle: SymbolVariants { union(.circle) }
  public var square: SymbolVariants { union(.square) }
  public var rectangle: SymbolVariants { union(.rectangle) }
  public var slash: SymbolVariants { union(.slash) }

  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }

  private func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(names: names.union(other.names))
  }
  mutating func formUnion(_ other: SymbolVariants) { self = union(other) }
}
public enum TextSelectability: Sendable { case enabled, disabled }
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
public enum HoverEffect: Sendable { case automatic, highlight, lift }
public enum ScrollTargetBehavior: Sendable {
  case paging, viewAligned
  public enum LimitBehavior: Sendable { case automatic, always, never, alwaysByFew, alwaysByOne }
  public static func viewAligned(limitBehavior: LimitBehavior) -> Self { .viewAligned }
}
public enum ContentMarginPlacement: Sendable { case automatic, scrollContent, scrollIndicators }
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }
public enum ToolbarRole: Sendable { case automatic, editor, browser, navigationStack }
public enum ToolbarDefaultItemKind: Sendable { case title, sidebarToggle, search }
public enum MenuOrder: Sendable { case automatic, fixed, priority }
public enum DialogSeverity: Sendable { case automatic, standard, critical }
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
public enum InterfaceOrientation: Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(rawValue: String) {}
  public init(stringLiteral value: String) {}
}
/// How what a page grows out of looks meanwhile, as storage.
public protocol MatchedTransitionSourceConfiguration {}
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
extension MatchedTransitionSourceConfiguration {
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  public func background(_ color: Color) -> Self { self }
  public func shadow(
    color: Color = Color(white: 0), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}
public protocol NavigationTransition {}
public struct SystemNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == SystemNavigationTransition {
  public static var automatic: Self { .init() }
  public static func zoom<ID: Hashable>(sourceID: ID, in space: Namespace.ID) -> Self { .init() }
}

/// How much room there is between sections, as storage.
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> Self { Self() }
}

/// Whether the system helps with writing, as storage.
public struct WritingToolsBehavior: Sendable {
  public static let automatic = WritingToolsBehavior(), complete = WritingToolsBehavior()
  public static let limited = WritingToolsBehavior(), disabled = WritingToolsBehavior()
}

/// Whether a finger that rests on a button repeats it, as storage: here it does not.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic = ButtonRepeatBehavior(), enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

/// What becomes of a bar while something is searched, as storage.
public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}
