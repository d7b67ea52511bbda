// SPDX-License-Identifier: MIT

public import Foundation

/// Items that come, go or change, at the end of each change or of a batch; the others keep their cells.
extension UICollectionView {
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[newIndexPath] = indexPath }
  }
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Runs the changes; the completion handler follows with the next turn of the main thread.
  @_disfavoredOverload
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update(updates, completion: completion)
  }
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { update($0, completion: completion) }
  }

  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Scrolls at once so that an item is at an edge, or in the middle; one that there is not is an
  /// exception, as in UIKit.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    checkScrolling(to: indexPath)
    layOut(beforeScrolling: !animated)
    defer { setNeedsLayout() }
    guard let frame = cell(of: indexPath)?.frame else { return }
    let room = CGSize(width: bounds.width - frame.width, height: bounds.height - frame.height)
    var place = contentOffset
    if scrollPosition.contains(.top) { place.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { place.y = frame.minY - room.height / 2 }
    if scrollPosition.contains(.bottom) { place.y = frame.minY - room.height }
    if scrollPosition.contains(.left) { place.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { place.x = frame.minX - room.width / 2 }
    if scrollPosition.contains(.right) { place.x = frame.minX - room.width }
    place.x = min(max(0, place.x), max(0, contentSize.width - bounds.width))
    place.y = min(max(0, place.y), max(0, contentSize.height - bounds.height))
    setContentOffset(place, animated: animated)
  }
}

extension UICollectionView {
  public var hasUncommittedUpdates: Bool { false }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[newSection] = section }
  }
  /// Asks the data source to configure the items anew, in the cells that they have.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigured.formUnion(indexPaths) }
  }
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    if let completion {
      HeadlessScene.current.clock.schedule(.call, "completion of setCollectionViewLayout") {
        completion(true)
      }
    }
  }

  // An item that the app moves with a finger of its own.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    HeadlessScene.current.note(unimplemented: "UICollectionView.beginInteractiveMovementForItem")
    return false
  }
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  public func endInteractiveMovement() {}
  public func cancelInteractiveMovement() {}
}
