// SPDX-License-Identifier: MIT

public import UIKit

/// What the views in a presentation say of it.
struct PresentationSettings {
  var isDismissDisabled: Bool?
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var showsDragIndicator: Bool?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var adaptation: PresentationAdaptation?

  /// Whether what is behind takes touches, as far as the detent lets it.
  var letsTouchesPass: Bool { backgroundInteraction?.isEnabled == true }

  /// Takes over what is not said here.
  mutating func complete(with inner: PresentationSettings) {
    if isDismissDisabled != true {
      isDismissDisabled = inner.isDismissDisabled ?? isDismissDisabled
    }
    detents = detents ?? inner.detents
    selection = selection ?? inner.selection
    showsDragIndicator = showsDragIndicator ?? inner.showsDragIndicator
    backgroundInteraction = backgroundInteraction ?? inner.backgroundInteraction
    adaptation = adaptation ?? inner.adaptation
  }
}

extension _ViewNode {
  /// What the views here and below say of the presentation, the outermost first.
  var settings: PresentationSettings {
    var all = PresentationSettings()
    forEach { all.complete(with: $0.facts.settings) }
    return all
  }
}

/// A view that says something of the presentation that it is in.
struct PresentationSettingsView<Content: View>: View {
  let content: Content
  let set: @MainActor (inout PresentationSettings) -> Void

  static func _update(_ view: Self, in node: _ViewNode) {
    view.set(&node.facts.settings)
    node.show(view.content)
  }
}

extension View {
  /// Whether the user cannot dismiss; code can (I6).
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    PresentationSettingsView(content: self) { $0.isDismissDisabled = isDisabled }
  }

  /// Where the sheet may rest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    PresentationSettingsView(content: self) { $0.detents = detents }
  }

  /// Where the sheet may rest, and where it does.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    PresentationSettingsView(content: self) { ($0.detents, $0.selection) = (detents, selection) }
  }

  /// Whether the sheet has a grabber.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    PresentationSettingsView(content: self) { $0.showsDragIndicator = visibility == .visible }
  }

  /// Whether what is behind the sheet takes touches.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    PresentationSettingsView(content: self) { $0.backgroundInteraction = interaction }
  }

  /// What a popover becomes in a narrow window.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    PresentationSettingsView(content: self) { $0.adaptation = adaptation }
  }

  /// What a popover becomes in a narrow window, and in a low one.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontal) }

  /// Has no effect: nothing is drawn.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  /// Has no effect: how large a sheet is where there is room changes nothing that can be touched.
  public func presentationSizing<Sizing: PresentationSizing>(_ sizing: Sizing) -> some View { self }
  /// Has no effect: nothing is drawn.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }
}

/// How large a sheet is where there is room.
public protocol PresentationSizing {}

/// The sizes that SwiftUI knows.
public struct KnownPresentationSizing: PresentationSizing {
  /// The same, as large as its content.
  public func fitted(horizontal: Bool, vertical: Bool) -> KnownPresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> KnownPresentationSizing {
    self
  }
}

extension PresentationSizing where Self == KnownPresentationSizing {
  public static var automatic: Self { .init() }
  public static var fitted: Self { .init() }
  public static var form: Self { .init() }
  public static var page: Self { .init() }
}

/// Whether what is behind a sheet takes touches.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// The detent up to which it does; `nil` for never or always.
  let limit: PresentationDetent?
  let isEnabled: Bool
  public static let automatic = PresentationBackgroundInteraction(limit: nil, isEnabled: false)
  public static let disabled = PresentationBackgroundInteraction(limit: nil, isEnabled: false)
  public static let enabled = PresentationBackgroundInteraction(limit: nil, isEnabled: true)
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { .init(limit: detent, isEnabled: true) }
}

/// What a presentation becomes where there is little room.
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover

  var style: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .none, .popover: .none
    case .sheet: .pageSheet
    case .fullScreenCover: .fullScreen
    }
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }
