// SPDX-License-Identifier: MIT

import UIKit

/// What a row presents: a screen with a CLOSE button.
class RowScreen: UIViewController {
  let row: BindingApp.Row
  /// Whether code has asked this screen to go.
  var isClosedByCode = false
  private unowned let main: BindingMain

  init(_ row: BindingApp.Row, in main: BindingMain) {
    (self.row, self.main) = (row, main)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("CLOSE") { [weak self] in self?.close() }
  }

  private func close() { main.close(row) }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed, !isClosedByCode { main.userBeginsToDismiss(self) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed, !isClosedByCode { main.userHasDismissed(row) }
  }
}

/// The screen of row 1.
final class FirstScreen: RowScreen {}

/// The screen of row 2.
final class SecondScreen: RowScreen {}
