// SPDX-License-Identifier: MIT

import UIKit

private let pgzxc = RecordingSource(
  "pgzxc.github.io/posts/efa3afd7.html", "version not stated", .log)
private let lxweimin = RecordingSource("lxweimin.com/p/ad61bbba5ac8", "iOS 7", .log)
private let miaokee = RecordingSource("miaokee.com/1275998.html", "iOS 7", .log)

/// A tab bar controller with two controllers.
@MainActor
private func tabBar(
  _ stage: RecordingStage, logging logged: Set<Received>
) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = ["A", "B"].map { stage.controller($0, logging: logged) }
  return tabs
}

private let changeLog = """
  B.viewDidLoad
  B.viewWillAppear
  A.viewWillDisappear
  A.viewDidDisappear
  B.viewDidAppear
  """

extension Recording {
  /// Changes of tabs in the logs of apps.
  static let tabs: [Recording] = [
    Recording(
      "REC101", "A tab bar controller is shown, and another tab after that", source: pgzxc,
      expected: """
        A.viewDidLoad
        A.viewWillAppear
        A.viewDidAppear
        another tab
        \(changeLog)
        """
    ) { stage in
      let tabs = tabBar(stage, logging: .appearance.union([.viewDidLoad]))
      stage.show(tabs)
      stage.log("another tab")
      tabs.selectedIndex = 1
      stage.settle()
    },
    Recording("REC102", "Another tab, on iOS 7", source: lxweimin, expected: changeLog) { stage in
      let tabs = tabBar(stage, logging: .appearance.union([.viewDidLoad]))
      stage.launch(tabs)
      tabs.selectedIndex = 1
      stage.settle()
    },
    Recording(
      "REC103", "The views of tabs stay loaded", source: miaokee,
      expected: """
        A.viewDidLoad
        another tab
        B.viewDidLoad
        back
        settled
        """
    ) { stage in
      let tabs = tabBar(stage, logging: [.viewDidLoad])
      stage.show(tabs)
      for (name, place) in [("another tab", 1), ("back", 0)] {
        stage.log(name)
        tabs.selectedIndex = place
        stage.settle()
      }
      stage.log("settled")
    },
  ]
}
