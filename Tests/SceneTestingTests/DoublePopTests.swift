// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// A sheet that tells when it is gone.
private final class Sheet: UIViewController, UIAdaptivePresentationControllerDelegate {
  /// How it learns of that.
  enum Ear: CaseIterable { case disappearance, delegate, both, bothButOnce }

  private let ear: Ear
  private let tell: () -> Void
  private var hasTold = false

  init(_ ear: Ear, tell: @escaping () -> Void) {
    (self.ear, self.tell) = (ear, tell)
    super.init(nibName: nil, bundle: nil)
    presentationController?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button("Close") { [unowned self] in dismiss(animated: true) })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed, ear != .delegate { end() }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if ear != .disappearance { end() }
  }

  private func end() {
    if ear == .bothButOnce, hasTold { return }
    hasTold = true
    tell()
  }
}

@MainActor
@Suite("Pages popped when a sheet has gone")
struct DoublePopTests {
  @Test("are two if two callbacks of the same end are used", arguments: Sheet.Ear.allCases)
  fileprivate func pops(ear: Sheet.Ear) throws {
    let found = try violations(budget: testBudget, properties: [.dismissesOnlyOwn]) {
      let list = screen("Item") { list in
        let item = screen("Rate") { item in
          item.present(
            Sheet(ear) { [unowned item] in
              _ = item.navigationController?.popViewController(animated: true)
            }, animated: true)
        }
        list.navigationController?.pushViewController(item, animated: true)
      }
      let home = screen("List") { [list] in
        $0.navigationController?.pushViewController(list, animated: true)
      }
      return UINavigationController(rootViewController: home)
    }
    #expect(found.count == (ear == .both ? 1 : 0), "\(found)")
    let words =
      "a second page of UINavigationController, as two callbacks tell of the same end of a sheet"
    #expect(found.allSatisfy { $0.contains(words) }, "\(found)")
  }
}
