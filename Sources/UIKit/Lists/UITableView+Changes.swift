// SPDX-License-Identifier: MIT

public import Foundation

/// Rows that come, go or change, at the end of each change or of a batch; the others keep their cells.
extension UITableView {
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[newIndexPath] = indexPath }
  }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  public func beginUpdates() { updates.depth += 1 }
  public func endUpdates() { endBatch() }

  /// Runs the changes; the completion handler follows with the next turn of the main thread.
  @_disfavoredOverload
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update(updates, completion: completion)
  }
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { update($0, completion: completion) }
  }

  /// Scrolls at once to a row; one that there is not is an exception, as in UIKit, unless it is
  /// `NSNotFound`.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    if indexPath.row != NSNotFound { checkScrolling(to: indexPath) }
    layOut(beforeScrolling: !animated)
    defer { setNeedsLayout() }
    guard let cell = cell(of: indexPath) else { return }
    let room = bounds.height - cell.frame.height
    let top =
      switch position {
      case .top: cell.frame.minY
      case .middle: cell.frame.minY - room / 2
      case .bottom: cell.frame.minY - room
      case .none:
        min(max(contentOffset.y, cell.frame.maxY - bounds.height), cell.frame.minY)
      }
    let last = max(0, contentSize.height - bounds.height)
    setContentOffset(CGPoint(x: 0, y: min(max(0, top), last)), animated: animated)
  }
}

extension UITableView {
  public var hasUncommittedUpdates: Bool { false }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[newSection] = section }
  }
  /// Asks the data source to configure the rows anew, in the cells that they have.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfigured.formUnion(indexPaths) }
  }
  public func reloadSectionIndexTitles() {}
  public func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: position, animated: animated)
  }
}

/// A button of a row that is swiped, from before iOS 11; nobody asks for it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, normal
    public static let destructive = Style.default
  }
  public let style: Style
  open var title: String?, backgroundColor: UIColor?, backgroundEffect: UIVisualEffect?
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title) = (style, title)
    super.init()
  }
}
