// SPDX-License-Identifier: MIT

public import Foundation

extension UIWindowScene {
  /// How a scene wants to lie on its screen.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The same on a phone or a tablet.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Turns nothing: the width of the window changes, whatever the app asks for.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    HeadlessScene.current.note(unimplemented: "UIWindowScene.requestGeometryUpdate")
  }
}
