// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("What the system does for an app")
struct AppServiceTests {
  private final class Settings: UIViewController {}

  @Test func `Another icon is there at once, and told of in a later turn`() {
    let stage = Stage()
    var isTold = false
    UIApplication.shared.setAlternateIconName("Night") { error in isTold = error == nil }
    #expect(UIApplication.shared.alternateIconName == "Night" && !isTold)
    #expect(stage.clock.run() && isTold)
  }

  @Test func `Each task in the background has a number of its own`() {
    _ = Stage()
    let app = UIApplication.shared
    let tasks = [app.beginBackgroundTask(), app.beginBackgroundTask(withName: "save") {}]
    #expect(tasks[0] != tasks[1] && !tasks.contains(.invalid))
    tasks.forEach(app.endBackgroundTask)
  }

  @Test func `A token that nobody sends is told of as missing`() {
    let stage = Stage()
    UIApplication.shared.registerForRemoteNotifications()
    UIApplication.shared.open(URL(fileURLWithPath: "/"), options: [.universalLinksOnly: true])
    #expect(stage.scene.notes(.unimplemented).count == 2)
  }

  @Test func `Fonts, sizes and paragraphs are kept`() {
    let style = NSMutableParagraphStyle()
    (style.headIndent, style.lineHeightMultiple) = (8, 1.2)
    #expect(style.headIndent == 8 && style.lineHeightMultiple == 1.2)
    #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).pointSize == 12)
    #expect(UIContentSizeCategory.accessibilityExtraLarge.isAccessibilityCategory)
    UILabel.appearance(whenContainedInInstancesOf: [Settings.self]).textColor = .red
  }
}
