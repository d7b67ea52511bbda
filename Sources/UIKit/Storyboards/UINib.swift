// SPDX-License-Identifier: MIT

public import Foundation

/// A file of interfaces; here it contains what the scene says, with its outlets connected.
///
/// ```swift
/// UINib.provide("Card") { owner in
///   let card = CardView()
///   (owner as? CardViewController)?.card = card
///   return [card]
/// }
/// ```
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes what is in the file: nothing, if the scene does not say what that is.
  open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    if let objects = HeadlessScene.current.storyboards.objects(in: name, for: owner) {
      return objects
    }
    HeadlessScene.current.note(unimplemented: "UINib")
    return []
  }

  /// Says what is in a file, for its owner.
  public static func provide(_ name: String, by make: @escaping @MainActor (Any?) -> [Any]) {
    HeadlessScene.current.storyboards.provide(nib: name, by: make)
  }
}

extension Bundle {
  /// Makes what is in a file.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
  }
}

extension UITableView {
  /// Has cells made from a file.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nibs[identifier] = nib
  }
}

extension UICollectionView {
  /// Has cells made from a file.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nibs[identifier] = nib
  }
  /// Has views made from a file.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { nibs[kind + identifier] = nib }
}
