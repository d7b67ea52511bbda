// SPDX-License-Identifier: MIT

import UIKit

/// The views, recognizers and constraints in the windows at one moment, by identity.
@MainActor
struct SceneCensus {
  enum Kind: Hashable { case view, recognizer, constraint }

  @MainActor
  struct Thing {
    let kind: Kind
    /// What stands for it as long as the census is kept, so that nothing new can have its identity.
    let identity: AnyObject
    /// What distinguishes it from others of another type or in another view.
    let sort: Sort

    var id: ObjectIdentifier { ObjectIdentifier(identity) }

    /// The view, or the view that has it.
    var view: UIView? {
      switch identity {
      case let existence as Existence: existence.object as? UIView
      case let recognizer as UIGestureRecognizer: recognizer.view
      default: (identity as? NSLayoutConstraint)?.firstItem as? UIView
      }
    }
  }

  /// A type of things in one view.
  struct Sort: Hashable {
    let kind: Kind
    let type: ObjectIdentifier
    let owner: ObjectIdentifier?
  }

  private(set) var things: [Thing] = []
  private(set) var identities: Set<ObjectIdentifier> = []

  /// Counts nothing.
  init() {}

  init(of scene: HeadlessScene) {
    for window in scene.windows { add(window, in: nil) }
    identities = Set(things.map(\.id))
  }

  private mutating func add(_ view: UIView, in owner: UIView?) {
    let place = ObjectIdentifier(view.existence)
    let sort = Sort(
      kind: .view, type: ObjectIdentifier(type(of: view)),
      owner: owner.map { ObjectIdentifier($0.existence) })
    things.append(Thing(kind: .view, identity: view.existence, sort: sort))
    for recognizer in view.gestureRecognizers ?? [] {
      let sort = Sort(
        kind: .recognizer, type: ObjectIdentifier(type(of: recognizer)), owner: place)
      things.append(Thing(kind: .recognizer, identity: recognizer, sort: sort))
    }
    for constraint in view.constraints {
      let sort = Sort(
        kind: .constraint, type: ObjectIdentifier(NSLayoutConstraint.self), owner: place)
      things.append(Thing(kind: .constraint, identity: constraint, sort: sort))
    }
    for child in view.subviews { add(child, in: view) }
  }

  func contains(_ thing: Thing) -> Bool { identities.contains(thing.id) }

  /// How many things there are of a sort.
  func count(of sort: Sort) -> Int { things.count { $0.sort == sort } }
}
