// SPDX-License-Identifier: MIT

public import Foundation

extension NSObject {
  /// Calls a method by its selector.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
    selector.perform(on: self, object)
  }

  /// Whether the object is of a class, or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) })
      .contains { $0 == aClass }
  }

  /// Calls a method by its selector when the logical clock fires the call.
  @preconcurrency @MainActor
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    let owner = ObjectIdentifier(self)
    HeadlessScene.current.clock.schedule(
      .call, "call of \(type(of: self)).\(selector)", after: delay, owner: owner,
      label: selector.description
    ) { selector.perform(on: self, argument) }
  }

  /// Calls a method where the main actor runs: at once, or when the logical clock fires the call.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (target, argument) = (self, arg)
    MainThread.run {
      if wait {
        _ = aSelector.perform(on: target, argument)
      } else {
        target.perform(aSelector, with: argument, afterDelay: 0)
      }
    }
  }

  /// Calls a method on another thread: here when the logical clock fires the call, as for a queue.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (target, argument) = (self, arg)
    let call = DispatchWorkItem {
      MainActor.assumeIsolated { _ = aSelector.perform(on: target, argument) }
    }
    DispatchQueue.global().schedule(call, after: 0, for: "\(type(of: self)).\(aSelector)")
  }

  /// The class itself, as Objective-C has the methods of objects for classes, too.
  public class func classForCoder() -> AnyClass { self }

  /// Forgets every delayed call on a target.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    let owner = ObjectIdentifier(target as AnyObject)
    HeadlessScene.current.clock.cancel { $0.owner == owner && $0.kind == .call }
  }

  /// Forgets the delayed calls of one method on a target.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    let owner = ObjectIdentifier(target as AnyObject)
    HeadlessScene.current.clock.cancel {
      $0.owner == owner && $0.kind == .call && $0.label == selector.description
    }
  }
}
