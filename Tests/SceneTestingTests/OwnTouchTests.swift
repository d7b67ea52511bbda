// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// A card in the middle of the screen that a touch beside it closes.
private final class TouchedPopup: UIViewController {
  private let card = UIView(frame: CGRect(x: 40, y: 300, width: 310, height: 200))
  private let closes: Bool

  init(closes: Bool) {
    self.closes = closes
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if closes, touches.first?.view === view { dismiss(animated: true) }
  }
}

@MainActor
@Suite("Touches that controllers handle themselves")
struct OwnTouchTests {
  @Test(
    "A popup that closes by one is no trap, and one that does not is", arguments: [true, false])
  func popup(closes: Bool) async throws {
    let found = try await failures { _ in
      home("Open") { $0.present(TouchedPopup(closes: closes), animated: true) }
    }
    #expect(found == (closes ? [] : ["\"the user is never trapped\" is violated."]))
  }
}
