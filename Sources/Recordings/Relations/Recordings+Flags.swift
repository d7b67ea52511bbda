// SPDX-License-Identifier: MIT

import UIKit

extension RecordingSource {
  fileprivate static let navigationTests = RecordingSource(
    "github pointfreeco/swift-navigation, CaseStudiesTests/PresentationTests.swift",
    "iOS 17 and 18 simulators", .machine)
}

extension Recording {
  /// What controllers say of themselves and of each other in their callbacks.
  static let flags: [Recording] = [
    Recording(
      "REC115", "Whether the root of a navigation controller moves to it",
      source: RecordingSource(
        "bamboo-hero.com/entry/is-moving-to-from-parent", "iOS 14, 2021", .log),
      expected: "viewWillAppear: isMovingToParent=yes"
    ) { stage in
      let root = stage.controller("A", logging: [])
      root.reaction[.viewWillAppear] = { [unowned root] in
        stage.log("viewWillAppear: isMovingToParent", root.isMovingToParent)
      }
      stage.show(stage.navigation("N", root: root))
    },
    Recording(
      "REC116", "Who moves in a push and in a pop",
      source: RecordingSource("jianshu p/868deba6edbf", "version not stated", .report),
      expected: """
        push, A.viewWillDisappear: to=no from=no
        push, B.viewWillAppear: to=yes
        pop, B.viewWillDisappear: from=yes
        pop, A.viewWillAppear: to=no
        """
    ) { stage in
      let scene = NavigationScene(stage, logging: [])
      let (a, b, word) = (scene.a, scene.b, stage.word)
      a.reaction[.viewWillDisappear] = { [unowned a] in
        stage.log(
          "push, A.viewWillDisappear: to=\(word(a.isMovingToParent)) "
            + "from=\(word(a.isMovingFromParent))")
      }
      b.reaction[.viewWillAppear] = { [unowned b] in
        stage.log("push, B.viewWillAppear: to=\(word(b.isMovingToParent))")
      }
      scene.push()
      a.reaction = [
        .viewWillAppear: { [unowned a] in
          stage.log("pop, A.viewWillAppear: to=\(word(a.isMovingToParent))")
        }
      ]
      b.reaction = [
        .viewWillDisappear: { [unowned b] in
          stage.log("pop, B.viewWillDisappear: from=\(word(b.isMovingFromParent))")
        }
      ]
      scene.pop()
    },
    Recording(
      "REC117", "The stack in viewWillDisappear",
      source: RecordingSource(
        "exchangetuts.com, viewWillDisappear: popped or pushed", "version not stated", .report),
      expected: """
        push: A is the last but one=yes
        pop: B is on the stack=no
        """
    ) { stage in
      let scene = NavigationScene(stage, logging: [])
      let (a, b, navigation) = (scene.a, scene.b, scene.navigation)
      a.reaction[.viewWillDisappear] = { [unowned a] in
        let below = navigation.viewControllers.dropLast().last
        stage.log("push: A is the last but one", below === a)
      }
      scene.push()
      b.reaction[.viewWillDisappear] = { [unowned b] in
        stage.log("pop: B is on the stack", navigation.viewControllers.contains { $0 === b })
      }
      scene.pop()
    },
    Recording(
      "REC118", "Who presents whom in a chain of three",
      source: RecordingSource(
        "takorras.hatenablog.com/entry/2020/06/25/000726", "iOS 13", .report),
      expected: """
        A: presented by nil, presents B
        B: presented by A, presents C
        C: presented by B, presents nil
        """
    ) { stage in
      let controllers = ["A", "B", "C"].map { stage.controller($0, logging: []) }
      stage.launch(controllers[0])
      for (lower, upper) in zip(controllers, controllers.dropFirst()) {
        lower.present(upper, animated: false)
        stage.settle()
      }
      for controller in controllers {
        stage.log(
          "\(stage.word(controller)): presented by "
            + "\(stage.word(controller.presentingViewController)), "
            + "presents \(stage.word(controller.presentedViewController))")
      }
    },
    Recording(
      "REC119", "A modal that a pushed controller presents", source: .navigationTests,
      facts: ["E16", "E17"],
      expected: """
        B presents=modal
        N presents=modal
        """
    ) { stage in
      let scene = NavigationScene(stage, logging: [])
      scene.push()
      scene.b.present(stage.controller("modal", logging: []), animated: false)
      stage.settle()
      stage.log("B presents", scene.b.presentedViewController)
      stage.log("N presents", scene.navigation.presentedViewController)
    },
    Recording(
      "REC120", "Pops one by one without animation", source: .navigationTests,
      expected: "counts=4 3 2 1"
    ) { stage in
      let navigation = stage.navigation("N", root: stage.controller("0", logging: []))
      stage.launch(navigation)
      for place in 1...3 {
        navigation.pushViewController(stage.controller("\(place)", logging: []), animated: false)
        stage.settle()
      }
      var counts = [navigation.viewControllers.count]
      for _ in 1...3 {
        navigation.popViewController(animated: false)
        stage.settle()
        counts.append(navigation.viewControllers.count)
      }
      stage.log("counts=\(counts.map(String.init).joined(separator: " "))")
    },
    Recording(
      "REC121", "A presented controller that dismisses itself", source: .navigationTests,
      facts: ["E1"], expected: "A presents=nil"
    ) { stage in
      let (root, modal) = (stage.controller("A", logging: []), stage.controller("B", logging: []))
      stage.launch(root)
      root.present(modal, animated: false)
      stage.settle()
      modal.dismiss(animated: false)
      stage.settle()
      stage.log("A presents", root.presentedViewController)
    },
  ]
}
