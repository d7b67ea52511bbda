// SPDX-License-Identifier: MIT

public import Foundation

/// Objects of classes that are known only while the app runs: Objective-C makes them by any initializer
/// of a class above, and Swift by required ones only, which every subclass would have to declare.
///
/// A subclass that does not have the initializer stops the app, as on a device.
public protocol _Constructible {}
/// The same for views.
public protocol _ConstructibleView {}
/// The same for controllers.
public protocol _ConstructibleController {}

extension NSObject: _Constructible {}
extension UIView: _ConstructibleView {}
extension UIViewController: _ConstructibleController {}

// Each pair is one function: an initializer that calls that of the object's own class, and the same as
// a method, which may be called for a class that is known only then.

extension NSObject {
  @_silgen_name("modalcheck_make_object") convenience init(madeWith: Void) { self.init() }
  @_silgen_name("modalcheck_make_object") fileprivate class func make(_: Void) -> NSObject
}

extension UIView {
  @_silgen_name("modalcheck_make_view") convenience init(madeIn frame: CGRect) {
    self.init(frame: frame)
  }
  @_silgen_name("modalcheck_make_view") fileprivate class func make(_ frame: CGRect) -> UIView
}

extension UIViewController {
  @_silgen_name("modalcheck_make_controller")
  convenience init(madeOf nibName: String?, _ bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }
  @_silgen_name("modalcheck_make_controller")
  fileprivate class func make(
    _ nibName: consuming String?, _ bundle: consuming Bundle?
  ) -> UIViewController
}

extension _Constructible {
  @_disfavoredOverload public init() { self = made((Self.self as? NSObject.Type)?.make(())) }
}

extension _ConstructibleView {
  @preconcurrency @MainActor @_disfavoredOverload
  public init(frame: CGRect) { self = made((Self.self as? UIView.Type)?.make(frame)) }
}

extension _ConstructibleController {
  @preconcurrency @MainActor @_disfavoredOverload
  public init(nibName: String?, bundle: Bundle?) {
    self = made((Self.self as? UIViewController.Type)?.make(nibName, bundle))
  }
}

extension _ConstructibleView where Self: UIImageView {
  @preconcurrency @MainActor @_disfavoredOverload
  public init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

private func made<Object>(_ object: NSObject?) -> Object {
  guard let object = object as? Object else {
    preconditionFailure("\(Object.self) is no class of objects")
  }
  return object
}
