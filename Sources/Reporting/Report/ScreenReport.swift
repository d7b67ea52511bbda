// SPDX-License-Identifier: MIT

import UIKitSemantics

/// What is on screen, as something that can be drawn.
package struct ScreenReport: Codable, Hashable, Sendable {
  /// The root view controller, or one presentation.
  package struct Layer: Codable, Hashable, Sendable {
    package var name: String
    /// What is in front inside of it, from the outermost container to the innermost.
    package var front: [String]
    /// The style in which it is presented; `nil` for the root.
    package var style: String?
    /// What kind of controller it is, if it is not one of the app's own.
    package var kind: String?
    /// Where a sheet stands, if not at its full height.
    package var detent: String?
    /// The transition that runs: `presentation` or `dismissal`.
    package var transition: String?
    package var drive: String?
    /// Where the user's finger has it; `nil` if no finger touches it.
    package var finger: String?
    /// What it is doing, in words; `nil` where it rests.
    package var activity: String?
    /// Whether what lies below is out of the window.
    package var hidesPresenter: Bool
  }

  package var layers: [Layer]
  /// Whether the window is of regular width.
  package var isWide: Bool
  /// The exception that ended the app.
  package var error: String?

  init(of world: PresentationWorld, _ names: ControllerNames) {
    let root = Layer(
      name: names[world.rootViewController],
      front: Self.front(of: world.rootViewController, in: world, names), hidesPresenter: false)
    layers =
      [root]
      + (0..<world.count).map { level in
        Layer(of: world.presentation(at: level), in: world, names)
      }
    isWide = world.horizontalSizeClass == .regular
    error = world.error?.message
  }

  /// The names of the controllers in front, each inside of the one before.
  fileprivate static func front(
    of controller: ControllerID, in world: PresentationWorld, _ names: ControllerNames
  ) -> [String] {
    var found: [String] = []
    var container = controller
    while let child = world.frontChild(of: container) {
      found.append(names[child])
      container = child
    }
    return found
  }
}

extension ScreenReport.Layer {
  fileprivate init(
    of presentation: Presentation, in world: PresentationWorld, _ names: ControllerNames
  ) {
    let kind = world.state(of: presentation.presented).kind
    let standing = world.sheet(of: presentation.presented).standing
    let isMoving = presentation.transition != .none
    self.init(
      name: names[presentation.presented],
      front: ScreenReport.front(of: presentation.presented, in: world, names),
      style: "\(presentation.style)", kind: kind == .custom ? nil : "\(kind)",
      detent: presentation.style.isSheet && standing != .large ? "\(standing)" : nil,
      transition: isMoving ? "\(presentation.transition)" : nil,
      drive: isMoving ? "\(presentation.drive)" : nil,
      finger: presentation.finger == .up ? nil : "\(presentation.finger)",
      activity: names.activity(of: presentation),
      hidesPresenter: presentation.removesPresentersView)
  }
}
