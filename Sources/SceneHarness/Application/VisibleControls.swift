// SPDX-License-Identifier: MIT

import UIKit

/// The controls that the user can see at one moment, and which of them are gone later.
///
/// Those of the rows of lists are left out: rows come and go with what they show.
@MainActor
struct VisibleControls {
  private struct Control {
    let view: Existence
    let name: String
    let screen: Existence
    let place: CGPoint
  }

  private let controls: [Control]

  init(in census: SceneCensus) {
    controls = census.things.compactMap { thing in
      guard thing.kind == .view, let view = thing.view as? UIControl, view.isVisible else {
        return nil
      }
      let around = sequence(first: view as UIView, next: \.superview)
      guard !around.contains(where: { $0 is UITableViewCell || $0 is UICollectionViewCell }),
        let screen = around.first(where: \.isScreen)
      else { return nil }
      return Control(
        view: view.existence, name: view.headlessName, screen: screen.existence,
        place: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }
  }

  /// Those that are gone from screens that are there, with no other control in their places.
  func missing(in census: SceneCensus) -> [UsablePart] {
    let gone = controls.filter { control in
      (control.view.object as? UIView)?.window == nil
        && (control.screen.object as? UIView)?.window != nil
    }
    guard !gone.isEmpty else { return [] }
    let now = VisibleControls(in: census).controls
    return gone.compactMap { control in
      let isReplaced = now.contains { other in
        other.screen === control.screen
          && (other.name == control.name
            || (other.view.object as? UIView)?.covers(control.place) == true)
      }
      return isReplaced ? nil : UsablePart(missing: control.name, on: control.screen)
    }
  }
}

extension UIView {
  fileprivate func covers(_ point: CGPoint) -> Bool {
    self.point(inside: convert(point, from: nil), with: nil)
  }
}
