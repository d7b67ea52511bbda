// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Lets the user share something.
///
/// It dismisses itself, and then calls its handler, also after a swipe (A38). In regular width it is
/// a popover, which needs something to point at (H15).
@preconcurrency @MainActor
open class UIActivityViewController: _UIRemoteViewController {
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var allowsProminentActivity = true
  private let activityItems: [Any], activities: [UIActivity]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (self.activityItems, activities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    (activityItems, activities) = ([], [])
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    askForPlaceholders(of: activityItems)
    super.viewDidLoad()
  }

  override var kindForRules: KindForRules { .activity }

  open override var modalPresentationStyle: UIModalPresentationStyle {
    get {
      UIScreen.main.traitCollection.horizontalSizeClass == .regular
        ? .popover : super.modalPresentationStyle
    }
    set { super.modalPresentationStyle = newValue }
  }

  override var endings: [Ending] {
    var all = [
      ending("Close", nil, false), ending("Copy", .copyToPasteboard, true),
      ending("Save in Vain", .saveToCameraRoll, false, SystemScreenError()),
    ]
    for activity in activities where activity.canPerform(withActivityItems: activityItems) {
      all.append(
        Ending(activity.activityTitle ?? "Activity", isLast: false) { [unowned self] in
          begin(activity)
        })
    }
    // An activity of the app's says itself when it has finished.
    return all + [
      Ending("") { [unowned self] in
        completionWithItemsHandler?(finished?.type, finished?.completed ?? false, nil, nil)
      }
    ]
  }

  private func ending(
    _ title: String, _ type: UIActivity.ActivityType?, _ completed: Bool,
    _ error: (any Error)? = nil
  ) -> Ending {
    Ending(title) { [unowned self] in
      if type != nil { _ = resolved(activityItems, for: type) }
      completionWithItemsHandler?(type, completed, nil, error)
    }
  }

  /// What an activity of the app's has come to.
  private var finished: (type: UIActivity.ActivityType?, completed: Bool)?

  private func begin(_ activity: UIActivity) {
    activity.controller = self
    activity.prepare(withActivityItems: resolved(activityItems, for: activity.activityType))
    if activity.activityViewController != nil {
      HeadlessScene.current.note(unimplemented: "UIActivity.activityViewController")
    }
    activity.perform()
  }

  fileprivate func finish(_ activity: UIActivity, _ completed: Bool) {
    finished = (activity.activityType, completed)
    choose(endings.count - 1)
  }
}

/// Something that can be done with what is shared.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  public enum Category: Int, Sendable { case action, share }

  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let copyToPasteboard = Self("copyToPasteboard")
    public static let saveToCameraRoll = Self("saveToCameraRoll")
    public static let mail = Self("mail"), message = Self("message"), print = Self("print")
    public static let airDrop = Self("airDrop"), assignToContact = Self("assignToContact")
    public static let addToReadingList = Self("addToReadingList")
    public static let openInIBooks = Self("openInIBooks"), markupAsPDF = Self("markupAsPDF")
    public static let postToFacebook = Self("postToFacebook")
    public static let postToTwitter = Self("postToTwitter")
  }

  fileprivate weak var controller: UIActivityViewController?

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() { activityDidFinish(true) }
  /// Dismisses the share sheet (Apple: *activityDidFinish(_:)*).
  open func activityDidFinish(_ completed: Bool) { controller?.finish(self, completed) }
}
