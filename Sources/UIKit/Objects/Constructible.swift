// SPDX-License-Identifier: MIT

public import Foundation

/// Objects of classes that are known only while the app runs: Objective-C makes them by any initializer
/// of a class above, and Swift by required ones only, which every subclass would have to declare.
///
/// A subclass that does not have the initializer stops the app, as on a device.
public protocol _Constructible {}

extension NSObject: _Constructible {}

/// A type of the app's that has the initializer itself.
public protocol _Constructed: _Constructible {
  init()
}

// Each pair that has a name of its own is one function. Above, the second of them calls for a class
// that is known only then the initializer that calls the class's own. Below, the first is what the
// app calls, and the second knows the class.

extension NSObject {
  @_silgen_name("modalcheck_make_object") convenience init(madeWith: Void) { self.init() }
  @_silgen_name("modalcheck_make_object") fileprivate class func make() -> NSObject
}

extension NSAttributedString {
  @_silgen_name("modalcheck_make_text") convenience init(madeOf text: String) {
    self.init(string: text)
  }
  @_silgen_name("modalcheck_make_text")
  fileprivate class func make(_ text: consuming String) -> NSAttributedString
}

extension UIView {
  @_silgen_name("modalcheck_make_view") convenience init(madeIn frame: CGRect) {
    self.init(frame: frame)
  }
  @_silgen_name("modalcheck_make_view") fileprivate class func make(_ frame: CGRect) -> UIView
}

extension UITableViewCell {
  @_silgen_name("modalcheck_make_cell") convenience init(madeFor reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }
  @_silgen_name("modalcheck_make_cell")
  fileprivate class func make(_ reuseIdentifier: consuming String?) -> UITableViewCell

  /// How a table makes a cell of a class that was registered.
  final class func dequeued(for reuseIdentifier: String) -> UITableViewCell {
    make(reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("modalcheck_make_section_view")
  convenience init(madeFor reuseIdentifier: String?, _: Void) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
  @_silgen_name("modalcheck_make_section_view")
  fileprivate class func make(_ reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView

  /// How a table makes a view of a class that was registered.
  final class func dequeued(for reuseIdentifier: String) -> UITableViewHeaderFooterView {
    make(reuseIdentifier)
  }
}

extension UICollectionReusableView {
  /// How a collection view makes a view of a class that was registered.
  final class func dequeued(for reuseIdentifier: String) -> Self {
    let view = _new(frame: nextFrame)
    view.identifier = reuseIdentifier
    return view
  }
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
  // With the name `init()`, each class would have two of that name, and Swift would make no
  // `init(from:)` for one that is `Codable`.
  @_disfavoredOverload @_silgen_name("modalcheck_new_object") public init(_madeAnew: Void = ())
  @_silgen_name("modalcheck_new_object")
  public static func _new() -> Self {
    if let type = self as? any _Constructed.Type { return made(type.init()) }
    // Foundation's has no initializer without a text on Linux.
    if let type = self as? NSAttributedString.Type { return made(type.make("")) }
    return made((self as? NSObject.Type)?.make())
  }
}

extension _Constructible where Self: UIView {
  @preconcurrency @MainActor @_disfavoredOverload @_silgen_name("modalcheck_new_view")
  public init(frame: CGRect)
  @preconcurrency @MainActor @_silgen_name("modalcheck_new_view")
  public static func _new(frame: CGRect) -> Self { made((self as UIView.Type).make(frame)) }
}

extension _Constructible where Self: UIImageView {
  @preconcurrency @MainActor @_disfavoredOverload
  public init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

extension _Constructible where Self: UIViewController {
  @preconcurrency @MainActor @_disfavoredOverload @_silgen_name("modalcheck_new_controller")
  public init(nibName: String?, bundle: Bundle?)
  @preconcurrency @MainActor @_silgen_name("modalcheck_new_controller")
  public static func _new(nibName: consuming String?, bundle: consuming Bundle?) -> Self {
    made((self as UIViewController.Type).make(nibName, bundle))
  }
}

private func made<Object>(_ object: Any?) -> Object {
  guard let object = object as? Object else {
    preconditionFailure("\(Object.self) is no class of objects")
  }
  return object
}
