// SPDX-License-Identifier: MIT

extension Sample {
  static let checks = [
    Sample(
      "a method that nothing calls here",
      keeps: """
        import UIKit
        class Photo: UIViewController, UIScrollViewDelegate {
          func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { center() }
          func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
            // An empty one, as Xcode's templates have them, does nothing on a device either.
          }
        }
        class Rows: UITableViewController {
          override func tableView(_ t: UITableView, willDeselectRowAt p: IndexPath) -> IndexPath? { p }
        }
        """,
      places: [
        "3: 'scrollViewDidChangeAdjustedContentInset(_:)' of 'UIScrollViewDelegate' is called by UIKit, "
          + "but never here: insets follow the safe area at once",
        "9: 'tableView(_:willDeselectRowAt:)' of 'UITableViewDelegate' is called by UIKit, but never "
          + "here: only the row itself is told of",
      ]),
    Sample(
      "a method that a subclass adds",
      keeps: """
        import UIKit
        class Room: NSObject, UIAdaptivePresentationControllerDelegate {}
        class Kitchen: Room {
          func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
        }
        """,
      places: [
        """
        4: 'presentationControllerDidDismiss(_:)' is called by UIKit, but not here: 'Room' conforms to \
        'UIAdaptivePresentationControllerDelegate' without it, and the default is called instead
        """
      ]),
    Sample(
      "a method that a subclass overrides",
      keeps: """
        import UIKit
        class Room: NSObject, UIPopoverPresentationControllerDelegate {
          func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
        }
        class Kitchen: Room {
          override func presentationControllerDidDismiss(_ p: UIPresentationController) {}
        }
        """),
    Sample(
      "a method that a subclass of UIKit's own adds",
      keeps: """
        import UIKit
        class Rows: UITableViewController {
          func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
        """,
      places: [
        """
        3: 'scrollViewDidScroll(_:)' is called by UIKit, but not here: 'UITableViewController' conforms to \
        'UIScrollViewDelegate' without it, and the default is called instead
        """
      ]),
    Sample(
      "a method that lacks labels",
      keeps: """
        import UIKit
        class Room: UIViewController, UIViewControllerTransitioningDelegate {
          func animationController(forPresented: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
        }
        """,
      places: [
        """
        3: 'animationController(forPresented:)' is not quite \
        'animationController(forPresented:presenting:source:)' of \
        'UIViewControllerTransitioningDelegate', so UIKit does not call it
        """
      ]),
    Sample(
      "two methods whose names begin alike",
      keeps: """
        import UIKit
        class Room: NSObject, UITextFieldDelegate {
          func textFieldDidEndEditing(_ t: UITextField, reason: UITextField.DidEndEditingReason) {}
        }
        """),
    Sample(
      "a misspelt method in an extension",
      keeps: """
        import UIKit
        class Room: UIViewController {}
        extension Room: UISheetPresentationControllerDelegate {
          func presentationControllerDidDissmiss(_ p: UIPresentationController) {}
        }
        """,
      places: [
        """
        4: 'presentationControllerDidDissmiss(_:)' is not quite 'presentationControllerDidDismiss(_:)' of \
        'UIAdaptivePresentationControllerDelegate', so UIKit does not call it
        """
      ]),
    Sample(
      "another result, and too little access",
      keeps: """
        import UIKit
        class Room: NSObject, UIAdaptivePresentationControllerDelegate {
          func presentationControllerShouldDismiss(_ p: UIPresentationController) {}
          private func presentationControllerWillDismiss(_ p: UIPresentationController) {}
        }
        """,
      places: [
        """
        3: 'presentationControllerShouldDismiss(_:)' has different types than \
        'presentationControllerShouldDismiss(_:)' of 'UIAdaptivePresentationControllerDelegate', so UIKit \
        does not call it
        """,
        """
        4: 'presentationControllerWillDismiss(_:)' is private, unlike \
        'presentationControllerWillDismiss(_:)' of 'UIAdaptivePresentationControllerDelegate', so UIKit \
        does not call it
        """,
      ]),
    Sample(
      "methods as they should be",
      keeps: """
        import UIKit
        protocol Host: UIGestureRecognizerDelegate {}
        final class Room: UIViewController, UIViewControllerTransitioningDelegate, Host {
          func animationController(
            forPresented a: UIViewController, presenting: UIViewController, source: UIKit.UIViewController
          ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
          func presentationController(
            forPresented a: Alias, presenting b: UIViewController?, source c: UIViewController
          ) -> UIPresentationController? { nil }
          public func gestureRecognizer(
            _ a: UIGestureRecognizer, shouldReceive touch: UITouch
          ) -> Bool { true }
        }
        """),
    Sample(
      "a protocol of one's own",
      "@objc protocol Host {\n  @objc optional func roomDidOpen()\n}\nclass A: Host {}\nclass B: A { func roomDidOpen() {} }",
      becomes:
        "protocol Host: AnyObject {\n  func roomDidOpen()\n}; extension Host { func roomDidOpen() {} }\n"
        + "class A: Host {}\nclass B: A { func roomDidOpen() {} }",
      places: [
        """
        5: 'roomDidOpen()' is called by UIKit, but not here: 'A' conforms to 'Host' without it, and the \
        default is called instead
        """
      ]),
    Sample(
      "the runtime of Objective-C",
      keeps: """
        class Lamp {
          func a() { method_exchangeImplementations(old, new) }
          let b = list.observe(\\.size) { _, _ in }
          func c() { list.addObserver(self, forKeyPath: "size") }
          func d() { e.setValue(1, forKey: "f"); e.value.forKey(1); e.value(for: 1) }
          func h() { (i as AnyObject).load?() }
          func j() { (i as? AnyObject)?.load(); (i as AnyObject) === k; l(AnyObject.self) }
          func g() { UserDefaults.standard.setValue(1, forKey: "f"); defaults.value(forKey: "f") }
        }
        """,
      places: [
        "2: 'method_exchangeImplementations' needs the runtime of Objective-C",
        "3: key-value observing sees the geometry and the contents of views only",
        "4: key-value observing sees the geometry and the contents of views only",
        "5: access by the name of a property needs Objective-C",
        "6: a member of 'AnyObject' is looked up by Objective-C",
        "7: a member of 'AnyObject' is looked up by Objective-C",
      ]),
    Sample(
      "what is kept with an object by the runtime",
      keeps:
        "let a = objc_getAssociatedObject(self, &key); objc_setAssociatedObject(self, &key, 1, .R)"
    ),
  ]
}
