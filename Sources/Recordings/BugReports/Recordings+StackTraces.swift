// SPDX-License-Identifier: MIT

import UIKit

extension Recording {
  /// What is called inside what, as published stack traces show.
  static let stackTraces: [Recording] = [
    Recording(
      "REC89", "The presented view is loaded inside present",
      source: RecordingSource(
        "developer.apple.com, Addressing language exception crashes", "iOS 13", .log),
      expected: """
        B.viewDidLoad
        present returned
        """
    ) { stage in
      let root = stage.controller("A", logging: [])
      stage.launch(root)
      root.present(stage.controller("B", logging: [.viewDidLoad]), animated: true)
      stage.log("present returned")
      stage.settle()
    },
    Recording(
      "REC90", "A popover without a source",
      source: RecordingSource(
        "developer.apple.com, Analyzing a crash report; FB7408032",
        "iPadOS 13, Mac Catalyst 10.15", .log, on: .pad),
      needs: [.exception],
      expected: """
        present returned
        raises NSGenericException
        """
    ) { stage in
      let root = stage.controller("A", logging: [])
      stage.launch(root)
      root.present(stage.controller("B", logging: [], style: .popover), animated: true)
      stage.log("present returned")
      stage.settle()
      stage.log("settled")
    },
    Recording(
      "REC91", "Where viewWillDisappear of a dismissal is called",
      source: RecordingSource(
        "PSPDFKit on LLDB; a crash log", "iOS 8; iOS 15 or 16 simulator", .log),
      expected: """
        dismiss returned
        N's viewWillDisappear begins
        B.viewWillDisappear
        N's viewWillDisappear ends
        """
    ) { stage in
      let root = stage.controller("A", logging: [])
      stage.launch(root)
      let top = stage.controller("B", logging: [.viewWillDisappear])
      let navigation = BracketingNavigation(rootViewController: top)
      navigation.stage = stage
      root.present(navigation, animated: true)
      stage.settle()
      navigation.brackets = .viewWillDisappear
      root.dismiss(animated: true)
      stage.log("dismiss returned")
      stage.settle()
    },
    Recording(
      "REC92", "Where an animator is started",
      source: RecordingSource("a published crash log", "iOS 16", .log),
      expected: """
        present returned
        animateTransition
        dismiss returned
        animateTransition
        """
    ) { stage in
      let scene = AnimatedFullScreen(stage, logging: [])
      scene.animator.atStart = { _ in stage.log("animateTransition") }
      scene.navigation.present(scene.modal, animated: true)
      stage.log("present returned")
      stage.settle()
      scene.navigation.dismiss(animated: true)
      stage.log("dismiss returned")
      stage.settle()
    },
    Recording(
      "REC93", "Where the handler of an alert's action runs",
      source: RecordingSource("several crash logs", "iOS 11, 17 and 18", .log),
      facts: ["B29", "E23"], needs: [.finger],
      expected: """
        handler: presentedViewController=nil
        handler: alert in window=no
        """
    ) { stage in
      let root = stage.controller("A", logging: [])
      stage.launch(root)
      let alert = UIAlertController(title: "title", message: nil, preferredStyle: .alert)
      weak var shown = alert
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in
          stage.log("handler: presentedViewController", root.presentedViewController)
          stage.log("handler: alert in window", shown?.viewIfLoaded?.window != nil)
        })
      root.present(alert, animated: true)
      stage.settle()
      stage.finger.tapButton("OK")
      stage.settle()
    },
    Recording(
      "REC94", "viewDidAppear of a presented navigation controller",
      source: RecordingSource("a trace published with a Frida script", "iOS 14 or 15", .log),
      facts: ["B32"],
      expected: """
        N's viewDidAppear begins
        B.viewDidAppear
        N's viewDidAppear ends
        """
    ) { stage in
      let root = stage.controller("A", logging: [])
      stage.launch(root)
      let top = stage.controller("B", logging: [.viewDidAppear])
      let navigation = BracketingNavigation(rootViewController: top)
      navigation.stage = stage
      navigation.brackets = .viewDidAppear
      root.present(navigation, animated: true)
      stage.settle()
    },
    Recording(
      "REC96", "Presenting a controller that is presented",
      source: RecordingSource(
        "log quoted in a test of expo-cli", "iOS 14.4 simulator", .log),
      facts: ["E11"], needs: [.exception], expected: "raises NSInvalidArgumentException"
    ) { stage in
      let (root, modal) = (stage.controller("A", logging: []), stage.controller("B", logging: []))
      stage.launch(root)
      root.present(modal, animated: false)
      stage.settle()
      let upper = stage.controller("C", logging: [])
      modal.present(upper, animated: false)
      stage.settle()
      upper.present(modal, animated: false)
      stage.log("present returned")
    },
  ]
}

/// Logs where UIKit's own part of a callback begins and ends.
private final class BracketingNavigation: UINavigationController {
  var stage: RecordingStage?
  var brackets: Received?

  override func viewWillDisappear(_ animated: Bool) {
    bracket(.viewWillDisappear) { super.viewWillDisappear(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    bracket(.viewDidAppear) { super.viewDidAppear(animated) }
  }

  private func bracket(_ callback: Received, _ body: () -> Void) {
    guard callback == brackets else { return body() }
    stage?.log("N's \(callback.rawValue) begins")
    body()
    stage?.log("N's \(callback.rawValue) ends")
  }
}
