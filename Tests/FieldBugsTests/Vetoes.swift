// SPDX-License-Identifier: MIT

import SceneHarness
import UIKit

extension FieldBug {
  /// What keeps the user from dismissing.
  static let vetoes: [FieldBug] = [
    FieldBug(
      id: "R30", thread: "zhangao0086/DKImagePickerController#629",
      symptom: "the sheet can never be swiped away", finder: .property("the user is never trapped")
    ) { version, _ in
      let home = StubbornHost()
      home.answersRight = version.isRepaired
      return home
    },
    FieldBug(
      id: "R34", thread: "software-mansion/react-native-screens (prepareForPresentation)",
      symptom: "the delegate is lost when the sheet is presented again",
      finder: .property("a presentation controller's delegate that was set is asked")
    ) { version, setup in
      let home = ReusingHost()
      home.setsDelegateEachTime = version.isRepaired
      setup.check("the route is there as long as the sheet", version) {
        home.hasRoute == (home.presentedViewController != nil)
      }
      return home
    },
    FieldBug(
      id: "R32", thread: "lodev09/react-native-true-sheet#547",
      symptom: "the map behind an undimmed sheet that cannot be dismissed is dead",
      finder: .check
    ) { version, setup in
      let map = MapScreen()
      map.blocksDismissal = !version.isRepaired
      // What UIKit does with touches beside such a sheet is not known to the app.
      setup.check("the map is not behind a modal sheet", version) {
        map.presentedViewController?.isModalInPresentation != true
      }
      return map
    },
  ]
}

private final class StubbornHost: UIViewController, UIAdaptivePresentationControllerDelegate {
  var answersRight = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("pick") { [unowned self] in
      let picker = Screen("picker")
      picker.presentationController?.delegate = self
      present(picker, animated: true)
    }
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    let isModal = presentationController.presentedViewController.isModalInPresentation
    return answersRight ? !isModal : isModal
  }
}

private final class ReusingHost: UIViewController, UIAdaptivePresentationControllerDelegate {
  var setsDelegateEachTime = false
  private(set) var hasRoute = false
  private let sheet = Screen("route")

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.presentationController?.delegate = self
    addButton("route") { [unowned self] in
      hasRoute = true
      if setsDelegateEachTime { sheet.presentationController?.delegate = self }
      present(sheet, animated: true)
    }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    hasRoute = false
  }
}

private final class MapScreen: UIViewController {
  var blocksDismissal = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("search") { [unowned self] in
      let sheet = Screen("places", closedBy: "close")
      sheet.isModalInPresentation = blocksDismissal
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      present(sheet, animated: true)
    }
  }
}
