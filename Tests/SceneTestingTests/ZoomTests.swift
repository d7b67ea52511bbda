// SPDX-License-Identifier: MIT

import SceneHarness
import SceneTesting
import Testing
import UIKit

/// Photos, one of which zooms in.
private final class PhotosViewController: UIViewController {
  let photo: PhotoViewController

  init(_ photo: PhotoViewController) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Open",
      primaryAction: UIAction { [unowned self] _ in
        navigationController?.pushViewController(photo, animated: true)
      })
  }
  required init?(coder: NSCoder) { nil }
}

/// A photo with a caption, which a zoom would lose.
private final class PhotoViewController: UIViewController {
  var isCaptioned = false, isKept = true

  init(asks: Bool) {
    super.init(nibName: nil, bundle: nil)
    let options = Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { [unowned self] context in
      asks ? !isCaptioned : context.willBegin
    }
    preferredTransition = .zoom(options: options) { [unowned self] _ in view }
    navigationItem.hidesBackButton = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Caption", primaryAction: UIAction { [unowned self] _ in isCaptioned = true })
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isCaptioned { isKept = false }
  }
}

@MainActor
@Suite("A zoom")
struct ZoomTests {
  private func scene(asks: Bool) -> SceneFactory {
    { setup in
      let photo = PhotoViewController(asks: asks)
      setup.check("the caption is kept") { photo.isKept }
      return UINavigationController(rootViewController: PhotosViewController(photo))
    }
  }

  @Test("is taken back by a swipe down, which loses what has no way back otherwise")
  func lost() async throws {
    let found = try await reports(depth: 6, properties: [.checksHold], scene(asks: false))
    #expect(found.count == 1)
    for line in ["user: tap Caption", "zoom"] {
      #expect(found.first?.contains(line) == true, "\(found)")
    }
  }

  @Test func `is not where its options are asked`() async throws {
    try await expectNoViolation(depth: 6, properties: [.checksHold], scene: scene(asks: true))
  }
}
