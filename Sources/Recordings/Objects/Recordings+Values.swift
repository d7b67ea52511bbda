// SPDX-License-Identifier: MIT

import UIKit

extension Recording {
  /// What popovers, sheets and coordinate spaces hold.
  static let values: [Recording] = [
    Recording(
      "REC131", "The defaults of a popover", source: .charon,
      expected: """
        without the style: popover=no
        style=7
        same object again=yes
        the controller's presentation controller=yes
        presents the controller=yes
        any direction=yes
        sourceView=nil
        sourceRect is null=yes
        barButtonItem=nil
        passthroughViews is nil=yes
        backgroundColor=nil
        layout margins=0,0,0,0
        delegate=nil
        containerView=nil
        presentationStyle=7
        full screen: popover=no
        form sheet: popover=no
        navigation controller: popover=yes
        """
    ) { stage in
      let content = UIViewController()
      stage.log("without the style: popover", content.popoverPresentationController != nil)
      content.modalPresentationStyle = .popover
      stage.log("style", content.modalPresentationStyle.rawValue)
      guard let popover = content.popoverPresentationController else {
        return stage.log("no popover")
      }
      stage.log("same object again", content.popoverPresentationController === popover)
      stage.log(
        "the controller's presentation controller", content.presentationController === popover)
      stage.log("presents the controller", popover.presentedViewController === content)
      stage.log("any direction", popover.permittedArrowDirections == .any)
      stage.log("sourceView", popover.sourceView)
      stage.log("sourceRect is null", popover.sourceRect.isNull)
      stage.log("barButtonItem", popover.barButtonItem)
      stage.log("passthroughViews is nil", popover.passthroughViews == nil)
      stage.log("backgroundColor", popover.backgroundColor)
      stage.log("layout margins", word(popover.popoverLayoutMargins, stage))
      stage.log("delegate", popover.delegate)
      stage.log("containerView", popover.containerView)
      stage.log("presentationStyle", popover.presentationStyle.rawValue)
      let other = UIViewController()
      other.modalPresentationStyle = .fullScreen
      stage.log("full screen: popover", other.popoverPresentationController != nil)
      other.modalPresentationStyle = .formSheet
      stage.log("form sheet: popover", other.popoverPresentationController != nil)
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.modalPresentationStyle = .popover
      stage.log(
        "navigation controller: popover", navigation.popoverPresentationController != nil)
    },
    Recording(
      "REC132", "What a popover keeps", source: .charon,
      expected: """
        directions=3
        sourceRect=1,2,3,4
        layout margins=5,6,7,8
        sourceView=yes
        passthroughViews=yes
        """
    ) { stage in
      let content = UIViewController()
      content.modalPresentationStyle = .popover
      guard let popover = content.popoverPresentationController else {
        return stage.log("no popover")
      }
      let view = UIView()
      popover.permittedArrowDirections = [.up, .down]
      popover.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
      popover.popoverLayoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      popover.sourceView = view
      popover.passthroughViews = [view]
      stage.log("directions", popover.permittedArrowDirections.rawValue)
      stage.log("sourceRect", popover.sourceRect)
      stage.log("layout margins", word(popover.popoverLayoutMargins, stage))
      stage.log("sourceView", popover.sourceView === view)
      stage.log("passthroughViews", popover.passthroughViews?.first === view)
    },
    Recording(
      "REC133", "What a sheet keeps", source: .charon,
      expected: """
        grabber=yes
        corner radius=12
        scrolling expands=no
        edge-attached in compact height=yes
        width follows preferred size=yes
        sourceView=yes
        """
    ) { stage in
      let content = UIViewController()
      content.modalPresentationStyle = .pageSheet
      guard let sheet = content.sheetPresentationController else { return stage.log("no sheet") }
      let view = UIView()
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 12
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      sheet.sourceView = view
      stage.log("grabber", sheet.prefersGrabberVisible)
      stage.log("corner radius", sheet.preferredCornerRadius)
      stage.log("scrolling expands", sheet.prefersScrollingExpandsWhenScrolledToEdge)
      stage.log("edge-attached in compact height", sheet.prefersEdgeAttachedInCompactHeight)
      stage.log(
        "width follows preferred size", sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
      stage.log("sourceView", sheet.sourceView === view)
    },
    Recording(
      "REC134", "Points and rectangles of one view in another", source: .charon,
      expected: """
        point to the outer view=20,31
        point from the outer view=15,15
        point to the window=40,61
        point from the window=15,5
        point to itself=7,8
        rectangle to a sibling=-114,-143,30,40
        rectangle from a sibling=116,147,30,40
        """
    ) { stage in
      let views = CoordinateViews(stage)
      let (inner, outer, sibling) = (views.inner, views.outer, views.sibling)
      @MainActor func log(_ name: String, _ point: CGPoint) {
        stage.log("\(name)=\(stage.word(point.x)),\(stage.word(point.y))")
      }
      log("point to the outer view", inner.convert(CGPoint(x: 5, y: 6), to: outer))
      log("point from the outer view", inner.convert(CGPoint(x: 30, y: 40), from: outer))
      log("point to the window", inner.convert(CGPoint(x: 5, y: 6), to: stage.window))
      log("point from the window", inner.convert(CGPoint(x: 50, y: 60), from: stage.window))
      log("point to itself", inner.convert(CGPoint(x: 7, y: 8), to: inner))
      let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
      stage.log("rectangle to a sibling", inner.convert(rect, to: sibling))
      stage.log("rectangle from a sibling", inner.convert(rect, from: sibling))
    },
    Recording(
      "REC135", "The coordinate space of the screen", source: .charon,
      expected: """
        the same object each time=yes
        a point there is the window's=yes
        and back=5,6
        a point of the space in the view=15,5
        """
    ) { stage in
      let inner = CoordinateViews(stage).inner
      let screen = stage.window.screen
      let space = screen.coordinateSpace
      stage.log("the same object each time", screen.coordinateSpace === space)
      let there = space.convert(CGPoint(x: 5, y: 6), from: inner)
      let inWindow = inner.convert(CGPoint(x: 5, y: 6), to: nil)
      stage.log(
        "a point there is the window's",
        abs(there.x - inWindow.x) < 0.01 && abs(there.y - inWindow.y) < 0.01)
      let back = space.convert(there, to: inner)
      stage.log("and back=\(stage.word(back.x)),\(stage.word(back.y))")
      let point = space.convert(CGPoint(x: 50, y: 60), to: inner)
      stage.log("a point of the space in the view=\(stage.word(point.x)),\(stage.word(point.y))")
    },
  ]

  @MainActor
  private static func word(_ insets: UIEdgeInsets, _ stage: RecordingStage) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { stage.word($0) }
      .joined(separator: ",")
  }
}

/// A view in another one, and a third beside that, in the window.
@MainActor
private struct CoordinateViews {
  let outer = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 300))
  let inner = UIView(frame: CGRect(x: 15, y: 25, width: 100, height: 100))
  let sibling = UIView(frame: CGRect(x: 150, y: 200, width: 60, height: 60))

  init(_ stage: RecordingStage) {
    stage.launch(UIViewController())
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    stage.window.addSubview(sibling)
  }
}
