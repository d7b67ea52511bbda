// SPDX-License-Identifier: MIT

import UIKit

extension RecordingSource {
  /// The number before the series' part on the life cycle.
  static let hitTesting = RecordingSource(
    "series on iOS (in Chinese), no. 19, on hit testing and the responder chain, 2026",
    "Mac Catalyst of macOS 26.5, Xcode 26.6, pad idiom", .log, on: .pad)
}

/// A view that logs where it is asked about a point.
private final class AskedView: UIView {
  private let stage: RecordingStage

  init(_ name: String, _ frame: CGRect, _ stage: RecordingStage) {
    self.stage = stage
    super.init(frame: frame)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    stage.log(
      "\(stage.word(self)) asked at \(stage.word(point.x)),\(stage.word(point.y))")
    return super.point(inside: point, with: event)
  }
}

@MainActor
private func hit(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> UIView? {
  view.hitTest(CGPoint(x: x, y: y), with: nil)
}

/// A view of 100 by 100 points with one of 50 by 50 in its corner.
@MainActor
private func pair() -> (outer: UIView, inner: UIView) {
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  outer.addSubview(inner)
  return (outer, inner)
}

extension Recording {
  /// Which view is touched.
  static let hitTesting: [Recording] = [
    Recording(
      "REC52", "The order in which views are asked", source: .hitTesting,
      expected: """
        root asked at 10,10
        b asked at 5,5
        c asked at -15,-15
        hit=b
        root asked at 10,10
        a asked at 10,10
        with a in front hit=a
        root asked at 200,200
        outside hit=nil
        """
    ) { stage in
      let root = AskedView("root", CGRect(x: 0, y: 0, width: 100, height: 100), stage)
      let a = AskedView("a", CGRect(x: 0, y: 0, width: 50, height: 50), stage)
      let b = AskedView("b", CGRect(x: 5, y: 5, width: 40, height: 40), stage)
      let c = AskedView("c", CGRect(x: 20, y: 20, width: 10, height: 10), stage)
      root.addSubview(a)
      root.addSubview(b)
      b.addSubview(c)
      stage.log("hit", hit(root, 10, 10))
      root.bringSubviewToFront(a)
      stage.log("with a in front hit", hit(root, 10, 10))
      stage.log("outside hit", hit(root, 200, 200))
    },
    Recording(
      "REC53", "What keeps a view from being hit", source: .hitTesting,
      expected: """
        hidden: hit=no
        without interaction: hit=no
        alpha 0.01: hit=no
        alpha 0.0100000008: hit=yes
        alpha 0.05 in a view of alpha 0.05: hit=yes
        at the right edge: hit=no
        just inside of it: hit=yes
        outside of its superview: hit=no
        outside of its superview without clipping: hit=no
        moved by its transform: hit=yes
        where it was before: hit=no
        hidden view asked
        """
    ) { stage in
      @MainActor func log(
        _ name: String, at x: CGFloat = 10, _ change: @MainActor (UIView, UIView) -> Void
      ) {
        let (outer, inner) = pair()
        change(outer, inner)
        stage.log("\(name): hit", hit(outer, x, 10) === inner)
      }
      log("hidden") { $1.isHidden = true }
      log("without interaction") { $1.isUserInteractionEnabled = false }
      log("alpha 0.01") { $1.alpha = 0.01 }
      log("alpha 0.0100000008") { $1.alpha = 0.0100000008 }
      log("alpha 0.05 in a view of alpha 0.05") { ($0.alpha, $1.alpha) = (0.05, 0.05) }
      log("at the right edge", at: 50) { _, _ in }
      log("just inside of it", at: 49.9) { _, _ in }
      log("outside of its superview", at: 110) {
        $0.clipsToBounds = true
        $1.frame.origin.x = 90
      }
      log("outside of its superview without clipping", at: 110) { $1.frame.origin.x = 90 }
      log("moved by its transform", at: 70) {
        $1.transform = CGAffineTransform(translationX: 40, y: 0)
      }
      log("where it was before") { $1.transform = CGAffineTransform(translationX: 40, y: 0) }
      let hidden = AskedView("hidden", CGRect(x: 0, y: 0, width: 10, height: 10), stage)
      hidden.isHidden = true
      _ = hit(hidden, 5, 5)
      stage.log("hidden view asked")
    },
    Recording(
      "REC54", "Which views take touches by default", source: .hitTesting,
      expected: """
        UIView=yes
        UIButton=yes
        UIScrollView=yes
        UIStackView=yes
        UIActivityIndicatorView=yes
        UIProgressView=yes
        UILabel=no
        UIImageView=no
        """
    ) { stage in
      let views: [(String, UIView)] = [
        ("UIView", UIView()), ("UIButton", UIButton()), ("UIScrollView", UIScrollView()),
        ("UIStackView", UIStackView()), ("UIActivityIndicatorView", UIActivityIndicatorView()),
        ("UIProgressView", UIProgressView()), ("UILabel", UILabel()),
        ("UIImageView", UIImageView()),
      ]
      for (name, view) in views { stage.log(name, view.isUserInteractionEnabled) }
    },
    Recording(
      "REC55", "The responder chain", source: .hitTesting,
      expected: """
        button, root view, controller, window, scene, application
        the child's view, the child, the container
        a recognizer is a responder=no
        """
    ) { stage in
      let controller = UIViewController()
      let (button, child) = (UIButton(), UIViewController())
      stage.launch(controller)
      controller.view.addSubview(button)
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      controller.view.addSubview(container)
      controller.addChild(child)
      container.addSubview(child.view)
      child.didMove(toParent: controller)
      stage.settle()
      // Views of UIKit's own that stand between have no public names and are passed over.
      let names: [(UIResponder?, String)] = [
        (button, "button"), (controller.view, "root view"), (controller, "controller"),
        (stage.window, "window"), (stage.window.windowScene, "scene"),
        (UIApplication.shared, "application"), (child.view, "the child's view"),
        (child, "the child"), (container, "the container"),
      ]
      let chain = { (first: UIResponder) in
        sequence(first: first, next: \.next).compactMap { responder in
          names.first { $0.0 === responder }?.1
        }
      }
      stage.log(chain(button).joined(separator: ", "))
      stage.log(chain(child.view).prefix(3).joined(separator: ", "))
      let recognizer: NSObject = UITapGestureRecognizer()
      stage.log("a recognizer is a responder", recognizer is UIResponder)
    },
    Recording(
      "REC56", "Actions without a target", source: .hitTesting,
      expected: """
        the outer view acts
        sent=yes
        target is the outer view=yes
        nobody: sent=no
        nobody: target=nil
        """
    ) { stage in
      let controller = UIViewController()
      stage.launch(controller)
      let outer = ActingView { stage.log("the outer view acts") }
      let inner = FocusableView()
      controller.view.addSubview(outer)
      outer.addSubview(inner)
      inner.becomeFirstResponder()
      let application = UIApplication.shared
      stage.log("sent", application.sendAction(ActingView.action, to: nil, from: nil, for: nil))
      let target = inner.target(forAction: ActingView.action, withSender: nil)
      stage.log("target is the outer view", target as? UIView === outer)
      outer.removeFromSuperview()
      controller.view.addSubview(inner)
      inner.becomeFirstResponder()
      stage.log(
        "nobody: sent", application.sendAction(ActingView.action, to: nil, from: nil, for: nil))
      stage.log("nobody: target", inner.target(forAction: ActingView.action, withSender: nil))
    },
    Recording(
      "REC57", "The defaults of a recognizer", source: .hitTesting,
      expected: """
        cancelsTouchesInView=yes
        delaysTouchesBegan=no
        delaysTouchesEnded=yes
        """
    ) { stage in
      let recognizer = UITapGestureRecognizer()
      stage.log("cancelsTouchesInView", recognizer.cancelsTouchesInView)
      stage.log("delaysTouchesBegan", recognizer.delaysTouchesBegan)
      stage.log("delaysTouchesEnded", recognizer.delaysTouchesEnded)
    },
  ]
}

/// Can have the keyboard.
private final class FocusableView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
