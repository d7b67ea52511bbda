// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Loads something, and shows a sheet at any time.
private final class LoadingViewController: UIViewController {
  /// What comes of the answer, or of the sheet.
  enum Change: CaseIterable {
    case label, buttonOfStack, nextTurn, overlayOfSheet
  }

  private let change: Change
  private let load: () async throws -> Void
  private let more = UIButton(type: .system)

  init(_ change: Change, load: @escaping () async throws -> Void) {
    (self.change, self.load) = (change, load)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    more.isHidden = true
    let stack = UIStackView(arrangedSubviews: [
      button("Open") { [unowned self] in open() }, more,
    ])
    (stack.axis, stack.frame) = (.vertical, CGRect(x: 20, y: 100, width: 200, height: 100))
    view.addSubview(stack)
    Task {
      try? await load()
      switch change {
      case .label: addLabel()
      case .buttonOfStack: more.isHidden = false
      case .nextTurn: DispatchQueue.main.async { [weak self] in self?.addLabel() }
      case .overlayOfSheet: break
      }
    }
  }

  private func addLabel() {
    view.addSubview(UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 20)))
  }

  private func open() {
    let sheet = screen("Close") { $0.dismiss(animated: true) }
    guard change == .overlayOfSheet else { return present(sheet, animated: true) }
    DispatchQueue.main.async { [weak self, weak sheet] in
      guard sheet?.isBeingPresented == true else { return }
      self?.view.window?.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 50)))
    }
    present(sheet, animated: true)
  }
}

@MainActor
@Suite("What comes while a sheet comes")
struct ArrivalTests {
  @Test(
    "was brought by the sheet only where the sheet has led to it",
    arguments: LoadingViewController.Change.allCases)
  private func brought(change: LoadingViewController.Change) async throws {
    let found = try await failures(properties: [.nothingLeftBehind]) { setup in
      let answer = setup.answer("load", outcomes: .value) { () }
      return LoadingViewController(change) { try await answer() }
    }
    #expect(found.isEmpty == (change != .overlayOfSheet), "\(found)")
  }
}
