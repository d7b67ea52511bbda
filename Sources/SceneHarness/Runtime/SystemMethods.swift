// SPDX-License-Identifier: MIT

import UIKit

/// The methods that tell a controller what the system does, as far as classes of the app's override them.
struct SystemMethods: OptionSet {
  let rawValue: UInt8
  static let memory = SystemMethods(rawValue: 1)
  static let size = SystemMethods(rawValue: 2)
  static let traits = SystemMethods(rawValue: 4)
}

extension SystemMethods {
  /// What the class of a controller, or one of the app's above it, overrides.
  @MainActor
  init(of controller: UIViewController) { self = Self.overridden[of: controller] }

  @MainActor static let overridden = OverriddenMethods<SystemMethods>(
    of: UIViewController.self, none: NoneOverridden.self,
    samples: [
      (.memory, MemoryOverridden.self), (.size, SizeOverridden.self),
      (.traits, TraitsOverridden.self),
    ])

  private class NoneOverridden: UIViewController {}
  private class MemoryOverridden: UIViewController {
    override func didReceiveMemoryWarning() {}
  }
  private class SizeOverridden: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
  }
  private class TraitsOverridden: UIViewController {
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
  }
}
