// SPDX-License-Identifier: MIT

public import Foundation

/// Turns touches into one gesture, and sends actions while it lasts.
///
/// How touches come, see `TouchDelivery`; how recognizers get on with each other, see
/// `UIGestureRecognizer+Recognition`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The end of a gesture without duration.
    public static let recognized = State.ended
  }

  package var targets: [(target: LooseReference, selector: Selector)] = []
  package final var current = State.possible
  package final var needsAction = false
  /// The state that waits for others to fail.
  package final var held: State?
  /// The touches of the gesture, those that ended too.
  package final var sequence: [UITouch] = []
  package var required: [LooseReference] = []
  /// Those beside which this one recognizes, as SwiftUI has joined their gestures.
  package final var companions = Derived<Set<ObjectIdentifier>>([])
  /// What SwiftUI knows of the recognizer.
  package final var part = Derived<AnyObject?>(nil)
  /// For which one of another class this one stands in.
  private var original = Derived<UIGestureRecognizer?>(nil)
  /// The one that recognizes: this one, or the one for which it stands in.
  final var recognizing: UIGestureRecognizer { original.value ?? self }
  /// Whether the gesture goes on without a finger, as between two taps.
  package final var isWaiting = false

  public internal(set) var view: UIView? {
    get { place }
    set { place = newValue }
  }
  @Loose private var place: UIView?
  /// Who is asked before the recognizer decides.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only after the recognizer has failed, as storage.
  open var delaysTouchesBegan = false {
    didSet {
      guard delaysTouchesBegan else { return }
      HeadlessScene.current.note(unimplemented: "UIGestureRecognizer.delaysTouchesBegan")
    }
  }
  open var delaysTouchesEnded = true
  /// Whether touches of one type only make up a gesture, as storage.
  open var requiresExclusiveTouchType = true
  /// The types of touches, as storage: those of a finger, 0, are the only ones here.
  open var allowedTouchTypes: [NSNumber] = [] {
    didSet {
      guard !allowedTouchTypes.contains(0) else { return }
      HeadlessScene.current.note(unimplemented: "UIGestureRecognizer.allowedTouchTypes")
    }
  }
  open var name: String?

  /// Creates a recognizer; the target is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer; nothing is decoded.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Adds a target, which is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    // The cast to a class is the quick way; the other one is for structures.
    let object = (target as? NSObject) ?? target as AnyObject
    guard !targets.contains(where: { $0.target.object === object && $0.selector == action })
    else { return }
    targets.append((LooseReference(object), action))
  }

  /// Takes targets away: those with the action, or all of a target, or all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.target.object === object) && (action == nil || $0.selector == action)
    }
  }

  /// Where the gesture is; subclasses set it.
  open var state: State {
    get { current }
    set { recognizing.move(to: newValue) }
  }

  /// Whether the recognizer takes touches; switching it off cancels a gesture at once.
  open var isEnabled = true {
    didSet {
      if let original = original.value {
        if original.isEnabled != isEnabled { original.isEnabled = isEnabled }
      } else if !isEnabled {
        stopTracking()
      }
    }
  }

  /// Looks as another recognizer does, and passes on to it what it is told.
  func standIn(for other: UIGestureRecognizer) {
    original.value = other
    (current, sequence, view) = (other.current, other.sequence, other.view)
    (name, delegate, isEnabled) = (other.name, other.delegate, other.isEnabled)
  }

  /// Waits for another recognizer to fail before this one recognizes.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(LooseReference(otherGestureRecognizer))
  }

  // MARK: Touches

  /// The fingers that are down.
  var touches: [UITouch] { sequence.filter(\.isActive) }

  var hasFingers: Bool {
    for touch in sequence where touch.isActive { return true }
    return false
  }

  open var numberOfTouches: Int {
    var count = 0
    for touch in sequence where touch.isActive { count += 1 }
    return count
  }

  open func location(in view: UIView?) -> CGPoint {
    let middle = touches.isEmpty ? sequence.suffix(1).middle : touches.middle
    return view?.convert(middle, from: nil) ?? middle
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  // MARK: What subclasses override

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = current == .possible ? .failed : .cancelled
  }
  /// The gesture is over; the next one begins anew.
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    sequence.removeAll { $0 === touch }
  }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

extension Sequence where Element == UITouch {
  /// The middle of the touches.
  @MainActor
  var middle: CGPoint {
    let points = map(\.point)
    guard !points.isEmpty else { return .zero }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }
}
