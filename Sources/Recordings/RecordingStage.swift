// SPDX-License-Identifier: MIT

package import UIKit

/// What the system under a scene can do that is not UIKit's API.
@MainActor
package protocol RecordingHost: AnyObject {
  /// A fresh window, which is not shown yet.
  var window: UIWindow { get }
  /// Makes fingers, where that is possible.
  var finger: (any RecordingFinger)? { get }
  /// Lets UIKit work until nothing moves.
  func settle()
  /// Lets so many seconds pass, too few for a transition of UIKit's own to end.
  func wait(_ seconds: Double)
  /// Lets this turn of the run loop end.
  func endTurn()
  /// Takes a line of the log.
  func take(_ line: String)
}

/// The gestures that UIKit itself understands.
@MainActor
package protocol RecordingFinger {
  /// Pulls the uppermost sheet down a little, and holds it.
  func pullSheet()
  /// Pulls the sheet further, so far that lifting the finger dismisses.
  func pullSheetPastThreshold()
  /// Lifts the finger.
  func lift()
  /// Swipes back from the left edge, so far that lifting the finger pops, or less far.
  func swipeFromEdge(farEnough: Bool)
  /// Begins to turn a page, a little, and holds it.
  func pullPage(forward: Bool)
  /// Lifts the finger that holds a page, after moving it so far that the page is turned, or back.
  func liftPage(farEnough: Bool)
  /// Taps the middle of the button with a title.
  func tapButton(_ title: String)
}

/// Where a scene is played: a window, time, and the log.
@MainActor
package final class RecordingStage {
  private let host: any RecordingHost
  private var kept: [AnyObject] = []
  private var isSilent = false

  package init(_ host: any RecordingHost) { self.host = host }

  package var window: UIWindow { host.window }

  /// Makes fingers; a scene that uses it declares that it needs one.
  package var finger: any RecordingFinger {
    guard let finger = host.finger else { preconditionFailure("The scene needs a finger.") }
    return finger
  }

  /// Writes a line.
  package func log(_ line: String) { if !isSilent { host.take(line) } }

  /// Writes what something is.
  package func log(_ name: String, _ value: Any?) { log("\(name)=\(word(value))") }

  /// Does something that the source does not tell of.
  package func silently(_ body: () -> Void) {
    isSilent = true
    body()
    isSilent = false
  }

  package func settle() { host.settle() }
  package func wait(_ seconds: Double) { host.wait(seconds) }
  package func endTurn() { host.endTurn() }

  /// Makes a controller the root of the window, and waits until it has appeared.
  package func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  /// Makes a controller the root of the window, and waits in silence until it has appeared.
  package func launch(_ root: UIViewController) { silently { show(root) } }

  /// Keeps an object until the recording is over; UIKit keeps no delegate.
  package func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  // MARK: - Words

  /// A value in short.
  package func word(_ value: Any?) -> String {
    switch value {
    case let flag as Bool: flag ? "yes" : "no"
    case let controller as UIViewController: controller.title ?? "\(type(of: controller))"
    case let view as UIView: view.accessibilityIdentifier ?? "a view"
    case let rect as CGRect: words(rect)
    case let number as CGFloat: words(Double(number))
    case let number as Double: words(number)
    case let value?: "\(value)"
    case nil: "nil"
    }
  }

  /// A rectangle in short: `zero`, `full`, or its numbers.
  ///
  /// As in the recordings, what leaves a bar free at the top of the window fills it too.
  private func words(_ rect: CGRect) -> String {
    if rect == .zero { return "zero" }
    let bounds = window.bounds
    let isFull =
      rect.minX == bounds.minX && rect.width == bounds.width && rect.maxY == bounds.maxY
      && (0..<100).contains(rect.minY)
    if isFull { return "full" }
    return [rect.minX, rect.minY, rect.width, rect.height].map { words(Double($0)) }
      .joined(separator: ",")
  }

  /// A number with at most two decimals.
  private func words(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let decimals =
      rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "-" : "") + "\(whole)\(decimals)"
  }
}
