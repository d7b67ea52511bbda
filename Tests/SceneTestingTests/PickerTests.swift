// SPDX-License-Identifier: MIT

import PhotosUI
import SceneTesting
import Testing
import UIKit

/// Lets the user pick a photo, as apps have it.
private final class PhotoViewController: UIViewController, PHPickerViewControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  var noticesSwipe = false, ignoresCancel = false, isContained = false, isReused = false
  var picked: () -> ExpectedOutcome? = { nil }
  private var outcome: ExpectedOutcome?
  private lazy var former = PHPickerViewController(configuration: .init())

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Pick") { [unowned self] _ in
        outcome = picked()
        let picker = isReused ? former : PHPickerViewController(configuration: .init())
        picker.delegate = self
        if noticesSwipe { picker.presentationController?.delegate = self }
        present(isContained ? container(of: picker) : picker, animated: true)
      })
    button.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
    view.addSubview(button)
  }

  private func container(of picker: UIViewController) -> UIViewController {
    let container = UIViewController()
    container.modalPresentationStyle = .fullScreen
    container.addChild(picker)
    container.view.addSubview(picker.view)
    picker.didMove(toParent: container)
    return container
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    if ignoresCancel, results.isEmpty { return }
    picker.dismiss(animated: true)
    outcome?()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    outcome?()
  }
}

@MainActor
@Suite("A picker of the system's")
struct PickerTests {
  private func scene(noticesSwipe: Bool) -> SceneFactory {
    { setup in
      let screen = PhotoViewController()
      screen.noticesSwipe = noticesSwipe
      screen.picked = { setup.outcome(of: "the pick") }
      return screen
    }
  }

  @Test("that nobody dismisses after Cancel is found", arguments: [false, true])
  func stays(isContained: Bool) async throws {
    let reports = try await reports { _ in
      let screen = PhotoViewController()
      screen.ignoresCancel = true
      screen.isContained = isContained
      return screen
    }
    #expect(reports.count == 1, "\(reports)")
    let text = "Cancel was tapped in PHPickerViewController, and nobody has dismissed it"
    #expect(reports.first?.contains(text) == true, "\(reports)")
  }

  @Test("without a delegate goes as soon as it has come, of which a warning tells")
  func undelegated() async throws {
    let reports = try await reports { _ in
      let screen = UIViewController()
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Pick",
        primaryAction: UIAction { [unowned screen] _ in
          screen.present(UIImagePickerController(), animated: true)
        })
      return UINavigationController(rootViewController: screen)
    }
    #expect(
      reports == [
        "'UIImagePickerController' has no delegate, and goes as soon as it has come: set one before it "
          + #"is presented, or `setup.accept("UIImagePickerController")`."#
      ])
  }

  @Test func `that is presented again after Cancel is quiet`() async throws {
    try await expectNoViolation { _ in
      let screen = PhotoViewController()
      screen.isReused = true
      return screen
    }
  }

  @Test func `that is swiped away answers nobody, which is found`() async throws {
    let reports = try await reports(scene(noticesSwipe: false))
    #expect(reports.count == 1)
    #expect(reports.first?.contains("the pick") == true)
    #expect(reports.first?.contains("swipe") == true)
  }

  @Test("that answers in each case is quiet")
  func repaired() async throws { try await expectNoViolation(scene: scene(noticesSwipe: true)) }
}
