// SPDX-License-Identifier: MIT

import UIKit

extension EnvironmentValues {
  private struct IsEnabled: EnvironmentKey { static var defaultValue: Bool { true } }
  private struct Dismiss: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
  }
  private struct IsPresented: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct Scheme: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  private struct Horizontal: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
  }
  private struct Vertical: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }
  private struct Editing: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }
  private struct TypeSize: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  private struct OpenLink: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
  }

  private struct Phase: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  private struct Language: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
  }
  private struct Days: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
  }
  private struct Zone: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
  private struct Direction: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabled.self] }
    set { self[IsEnabled.self] = newValue }
  }
  /// Closes the presentation, or goes back.
  public internal(set) var dismiss: DismissAction {
    get { self[Dismiss.self] }
    set { self[Dismiss.self] = newValue }
  }
  /// Whether the view is in something that is presented or pushed.
  public internal(set) var isPresented: Bool {
    get { self[IsPresented.self] }
    set { self[IsPresented.self] = newValue }
  }
  /// The same two, as they were called before iOS 15.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return .constant(mode)
  }
  public var colorScheme: ColorScheme {
    get { self[Scheme.self] }
    set { self[Scheme.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Horizontal.self] }
    set { self[Horizontal.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Vertical.self] }
    set { self[Vertical.self] = newValue }
  }
  public var editMode: Binding<EditMode>? {
    get { self[Editing.self] }
    set { self[Editing.self] = newValue }
  }
  /// Whether the app is in front.
  ///
  /// Where a view reads it, the app may go to the background and come back.
  public var scenePhase: ScenePhase {
    get {
      MainThread.run { HeadlessScene.current.application.isPhaseRead = true }
      return self[Phase.self]
    }
    set { self[Phase.self] = newValue }
  }
  public var locale: Locale {
    get { self[Language.self] }
    set { self[Language.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[Days.self] }
    set { self[Days.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[Zone.self] }
    set { self[Zone.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[Direction.self] }
    set { self[Direction.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSize.self] }
    set { self[TypeSize.self] = newValue }
  }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenLink.self] }
    set { self[OpenLink.self] = newValue }
  }
  /// Asks the user for a review, if the system finds it time to.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Closes what is presented around a view, or goes back.
///
/// It writes to the binding of the modifier that presents; where there is none, it does nothing (I7).
@preconcurrency @MainActor
public struct DismissAction: Sendable {
  var perform: (@MainActor @Sendable () -> Void)?
  /// The tree that goes, with what it has presented.
  private let level: (@MainActor @Sendable () -> ViewGraph?)?

  nonisolated init(perform: (@MainActor @Sendable () -> Void)? = nil) {
    (level, self.perform) = (nil, perform)
  }

  nonisolated init(
    of level: @escaping @MainActor @Sendable () -> ViewGraph?,
    perform: @escaping @MainActor @Sendable () -> Void
  ) { (self.level, self.perform) = (level, perform) }

  public func callAsFunction() {
    if let graph = level?() { ControlAction.dismisses(graph) }
    perform?()
  }
}

/// Whether a view is presented, and how it goes.
public struct PresentationMode {
  public let isPresented: Bool
  let action: DismissAction

  init(isPresented: Bool, action: DismissAction) {
    (self.isPresented, self.action) = (isPresented, action)
  }

  /// Closes the presentation; does nothing where there is none (I7).
  public mutating func dismiss() {
    let action = action
    MainActor.assumeIsolated { action() }
  }
}

public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether the app is in front.
public enum ScenePhase: Int, Hashable, Sendable { case background, inactive, active }
public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }
/// How large texts are, as storage.
public enum DynamicTypeSize: Int, Hashable, Comparable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

/// Asks the user for a review: the system decides whether to, and tells the app nothing.
@preconcurrency @MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() {}
}
