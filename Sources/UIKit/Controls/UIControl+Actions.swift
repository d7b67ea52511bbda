// SPDX-License-Identifier: MIT

import Foundation

extension UIControl {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Where contents stand from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// Where contents stand from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Adds a target, which is not kept alive; without one, the responders are asked from the control up.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else {
      return handlers.append((.responders(action), controlEvents))
    }
    let object = target as AnyObject
    let known = handlers.firstIndex {
      guard case .method(let other, let selector) = $0.handler else { return false }
      return other.object === object && selector == action
    }
    if let known {
      handlers[known].events.formUnion(controlEvents)
    } else {
      handlers.append((.method(LooseReference(object), action), controlEvents))
    }
  }

  /// Takes targets away: those with the action, or all of a target, or all.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    take(controlEvents) {
      switch $0 {
      case .method(let other, let selector):
        (object == nil || other.object === object) && (action == nil || selector == action)
      case .responders(let selector): object == nil && (action == nil || selector == action)
      case .action: false
      }
    }
  }

  /// Adds an action; one with the same identifier goes, and so does the same one.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    if action.hasIdentifier {
      removeAction(identifiedBy: action.identifier, for: controlEvents)
    } else {
      removeAction(action, for: controlEvents)
    }
    handlers.append((.action(action), controlEvents))
  }

  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    take(controlEvents) {
      guard case .action(let other) = $0 else { return false }
      return other === action
    }
  }

  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    take(controlEvents) {
      guard case .action(let other) = $0 else { return false }
      return other.hasIdentifier && other.identifier == actionIdentifier
    }
  }

  private func take(_ events: Event, where isMeant: (Handler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index].handler) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  public var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { entry -> AnyHashable? in
        guard case .method(let target, _) = entry.handler else { return nil }
        return (target.object as? NSObject).map(AnyHashable.init)
      })
  }

  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { entry -> String? in
      guard case .method(let other, let selector) = entry.handler, other.object === object,
        !entry.events.isDisjoint(with: controlEvent)
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  public func sendActions(for controlEvents: Event) {
    let touches = HeadlessScene.current.touches
    for entry in handlers where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.handler {
      case .method(let target, let selector):
        if let object = target.object { sendAction(selector, to: object, for: touches.event) }
      case .responders(let selector): sendAction(selector, to: nil, for: touches.event)
      case .action(let action): action.perform(from: self)
      }
    }
  }

  public func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  public func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Whether something listens to an event, for who looks for what can be tapped.
  package func hasHandlers(for events: Event) -> Bool {
    handlers.contains { !$0.events.isDisjoint(with: events) }
  }

  /// Refuses the single taps of views around, as UIKit's own controls do.
  func refusesTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
