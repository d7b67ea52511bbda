// SPDX-License-Identifier: MIT

public import Foundation

/// Passes notifications on, to observers in the order in which they came.
///
/// It is found before Foundation's where a source file imports UIKit only. The default center
/// belongs to the scene, so that nothing of one execution is left for the next.
open class NotificationCenter: NSObject, @unchecked Sendable {
  private struct Observer {
    let token: NSObject
    let target: LooseReference
    let name: NSNotification.Name?
    let object: LooseReference?
    let call: (Notification) -> Void
  }

  private var observers: [Observer] = []

  /// The center that takes the place of Foundation's default one: what is posted there is passed on
  /// here, and the other way round.
  private(set) lazy var system: Foundation.NotificationCenter = {
    let system = Foundation.NotificationCenter()
    toSystem = { [unowned system] in system.post($0) }
    _ = system.addObserver(forName: nil, object: nil, queue: nil) { [unowned self] notification in
      if notification == passedOn { passedOn = nil } else { deliver(notification) }
    }
    return system
  }()
  private var toSystem: ((Notification) -> Void)?
  /// The notification that Foundation's center is about to hear of from here.
  private var passedOn: Notification?

  /// The center of the scene that is executed now, also where a static variable of the app's holds it.
  public class var `default`: NotificationCenter { leadingToScene }
  private static let leadingToScene: NotificationCenter = SceneCenter()

  /// Calls a method of an observer, which is not kept alive.
  open func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let target = LooseReference.weak(observer as AnyObject)
    add(NSObject(), target, name, object) { notification in
      guard let object = target.object else { return }
      nonisolated(unsafe) let (receiver, notification) = (object, notification)
      MainActor.assumeIsolated { _ = selector.perform(on: receiver, notification) }
    }
  }

  /// Calls a closure until its token is removed.
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    add(token, LooseReference(token), name, obj, block)
    return token
  }

  private func add(
    _ token: NSObject, _ target: LooseReference, _ name: NSNotification.Name?, _ object: Any?,
    _ call: @escaping (Notification) -> Void
  ) {
    observers.append(
      Observer(
        token: token, target: target, name: name,
        object: object.map { LooseReference($0 as AnyObject) }, call: call))
  }

  /// Forgets an observer, or the closure of a token.
  open func removeObserver(_ observer: Any) {
    let object = observer as AnyObject
    observers.removeAll { $0.target.object === object || $0.target.object == nil }
  }

  /// Forgets an observer for one name or sender.
  open func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object: Any?) {
    let target = observer as AnyObject
    let sender = object.map { $0 as AnyObject }
    observers.removeAll {
      $0.target.object === target && (aName == nil || $0.name == aName)
        && (sender == nil || $0.object?.object === sender)
    }
  }

  /// Whether somebody waits for one of some notifications by its name.
  package func isAnyObserved(of names: Set<NSNotification.Name>) -> Bool {
    toSystem != nil
      || observers.contains { observer in
        observer.target.object != nil && observer.name.map(names.contains) == true
      }
  }

  /// The names of the notifications that somebody waits for, once for each observer.
  package var observedNames: [String] {
    observers.compactMap { $0.target.object == nil ? nil : $0.name?.rawValue ?? "any" }.sorted()
  }

  /// Passes a notification on.
  open func post(_ notification: Notification) {
    deliver(notification)
    let former = passedOn
    passedOn = notification
    toSystem?(notification)
    passedOn = former
  }

  private func deliver(_ notification: Notification) {
    let sender = notification.object.map { $0 as AnyObject }
    for observer in observers {
      guard observer.target.object != nil,
        observer.name == nil || observer.name == notification.name
      else { continue }
      if let wanted = observer.object, wanted.object !== sender { continue }
      observer.call(notification)
    }
  }

  /// Passes a notification on.
  open func post(
    name aName: NSNotification.Name, object anObject: Any?, userInfo: [AnyHashable: Any]? = nil
  ) { post(Notification(name: aName, object: anObject, userInfo: userInfo)) }
}

/// Leads to the center of the scene that is executed now.
private final class SceneCenter: NotificationCenter, @unchecked Sendable {
  private var scene: NotificationCenter {
    MainActor.assumeIsolated { HeadlessScene.current.notifications }
  }

  override func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) { scene.addObserver(observer, selector: selector, name: name, object: object) }

  override func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    scene.addObserver(forName: name, object: obj, queue: queue, using: block)
  }

  override func removeObserver(_ observer: Any) { scene.removeObserver(observer) }

  override func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object: Any?) {
    scene.removeObserver(observer, name: aName, object: object)
  }

  override func post(_ notification: Notification) {
    MainActor.assumeIsolated { HeadlessScene.current.messages += 1 }
    scene.post(notification)
  }
}
