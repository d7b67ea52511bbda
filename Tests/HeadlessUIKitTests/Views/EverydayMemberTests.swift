// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("What subclasses in apps override, create and set")
struct EverydayMemberTests {
  private final class Notes: UITextView {
    private(set) var isMade = false
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      isMade = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Avatar: UIImageView {
    override init(image: UIImage?) { super.init(image: image) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Tabs: UISegmentedControl {
    override init(items: [Any]?) { super.init(items: items) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Refresh: UIRefreshControl {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private class Panel: UIView {
    private(set) var invalidations = 0
    override var safeAreaInsets: UIEdgeInsets { .zero }
    override var traitCollection: UITraitCollection {
      UITraitCollection(traitsFrom: [
        super.traitCollection, UITraitCollection(horizontalSizeClass: .regular),
      ])
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var accessibilityUserInputLabels: [String]! {
      get { ["panel"] }
      set {}
    }
    override var accessibilityPath: UIBezierPath? {
      get { nil }
      set {}
    }
    override var undoManager: UndoManager? { nil }
    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      invalidations += 1
    }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 12) }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 1, dy: 1) }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { true }
  }
  private final class Screen: UIViewController {
    private let item = UINavigationItem(title: "own")
    override var navigationItem: UINavigationItem { item }
    override var nibName: String? { nil }
    override var navigationController: UINavigationController? { nil }
    override var presentedViewController: UIViewController? { super.presentedViewController }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var tabBarItem: UITabBarItem! {
      get { UITabBarItem(title: "tab", image: nil, tag: 1) }
      set {}
    }
  }

  @Test func `Initializers are those of UIKit`() {
    _ = HeadlessScene.start()
    #expect(Notes().isMade && Notes(frame: .zero).isMade)
    #expect(Avatar(image: UIImage(systemName: "star")).image != nil)
    let pictures = UIImageView(image: nil, highlightedImage: UIImage(systemName: "star"))
    #expect(pictures.highlightedImage != nil && !pictures.isUserInteractionEnabled)
    #expect(Tabs(items: ["a", "b"]).numberOfSegments == 2)
    #expect(!Refresh().isRefreshing)
    let container = NSTextContainer(size: CGSize(width: 100, height: 50))
    #expect(UITextView(frame: .zero, textContainer: container).textContainer === container)
  }

  @Test func `What a class says of itself is what others read`() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    let panel = stage.add(Panel(frame: rect(0, 0, 400, 800)), "panel")
    let inner = stage.add("inner", rect(0, 0, 400, 800), to: panel)
    #expect(panel.safeAreaInsets == .zero && inner.safeAreaInsets.top == 50)
    #expect(panel.safeAreaLayoutGuide.layoutFrame.minY == 0)
    #expect(panel.traitCollection.horizontalSizeClass == .regular)
    #expect(
      panel.systemLayoutSizeFitting(CGSize(width: 7, height: 0)) == CGSize(width: 7, height: 12))
    panel.invalidateIntrinsicContentSize()
    #expect(panel.invalidations == 1 && panel.undoManager == nil)
    #expect(panel.alignmentRect(forFrame: rect(0, 0, 4, 4)) == rect(1, 1, 2, 2))
    #expect(panel.accessibilityUserInputLabels == ["panel"] && panel.accessibilityScroll(.down))
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    stage.window.rootViewController = navigation
    #expect(screen.navigationController == nil && navigation.topViewController === screen)
    #expect(screen.navigationItem.title == "own" && screen.tabBarItem.title == "tab")
  }

  @Test func `A text view and its storage have one text`() {
    let view = UITextView(frame: rect(0, 0, 200, 100))
    view.text = "one"
    let storage = view.textStorage
    storage.append(NSAttributedString(string: " two", attributes: [.link: "a"]))
    #expect(view.text == "one two")
    #expect(view.attributedText.attribute(.link, at: 4, effectiveRange: nil) as? String == "a")
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    #expect(view.text == "1 two")
    view.text = "three"
    #expect(storage.string == "three" && view.layoutManager.textStorage === storage)
    #expect(view.layoutManager.usedRect(for: view.textContainer).height > 0)
    view.attributedText = NSAttributedString(string: "four")
    #expect(view.text == "four" && view.textStorage === storage)
    #expect(view.layoutManager.numberOfGlyphs == 4)
  }

  private final class Entry: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      self.userActivity = userActivity
      restorationHandler([self])
      return true
    }
  }

  @Test func `Older and rarer names are there`() {
    let stage = Stage()
    let change = CATransition()
    (change.type, change.subtype) = (CATransitionType(rawValue: "push"), .fromTop)
    #expect(change.type == .push && change.subtype == CATransitionSubtype(rawValue: "fromTop"))
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(!stage.window.responds(to: NSSelectorFromString("fly")))
    let layer = CATransformLayer()
    layer.addSublayer(CALayer())
    #expect(layer.sublayers?.count == 1)
    NSString(string: "9:00").draw(in: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    "9:00".draw(at: .zero)
    let (entry, activity) = (Entry(), NSUserActivity(activityType: "a"))
    #expect(
      entry.application(.shared, continue: activity) { $0?[0].restoreUserActivityState(activity) })
    #expect(entry.userActivity === activity)
    #expect(stage.scene.notes(.unimplemented).isEmpty)
  }

  @Test func `Defaults are removed together, of the app or of a suite`() {
    _ = Stage()
    let (own, suite) = (UserDefaults.standard, UserDefaults(suiteName: "group"))
    own.set(1, forKey: "a")
    suite?.set(2, forKey: "a")
    own.removePersistentDomain(forName: "group")
    #expect(own.integer(forKey: "a") == 1 && suite?.object(forKey: "a") == nil)
    own.set(3, forKey: "b")
    own.removePersistentDomain(forName: Bundle.main.bundleIdentifier ?? "app")
    #expect(own.object(forKey: "a") == nil && own.object(forKey: "b") == nil)
  }

  @Test func `What has no effect is kept`() {
    let stage = Stage()
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.setCustomSpacing(3, after: stack.arrangedSubviews[0])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 3)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == UIStackView.spacingUseDefault)
    let style = NSMutableParagraphStyle()
    (style.minimumLineHeight, style.alignment) = (20, .center)
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy?.minimumLineHeight == 20 && copy?.alignment == .center)
    style.setParagraphStyle(.default)
    #expect(style.alignment == .natural)
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [CAEmitterCell()]
    #expect(emitter.emitterCells?.count == 1)
    #expect(UIImage(resource: ImageResource(name: "a", bundle: .main)).size.width == 24)
    #expect(UIColor(resource: ColorResource(name: "a", bundle: .main)).cgColor.alpha == 1)
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .red
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "a", action: Selector("b", UIView.setNeedsLayout))
    ]
    #expect(stage.scene.notes(.unimplemented).isEmpty)
  }

  @Test func `A color is written without an address`() {
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor
    #expect("\(color)" == "<CGColor> (1.0 0.5 0.0 1.0)")
    #expect("\(Optional(color) as Any)" == "Optional(<CGColor> (1.0 0.5 0.0 1.0))")
    let layer = CALayer()
    (layer.shadowColor, layer.anchorPointZ) = (
      #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1), 1
    )
    #expect(layer.shadowColor == color)
  }

  private final class Code: UITextField {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action != Selector("paste:", (any UIResponderStandardEditActions).paste(_:))
        && super.canPerformAction(action, withSender: sender)
    }
  }

  @Test func `What a menu for texts offers is known by the name of a protocol, too`() {
    let code = Code(frame: .zero)
    #expect(!code.canPerformAction(Selector("paste:", UIResponder.paste(_:)), withSender: nil))
    #expect(code.canPerformAction(Selector("copy:", UIResponder.copy(_:)), withSender: nil))
    #expect(UIButton.ButtonType.roundedRect == .system)
  }
}
