// SPDX-License-Identifier: MIT

import UIKit

extension RecordingSource {
  /// What is logged here is what the model takes UIKit to do.
  fileprivate static let nobody = RecordingSource(
    "nobody yet: what the model does by default", "none", .unconfirmed)
}

extension Recording {
  /// Questions that no source answers, for whoever has a simulator: what is expected is no
  /// recording but what the model does, and a log of Apple's UIKit is new in any case.
  static let open: [Recording] = [
    Recording(
      "OPEN1", "Which completions run for a present that is refused", source: .nobody,
      facts: ["E5", "L10"],
      expected: """
        completion of the first
        settled
        """
    ) { stage in
      let root = stage.controller("R", logging: [])
      stage.launch(root)
      root.present(stage.controller("first", logging: []), animated: true) {
        stage.log("completion of the first")
      }
      stage.settle()
      root.present(stage.controller("second", logging: []), animated: true) {
        stage.log("completion of the second")
      }
      stage.settle()
      stage.log("settled")
    },
    Recording(
      "OPEN2", "Which completions run for a dismiss of nothing", source: .nobody,
      facts: ["L10"],
      expected: """
        settled
        """
    ) { stage in
      let root = stage.controller("R", logging: [])
      stage.launch(root)
      root.dismiss(animated: true) { stage.log("completion") }
      stage.settle()
      stage.log("settled")
    },
    Recording(
      "OPEN3", "Who is told first of a dismissal: the presentation controller or the controllers",
      source: .nobody, facts: ["C23", "L1"],
      expected: """
        PC.dismissalTransitionWillBegin
        modal.viewWillDisappear
        PC.dismissalTransitionDidEnd(true)
        modal.viewDidDisappear
        """
    ) { stage in
      let scene = CustomPresentation("modal", stage)
      stage.silently { scene.present() }
      scene.presented.dismiss(animated: true)
      stage.settle()
    },
    Recording(
      "OPEN4", "What a controller presents while it is being dismissed", source: .nobody,
      facts: ["E12"],
      expected: """
        R presents=nil
        B in window=no
        """
    ) { stage in
      let (root, a) = (stage.controller("R", logging: []), stage.controller("A", logging: []))
      stage.launch(root)
      root.present(a, animated: false)
      stage.settle()
      let b = stage.controller("B", logging: [])
      root.dismiss(animated: true)
      a.present(b, animated: true)
      stage.settle()
      stage.log("R presents", root.presentedViewController)
      stage.log("B in window", b.viewIfLoaded?.window != nil)
    },
  ]
}
