// SPDX-License-Identifier: MIT

public import Foundation

/// How glass looks, as storage.
public struct Glass: Equatable, Sendable {
  public static let regular = Glass(), clear = Glass(), identity = Glass()
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Glass that flows together, which nobody sees.
public struct GlassEffectContainer<Content: View>: View {
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View { content }
}

// Has no effect: nothing is drawn.
extension View {
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline) -> some View
  { self }
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID)
    -> some View
  { self }
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID)
    -> some View
  { self }
}
