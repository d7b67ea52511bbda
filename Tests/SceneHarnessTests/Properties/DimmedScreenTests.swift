// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

/// Shows a card over its own screen, without a presentation.
private final class DimmingHome: UIViewController {
  enum WayOut { case none, button, timer }

  let wayOut: WayOut
  var dim = UIColor.black.withAlphaComponent(0.4)
  var takesTouches = true
  private let cover = UIView()

  init(_ wayOut: WayOut) {
    self.wayOut = wayOut
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("open") { [unowned self] in show() }
  }

  func show() {
    cover.frame = view.bounds
    cover.backgroundColor = dim
    cover.isUserInteractionEnabled = takesTouches
    view.addSubview(cover)
    addButton("more", y: 200, to: cover) { [unowned self] in
      cover.subviews[0].alpha = cover.subviews[0].alpha < 1 ? 1 : 0.5
    }
    switch wayOut {
    case .none: break
    case .button:
      addButton("close", y: 300, to: cover) { [unowned self] in cover.removeFromSuperview() }
    case .timer:
      addButton("close", y: 300, to: cover) { [unowned self] in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
          self?.cover.removeFromSuperview()
        }
      }
    }
  }
}

@MainActor
@Suite("The user is never trapped in what the app dims its screen for")
struct DimmedScreenTests {
  private func judged(
    _ wayOut: DimmingHome.WayOut, _ change: @escaping @MainActor (DimmingHome) -> Void = { _ in }
  ) throws -> Judged {
    try Judged(.userIsNeverTrapped, depth: 8) { _ in
      let home = DimmingHome(wayOut)
      change(home)
      return home
    }
  }

  @Test func `though a button of it works`() throws {
    let result = try judged(.none)
    #expect(result.verdict == .violated)
    #expect(result.sequence == ["tap open"])
  }

  @Test("if a button closes it, at once or later", arguments: [DimmingHome.WayOut.button, .timer])
  fileprivate func closes(by wayOut: DimmingHome.WayOut) throws {
    let result = try judged(wayOut)
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  @Test func `unless it is dimmed from the start`() throws {
    let result = try judged(.none) { home in
      home.loadViewIfNeeded()
      home.show()
    }
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  @Test func `unless nothing behind it can be seen, or touches pass through`() throws {
    for change: @MainActor (DimmingHome) -> Void in [
      { $0.dim = .white }, { $0.dim = .clear }, { $0.takesTouches = false },
    ] {
      let result = try judged(.none, change)
      #expect(result.verdict != .violated, "\(result.sequence)")
    }
  }
}
