// SPDX-License-Identifier: MIT

import Foundation

/// One of the things that traits say.
public protocol UITraitDefinition {
  /// What traits say of it.
  static func value(in traits: UITraitCollection) -> AnyHashable
}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable {
    traits.horizontalSizeClass
  }
}
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable { traits.verticalSizeClass }
}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable {
    traits.userInterfaceIdiom
  }
}
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable {
    traits.userInterfaceStyle
  }
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable {
    traits.preferredContentSizeCategory
  }
}
public enum UITraitDisplayScale: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> AnyHashable { traits.displayScale }
}

/// Stands for what was registered.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

private final class Registration: UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.tell) = (traits, tell)
  }
}

/// Something that tells of changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UIResponder, UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Lets a closure be called when one of some traits has changed, with those before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(Registration(traits) { [unowned self] in handler(self, $0) })
  }

  /// The same for a closure that names the type of its first argument, such as `Self` in a class.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping @MainActor (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(
      Registration(traits) { [unowned self] in
        if let observer = self as? Observer { handler(observer, $0) }
      })
  }

  /// Lets a method be called when one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return register(
      Registration(traits) { [unowned self] previous in
        if let target { action.perform(on: target, self, previous) }
      })
  }

  /// Lets a method of its own be called when one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  private func register(_ new: Registration) -> any UITraitChangeRegistration {
    registrations.append(new)
    return new
  }
}

extension UIResponder {
  fileprivate var registrations: [Registration] {
    get { kept() ?? [] }
    set { keep(newValue) }
  }

  /// Tells who has registered for what has changed.
  func tellRegistered(_ previous: UITraitCollection, _ now: UITraitCollection) {
    for one in registrations
    where one.traits.contains(where: { $0.value(in: previous) != $0.value(in: now) }) {
      one.tell(previous)
    }
  }
}
