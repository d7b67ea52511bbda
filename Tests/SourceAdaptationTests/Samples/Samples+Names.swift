// SPDX-License-Identifier: MIT

extension Sample {
  static let names = [
    Sample(
      "a name that the sources keep alive",
      "public typealias UIViewContentMode = UIView.ContentMode\nlet a = UIViewContentMode.top\nimport UIKit",
      becomes:
        "public typealias UIViewContentMode = UIView.ContentMode\nlet a = UIView.ContentMode.top\n"
        + "import UIKit"),
    Sample(
      "types that have moved into others",
      "func a(_ b: UIViewAnimationOptions, c: UIControlEvents, d: [NSAttributedStringKey: Any]) {}\nimport UIKit",
      becomes:
        "func a(_ b: UIView.AnimationOptions, c: UIControl.Event, d: [NSAttributedString.Key: Any]) {}\nimport UIKit"
    ),
    Sample(
      "a type of one's own by an old name",
      keeps: "enum UIControlState { case a }\nimport UIKit\nlet a = UIControlState.a"),
    Sample(
      "children and subviews",
      "import UIKit\na.addChildViewController(b); b.didMove(toParentViewController: a); c.bringSubview(toFront: d)",
      becomes: "import UIKit\na.addChild(b); b.didMove(toParent: a); c.bringSubviewToFront(d)"),
    Sample(
      "constants",
      "import UIKit\na.windowLevel = UIWindowLevelStatusBar\nb.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)",
      becomes:
        "import UIKit\na.windowLevel = UIWindow.Level.statusBar\nb.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeOut)"
    ),
    Sample(
      "a bundle of the system's",
      "import UIKit\nlet a = Bundle(identifier: \"com.apple.UIKitCore\")!, b = Bundle(identifier: \"own\")",
      becomes:
        "import UIKit\nlet a = Optional(Bundle(for: NSObject.self))!, b = Bundle(identifier: \"own\")"
    ),
    Sample(
      "attributes of texts",
      "import UIKit\na = [NSFontAttributeName: b, NSForegroundColorAttributeName: c]",
      becomes:
        "import UIKit\na = [NSAttributedString.Key.font: b, NSAttributedString.Key.foregroundColor: c]"
    ),
    Sample(
      "notifications",
      "import UIKit\na.post(name: .UIKeyboardWillShow); a.post(name: NSNotification.Name.UIApplicationDidEnterBackground)\n"
        + "b[UIKeyboardFrameEndUserInfoKey]",
      becomes:
        "import UIKit\na.post(name: UIResponder.keyboardWillShowNotification); a.post(name: UIApplication.didEnterBackgroundNotification)\n"
        + "b[UIResponder.keyboardFrameEndUserInfoKey]"),
    Sample(
      "names of today",
      keeps:
        "import UIKit\nlet a = UIResponder.keyboardWillShowNotification, b = UIView.AnimationOptions.curveLinear"
    ),
  ]
}
