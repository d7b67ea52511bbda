// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// A screen that the system brings: the user sees one button for each ending that has a title.
@MainActor
protocol RemoteScreen: UIViewController {
  typealias Ending = _UIRemoteViewController.Ending

  /// What the user can come to; the first is what a swipe means to those that tell of it.
  var endings: [Ending] { get }
  var progress: RemoteProgress { get set }
}

/// How far the user has come in a screen of the system's.
struct RemoteProgress {
  /// The ending that the user has come to, until the app has been told.
  fileprivate var chosen: Int?
  /// By which button the user has canceled or chosen, if the screen has not come anew and nothing has
  /// been presented from here since.
  var lastButton: String?
}

extension RemoteScreen {
  func addButtons() {
    for (place, ending) in endings.enumerated() where !ending.title.isEmpty {
      let button = UIButton(
        type: .system, primaryAction: UIAction { [weak self] _ in self?.choose(place) })
      button.setTitle(ending.title, for: .normal)
      view.addSubview(button)
    }
  }

  func layOutButtons() {
    let area = view.bounds.inset(by: view.safeAreaInsets)
    for (place, row) in view.subviews.lazy.filter({ $0 is UIButton }).enumerated() {
      row.frame = CGRect(
        x: area.minX, y: area.minY + 44 * CGFloat(place), width: area.width, height: 44)
    }
  }

  /// The user comes to an ending, if nothing moves and nothing is above the screen.
  func choose(_ place: Int) {
    guard endings[place].isLast else { return endings[place].tell() }
    let driver = HeadlessScene.current.presentation
    guard let identifier = driver.knownIdentifier(of: self),
      driver.world.canEndSystemController(identifier)
    else { return parent == nil ? () : endAsChild(place) }
    progress.chosen = place
    driver.world.tapCancel(in: identifier)
  }

  /// The user comes to an ending of a screen that is part of another one, such as a representable in
  /// a sheet: where the screen would dismiss itself, the one around it goes (A30, A38).
  private func endAsChild(_ place: Int) {
    let ending = endings[place]
    note(ending)
    switch kindForRules {
    case .activity where presentingViewController != nil:
      dismiss(animated: true) { ending.tell() }
    case .documentPicker, .safari, .fontPicker:
      ending.tell()
      dismiss(animated: true)
    default: ending.tell()
    }
  }

  /// Tells the app what the user has come to.
  func tellOfChoice() {
    let ending = endings[progress.chosen ?? 0]
    progress.chosen = nil
    note(ending)
    ending.tell()
  }

  private func note(_ ending: Ending) {
    progress.lastButton = ["Cancel", "Delete Draft", "Choose Photo"].first { $0 == ending.title }
  }
}

extension UIViewController {
  /// Whether the system brings the screen, and another process fills it.
  package var isRemoteScreen: Bool { self is any RemoteScreen }

  /// By which button the user has canceled or chosen in a screen of the system's, if it has not come anew
  /// and nothing has been presented from there since: it is for the app to dismiss the screen, if that
  /// does not go by itself.
  package var lastRemoteButton: String? { (self as? any RemoteScreen)?.progress.lastButton }
}

/// Something went wrong in a screen of the system's.
struct SystemScreenError: Error {}

extension NSObjectProtocol {
  /// What an optional method of a delegate does that the app does not have.
  @MainActor func isNotImplemented() { HeadlessScene.current.presentation.noteDefaultAnswer() }
}
