// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("What apps use of controllers and scenes")
struct StoredMemberTests {
  @Test func `lets properties be updated before a layout, once for each time it was asked for`() {
    final class Updating: UIViewController {
      var lines: [String] = []
      override func updateProperties() {
        super.updateProperties()
        lines.append("update")
      }
      override func viewWillLayoutSubviews() { lines.append("layout") }
    }
    let scene = HeadlessScene.start()
    let root = Updating()
    scene.launch(root)
    #expect(root.lines.prefix(2) == ["update", "layout"])
    #expect(root.lines.count { $0 == "update" } == 1)
    root.lines = []
    scene.presentation.turn { root.setNeedsUpdateProperties() }
    #expect(root.lines == ["update", "layout"])
  }

  @Test func `has a bar of tabs without a controller, which tells its delegate of taps`() {
    final class Delegate: NSObject, UITabBarDelegate {
      var lines: [String] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        lines.append(item.title ?? "-")
      }
    }
    let scene = HeadlessScene.start()
    let (root, delegate) = (UIViewController(), Delegate())
    let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
    let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.setItems(items, animated: false)
    bar.selectedItem = items[0]
    bar.delegate = delegate
    root.view.addSubview(bar)
    scene.launch(root)
    scene.clock.runLayout()
    #expect(scene.tapButton("B") && delegate.lines == ["B"] && bar.selectedItem === items[1])
    #expect((items[0].value(forKey: "view") as? UIView)?.superview === bar)
  }

  @Test func `makes what is shared when it is shared`() {
    final class Provider: UIActivityItemProvider {
      var count = 0
      override var item: Any {
        count += 1
        return "text"
      }
    }
    let (provider, share) = (
      Provider(placeholderItem: ""),
      UIActivityViewController(activityItems: [], applicationActivities: nil)
    )
    #expect(provider.activityViewControllerPlaceholderItem(share) as? String == "")
    #expect(provider.count == 0)
    let item = provider.activityViewController(share, itemForActivityType: .copyToPasteboard)
    #expect(item as? String == "text" && provider.activityType == .copyToPasteboard)
  }

  @Test func `writes rectangles as C does`() {
    let rect = CGRect(x: 0, y: 1.5, width: 20, height: 30)
    #expect(NSStringFromCGRect(rect) == "{{0, 1.5}, {20, 30}}")
  }

  @Test func `shares what a source says only when it is shared`() {
    final class Source: NSObject, UIActivityItemSource {
      var lines: [String] = []
      func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
        lines.append("placeholder")
        return ""
      }
      func activityViewController(
        _ controller: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? {
        lines.append("item for \(activityType?.rawValue ?? "-")")
        return "text"
      }
    }
    let scene = HeadlessScene.start()
    let (root, source) = (UIViewController(), Source())
    scene.launch(root)
    let share = UIActivityViewController(activityItems: [source], applicationActivities: nil)
    scene.presentation.turn { root.present(share, animated: false) }
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(source.lines == ["placeholder"])
    #expect(scene.tapButton("Copy"))
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(source.lines == ["placeholder", "item for copyToPasteboard"])
  }

  @Test func `keeps what has no effect, and warns of what has one on a device`() {
    let scene = HeadlessScene.start()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    scene.launch(tabs)
    tabs.setTabBarHidden(true, animated: false)
    #expect(tabs.isTabBarHidden && tabs.systemMinimumLayoutMargins.leading == 16)
    tabs.traitOverrides.userInterfaceStyle = .dark
    #expect(tabs.traitOverrides.userInterfaceStyle == .dark)
    navigation.hidesBarsWhenKeyboardAppears = true
    scene.windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    #expect(scene.windowScene.session.scene === scene.windowScene)
    #expect(
      !UIDocumentInteractionController(url: URL(fileURLWithPath: "/")).presentPreview(
        animated: true))
    #expect(scene.notes.count == 4)
    let activity = NSUserActivity(activityType: "reading")
    activity.addUserInfoEntries(from: ["page": 1])
    #expect(activity.userInfo?["page"] as? Int == 1)
    let options = UIScene.ConnectionOptions()
    #expect(options.userActivities.isEmpty && options.shortcutItem == nil)
    #expect(UIApplicationShortcutItem(type: "a", localizedTitle: "A").localizedTitle == "A")
  }

  @Test func `Screens for mails, messages and images have what is set of a navigation controller`()
  {
    final class Pages: NSObject, UINavigationControllerDelegate {}
    let (pages, mail, message) = (
      Pages(), MFMailComposeViewController(), MFMessageComposeViewController()
    )
    (mail.delegate, message.delegate) = (pages, pages)
    #expect(mail.delegate === pages && message.delegate === pages)
    for screen in [mail, message, UIImagePickerController()] as [UINavigationController] {
      screen.navigationBar.tintColor = .red
      #expect(screen.navigationBar.tintColor == .red)
      screen.pushViewController(UIViewController(), animated: false)
      #expect(screen.viewControllers.count == 1, "what is on its stack is another process's")
    }
  }
}
