// SPDX-License-Identifier: MIT

public import Foundation

/// Takes back what the user has done, and does it again.
///
/// Everything that is registered stands for itself, if it is not in a group.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private typealias Step = @MainActor () -> Void
  private typealias Group = (steps: [Step], targets: [LooseReference], name: String)
  private var undone: [Group] = [], done: [Group] = []
  private var group: Group?
  private var disabled = 0
  public private(set) var isUndoing = false, isRedoing = false
  public private(set) var groupingLevel = 0
  open var levelsOfUndo = 0, groupsByEvent = true

  public var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled -= 1 }

  open var canUndo: Bool { !done.isEmpty }
  open var canRedo: Bool { !undone.isEmpty }
  open var undoActionName: String { done.last?.name ?? "" }
  open var redoActionName: String { undone.last?.name ?? "" }

  /// Names what was registered last.
  open func setActionName(_ actionName: String) {
    if group != nil {
      group?.name = actionName
    } else if isUndoing, !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    } else if !done.isEmpty {
      done[done.count - 1].name = actionName
    }
  }

  /// Lets a closure be what takes back what was just done; the object is not kept.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let step: Step = { [weak target] in if let target { handler(target) } }
    let reference = LooseReference(target)
    guard group == nil else {
      group?.steps.append(step)
      group?.targets.append(reference)
      return
    }
    keep(([step], [reference], ""))
  }

  private func keep(_ group: Group) {
    if isUndoing { return undone.append(group) }
    if !isRedoing { undone = [] }
    done.append(group)
    if levelsOfUndo > 0, done.count > levelsOfUndo { done.removeFirst() }
  }

  open func beginUndoGrouping() {
    groupingLevel += 1
    if groupingLevel == 1 { group = ([], [], "") }
  }

  open func endUndoGrouping() {
    groupingLevel -= 1
    guard groupingLevel == 0, let ended = group else { return }
    group = nil
    if !ended.steps.isEmpty { keep(ended) }
  }

  open func undo() {
    guard let last = done.popLast() else { return }
    isUndoing = true
    run(last)
    isUndoing = false
  }

  open func redo() {
    guard let last = undone.popLast() else { return }
    isRedoing = true
    run(last)
    isRedoing = false
  }

  /// What is registered meanwhile belongs together, and has the same name.
  private func run(_ last: Group) {
    beginUndoGrouping()
    group?.name = last.name
    for step in last.steps.reversed() { step() }
    endUndoGrouping()
  }

  open func removeAllActions() { (done, undone) = ([], []) }

  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    let others = { (group: Group) in !group.targets.contains { $0.object === object } }
    (done, undone) = (done.filter(others), undone.filter(others))
  }
}

extension UIResponder {
  /// The one that its window has.
  var nearestUndoManager: UndoManager? {
    if let view = self as? UIView { return view.ownWindow?.ownUndoManager }
    if let controller = self as? UIViewController {
      return controller.viewIfLoaded?.window?.ownUndoManager
    }
    return next?.undoManager
  }
}

extension UIView {
  fileprivate var ownWindow: UIWindow? { self as? UIWindow ?? window }
}

extension UIWindow {
  fileprivate var ownUndoManager: UndoManager {
    if let manager: UndoManager = kept() { return manager }
    let manager = UndoManager()
    keep(manager)
    return manager
  }
}
