// SPDX-License-Identifier: MIT

/// An app, so that its declaration compiles; what is explored is a view of it.
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// There is no screen to run on: explore a view with `expectNoViolation { ContentView() }`.
  public static func main() {
    preconditionFailure(
      "\(Self.self) cannot run on the stand-in. Explore its root view in a test instead: "
        + "expectNoViolation { ContentView() }.")
  }
}

/// The delegate of an app that is declared by views, of which there is none, since no app runs here.
///
/// A scene begins with it by `setup.launch(AppDelegate())`.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  public init(_ type: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate {
    preconditionFailure("No app runs here: launch the delegate by setup.launch(…).")
  }
}

/// A preview, as before iOS 17, which nothing shows.
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// A part of an app with views of its own.
@preconcurrency @MainActor
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// A scene of SwiftUI's own has no body.
  public var body: Never { preconditionFailure("A scene of SwiftUI's own has no body.") }
}
