// SPDX-License-Identifier: MIT

import UIKit

extension Recording {
  /// Presentations and dismissals with an animator, and no presentation controller of the app's.
  static let transitions: [Recording] = [
    Recording(
      "REC1", "Full screen with an animator: present", source: .charon, facts: ["C20", "B33"],
      expected: """
        base.viewWillDisappear
        modal.viewWillAppear
        animateTransition
        completeTransition
        modal.viewDidAppear
        base.viewDidDisappear
        completion
        animationEnded(true)
        N.presentedViewController=modal
        modal.presentingViewController=N
        modal in window=yes
        """
    ) { stage in
      let scene = AnimatedFullScreen(stage)
      scene.present()
      stage.log("N.presentedViewController", scene.navigation.presentedViewController)
      stage.log("modal.presentingViewController", scene.modal.presentingViewController)
      stage.log("modal in window", scene.modal.view.window != nil)
    },
    Recording(
      "REC2", "The context of that presentation's animator", source: .charon, facts: ["C16"],
      expected: """
        from=N to=modal
        view(.from) is its view=yes
        from-view in container=yes
        from-view in window=yes
        view(.to) is its view=yes
        to-view in container=no
        to-view in window=no
        container's subviews=1
        container in window=yes
        animated=yes
        interactive=no
        cancelled=no
        style=0
        initialFrame(from)=full
        finalFrame(from)=zero
        initialFrame(to)=zero
        finalFrame(to)=full
        after completeTransition: to-view in window=yes
        after completeTransition: from-view in window=no
        after completeTransition: to-view's alpha=1
        """
    ) { stage in
      let scene = AnimatedFullScreen(stage, logging: [])
      scene.animator.atStart = scene.logContext
      scene.animator.afterCompletion = { _ in
        stage.log("after completeTransition: to-view in window", scene.modal.view.window != nil)
        stage.log(
          "after completeTransition: from-view in window", scene.navigation.view.window != nil)
        stage.log("after completeTransition: to-view's alpha", scene.modal.view.alpha)
      }
      scene.navigation.present(scene.modal, animated: true)
      stage.settle()
    },
    Recording(
      "REC3", "Full screen with an animator: dismiss", source: .charon, facts: ["C21", "B3"],
      expected: """
        modal.viewWillDisappear
        base.viewWillAppear
        animateTransition
        completeTransition
        base.viewDidAppear
        modal.viewDidDisappear
        completion
        animationEnded(true)
        N.presentedViewController=nil
        base in window=yes
        modal in window=no
        """
    ) { stage in
      let scene = AnimatedFullScreen(stage)
      stage.silently { scene.present() }
      scene.dismiss()
      stage.settle()
      scene.logEnd()
    },
    Recording(
      "REC4", "The context of that dismissal's animator", source: .charon,
      expected: """
        from=modal to=N
        from-view in container=yes
        to-view in container=no
        to-view in window=no
        container's subviews=1
        style=0
        initialFrame(from)=full
        finalFrame(from)=full
        initialFrame(to)=zero
        finalFrame(to)=full
        after completeTransition: to-view in window=yes
        after completeTransition: from-view in window=no
        after completeTransition: to-view's alpha=1
        """
    ) { stage in
      let scene = AnimatedFullScreen(stage, logging: [])
      stage.silently { scene.present() }
      let (base, modal) = (scene.navigation, scene.modal)
      scene.animator.atStart = { context in
        let container = context.containerView
        stage.log(
          "from=\(stage.word(context.viewController(forKey: .from))) "
            + "to=\(stage.word(context.viewController(forKey: .to)))")
        stage.log("from-view in container", modal.view.superview === container)
        stage.log("to-view in container", base.view.superview === container)
        stage.log("to-view in window", base.view.window != nil)
        stage.log("container's subviews", container.subviews.count)
        stage.log("style", context.presentationStyle.rawValue)
        scene.logFrames(context)
      }
      scene.animator.afterCompletion = { _ in
        stage.log("after completeTransition: to-view in window", base.view.window != nil)
        stage.log("after completeTransition: from-view in window", modal.view.window != nil)
        stage.log("after completeTransition: to-view's alpha", base.view.alpha)
      }
      base.dismiss(animated: true)
      stage.settle()
    },
    Recording(
      "REC5", "Interactive dismissal of a full screen: finished", source: .charon,
      facts: ["D11", "D17"],
      expected: """
        modal.viewWillDisappear
        base.viewWillAppear
        animateTransition
        interactive=yes
        percentComplete=0.4
        duration=0.8
        completeTransition
        base.viewDidAppear
        modal.viewDidDisappear
        completion
        animationEnded(true)
        N.presentedViewController=nil
        base in window=yes
        modal in window=no
        """
    ) { stage in
      let scene = AnimatedFullScreen(stage, duration: 0.8)
      stage.silently { scene.present() }
      scene.animator.atStart = { stage.log("interactive", $0.isInteractive) }
      scene.dismissInteractively { interaction in
        stage.log("percentComplete", interaction.percentComplete)
        stage.log("duration", interaction.duration)
        interaction.finish()
      }
      scene.logEnd()
    },
    Recording(
      "REC6", "Interactive dismissal of a full screen: cancelled", source: .charon,
      facts: ["B20", "B21", "X6", "L5"],
      expected: """
        modal.viewWillDisappear
        base.viewWillAppear
        animateTransition
        cancel returned
        completeTransition
        base.viewWillDisappear
        base.viewDidDisappear
        modal.viewWillAppear
        modal.viewDidAppear
        completion
        animationEnded(false)
        directly after completeTransition: modal in window=yes
        directly after completeTransition: to-view's alpha=0
        N.presentedViewController=modal
        modal in window=yes
        modal's alpha=1
        """
    ) { stage in
      let scene = AnimatedFullScreen(stage, duration: 0.8)
      stage.silently { scene.present() }
      var after: [String] = []
      scene.animator.afterCompletion = { _ in
        let place = "directly after completeTransition: "
        after.append("\(place)modal in window=\(stage.word(scene.modal.view.window != nil))")
        after.append("\(place)to-view's alpha=\(stage.word(scene.navigation.view.alpha))")
      }
      scene.dismissInteractively { interaction in
        interaction.cancel()
        stage.log("cancel returned")
      }
      after.forEach(stage.log)
      stage.log("N.presentedViewController", scene.navigation.presentedViewController)
      stage.log("modal in window", scene.modal.view.window != nil)
      stage.log("modal's alpha", scene.modal.view.alpha)
    },
    Recording(
      "REC11", "How often an animator is asked for its duration", source: .charon,
      expected: "questions=3"
    ) { stage in
      let scene = AnimatedFullScreen(stage, logging: [])
      scene.navigation.present(scene.modal, animated: true)
      stage.settle()
      stage.log("questions", scene.animator.durationQuestions)
    },
  ]
}
