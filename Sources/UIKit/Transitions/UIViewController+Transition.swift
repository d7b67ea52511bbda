// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

extension UIViewController {
  /// How a controller comes and goes; of all of them, only a zoom changes what the user can do (A40).
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    let zoomOptions: ZoomOptions?

    /// Creates a transition.
    init(_ zoomOptions: ZoomOptions?) {
      self.zoomOptions = zoomOptions
      super.init()
    }

    public static var coverVertical: Transition { Transition(nil) }
    public static var flipHorizontal: Transition { Transition(nil) }
    public static var crossDissolve: Transition { Transition(nil) }
    public static var partialCurl: Transition { Transition(nil) }

    /// A zoom from a view, which nothing asks for here: nothing is drawn.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(options ?? ZoomOptions()) }

    /// A zoom from an item of a bar, for which nothing asks here.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition { Transition(options ?? ZoomOptions()) }
  }
}

extension UIViewController.Transition {
  /// What a zoom looks like, as storage, and whether a gesture may take it back.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject {
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    open var dimmingColor: UIColor?, dimmingVisualEffect: UIBlurEffect?
    /// Whether a gesture may begin to dismiss, or to pop.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// A gesture that would begin to dismiss.
    @preconcurrency @MainActor
    public final class InteractionContext: NSObject {
      public let location: CGPoint, velocity: CGVector
      /// What UIKit would do if it did not ask.
      public let willBegin = true

      init(_ location: CGPoint, _ velocity: CGVector) {
        (self.location, self.velocity) = (location, velocity)
        super.init()
      }
    }

    /// The views between which a zoom leads.
    @preconcurrency @MainActor
    public final class AlignmentRectContext: NSObject {
      public let sourceView: UIView, zoomedViewController: UIViewController

      init(_ sourceView: UIView, _ zoomedViewController: UIViewController) {
        (self.sourceView, self.zoomedViewController) = (sourceView, zoomedViewController)
        super.init()
      }
    }
  }

  /// The controllers between which a zoom leads.
  @preconcurrency @MainActor
  public final class ZoomSourceViewProviderContext: NSObject {
    public let sourceViewController: UIViewController, zoomedViewController: UIViewController

    init(_ sourceViewController: UIViewController, _ zoomedViewController: UIViewController) {
      (self.sourceViewController, self.zoomedViewController) =
        (sourceViewController, zoomedViewController)
      super.init()
    }
  }
}

extension UIViewController {
  /// Whether the controller zooms in.
  var zooms: Bool {
    preferredTransition?.zoomOptions != nil
      && HeadlessScene.current.presentation.world.behavior.version >= .iOS18
  }

  /// Whether a gesture may begin to take the controller away, as far as that is a zoom's to decide.
  func letsGestureBegin(at location: CGPoint, _ velocity: CGVector) -> Bool {
    guard zooms, let decides = preferredTransition?.zoomOptions?.interactiveDismissShouldBegin
    else { return true }
    return decides(.init(location, velocity))
  }
}
