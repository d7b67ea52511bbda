// SPDX-License-Identifier: MIT

import UIKit

/// What stood in the containers of presentations when they had just come to rest: as long as they
/// are presented it has to be there.
@MainActor
struct ChromeRecord {
  private struct Entry {
    @Loose var controller: UIPresentationController?
    /// The views that could be seen in the container; each is kept, so that no other has its place.
    let views: [UIView]

    @MainActor init(_ controller: UIPresentationController) {
      _controller = Loose(wrappedValue: controller)
      views = controller.containerView?.subviews.filter(\.isVisible) ?? []
    }
  }

  private var entries: [Entry] = []

  /// Looks at presentations that were not at rest before.
  mutating func note(_ scene: HeadlessScene) {
    let atWork = scene.presentation.controllersAtWork
    entries.removeAll { entry in !atWork.contains { $0 === entry.controller } }
    for controller in atWork
    where !entries.contains(where: { $0.controller === controller }) {
      entries.append(Entry(controller))
    }
  }

  /// What cannot be seen and should be.
  func missing(in scene: HeadlessScene) -> [String] {
    scene.presentation.controllersAtWork.flatMap { controller in
      if scene.presentation.isCovered(controller) { return [String]() }
      let entry = entries.first { $0.controller === controller }
      var missing = (entry?.views ?? []).filter { !$0.isVisible }
      if let view = controller.presentedView, !Self.isOnScreen(view),
        !missing.contains(where: { $0 === view })
      {
        missing.append(view)
      }
      return missing.map(\.headlessName)
    }
  }

  private static func isOnScreen(_ view: UIView) -> Bool {
    guard view.isVisible, let window = view.window else { return false }
    return view.convert(view.bounds, to: nil).intersects(window.bounds)
  }
}
