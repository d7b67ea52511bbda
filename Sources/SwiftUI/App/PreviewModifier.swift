// SPDX-License-Identifier: MIT

public import UIKit

/// What is put around previews, which nothing shows.
@preconcurrency @MainActor
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// There is nothing that previews share.
  public static func makeSharedContext() async throws {}
}

/// The preview that is modified.
public typealias PreviewModifierContent = AnyView

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// Puts something around a preview.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { .defaultLayout }
}
