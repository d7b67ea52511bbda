// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

/// A screen of the system's, and what it is expected to tell.
struct SystemScreen: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable (Told) -> UIViewController
  /// What is told when a button is tapped, by its title.
  let endings: [String: [String]]
  /// Whether it goes by itself then.
  var goes = true
  /// What is told when it is swiped away; `nil` if it cannot be.
  var swipe: [String]? = []
  /// What does not end it.
  var stays: Set<String> = []

  private static let website = URL(string: "https://example.com") ?? URL(filePath: "/")

  static let all: [SystemScreen] = [
    SystemScreen(
      testDescription: "an image picker (A30)",
      make: { told in told.set(UIImagePickerController()) { $0.delegate = told } },
      endings: ["Cancel": ["cancel"], "Choose Photo": ["picked"]], goes: false),
    SystemScreen(
      testDescription: "a photo picker",
      make: { told in
        told.set(PHPickerViewController(configuration: PHPickerConfiguration())) {
          $0.delegate = told
        }
      }, endings: ["Cancel": ["0 results"], "Choose Photo": ["1 results"]], goes: false),
    SystemScreen(
      testDescription: "a document picker (A31)",
      make: { told in
        told.set(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])) {
          $0.delegate = told
        }
      }, endings: ["Cancel": ["cancel"], "Open Document": ["Document.pdf"]], swipe: ["cancel"]),
    SystemScreen(
      testDescription: "a website (A32)",
      make: { told in
        told.set(SFSafariViewController(url: website)) {
          $0.delegate = told
          $0.modalPresentationStyle = .pageSheet
        }
      }, endings: ["Done": ["finish"]]),
    SystemScreen(
      testDescription: "a product in the store",
      make: { told in told.set(SKStoreProductViewController()) { $0.delegate = told } },
      endings: ["Done": ["finish"]], goes: false),
    SystemScreen(
      testDescription: "a mail",
      make: { told in told.set(MFMailComposeViewController()) { $0.mailComposeDelegate = told } },
      endings: [
        "Delete Draft": ["cancelled"], "Save Draft": ["saved"], "Send": ["sent"],
        "Send in Vain": ["failed with an error"],
      ], goes: false, swipe: nil),
    SystemScreen(
      testDescription: "a message",
      make: { told in
        told.set(MFMessageComposeViewController()) { $0.messageComposeDelegate = told }
      }, endings: ["Cancel": ["cancelled"], "Send": ["sent"], "Send in Vain": ["failed"]],
      goes: false, swipe: nil),
    SystemScreen(
      testDescription: "a share sheet (A38)",
      make: { told in
        told.set(
          UIActivityViewController(activityItems: ["a"], applicationActivities: [Frame()])
        ) {
          $0.completionWithItemsHandler = { [unowned told] type, completed, _, error in
            told.note("\(type?.rawValue ?? "-") \(completed)\(error == nil ? "" : " error")")
          }
        }
      },
      endings: [
        "Close": ["- false"], "Copy": ["copyToPasteboard true"],
        "Save in Vain": ["saveToCameraRoll false error"], "Frame It": ["frame true"],
      ], swipe: ["- false"]),
    SystemScreen(
      testDescription: "a color picker",
      make: { told in told.set(UIColorPickerViewController()) { $0.delegate = told } },
      endings: ["Close": ["finish"], "Choose Color": ["color"]], stays: ["Choose Color"]),
    SystemScreen(
      testDescription: "a font picker (A39)",
      make: { told in told.set(UIFontPickerViewController()) { $0.delegate = told } },
      endings: ["Cancel": ["cancel"], "Choose Font": ["Georgia"]], swipe: ["cancel"]),
    SystemScreen(
      testDescription: "a preview",
      make: { told in told.set(QLPreviewController()) { $0.delegate = told } },
      endings: ["Done": ["will dismiss", "did dismiss"]], swipe: ["will dismiss", "did dismiss"]),
  ]
}

/// Puts a frame round what is shared.
private final class Frame: UIActivity {
  override var activityType: ActivityType? { ActivityType("frame") }
  override var activityTitle: String? { "Frame It" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

@MainActor
@Suite("A screen of the system's")
struct SystemScreenTests {
  @Test(
    "tells how it ended, once, and goes by itself or leaves that to its delegate",
    arguments: SystemScreen.all)
  func buttons(screen: SystemScreen) {
    let titles = Set(Shown(screen).titles)
    #expect(titles == Set(screen.endings.keys))
    for (title, lines) in screen.endings {
      let shown = Shown(screen)
      #expect(shown.scene.tapButton(title))
      let ends = !screen.stays.contains(title)
      #expect(shown.controller.isBeingDismissed == (screen.goes && ends), "\(title)")
      if screen.goes, ends { shown.endAnimation() }
      #expect(shown.told.lines == lines, "\(title)")
      #expect((shown.root.presentedViewController == nil) == (screen.goes && ends), "\(title)")
      #expect(shown.adaptive.lines.isEmpty, "A33")
    }
  }

  @Test(arguments: SystemScreen.all)
  func `tells of a swipe, or not, and of one that is taken back nothing`(screen: SystemScreen) {
    let shown = Shown(screen)
    shown.perform(.swipeBegins)
    shown.perform(.swipeReleased)
    shown.endAnimation()
    #expect(shown.told.lines.filter { $0 != "will dismiss" }.isEmpty)
    shown.told.lines = []
    shown.perform(.swipeBegins)
    guard let lines = screen.swipe else {
      shown.perform(.swipeMovesPastThreshold)
      shown.perform(.swipeReleased)
      shown.endAnimation()
      return #expect(shown.root.presentedViewController != nil && shown.told.lines.isEmpty)
    }
    shown.perform(.swipeMovesPastThreshold)
    shown.perform(.swipeReleased)
    shown.endAnimation()
    #expect(shown.told.lines == lines)
    #expect(shown.adaptive.lines.last == "did dismiss")
    #expect(shown.root.presentedViewController == nil)
  }

  @Test("is told of nothing when code dismisses it", arguments: SystemScreen.all)
  func code(screen: SystemScreen) {
    let shown = Shown(screen)
    shown.scene.presentation.turn { shown.root.dismiss(animated: true) }
    shown.endAnimation()
    #expect(shown.told.lines.filter { !$0.hasSuffix("dismiss") }.isEmpty)
    #expect(shown.root.presentedViewController == nil)
  }

  @Test("for images covers the screen as a camera (F2), and goes if nobody would dismiss it")
  func imagePicker() {
    let shown = Shown { _ in
      let picker = UIImagePickerController()
      picker.sourceType = .camera
      return picker
    }
    #expect(shown.controller.modalPresentationStyle == .fullScreen)
    shown.endAnimation()
    #expect(shown.scene.notes(.undelegated) == ["UIImagePickerController"])
    shown.scene.clock.fireNext()
    shown.endAnimation()
    #expect(shown.root.presentedViewController == nil)
  }

  @Test("of a class of its own shares in a popover where there is room, which needs a source (H15)")
  func popover() {
    let scene = HeadlessScene.start()
    scene.presentation.configure(behavior: UIKitBehavior(), horizontalSizeClass: .regular)
    let root = UIViewController()
    scene.launch(root)
    let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
    scene.presentation.turn { root.present(share, animated: true) }
    #expect(scene.presentation.exception?.contains("source") == true)
  }

  @Test("hands over what was picked later, or fails to", arguments: [true, false])
  func itemProvider(comes: Bool) {
    let scene = HeadlessScene.start()
    let journal = Journal()
    let provider = NSItemProvider(object: UIImage())
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    provider.loadObject(ofClass: UIImage.self) { object, error in
      let line = "\(object is UIImage) \(error == nil)"
      MainActor.assumeIsolated { journal.note(line) }
    }
    #expect(journal.lines.isEmpty)
    scene.clock.fire(scene.clock.pending[comes ? 0 : 1].id)
    #expect(journal.lines == ["\(comes) \(comes)"])
    #expect(scene.clock.pending.isEmpty)
  }

  @Test func `signs in on a website, or is cancelled, and cannot be swiped away`() {
    for (title, expected) in [("Cancel", "canceledLogin"), ("Sign In", "app://callback?code=1")] {
      let told = Told()
      let shown = Shown { _ in UIViewController() }
      shown.endAnimation()
      let session = ASWebAuthenticationSession(
        url: URL(fileURLWithPath: "/"), callbackURLScheme: "app"
      ) { url, error in
        let code = (error as? ASWebAuthenticationSessionError)?.code
        told.note(url?.absoluteString ?? code.map { "\($0)" } ?? "-")
      }
      #expect(!session.start())
      #expect(told.lines == ["presentationContextNotProvided"])
      told.lines = []
      let again = ASWebAuthenticationSession(
        url: URL(fileURLWithPath: "/"), callbackURLScheme: "app"
      ) { url, error in
        let code = (error as? ASWebAuthenticationSessionError)?.code
        told.note(url?.absoluteString ?? code.map { "\($0)" } ?? "-")
      }
      again.presentationContextProvider = told
      told.window = shown.scene.windows[0]
      shown.scene.presentation.turn { #expect(again.start()) }
      shown.endAnimation()
      #expect(shown.controller.presentedViewController?.isModalInPresentation == true)
      #expect(shown.scene.tapButton(title))
      #expect(told.lines.isEmpty)
      shown.endAnimation()
      #expect(told.lines == [expected])
      #expect(shown.controller.presentedViewController == nil)
    }
  }
}

/// A system's screen that has been presented as a sheet.
@MainActor
private final class Shown {
  let scene = HeadlessScene.start()
  let root = UIViewController()
  let told = Told()
  let adaptive = Told()
  let controller: UIViewController

  convenience init(_ screen: SystemScreen) {
    self.init(screen.make)
    endAnimation()
  }

  init(_ make: (Told) -> UIViewController) {
    controller = make(told)
    scene.launch(root)
    scene.presentation.turn { [self] in
      controller.presentationController?.delegate = adaptive
      root.present(controller, animated: true)
    }
  }

  var titles: [String] {
    controller.view.subviews.compactMap { ($0 as? UIButton)?.currentTitle }
  }

  func perform(_ input: UIKitInput) {
    scene.presentation.turn {
      if scene.presentation.offers(input) { scene.presentation.perform(input) }
    }
  }

  func endAnimation() { for _ in 0..<3 { perform(.animationEnds) } }
}

/// Writes down what it is told of, as the delegate of whatever there is.
@MainActor
final class Told: NSObject {
  var lines: [String] = []
  weak var window: UIWindow?

  func note(_ line: String) { lines.append(line) }

  func set<Screen>(_ screen: Screen, _ body: (Screen) -> Void) -> Screen {
    body(screen)
    return screen
  }
}

extension Told: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    note("did dismiss")
  }
}

extension Told: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { note(info[.originalImage] is UIImage ? "picked" : "nothing") }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { note("cancel") }
}

extension Told: PHPickerViewControllerDelegate, UIDocumentPickerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    note("\(results.count) results")
  }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
    note(url.lastPathComponent)
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { note("cancel") }
}

extension Told: SFSafariViewControllerDelegate, SKStoreProductViewControllerDelegate {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    note("finish")
  }
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { note("finish") }
}

extension Told: MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { note("\(result)\(error == nil ? "" : " with an error")") }
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) { note("\(result)") }
}

extension Told: UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate,
  QLPreviewControllerDelegate
{
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    note("color")
  }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    note("finish")
  }
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    note("cancel")
  }
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    note(viewController.selectedFontDescriptor?.postscriptName ?? "-")
  }
  func previewControllerWillDismiss(_ controller: QLPreviewController) { note("will dismiss") }
  func previewControllerDidDismiss(_ controller: QLPreviewController) { note("did dismiss") }
}

extension Told: ASWebAuthenticationPresentationContextProviding {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    window ?? UIWindow()
  }
}
