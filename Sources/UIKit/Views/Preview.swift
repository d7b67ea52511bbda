// SPDX-License-Identifier: MIT

/// A preview of a view or a controller, which compiles and which nothing shows.
///
/// Which of both it is makes no difference; where SwiftUI is imported, previews of its views are preferred.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> Any
) = #externalMacro(module: "HeadlessMacros", type: "Preview")

/// What previews are declared with.
public struct Preview {
  /// What the traits of previews of views and controllers have in common.
  public struct ViewTraits {}
}

/// How a preview is shown, as storage.
public struct PreviewTrait<Traits>: Sendable {
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
}
