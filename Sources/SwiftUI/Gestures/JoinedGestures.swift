// SPDX-License-Identifier: MIT

public import UIKit

/// Two gestures that are one.
@preconcurrency @MainActor
public protocol _JoinedGesture: Gesture {
  associatedtype First: Gesture
  associatedtype Second: Gesture
  var first: First { get }
  var second: Second { get }
  init(_ first: First, _ second: Second)
}

extension _JoinedGesture {
  public func _installed(in node: _ViewNode) -> Self {
    Self(first._installed(in: node), second._installed(in: node))
  }

  public func _receive(_ recognizer: UIGestureRecognizer) {
    PartOfGesture.of(recognizer).descend { step in
      if step.isFirst { first._receive(recognizer) } else { second._receive(recognizer) }
    }
  }
}

/// Two gestures that may be made at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _JoinedGesture {
  /// What the gestures say that are being made.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public func _recognizers() -> [UIGestureRecognizer] {
    let (ours, others) = (first._recognizers(), second._recognizers())
    for one in ours {
      for other in others {
        one.companions.value.insert(ObjectIdentifier(other))
        other.companions.value.insert(ObjectIdentifier(one))
      }
    }
    return PartOfGesture.joined(ours, others)
  }

  /// Nothing at the end of the one, as long as the other one is being made.
  public func _value(of recognizer: UIGestureRecognizer) -> Value? {
    let part = PartOfGesture.of(recognizer)
    return part.descend { step in
      let others = step.others.lazy.compactMap { $0.object as? UIGestureRecognizer }
      let active = others.first { $0.state == .began || $0.state == .changed }
      if recognizer.state == .ended, active != nil { return nil }
      return Value(
        first: (step.isFirst ? recognizer : active).flatMap { part.value(of: first, $0) },
        second: (step.isFirst ? active : recognizer).flatMap { part.value(of: second, $0) })
    }
  }
}

/// Two gestures of which the second one is made only where the first one is not.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _JoinedGesture {
  /// What the gesture says that is made.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public func _recognizers() -> [UIGestureRecognizer] {
    let (ours, others) = (first._recognizers(), second._recognizers())
    for other in others {
      for one in ours { other.require(toFail: one) }
    }
    return PartOfGesture.joined(ours, others)
  }

  public func _value(of recognizer: UIGestureRecognizer) -> Value? {
    PartOfGesture.of(recognizer).descend { step in
      step.isFirst
        ? first._value(of: recognizer).map(Value.first)
        : second._value(of: recognizer).map(Value.second)
    }
  }
}

extension Gesture {
  /// Recognizes another gesture beside this one.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }
  /// Recognizes this gesture, or else another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Of which parts of joined gestures a recognizer is.
@MainActor
private final class PartOfGesture {
  struct Step {
    let isFirst: Bool
    /// The recognizers of the other part.
    let others: [LooseReference]
  }

  /// From the whole gesture to the part.
  private var steps: [Step] = []
  /// How many of them have been gone.
  private var depth = 0

  static func of(_ recognizer: UIGestureRecognizer) -> PartOfGesture {
    if let part = recognizer.part.value as? PartOfGesture { return part }
    let part = PartOfGesture()
    recognizer.part.value = part
    return part
  }

  /// The recognizers of two gestures that are joined.
  static func joined(
    _ first: [UIGestureRecognizer], _ second: [UIGestureRecognizer]
  ) -> [UIGestureRecognizer] {
    for (recognizers, others) in [(first, second), (second, first)] {
      let step = Step(isFirst: recognizers == first, others: others.map { LooseReference($0) })
      for recognizer in recognizers { of(recognizer).steps.insert(step, at: 0) }
    }
    return first + second
  }

  func descend<Result>(_ body: (Step) -> Result) -> Result {
    let step = steps[depth]
    depth += 1
    defer { depth -= 1 }
    return body(step)
  }

  /// What a part says that is as far in the whole gesture as this one.
  func value<Part: Gesture>(of gesture: Part, _ recognizer: UIGestureRecognizer) -> Part.Value? {
    let part = Self.of(recognizer)
    let former = part.depth
    part.depth = depth
    defer { part.depth = former }
    return gesture._value(of: recognizer)
  }
}
