// SPDX-License-Identifier: MIT

import SceneHarness
import UIKit

extension FieldBug {
  /// The wrong callback is taken for the end of a presentation.
  static let wrongCallbacks: [FieldBug] = [
    FieldBug(
      id: "R19", thread: "MvvmCross/MvvmCross#4781",
      symptom: "playing with the sheet closes it",
      finder: .property("no refused present or dismiss is lost")
    ) { version, _ in
      let home = ViewModelHost()
      home.waitsForEnd = version.isRepaired
      return home
    },
    FieldBug(
      id: "R21",
      thread: "E-B-Smith/ViewControllerMadness, gordontucker/FittedSheets#199 (R24)",
      symptom: "a screen takes being covered for being dismissed", finder: .check
    ) { version, setup in
      homeScreen("edit") {
        let editor = EditorScreen(end: setup.owed("the editing", version))
        editor.asksWhetherDismissed = version.isRepaired
        return editor
      }
    },
    FieldBug(
      id: "R23", thread: "duckduckgo/apple-browsers#5126",
      symptom: "the end is told twice after a swipe", finder: .check
    ) { version, setup in
      homeScreen("open") {
        let sheet = TellingSheet(end: setup.owed("the end", version))
        sheet.tellsTwice = !version.isRepaired
        sheet.presentationController?.delegate = sheet
        return sheet
      }
    },
    FieldBug(
      id: "R26", thread: "apache/cordova-plugin-inappbrowser",
      symptom: "`exit` while the browser is open", finder: .check
    ) { version, setup in
      let home = Screen("home")
      let browser = InAppBrowser()
      browser.forgetsCancel = !version.isRepaired
      home.loadViewIfNeeded()
      home.addButton("browse") { [unowned home] in
        browser.hasExited = false
        browser.presentationController?.delegate = browser
        home.present(browser, animated: true)
      }
      setup.check("no exit while the browser is open", version) {
        !browser.hasExited || browser.presentingViewController == nil
      }
      return home
    },
    FieldBug(
      id: "R29", thread: "flutter/flutter#76410",
      symptom: "the app is paused because something covers its only screen", finder: .check
    ) { version, setup in
      let flutter = FlutterScreen()
      flutter.asksForApp = version.isRepaired
      setup.check("only an app in the background is paused", version) { !flutter.isPaused }
      return flutter
    },
  ]
}

private final class ViewModelHost: UIViewController, UIAdaptivePresentationControllerDelegate {
  var waitsForEnd = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("open") { [unowned self] in
      let sheet = Screen("sheet")
      sheet.presentationController?.delegate = self
      present(sheet, animated: true)
    }
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    if !waitsForEnd { presentationController.presentedViewController.dismiss(animated: true) }
  }
}

private final class EditorScreen: EndingScreen {
  var asksWhetherDismissed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("preview") { [unowned self] in
      let preview = Screen("preview", closedBy: "back")
      preview.modalPresentationStyle = .fullScreen
      present(preview, animated: true)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !asksWhetherDismissed || isBeingDismissed { end() }
  }
}

private final class TellingSheet: EndingScreen, UIAdaptivePresentationControllerDelegate {
  var tellsTwice = false

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { end() }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if tellsTwice { end() }
  }
}

private final class InAppBrowser: UIViewController, UIAdaptivePresentationControllerDelegate {
  var forgetsCancel = false
  var hasExited = false
  private var isExiting = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("upload") { [unowned self] in
      let picker = Screen("files", closedBy: "cancel")
      picker.modalPresentationStyle = .fullScreen
      present(picker, animated: true)
    }
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    isExiting = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !forgetsCancel { isExiting = false }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isExiting, forgetsCancel || isBeingDismissed { (hasExited, isExiting) = (true, false) }
  }
}

private final class FlutterScreen: UIViewController {
  var asksForApp = false
  private(set) var isPaused = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("pick") { [unowned self] in
      let picker = Screen("picker", closedBy: "cancel")
      picker.modalPresentationStyle = .fullScreen
      present(picker, animated: true)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isPaused = false
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isPaused = !asksForApp
  }
}
