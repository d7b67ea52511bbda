// SPDX-License-Identifier: MIT

import UIKit

extension Recording {
  /// How presentations by the app's own presentation controllers end.
  static let customDismissals: [Recording] = [
    Recording(
      "REC124", "Presentation controller that keeps the presenter, with an animator: dismiss",
      source: .charon, facts: ["B11", "C2", "C21"],
      expected: """
        PC.dismissalTransitionWillBegin
        dim.viewWillDisappear
        animateTransition
        completeTransition
        PC.dismissalTransitionDidEnd(true)
        dim.viewDidDisappear
        completion
        animationEnded(true)
        """
    ) { stage in playDismissal(stage, CustomPresentation("dim", stage)) },
    Recording(
      "REC125", "The views and frames of that dismissal", source: .charon, facts: ["D14"],
      expected: framesOfDismissal(of: "dim", removesPresenter: false)
    ) { stage in playDismissalState(stage, CustomPresentation("dim", stage, logging: [])) },
    Recording(
      "REC126", "Presentation controller that removes the presenter, with an animator: dismiss",
      source: .charon, facts: ["B12", "C2", "C21"],
      expected: """
        PC.dismissalTransitionWillBegin
        remove.viewWillDisappear
        base.viewWillAppear
        animateTransition
        completeTransition
        PC.dismissalTransitionDidEnd(true)
        base.viewDidAppear
        remove.viewDidDisappear
        completion
        animationEnded(true)
        """
    ) { stage in playDismissal(stage, CustomPresentation("remove", stage, .removesPresenter)) },
    Recording(
      "REC127", "The views and frames of that dismissal, in which the animator adds nothing",
      source: .charon, facts: ["B12"],
      expected: framesOfDismissal(of: "remove", removesPresenter: true)
    ) { stage in
      playDismissalState(
        stage, CustomPresentation("remove", stage, .removesPresenter, logging: []))
    },
    Recording(
      "REC128", "Presentation controller without an animator: views", source: .charon,
      facts: ["C11", "C16"],
      expected: """
        PC.presentationTransitionWillBegin
        container's subviews=1
        presentedView in window=no
        PC.presentationTransitionDidEnd(true)
        container's subviews=2
        presentedView's frame=20,60,280,360
        dimming view in container=yes
        base in window=yes
        presentedView in window=yes
        completion
        PC.dismissalTransitionWillBegin
        PC.dismissalTransitionDidEnd(true)
        dimming view in container=yes
        base in window=yes
        presentedView in window=yes
        completion
        base presents=nil
        plain in window=no
        base in window=yes
        """
    ) { stage in
      let scene = CustomPresentation("plain", stage, logging: [])
      scene.look { controller, moment in
        let view = controller.presentedView
        switch moment {
        case .presentationBegins:
          stage.log("container's subviews", controller.containerView?.subviews.count)
          stage.log("presentedView in window", view?.window != nil)
        case .presentationEnded:
          stage.log("container's subviews", controller.containerView?.subviews.count)
          stage.log("presentedView's frame", view?.frame)
          scene.logPlaces(controller)
        case .dismissalBegins: break
        case .dismissalEnded: scene.logPlaces(controller)
        }
      }
      scene.present()
      scene.dismiss()
      scene.logEnd()
    },
    Recording(
      "REC129", "Presentation controller that says that it covers the screen",
      source: .charon, facts: ["B11"],
      expected: """
        delegate asked for PC
        PC.presentationTransitionWillBegin
        full.viewWillAppear
        animateTransition
        completeTransition
        PC.presentationTransitionDidEnd(true)
        full.viewDidAppear
        completion
        animationEnded(true)
        base in window=yes
        PC.dismissalTransitionWillBegin
        full.viewWillDisappear
        animateTransition
        completeTransition
        PC.dismissalTransitionDidEnd(true)
        full.viewDidDisappear
        completion
        animationEnded(true)
        """
    ) { stage in
      let scene = CustomPresentation("full", stage, .coversScreen)
      scene.transitioning.animator = scene.animator
      scene.present()
      stage.log("base in window", scene.base.view.window != nil)
      scene.dismiss()
    },
    Recording(
      "REC130", "The presenter's frame during and after custom presentations", source: .charon,
      expected: """
        keeps the presenter, presented: full
        keeps the presenter, dismissed: full
        removes the presenter, presented: full
        removes the presenter, dismissed: full
        """
    ) { stage in
      let kinds: [(String, RecordedPresentationController.Kind)] = [
        ("keeps the presenter", .keepsPresenter), ("removes the presenter", .removesPresenter),
      ]
      for (name, kind) in kinds {
        let scene = CustomPresentation("custom", stage, kind, logging: [])
        scene.transitioning.animator = scene.animator
        var frame: CGRect?
        scene.look { _, moment in
          if moment == .presentationEnded {
            frame = scene.base.view.convert(scene.base.view.bounds, to: nil)
          }
        }
        stage.silently { scene.present() }
        stage.log("\(name), presented: \(stage.word(frame))")
        stage.silently { scene.dismiss() }
        stage.log("\(name), dismissed: \(stage.word(scene.base.view.frame))")
      }
    },
  ]

  private static func framesOfDismissal(of name: String, removesPresenter: Bool) -> String {
    let isBaseKept = removesPresenter ? "no" : "yes"
    return """
      PC.dismissalTransitionWillBegin
      animateTransition
      view(.from) is nil=no
      view(.to) is nil=\(isBaseKept)
      style=4
      container's subviews=2
      initialFrame(from)=20,60,280,360
      finalFrame(from)=20,60,280,360
      initialFrame(to)=zero
      finalFrame(to)=full
      completeTransition
      PC.dismissalTransitionDidEnd(true)
      dimming view in container=yes
      base in window=\(isBaseKept)
      presentedView in window=yes
      completion
      animationEnded(true)
      base presents=nil
      \(name) in window=no
      base in window=yes
      """
  }

  @MainActor
  private static func playDismissal(_ stage: RecordingStage, _ scene: CustomPresentation) {
    scene.transitioning.animator = scene.animator
    stage.silently { scene.present() }
    scene.dismiss()
  }

  @MainActor
  private static func playDismissalState(_ stage: RecordingStage, _ scene: CustomPresentation) {
    scene.transitioning.animator = scene.animator
    stage.silently { scene.present() }
    scene.animator.atStart = scene.logContext
    (scene.presented.presentationController as? RecordedPresentationController)?.look = {
      controller, moment in
      if moment == .dismissalEnded { scene.logPlaces(controller) }
    }
    scene.dismiss()
    scene.logEnd()
  }
}
