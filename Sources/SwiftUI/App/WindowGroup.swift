// SPDX-License-Identifier: MIT

/// Makes the scene of an app.
@MainActor @resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    _Scenes()
  }
}

/// Several scenes, as storage.
struct _Scenes: Scene {
  typealias Body = Never
}

/// The windows of an app, each with the same view.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
  public init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
}
