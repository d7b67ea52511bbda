// SPDX-License-Identifier: MIT

import UIKit
import UIKitSemantics

/// Receives a callback that an object of the app's got.
typealias Told = (Callback) -> Void

final class PlayedController: UIViewController {
  private let identifier: ControllerID, told: Told

  init(_ identifier: ControllerID, _ told: @escaping Told) {
    (self.identifier, self.told) = (identifier, told)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { told(.viewWillAppear(identifier)) }
  override func viewIsAppearing(_ animated: Bool) { told(.viewIsAppearing(identifier)) }
  override func viewDidAppear(_ animated: Bool) { told(.viewDidAppear(identifier)) }
  override func viewWillDisappear(_ animated: Bool) { told(.viewWillDisappear(identifier)) }
  override func viewDidDisappear(_ animated: Bool) { told(.viewDidDisappear(identifier)) }
}

final class PlayedNavigation: UINavigationController {
  private let identifier: ControllerID, told: Told

  init(_ identifier: ControllerID, _ told: @escaping Told) {
    (self.identifier, self.told) = (identifier, told)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { told(.viewWillAppear(identifier)) }
  override func viewIsAppearing(_ animated: Bool) { told(.viewIsAppearing(identifier)) }
  override func viewDidAppear(_ animated: Bool) { told(.viewDidAppear(identifier)) }
  override func viewWillDisappear(_ animated: Bool) { told(.viewWillDisappear(identifier)) }
  override func viewDidDisappear(_ animated: Bool) { told(.viewDidDisappear(identifier)) }
}

final class PlayedTabs: UITabBarController {
  private let identifier: ControllerID, told: Told

  init(_ identifier: ControllerID, _ told: @escaping Told) {
    (self.identifier, self.told) = (identifier, told)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { told(.viewWillAppear(identifier)) }
  override func viewIsAppearing(_ animated: Bool) { told(.viewIsAppearing(identifier)) }
  override func viewDidAppear(_ animated: Bool) { told(.viewDidAppear(identifier)) }
  override func viewWillDisappear(_ animated: Bool) { told(.viewWillDisappear(identifier)) }
  override func viewDidDisappear(_ animated: Bool) { told(.viewDidDisappear(identifier)) }
}

final class PlayedAlert: UIAlertController {
  private let identifier: ControllerID, told: Told

  init(_ identifier: ControllerID, _ told: @escaping Told) {
    (self.identifier, self.told) = (identifier, told)
    super.init(nibName: nil, bundle: nil)
    addAction(
      UIAlertAction(title: "OK", style: .default) { _ in told(.alertActionHandler(identifier)) })
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { told(.viewWillAppear(identifier)) }
  override func viewIsAppearing(_ animated: Bool) { told(.viewIsAppearing(identifier)) }
  override func viewDidAppear(_ animated: Bool) { told(.viewDidAppear(identifier)) }
  override func viewWillDisappear(_ animated: Bool) { told(.viewWillDisappear(identifier)) }
  override func viewDidDisappear(_ animated: Bool) { told(.viewDidDisappear(identifier)) }
}
