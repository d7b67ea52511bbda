// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

@MainActor
@Suite("What is said of a delegate that is not asked")
struct KeptDelegateTests {
  private func report(
    _ properties: [SceneProperty] = [.delegatesAreAsked],
    whenClosing close: @escaping @MainActor (Host, UIViewController) -> Void = { host, _ in
      host.dismiss(animated: true)
    }, whenLeaving leave: @escaping @MainActor (Host, UIViewController) -> Void = { _, _ in }
  ) async throws -> String {
    try await reports(properties: properties) { _ in Host(close, leave) }.joined(separator: "\n")
  }

  @Test(
    "Nothing, where a present during the dismissal keeps the sheet, and the app has let go of it")
  func keptSheet() async throws {
    let close: @MainActor (Host, UIViewController) -> Void = { host, sheet in
      host.dismiss(animated: true)
      host.show(UIViewController(), from: sheet)
    }
    let found = try await report(.everyScene, whenClosing: close)
    #expect(found.contains("presentWhileBeingDismissed=keepsItAlive"))
    #expect(!found.contains("delegate that was set"), "\(found)")
    #expect(!found.contains("delegate of"))
  }

  @Test("That it went during a dismissal, where a present has replaced it and the user stays")
  func replaced() async throws {
    let found = try await report(whenLeaving: { host, _ in
      host.show(UIViewController(), from: host)
    })
    #expect(found.contains("the delegate of Sheet is gone while Sheet is still presented: keep it"))
  }

  @Test("That each presentation has a presentation controller, where the sheet comes again")
  func presentedAgain() async throws {
    let found = try await report(whenClosing: { host, sheet in
      host.dismiss(animated: true) { host.present(sheet, animated: true) }
    })
    #expect(
      found.contains(
        "the delegate of Sheet was set on another presentation controller than the one that presents "
          + "it now"))
    #expect(!found.contains("is gone"))
  }
}

private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// Presents sheets, and keeps the delegate of the last one.
private final class Host: UIViewController {
  typealias Moment = @MainActor (Host, UIViewController) -> Void
  private let close: Moment, leave: Moment
  private var delegate: Delegate?

  init(_ close: @escaping Moment, _ leave: @escaping Moment) {
    (self.close, self.leave) = (close, leave)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ controller: UIViewController, from presenter: UIViewController) {
    delegate = Delegate()
    controller.presentationController?.delegate = delegate
    presenter.present(controller, animated: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let open = UIAction { [unowned self] _ in
      let sheet = Sheet()
      sheet.close = { [unowned self, unowned sheet] in close(self, sheet) }
      sheet.leave = { [unowned self, unowned sheet] in leave(self, sheet) }
      show(sheet, from: self)
    }
    let button = UIButton(type: .system, primaryAction: open)
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    view.addSubview(button)
  }
}

private final class Sheet: UIViewController {
  var close: () -> Void = {}
  var leave: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system, primaryAction: UIAction { [unowned self] _ in close() })
    button.setTitle("Close", for: .normal)
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    view.addSubview(button)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    leave()
  }
}
