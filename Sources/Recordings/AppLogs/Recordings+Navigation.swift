// SPDX-License-Identifier: MIT

import UIKit

/// A navigation controller with A on its stack, and B to push.
@MainActor
struct NavigationScene {
  let stage: RecordingStage
  let a: RecordedController
  let b: RecordedController
  let navigation: UINavigationController

  init(
    _ stage: RecordingStage, logging logged: Set<Received> = .appearance, animated: Bool = false
  ) {
    self.stage = stage
    a = stage.controller("A", logging: logged.subtracting([.viewDidLoad, .deinit]))
    b = stage.controller("B", logging: logged)
    (a.logsAnimated, b.logsAnimated) = (animated, animated)
    navigation = stage.navigation("N", root: a)
    stage.launch(navigation)
  }

  func push() {
    navigation.pushViewController(b, animated: true)
    stage.settle()
  }

  func pop() {
    navigation.popViewController(animated: true)
    stage.settle()
  }
}

extension RecordingSource {
  /// An article on transitions whose callbacks come in different orders.
  static let wangling = RecordingSource(
    "wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html", "iOS 7", .log)
}

/// Logs what a navigation controller shows.
final class ShowListener: NSObject, UINavigationControllerDelegate {
  private let stage: RecordingStage
  init(_ stage: RecordingStage) { self.stage = stage }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { stage.log("willShow \(stage.word(viewController))") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { stage.log("didShow \(stage.word(viewController))") }
}

private let pushAndPopLog = """
  push
  B.viewDidLoad
  A.viewWillDisappear
  B.viewWillAppear
  A.viewDidDisappear
  B.viewDidAppear
  pop
  B.viewWillDisappear
  A.viewWillAppear
  B.viewDidDisappear
  A.viewDidAppear
  """

@MainActor
private func playPushAndPop(_ stage: RecordingStage) {
  let scene = NavigationScene(stage, logging: .appearance.union([.viewDidLoad]))
  stage.log("push")
  scene.push()
  stage.log("pop")
  scene.pop()
}

private let cancelledEdgeSwipeLog = """
  B.viewWillDisappear
  A.viewWillAppear
  A.viewWillDisappear
  A.viewDidDisappear
  B.viewWillAppear
  B.viewDidAppear
  """

@MainActor
private func playCancelledEdgeSwipe(_ stage: RecordingStage) {
  let scene = NavigationScene(stage)
  stage.silently { scene.push() }
  stage.finger.swipeFromEdge(farEnough: false)
  stage.settle()
}

@MainActor
private func playSecondPush(_ stage: RecordingStage) {
  let scene = NavigationScene(stage, logging: [])
  scene.push()
  scene.navigation.pushViewController(scene.b, animated: true)
  stage.log("push returned")
  stage.settle()
  stage.log("settled")
}

extension Recording {
  /// Pushes, pops, and changes of tabs.
  static let navigation: [Recording] = [
    Recording(
      "REC34", "Push, animated", source: .lifeCycle, facts: ["B34"],
      expected: """
        push returned, count=2 B loaded=no
        B.viewDidLoad
        A.viewWillDisappear animated=yes
        B.viewWillAppear animated=yes
        B.viewIsAppearing animated=yes
        B is laid out
        A.viewDidDisappear animated=yes
        B.viewDidAppear animated=yes
        """
    ) { stage in
      let scene = NavigationScene(
        stage, logging: .allAppearance.union([.viewDidLoad]), animated: true)
      scene.b.logFirstLayout()
      scene.navigation.pushViewController(scene.b, animated: true)
      stage.log(
        "push returned, count=\(scene.navigation.viewControllers.count) "
          + "B loaded=\(stage.word(scene.b.isViewLoaded))")
      stage.settle()
    },
    Recording(
      "REC35", "Pop, animated", source: .lifeCycle, facts: ["B34"],
      expected: """
        pop returned, count=1
        B.viewWillDisappear
        A.viewWillAppear
        A.viewIsAppearing
        B.viewDidDisappear
        A.viewDidAppear
        """
    ) { stage in
      let scene = NavigationScene(stage, logging: .allAppearance)
      stage.silently { scene.push() }
      scene.navigation.popViewController(animated: true)
      stage.log("pop returned, count=\(scene.navigation.viewControllers.count)")
      stage.settle()
    },
    Recording(
      "REC39", "Another tab by code", source: .lifeCycle,
      expected: """
        T2.viewDidLoad
        T2.viewWillAppear animated=no
        A.viewWillDisappear animated=no
        setter returned
        T2.viewIsAppearing animated=no
        A.viewDidDisappear animated=no
        T2.viewDidAppear animated=no
        """
    ) { stage in
      let first = stage.controller("A")
      let second = stage.controller("T2", logging: .allAppearance.union([.viewDidLoad]))
      (first.logsAnimated, second.logsAnimated) = (true, true)
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      stage.launch(tabs)
      tabs.selectedIndex = 1
      stage.log("setter returned")
      stage.settle()
    },
    Recording(
      "REC40", "What is valid in which callback of a push", source: .lifeCycle, facts: ["B15"],
      expected: """
        viewDidLoad: window=no safe area at the top=no
        viewWillAppear: window=no safe area at the top=no
        viewIsAppearing: window=yes safe area at the top=yes
        viewIsAppearing: the box has its frame=no
        viewDidLayoutSubviews: the box has its frame=yes
        viewDidAppear: window=yes safe area at the top=yes
        viewDidAppear: the box has its frame=yes
        """
    ) { stage in
      let scene = NavigationScene(stage, logging: [])
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      let (b, word) = (scene.b, stage.word)
      let logSurroundings = { [unowned b] (callback: Received) in
        stage.log(
          "\(callback.rawValue): window=\(word(b.view.window != nil)) "
            + "safe area at the top=\(word(b.view.safeAreaInsets.top > 0))")
      }
      let logBox = { (callback: Received) in
        stage.log("\(callback.rawValue): the box has its frame", box.frame.width > 0)
      }
      b.reaction[.viewDidLoad] = { [unowned b] in
        b.view.addSubview(box)
        let area = b.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: area.topAnchor),
          box.bottomAnchor.constraint(equalTo: area.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: area.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
        logSurroundings(.viewDidLoad)
      }
      b.reaction[.viewWillAppear] = { logSurroundings(.viewWillAppear) }
      b.reaction[.viewIsAppearing] = {
        logSurroundings(.viewIsAppearing)
        logBox(.viewIsAppearing)
      }
      b.atFirstLayout { logBox(.viewDidLayoutSubviews) }
      b.reaction[.viewDidAppear] = {
        logSurroundings(.viewDidAppear)
        logBox(.viewDidAppear)
      }
      scene.push()
    },
    Recording(
      "REC67-push", "Push and pop in an app's log",
      source: RecordingSource("wlgusdn700.tistory.com/27", "before iOS 13", .log),
      facts: ["B34"], expected: pushAndPopLog, play: playPushAndPop),
    Recording(
      "REC68", "Push and pop in a log with addresses",
      source: RecordingSource(
        "programmerteach.com, \"appear and disappear: the order of calls is explored\"",
        "a simulator, version not stated", .log),
      facts: ["B34"], expected: pushAndPopLog, play: playPushAndPop),
    Recording(
      "REC69", "Push and pop in another app's log",
      source: RecordingSource(
        "dev.mo4tech.com/ios-features-life-cycle.html", "version not stated", .log),
      facts: ["B34"], expected: pushAndPopLog, play: playPushAndPop),
    Recording(
      "REC69-swipe", "A back swipe from the edge that is cancelled",
      source: RecordingSource(
        "dev.mo4tech.com/ios-features-life-cycle.html", "version not stated", .log),
      needs: [.finger], expected: cancelledEdgeSwipeLog, play: playCancelledEdgeSwipe),
    Recording(
      "REC70", "A back swipe that is cancelled, on iOS 7",
      source: .wangling,
      needs: [.finger], expected: cancelledEdgeSwipeLog, play: playCancelledEdgeSwipe),
    Recording(
      "REC71", "A back swipe as the popped controller sees it",
      source: RecordingSource(
        "exchangetuts.com, question on swipe to pop (2013)", "iOS 7", .report),
      needs: [.finger],
      expected: """
        cancelled
        B.viewWillDisappear
        B.viewWillAppear
        B.viewDidAppear
        finished
        B.viewWillDisappear
        B.viewDidDisappear
        B.deinit
        """
    ) { stage in
      let navigation = stage.navigation("N", root: stage.controller("A", logging: []))
      stage.launch(navigation)
      stage.silently {
        let top = stage.controller("B", logging: .appearance.union([.deinit]))
        navigation.pushViewController(top, animated: false)
        stage.settle()
      }
      stage.log("cancelled")
      stage.finger.swipeFromEdge(farEnough: false)
      stage.settle()
      stage.log("finished")
      stage.finger.swipeFromEdge(farEnough: true)
      stage.settle()
    },
    Recording(
      "REC77", "Launch, push and pop with layout and release",
      source: RecordingSource(
        "jianshu.com/p/4d42363993b7 (copies: readke.com, haomeiwen.com)", "version not stated",
        .log),
      facts: ["B34"],
      expected: """
        A.viewDidLoad
        A.viewWillAppear
        A is laid out
        A.viewDidAppear
        push
        B.viewDidLoad
        A.viewWillDisappear
        B.viewWillAppear
        B is laid out
        A.viewDidDisappear
        B.viewDidAppear
        pop
        B.viewWillDisappear
        A.viewWillAppear
        B.viewDidDisappear
        A.viewDidAppear
        B.deinit
        """
    ) { stage in
      let logged: Set<Received> = .appearance.union([.viewDidLoad, .deinit])
      let a = stage.controller("A", logging: logged.subtracting([.deinit]))
      a.logFirstLayout()
      let navigation = stage.navigation("N", root: a)
      stage.show(navigation)
      stage.log("push")
      let push = {
        let b = stage.controller("B", logging: logged)
        b.logFirstLayout()
        navigation.pushViewController(b, animated: true)
      }
      push()
      stage.settle()
      stage.log("pop")
      navigation.popViewController(animated: true)
      stage.settle()
    },
    Recording(
      "REC84", "The navigation delegate and a cancelled back swipe",
      source: RecordingSource("rdar 21137690 (openradar-mirror 1114)", "iOS 8", .log),
      needs: [.finger], expected: "willShow A"
    ) { stage in
      let scene = NavigationScene(stage, logging: [])
      stage.silently { scene.push() }
      scene.navigation.delegate = stage.keep(ShowListener(stage))
      stage.finger.swipeFromEdge(farEnough: false)
      stage.settle()
    },
    Recording(
      "REC97", "Pushing a controller that is on the stack, iOS 17",
      source: RecordingSource(
        "minimal project for react-native-screens", "iOS 17.2 simulator", .log),
      needs: [.exception],
      expected: """
        push returned
        raises NSInvalidArgumentException
        """, play: playSecondPush),
    Recording(
      "REC97-26", "Pushing a controller that is on the stack, iOS 26",
      source: RecordingSource(
        "minimal project for react-native-screens", "iOS 26.5 simulator", .log),
      expected: """
        push returned
        settled
        """, play: playSecondPush),
  ]
}
