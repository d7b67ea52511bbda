// SPDX-License-Identifier: MIT

import UIKit

/// The views, recognizers and constraints in the windows at one moment, by identity.
@MainActor
final class SceneCensus {
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
  /// The windows, and the views of controllers that are in no container of a presentation.
  private(set) var screens: [Existence] = []
  private lazy var identities = Set(things.map(\.id))
  private let changes = TreeChanges.count

  init(of scene: HeadlessScene) {
    for window in scene.windows { add(window, in: nil, isInContainer: false) }
  }

  /// Whether a new census would be the same.
  var isUpToDate: Bool { changes == TreeChanges.count }

  private func add(_ view: UIView, in owner: Existence?, isInContainer: Bool) {
    let place = view.existence
    let isInContainer = isInContainer || view.isTransitionContainer
    if !isInContainer, view is UIWindow || view.isScreen { screens.append(place) }
    add(.view, place, Swift.type(of: view), in: owner)
    for recognizer in view.recognizers {
      add(.recognizer, recognizer, Swift.type(of: recognizer), in: place)
    }
    // Those of a stack are UIKit's, and follow what is in it.
    for constraint in view is UIStackView ? [] : view.constraints {
      add(.constraint, constraint, NSLayoutConstraint.self, in: place)
    }
    for child in view.children { add(child, in: place, isInContainer: isInContainer) }
  }

  private func add(_ kind: Kind, _ identity: AnyObject, _ type: AnyClass, in owner: Existence?) {
    let sort = Sort(
      kind: kind, type: ObjectIdentifier(type), owner: owner.map { ObjectIdentifier($0) })
    things.append(Thing(kind: kind, identity: identity, sort: sort))
  }

  func contains(_ thing: Thing) -> Bool { identities.contains(thing.id) }

  func contains(_ view: UIView) -> Bool { identities.contains(ObjectIdentifier(view.existence)) }

  /// Whether views have come that cover half of the screen, and not in place of others that have gone.
  func coversMore(than earlier: SceneCensus, in scene: HeadlessScene) -> Bool {
    guard earlier !== self, let whole = scene.windows.first?.bounds.size else { return false }
    func covers(_ thing: Thing) -> Bool {
      guard thing.kind == .view else { return false }
      // What is released by now may have covered anything.
      guard let view = thing.view else { return true }
      let size = view.bounds.size
      return !view.isHidden && 2 * size.width * size.height >= whole.width * whole.height
    }
    let come = things.count { !earlier.contains($0) && covers($0) }
    return come > 0 && come > earlier.things.count { !contains($0) && covers($0) }
  }

  /// How many things there are of a sort.
  func count(of sort: Sort) -> Int { things.count { $0.sort == sort } }
}
