// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("A context menu")
struct ContextMenuTests {
  /// Counts how often it is asked for a menu, of which there is one at first.
  private final class Maker: NSObject, UIContextMenuInteractionDelegate {
    var (isAsked, isShared, hasMenu) = (0, 0, true)

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      isAsked += 1
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Share") { [weak self] _ in self?.isShared += 1 }])
      }
    }
  }

  /// A scene with a photo that has a menu, and a button.
  @MainActor
  private struct Photos {
    let stage = ActedScene()
    let maker = Maker()
    private let journal = Journal()
    let photo: UIView

    init() {
      photo = stage.add(UIView(), "photo", rect(0, 0, 100, 100))
      photo.addInteraction(UIContextMenuInteraction(delegate: maker))
      stage.add(journal.button(), "button", rect(0, 200, 100, 50))
    }
  }

  @Test func `is asked for when the user presses long, and not before`() {
    let photos = Photos()
    let (stage, maker) = (photos.stage, photos.maker)
    #expect(stage.names.contains("open the context menu of photo") && maker.isAsked == 0)
    stage.perform("open the context menu of photo")
    #expect(maker.isAsked == 1)
    #expect(
      stage.names == ["choose Share in the menu of photo", "dismiss the menu of photo"])
    stage.perform("choose Share in the menu of photo")
    #expect(maker.isShared == 1 && maker.isAsked == 1)
    #expect(stage.names.contains("open the context menu of photo"))
  }

  @Test func `is dismissed by the user, or with its view`() {
    let photos = Photos()
    let (stage, maker) = (photos.stage, photos.maker)
    stage.perform("open the context menu of photo", "dismiss the menu of photo")
    #expect(maker.isShared == 0 && stage.scene.contextMenu == nil)
    stage.perform("open the context menu of photo")
    photos.photo.removeFromSuperview()
    #expect(stage.scene.contextMenu == nil && stage.names == ["tap button"])
  }

  @Test func `does not open where there is none`() {
    let photos = Photos()
    let (stage, maker) = (photos.stage, photos.maker)
    maker.hasMenu = false
    stage.perform("open the context menu of photo")
    #expect(maker.isAsked == 1 && stage.scene.contextMenu == nil)
  }
}
