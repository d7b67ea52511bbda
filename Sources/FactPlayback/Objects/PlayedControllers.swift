// SPDX-License-Identifier: MIT

import UIKit
import UIKitSemantics

/// A controller of a scenario's, which tells what it receives.
@MainActor
protocol PlayedByLetter: UIViewController {
  /// What the facts call it.
  var letter: ControllerID { get }
  var objects: PlayedObjects { get }
}

/// What a controller is told as its view comes and goes.
enum PlayedAppearance {
  case willAppear, isAppearing, didAppear, willDisappear, didDisappear

  func callback(of letter: ControllerID) -> Callback {
    switch self {
    case .willAppear: .viewWillAppear(letter)
    case .isAppearing: .viewIsAppearing(letter)
    case .didAppear: .viewDidAppear(letter)
    case .willDisappear: .viewWillDisappear(letter)
    case .didDisappear: .viewDidDisappear(letter)
    }
  }
}

extension PlayedByLetter {
  /// Tells what the controller receives, after what UIKit's own class does then.
  func hear(
    _ moment: PlayedAppearance, _ animated: Bool, _ uikit: @MainActor (Bool) -> Void
  ) {
    uikit(animated)
    objects.appears(moment.callback(of: letter), animated)
  }
}

final class PlayedController: UIViewController, PlayedByLetter {
  let letter: ControllerID
  unowned let objects: PlayedObjects
  var forwardsAppearance = true

  init(_ letter: ControllerID, _ objects: PlayedObjects) {
    (self.letter, self.objects) = (letter, objects)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsAppearance }

  override func viewWillAppear(_ a: Bool) { hear(.willAppear, a, super.viewWillAppear) }
  override func viewIsAppearing(_ a: Bool) { hear(.isAppearing, a, super.viewIsAppearing) }
  override func viewDidAppear(_ a: Bool) { hear(.didAppear, a, super.viewDidAppear) }
  override func viewWillDisappear(_ a: Bool) { hear(.willDisappear, a, super.viewWillDisappear) }
  override func viewDidDisappear(_ a: Bool) { hear(.didDisappear, a, super.viewDidDisappear) }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard objects[itemsOf: letter].overridesDismiss, !objects.isDismissing else {
      return super.dismiss(animated: flag, completion: completion)
    }
    guard objects.tell(.overriddenDismiss(letter)) == .yes else { return }
    super.dismiss(animated: flag, completion: completion)
  }
}

/// Notes what it is told before it passes that on to its children.
final class PlayedNavigation: UINavigationController, PlayedByLetter {
  let letter: ControllerID
  unowned let objects: PlayedObjects

  init(_ letter: ControllerID, _ objects: PlayedObjects) {
    (self.letter, self.objects) = (letter, objects)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    objects.appears(.viewWillAppear(letter), animated)
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    objects.appears(.viewIsAppearing(letter), animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    objects.appears(.viewDidAppear(letter), animated)
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    objects.appears(.viewWillDisappear(letter), animated)
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    objects.appears(.viewDidDisappear(letter), animated)
    super.viewDidDisappear(animated)
  }
}

final class PlayedTabs: UITabBarController, PlayedByLetter {
  let letter: ControllerID
  unowned let objects: PlayedObjects

  init(_ letter: ControllerID, _ objects: PlayedObjects) {
    (self.letter, self.objects) = (letter, objects)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ a: Bool) { hear(.willAppear, a, super.viewWillAppear) }
  override func viewIsAppearing(_ a: Bool) { hear(.isAppearing, a, super.viewIsAppearing) }
  override func viewDidAppear(_ a: Bool) { hear(.didAppear, a, super.viewDidAppear) }
  override func viewWillDisappear(_ a: Bool) { hear(.willDisappear, a, super.viewWillDisappear) }
  override func viewDidDisappear(_ a: Bool) { hear(.didDisappear, a, super.viewDidDisappear) }
}

final class PlayedPages: UIPageViewController, PlayedByLetter, UIPageViewControllerDataSource {
  let letter: ControllerID
  unowned let objects: PlayedObjects
  /// The page that a finger turns to.
  var nextPage: UIViewController?

  init(_ letter: ControllerID, _ objects: PlayedObjects, _ style: TransitionStyle) {
    (self.letter, self.objects) = (letter, objects)
    super.init(transitionStyle: style, navigationOrientation: .horizontal)
    dataSource = self
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nextPage }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ a: Bool) { hear(.willAppear, a, super.viewWillAppear) }
  override func viewIsAppearing(_ a: Bool) { hear(.isAppearing, a, super.viewIsAppearing) }
  override func viewDidAppear(_ a: Bool) { hear(.didAppear, a, super.viewDidAppear) }
  override func viewWillDisappear(_ a: Bool) { hear(.willDisappear, a, super.viewWillDisappear) }
  override func viewDidDisappear(_ a: Bool) { hear(.didDisappear, a, super.viewDidDisappear) }
}

final class PlayedAlert: UIAlertController, PlayedByLetter {
  let letter: ControllerID
  unowned let objects: PlayedObjects

  init(_ letter: ControllerID, _ objects: PlayedObjects) {
    (self.letter, self.objects) = (letter, objects)
    super.init(nibName: nil, bundle: nil)
    addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        objects.tell(.alertActionHandler(letter))
      })
  }

  required init?(coder: NSCoder) { nil }

  /// What is to be shown in a popover is an action sheet.
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { super.modalPresentationStyle }
    set { preferredStyle = newValue == .popover ? .actionSheet : .alert }
  }

  override func viewWillAppear(_ a: Bool) { hear(.willAppear, a, super.viewWillAppear) }
  override func viewIsAppearing(_ a: Bool) { hear(.isAppearing, a, super.viewIsAppearing) }
  override func viewDidAppear(_ a: Bool) { hear(.didAppear, a, super.viewDidAppear) }
  override func viewWillDisappear(_ a: Bool) { hear(.willDisappear, a, super.viewWillDisappear) }
  override func viewDidDisappear(_ a: Bool) { hear(.didDisappear, a, super.viewDidDisappear) }
}

final class PlayedScreen: _UIRemoteViewController, PlayedByLetter {
  let letter: ControllerID
  unowned let objects: PlayedObjects

  init(_ kind: ControllerState.Kind, _ letter: ControllerID, _ objects: PlayedObjects) {
    (self.letter, self.objects) = (letter, objects)
    super.init(nibName: nil, bundle: nil)
    givenKind = kind
    givenEndings = [
      Ending("Cancel") { [unowned objects] in objects.tell(.systemControllerDidFinish(letter)) }
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ a: Bool) { hear(.willAppear, a, super.viewWillAppear) }
  override func viewIsAppearing(_ a: Bool) { hear(.isAppearing, a, super.viewIsAppearing) }
  override func viewDidAppear(_ a: Bool) { hear(.didAppear, a, super.viewDidAppear) }
  override func viewWillDisappear(_ a: Bool) { hear(.willDisappear, a, super.viewWillDisappear) }
  override func viewDidDisappear(_ a: Bool) { hear(.didDisappear, a, super.viewDidDisappear) }
}
