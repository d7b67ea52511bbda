// SPDX-License-Identifier: MIT

public import Foundation

/// The screen of the scene.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The size of the screen, in points.
  public private(set) var bounds: CGRect
  var safeArea = UIEdgeInsets.zero
  var traits = UITraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, idiom: .phone)
  open var brightness: CGFloat = 0.5

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }

  func setBounds(_ bounds: CGRect) { self.bounds = bounds }

  public class var main: UIScreen { HeadlessScene.current.screen }
  public class var screens: [UIScreen] { [main] }

  /// The pixels for a point.
  open var scale: CGFloat { 3 }
  /// The pixels for a point.
  open var nativeScale: CGFloat { 3 }
  /// The size of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var traitCollection: UITraitCollection { traits }
  open var maximumFramesPerSecond: Int { 60 }
  /// Where views that are not in a window convert to.
  open var coordinateSpace: any UICoordinateSpace { space }
  open var fixedCoordinateSpace: any UICoordinateSpace { space }
  private lazy var space = ScreenSpace(self)
  open var isCaptured: Bool { false }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
}

/// Coordinates that others can be converted from and to.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

private final class ScreenSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen

  init(_ screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  var bounds: CGRect { screen.bounds }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    (space as? UIView)?.convert(point, from: nil) ?? point
  }
  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    (space as? UIView)?.convert(point, to: nil) ?? point
  }
  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    (space as? UIView)?.convert(rect, from: nil) ?? rect
  }
  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    (space as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
