// SPDX-License-Identifier: MIT

public import Foundation

/// Rows that come, go or change: each of these reads all rows anew from the data source.
extension UITableView {
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { readAnew() }
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { readAnew() }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { readAnew() }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { readAnew() }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { readAnew() }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { readAnew() }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { readAnew() }
  public func beginUpdates() {}
  public func endUpdates() { readAnew() }

  /// Runs the changes; the completion handler follows with the next turn of the main thread.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update(updates, completion: completion)
  }

  /// Scrolls at once to a row.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let cell = cellForRow(at: indexPath) else { return }
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
