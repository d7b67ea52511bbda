// SPDX-License-Identifier: MIT

/// What the controllers of a scenario are called in traces and reports.
public struct ControllerNames: Hashable, Sendable {
  private let names: [String]

  /// Names the controllers in the order of their identifiers, the root first.
  public init(_ names: [String]) { self.names = names }

  /// The name of a controller; a number for one that has none.
  public subscript(controller: ControllerID) -> String {
    let index = Int(controller.rawValue)
    return index < names.count ? names[index] : "controller \(index)"
  }

  /// All identifiers that have a name.
  public var controllers: [ControllerID] { names.indices.map { ControllerID($0) } }
}

extension ControllerNames {
  /// The stable name of something that is done to UIKit.
  public func name(of input: UIKitInput) -> String {
    switch input {
    case .animationEnds: "animation ends"
    case .interactiveTransitionStarts: "interactive transition starts"
    case .containerTransitionEnds(let container): "transition in \(self[container]) ends"
    case .shouldDismissIsAsked(let controller): "ask shouldDismiss of \(self[controller])"
    case .containerLaysOut(let controller): "lay out the container of \(self[controller])"
    case .sizeClassChanges(let sizeClass): "width becomes \(sizeClass)"
    case .swipeBegins: "swipe: pull down"
    case .swipeDownAgain: "swipe: pull down again"
    case .swipeMovesPastThreshold: "swipe: past the threshold"
    case .swipeMovesBack: "swipe: back over the threshold"
    case .swipeReturnsToTop: "swipe: back to the top"
    case .swipeReleased: "swipe: release"
    case .swipeInterrupted: "swipe: interrupted by the system"
    case .tapOutside: "tap outside"
    case .detentDragBegins: "detents: take hold of the sheet"
    case .detentDragMovesUp: "detents: up to the next"
    case .detentDragMovesDown: "detents: down to the next"
    case .scrollAtTop: "scroll up at the top"
    case .tapGrabber: "tap the grabber"
    case .accessibilityEscape: "accessibility escape"
    }
  }
}
