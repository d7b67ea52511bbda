// SPDX-License-Identifier: MIT

import Foundation

#if !canImport(ObjectiveC)
  // Apple's pages of the classes list the properties; the names of those that are no such are known
  // from apps that use them, as storage where they change how something looks.
  extension KeyedProperty {
    static let ofViews: [KeyedProperty] = [
      KeyedProperty("frame", \UIView.frame),
      KeyedProperty("bounds", \UIView.bounds),
      KeyedProperty("center", \UIView.center),
      KeyedProperty("alpha", \UIView.alpha),
      KeyedProperty("hidden", \UIView.isHidden),
      KeyedProperty("opaque", \UIView.isOpaque),
      KeyedProperty("tag", \UIView.tag),
      KeyedProperty("clipsToBounds", \UIView.clipsToBounds),
      KeyedProperty("backgroundColor", \UIView.backgroundColor),
      KeyedProperty("tintColor", \UIView.tintColor),
      KeyedProperty("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      KeyedProperty("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      KeyedProperty("accessibilityLabel", \UIView.accessibilityLabel),
      KeyedProperty("layer") { (view: UIView) in view.layer },
      KeyedProperty("subviews") { (view: UIView) in view.subviews },
      KeyedProperty("superview") { (view: UIView) in view.superview },
      KeyedProperty("window") { (view: UIView) in view.window },
      KeyedProperty("enabled", \UIControl.isEnabled),
      KeyedProperty("selected", \UIControl.isSelected),
      KeyedProperty("highlighted", \UIControl.isHighlighted),
      KeyedProperty("on", \UISwitch.isOn),
      KeyedProperty("text", \UILabel.text),
      KeyedProperty("attributedText", \UILabel.attributedText),
      KeyedProperty("font", \UILabel.font),
      KeyedProperty("textColor", \UILabel.textColor),
      KeyedProperty("text", \UITextField.text),
      KeyedProperty("attributedText", \UITextField.attributedText),
      KeyedProperty("placeholder", \UITextField.placeholder),
      KeyedProperty("attributedPlaceholder", \UITextField.attributedPlaceholder),
      KeyedProperty("font", \UITextField.font),
      KeyedProperty("textColor", \UITextField.textColor),
      KeyedProperty("placeholderLabel") { (field: UITextField) in field.placeholderLabel },
      KeyedProperty("text", \UITextView.text),
      KeyedProperty("attributedText", \UITextView.attributedText),
      KeyedProperty("font", \UITextView.font),
      KeyedProperty("textColor", \UITextView.textColor),
      KeyedProperty("text", \UISearchBar.text),
      KeyedProperty("placeholder", \UISearchBar.placeholder),
      KeyedProperty("searchField") { (bar: UISearchBar) in bar.searchTextField },
      KeyedProperty("image", \UIImageView.image),
      KeyedProperty("contentOffset", \UIScrollView.contentOffset),
      KeyedProperty("contentSize", \UIScrollView.contentSize),
      KeyedProperty("textColor") { (_: UIDatePicker) in Any?.none },
    ]

    static let ofParts: [KeyedProperty] = [
      KeyedProperty("_displayCornerRadius") { (_: UIScreen) in CGFloat(39) },
      KeyedProperty("title", \UIViewController.title),
      KeyedProperty("view") { (controller: UIViewController) in controller.view },
      KeyedProperty("navigationItem") { (controller: UIViewController) in
        controller.navigationItem
      },
      KeyedProperty("navigationController") { (controller: UIViewController) in
        controller.navigationController
      },
      KeyedProperty("presentedViewController") { (controller: UIViewController) in
        controller.presentedViewController
      },
      KeyedProperty("title", \UIBarItem.title),
      KeyedProperty("image", \UIBarItem.image),
      KeyedProperty("enabled", \UIBarItem.isEnabled),
      KeyedProperty("tag", \UIBarItem.tag),
      KeyedProperty("customView", \UIBarButtonItem.customView),
      KeyedProperty("tintColor", \UIBarButtonItem.tintColor),
      KeyedProperty("view") { (item: UIBarButtonItem) in
        item.customView ?? (item.button.superview == nil ? nil : item.button)
      },
      KeyedProperty("view") { (item: UITabBarItem) in item.shownView },
      KeyedProperty("badgeValue", \UITabBarItem.badgeValue),
      KeyedProperty("message", \UIAlertController.message),
      KeyedProperty("attributedTitle") { (_: UIAlertController) in Any?.none },
      KeyedProperty("attributedMessage") { (_: UIAlertController) in Any?.none },
      KeyedProperty("contentViewController") { (_: UIAlertController) in Any?.none },
      KeyedProperty("title") { (action: UIAlertAction) in action.title },
      KeyedProperty("enabled", \UIAlertAction.isEnabled),
      KeyedProperty("titleTextColor") { (_: UIAlertAction) in Any?.none },
      KeyedProperty("titleTextAlignment") { (_: UIAlertAction) in Any?.none },
      KeyedProperty("image") { (_: UIAlertAction) in Any?.none },
      KeyedProperty("checked") { (_: UIAlertAction) in false },
    ]

    static let ofLayers: [KeyedProperty] = [
      KeyedProperty("anchorPoint", \CALayer.anchorPoint),
      KeyedProperty("backgroundColor", \CALayer.backgroundColor),
      KeyedProperty("borderColor", \CALayer.borderColor),
      KeyedProperty("borderWidth", \CALayer.borderWidth),
      KeyedProperty("bounds", \CALayer.bounds),
      KeyedProperty("contents", \CALayer.contents),
      KeyedProperty("cornerRadius", \CALayer.cornerRadius),
      KeyedProperty("frame", \CALayer.frame),
      KeyedProperty("hidden", \CALayer.isHidden),
      KeyedProperty("mask", \CALayer.mask),
      KeyedProperty("masksToBounds", \CALayer.masksToBounds),
      KeyedProperty("name", \CALayer.name),
      KeyedProperty("opacity", \CALayer.opacity),
      KeyedProperty("position", \CALayer.position),
      KeyedProperty("shadowColor", \CALayer.shadowColor),
      KeyedProperty("shadowOffset", \CALayer.shadowOffset),
      KeyedProperty("shadowOpacity", \CALayer.shadowOpacity),
      KeyedProperty("shadowPath", \CALayer.shadowPath),
      KeyedProperty("shadowRadius", \CALayer.shadowRadius),
      KeyedProperty("sublayerTransform", \CALayer.sublayerTransform),
      KeyedProperty("transform", \CALayer.transform),
      KeyedProperty("zPosition", \CALayer.zPosition),
    ]
  }
#endif
