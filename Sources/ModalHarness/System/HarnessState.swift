// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// One state of the explored system: UIKit and the app, in one configuration.
public struct HarnessState<App: Application>: Hashable, Sendable {
  /// Which of the variant's configurations this state belongs to.
  public let configuration: Int
  /// UIKit's side.
  public internal(set) var world: PresentationWorld
  /// The app's side.
  public internal(set) var app: App
}
