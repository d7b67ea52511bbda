// SPDX-License-Identifier: MIT

import CoreImage
import Photos
import SceneHarness
import SceneTesting
import Testing
import UIKit

/// Saves a picture, for which the user has to allow it.
private final class SaveViewController: UIViewController {
  var says = false
  var saving: () -> ExpectedOutcome? = { nil }
  private let filter = CIFilter.gaussianBlur()

  override func viewDidLoad() {
    super.viewDidLoad()
    filter.inputImage = CIImage(image: UIImage())
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Save") { [unowned self] _ in save() })
    button.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
    view.addSubview(button)
  }

  private func save() {
    guard let picture = filter.outputImage else { return }
    let outcome = saving()
    Task {
      switch await PHPhotoLibrary.requestAuthorization(for: .addOnly) {
      case .authorized, .limited:
        try? await PHPhotoLibrary.shared().performChanges {
          PHAssetChangeRequest.creationRequestForAsset(from: UIImage(ciImage: picture))
        }
        outcome?()
      default:
        if says { outcome?() }
      }
    }
  }
}

@Suite("A filter of CoreImage's")
struct FilterTests {
  @Test func `says what it can be given, and keeps it`() throws {
    let filter = CIFilter.crystallize()
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputRadiusKey, kCIInputCenterKey])
    #expect(filter.center == CGPoint(x: 150, y: 150))
    filter.setValue(CIVector(x: 1, y: 2), forKey: kCIInputCenterKey)
    #expect(filter.center == CGPoint(x: 1, y: 2))
    filter.center.x = 3
    #expect(filter.value(forKey: kCIInputCenterKey) as? CIVector == CIVector(x: 3, y: 2))
    let bump = try #require(CIFilter(name: "CIBumpDistortion"))
    #expect(bump.inputKeys.contains(kCIInputScaleKey) && !bump.inputKeys.contains(kCIInputAngleKey))
  }
}

@MainActor
@Suite("Access to photos")
struct PhotoAccessTests {
  private func scene(says: Bool) -> SceneFactory {
    { setup in
      let screen = SaveViewController()
      screen.says = says
      screen.saving = { setup.outcome(of: "saving") }
      return screen
    }
  }

  @Test func `that the user refuses is not told of, which is found`() async throws {
    let found = try await reports(depth: 5, scene(says: false))
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("the user allows no photos") == true)
  }

  @Test("that is told of in each case is quiet")
  func repaired() async throws { try await expectNoViolation(depth: 6, scene: scene(says: true)) }

  @Test func `is asked for by the system, which lets nothing else be touched`() async throws {
    try await expectNoViolation(depth: 4) { setup in
      let root = UIViewController()
      var questions = 0
      setup.check("no more than one question at a time") { questions < 2 }
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Ask") { _ in
          questions += 1
          PHPhotoLibrary.requestAuthorization { _ in
            MainActor.assumeIsolated { questions -= 1 }
          }
        })
      button.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
      root.view.addSubview(button)
      return root
    }
  }
}
