// SPDX-License-Identifier: MIT

import UIKit

/// A list that presents an editor, and shows what was saved there once it reloads: in
/// `viewWillAppear`, as it was written before iOS 13.
class SheetList: UIViewController {
  let style: UIModalPresentationStyle
  /// How many entries there are, and how many the list shows.
  private(set) var saved = 0, shown = 0
  /// How often closing work was done during this presentation; more than twice counts as twice.
  private(set) var closingWork = 0

  init(presenting style: UIModalPresentationStyle) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Open") { [weak self] in self?.open() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  private func open() {
    closingWork = 0
    let editor = SheetEditor()
    editor.add = { [weak self] in self?.save() }
    let navigation = UINavigationController(rootViewController: editor)
    navigation.modalPresentationStyle = style
    prepare(navigation, editor)
    present(navigation, animated: true, completion: nil)
  }

  /// What is set before `present`.
  func prepare(_ navigation: UINavigationController, _ editor: SheetEditor) {}

  private func save() {
    (saved, shown) = (1, 0)
  }

  func reload() { shown = saved }

  func doClosingWork() { closingWork = min(closingWork + 1, 2) }
}

/// The same with the delegate of “Modal screens in iOS 13”, set on the navigation controller.
class InformedSheetList: SheetList, UIAdaptivePresentationControllerDelegate {
  override func prepare(_ navigation: UINavigationController, _ editor: SheetEditor) {
    navigation.presentationController?.delegate = self
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    doClosingWork()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    reload()
  }
}

/// The same, where all ways back lead to one function.
final class RepairedSheetList: InformedSheetList {
  private var isOpen = false

  override func prepare(_ navigation: UINavigationController, _ editor: SheetEditor) {
    super.prepare(navigation, editor)
    isOpen = true
    editor.closed = { [weak self] in self?.editorHasGone() }
  }

  override func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  override func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { editorHasGone() }

  private func editorHasGone() {
    guard isOpen else { return }
    isOpen = false
    reload()
    doClosingWork()
  }
}

/// What the list presents: each Add is saved at once.
final class SheetEditor: UIViewController {
  var add: () -> Void = {}
  /// Is told that Close has dismissed the editor, which no delegate is (A5).
  var closed: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Add") { [weak self] in self?.add() }
    addButton("Close", y: 160) { [weak self] in self?.close() }
  }

  private func close() { dismiss(animated: true, completion: closed) }
}
