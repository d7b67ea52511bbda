// SPDX-License-Identifier: MIT

/// Writes names of UIKit from before Swift 4.2 as they are now.
///
/// Xcode compiles the old names with `-swift-version 4` only, and has fix-its for exactly these. What
/// the sources declare themselves under such a name keeps it.
struct RenameRule {
  /// The types that have moved into others; the old name is the new one without the point.
  private static let nested = """
    NSAttributedString.Key UIActivity.ActivityType UIActivityIndicatorView.Style UIAlertAction.Style
    UIAlertController.Style UIApplication.LaunchOptionsKey UIApplication.State UIBarButtonItem.Style
    UIBlurEffect.Style UICollectionView.ScrollDirection UICollectionView.ScrollPosition
    UIControl.ContentHorizontalAlignment UIControl.ContentVerticalAlignment UIControl.State
    UIFont.TextStyle UIGestureRecognizer.State UIImage.Orientation UIImage.RenderingMode
    UIImagePickerController.SourceType UINavigationController.Operation
    UIPageViewController.NavigationDirection UIPageViewController.NavigationOrientation
    UIPageViewController.TransitionStyle UIScrollView.ContentInsetAdjustmentBehavior
    UIScrollView.IndicatorStyle UIScrollView.KeyboardDismissMode UISplitViewController.DisplayMode
    UIStackView.Alignment UIStackView.Distribution UISwipeGestureRecognizer.Direction
    UITableView.RowAnimation UITableView.ScrollPosition UITableView.Style
    UITableViewCell.AccessoryType UITableViewCell.EditingStyle UITableViewCell.SelectionStyle
    UITextField.ViewMode UIView.AnimationCurve UIView.AnimationOptions UIView.AnimationTransition
    UIView.ContentMode UIView.KeyframeAnimationOptions UIView.TintAdjustmentMode UIWindow.Level
    """

  /// What is not built alike, labels among it.
  private static let others = [
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIButtonType": "UIButton.ButtonType",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UIControlEvents": "UIControl.Event",
    "UIImagePickerControllerEditedImage": "UIImagePickerController.InfoKey.editedImage",
    "UIImagePickerControllerOriginalImage": "UIImagePickerController.InfoKey.originalImage",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "addChildViewController": "addChild",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllers": "children", "removeFromParentViewController": "removeFromParent",
    "toParentViewController": "toParent",
  ]

  /// Constants that are members of a type now, by how they begin.
  private static let constants = [
    ("UIScrollViewDecelerationRate", "UIScrollView.DecelerationRate."),
    ("UIWindowLevel", "UIWindow.Level."), ("kCAFillMode", "CAMediaTimingFillMode."),
    ("kCAGravity", "CALayerContentsGravity."), ("kCALineCap", "CAShapeLayerLineCap."),
    ("kCALineJoin", "CAShapeLayerLineJoin."),
    ("kCAMediaTimingFunction", "CAMediaTimingFunctionName."),
    ("kCATransitionFrom", "CATransitionSubtype.from"), ("kCATransition", "CATransitionType."),
  ]

  /// How the names of notifications begin, who posts them now, and what of the name goes.
  private static let posters = [
    ("UIApplication", "UIApplication", "UIApplication"), ("UIDevice", "UIDevice", "UIDevice"),
    ("UIKeyboard", "UIResponder", "UI"), ("UITextField", "UITextField", "UITextField"),
    ("UITextView", "UITextView", "UITextView"),
  ]

  private static let names: [String: String] = {
    let types = nested.split { $0 == " " || $0 == "\n" }.map(String.init)
    return Dictionary(types.map { ($0.filter { $0 != "." }, $0) }) { first, _ in first }
      .merging(others) { _, other in other }
  }()

  let file: ParsedFile
  let index: ModuleIndex

  func apply(to changes: inout Changes) {
    for (place, token) in file.tokens.enumerated() where token.kind == .word {
      if place > 0, file.tokens[place - 1].isWord("typealias") { continue }
      if let name = name(for: token.text), index.declaration(of: token.text) == nil {
        changes.replace(place, with: name, in: file)
      } else if let name = posted(token.text) {
        rewriteNotification(place, name, &changes)
      } else if token.isWord("bringSubview") || token.isWord("sendSubview") {
        joinLabel(place, &changes)
      }
    }
  }

  private func name(for word: String) -> String? {
    if let name = Self.names[word] { return name }
    for (prefix, type) in Self.constants where word.hasPrefix(prefix) {
      let rest = word.dropFirst(prefix.count)
      guard rest.first?.isUppercase == true else { continue }
      return type + (type.hasSuffix(".") ? lowered(rest) : String(rest))
    }
    if word.hasPrefix("NS"), word.hasSuffix("AttributeName"), word.count > 15 {
      return "NSAttributedString.Key." + lowered(word.dropFirst(2).dropLast(13))
    }
    return nil
  }

  private func lowered(_ name: Substring) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  // MARK: Notifications

  /// `UIKeyboardWillShow` and `UIKeyboardFrameEndUserInfoKey` belong to the classes that post them.
  private func posted(_ word: String) -> String? {
    for (prefix, owner, gone) in Self.posters where word.hasPrefix(prefix) {
      let name = lowered(word.dropFirst(gone.count))
      if owner == "UIResponder", word.hasSuffix("UserInfoKey") { return "\(owner).\(name)" }
      let isPosted = word.contains("Will") || word.contains("Did")
      if isPosted, !name.hasSuffix("Notification") { return "\(owner).\(name)Notification" }
    }
    return nil
  }

  /// Takes the `NSNotification.Name.` before the name along.
  private func rewriteNotification(_ place: Int, _ name: String, _ changes: inout Changes) {
    var start = place
    if name.hasSuffix("Notification") {
      guard file.token(place - 1)?.isMark(".") == true else { return }
      start = place - 1
      if file.token(start - 1)?.isWord("Name") == true, file.token(start - 2)?.isMark(".") == true,
        let type = file.token(start - 3),
        type.isWord("NSNotification") || type.isWord("Notification")
      {
        start -= 3
      } else if let type = file.token(start - 1), type.kind == .word,
        !Keywords.beforeValues.contains(type.text)
      {
        return
      }
    }
    let range = file.tokens[start].range.lowerBound..<file.tokens[place].range.upperBound
    changes.add(Edit(range: range, text: name), to: file)
  }

  /// `bringSubview(toFront: view)` is `bringSubviewToFront(view)`.
  private func joinLabel(_ place: Int, _ changes: inout Changes) {
    guard file.token(place + 1)?.isMark("(") == true, let label = file.token(place + 2),
      label.isWord("toFront") || label.isWord("toBack"),
      file.token(place + 3)?.isMark(":") == true
    else { return }
    let text = label.text == "toFront" ? "ToFront" : "ToBack"
    changes.replace(place, with: file.tokens[place].text + text, in: file)
    let bytes = file.source.bytes
    var end = file.tokens[place + 3].range.upperBound
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    changes.add(Edit(range: label.range.lowerBound..<end, text: ""), to: file)
  }
}
