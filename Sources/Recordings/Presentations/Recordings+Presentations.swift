// SPDX-License-Identifier: MIT

import UIKit

extension Recording {
  /// Presentation controllers of the app's own.
  static let presentations: [Recording] = [
    Recording(
      "REC12", "Presentation controller that keeps the presenter, with an animator: order",
      source: .charon, facts: ["B11", "C1", "C20"],
      expected: """
        delegate asked for PC
        PC.presentationTransitionWillBegin
        dim.viewWillAppear
        animateTransition
        completeTransition
        PC.presentationTransitionDidEnd(true)
        dim.viewDidAppear
        completion
        animationEnded(true)
        """
    ) { stage in
      let scene = CustomPresentation("dim", stage)
      scene.transitioning.animator = scene.animator
      scene.present()
    },
    Recording(
      "REC12-state", "Presentation controller that keeps the presenter: views and frames",
      source: .charon, facts: ["C11", "C16", "C18"],
      expected: """
        PC.presentationTransitionWillBegin
        container exists=yes
        container's subviews=1
        presentedView is the controller's view=yes
        presentedView has a superview=no
        presentedView in window=no
        base in window=yes
        animateTransition
        view(.from) is nil=yes
        view(.to) is nil=no
        style=4
        container's subviews=1
        initialFrame(from)=20,60,280,360
        finalFrame(from)=full
        initialFrame(to)=zero
        finalFrame(to)=20,60,280,360
        completeTransition
        PC.presentationTransitionDidEnd(true)
        container's subviews=2
        presentedView in container=yes
        presentedView's frame=20,60,280,360
        dimming view in container=yes
        base in window=yes
        presentedView in window=yes
        dim.viewDidAppear
        animationEnded(true)
        presentationController is that one=yes
        style=4
        container laid out=yes
        """
    ) { stage in
      let scene = CustomPresentation("dim", stage, logging: [.viewDidAppear])
      let dim = scene.presented
      scene.transitioning.animator = scene.animator
      scene.animator.atStart = scene.logContext
      var made: RecordedPresentationController?
      scene.look { controller, moment in
        made = controller
        let view = controller.presentedView
        switch moment {
        case .presentationBegins:
          stage.log("container exists", controller.containerView != nil)
          stage.log("container's subviews", controller.containerView?.subviews.count)
          stage.log("presentedView is the controller's view", view === dim.view)
          stage.log("presentedView has a superview", view?.superview != nil)
          stage.log("presentedView in window", view?.window != nil)
          stage.log("base in window", scene.base.view.window != nil)
        case .presentationEnded:
          stage.log("container's subviews", controller.containerView?.subviews.count)
          stage.log("presentedView in container", view?.superview === controller.containerView)
          stage.log("presentedView's frame", view?.frame)
          scene.logPlaces(controller)
        default: break
        }
      }
      scene.base.present(dim, animated: true)
      stage.settle()
      stage.log("presentationController is that one", dim.presentationController === made)
      stage.log("style", dim.presentationController?.presentationStyle.rawValue)
      stage.log("container laid out", (made?.containerLayouts ?? 0) > 0)
    },
    Recording(
      "REC14", "Presentation controller that removes the presenter, with an animator: order",
      source: .charon, facts: ["B12", "B33"],
      expected: """
        delegate asked for PC
        PC.presentationTransitionWillBegin
        base.viewWillDisappear
        remove.viewWillAppear
        animateTransition
        completeTransition
        PC.presentationTransitionDidEnd(true)
        remove.viewDidAppear
        base.viewDidDisappear
        completion
        animationEnded(true)
        """
    ) { stage in
      let scene = CustomPresentation("remove", stage, .removesPresenter)
      scene.transitioning.animator = scene.animator
      scene.present()
    },
    Recording(
      "REC14-state", "Presentation controller that removes the presenter: views and frames",
      source: .charon, facts: ["B12"],
      expected: """
        PC.presentationTransitionWillBegin
        container's subviews=2
        base in container=yes
        animateTransition
        view(.from) is nil=no
        container's subviews=2
        initialFrame(from)=20,60,280,360
        finalFrame(from)=zero
        finalFrame(to)=20,60,280,360
        completeTransition
        PC.presentationTransitionDidEnd(true)
        container's subviews=3
        base in window=yes
        remove.viewDidAppear
        animationEnded(true)
        in the end base in window=no
        """
    ) { stage in
      let scene = CustomPresentation(
        "remove", stage, .removesPresenter, logging: [.viewDidAppear])
      let (base, remove) = (scene.base, scene.presented)
      scene.transitioning.animator = scene.animator
      scene.animator.atStart = { context in
        stage.log("view(.from) is nil", context.view(forKey: .from) == nil)
        stage.log("container's subviews", context.containerView.subviews.count)
        stage.log("initialFrame(from)", context.initialFrame(for: base))
        stage.log("finalFrame(from)", context.finalFrame(for: base))
        stage.log("finalFrame(to)", context.finalFrame(for: remove))
      }
      scene.look { controller, moment in
        switch moment {
        case .presentationBegins:
          stage.log("container's subviews", controller.containerView?.subviews.count)
          stage.log("base in container", base.view.superview === controller.containerView)
        case .presentationEnded:
          stage.log("container's subviews", controller.containerView?.subviews.count)
          stage.log("base in window", base.view.window != nil)
        default: break
        }
      }
      base.present(remove, animated: true)
      stage.settle()
      stage.log("in the end base in window", base.view.window != nil)
    },
    Recording(
      "REC16", "Presentation controller without an animator: present and dismiss",
      source: .charon, facts: ["C1", "C2", "C21"],
      expected: """
        delegate asked for PC
        PC.presentationTransitionWillBegin
        plain.viewWillAppear
        PC.presentationTransitionDidEnd(true)
        plain.viewDidAppear
        completion
        PC.dismissalTransitionWillBegin
        plain.viewWillDisappear
        PC.dismissalTransitionDidEnd(true)
        plain.viewDidDisappear
        completion
        """
    ) { stage in
      let scene = CustomPresentation("plain", stage)
      scene.present()
      scene.dismiss()
    },
    Recording(
      "REC17", "The style custom without a transitioning delegate", source: .charon,
      facts: ["B11"],
      expected: """
        bare.viewWillAppear
        bare.viewDidAppear
        completion
        presentation controller is a plain one=yes
        style=4
        view fills the container=yes
        base in window=yes
        bare.viewWillDisappear
        bare.viewDidDisappear
        completion
        """
    ) { stage in
      let base = stage.controller("base")
      stage.launch(base)
      let bare = stage.controller("bare", style: .custom)
      base.present(bare, animated: true) { stage.log("completion") }
      stage.settle()
      let controller = bare.presentationController
      stage.log(
        "presentation controller is a plain one",
        controller.map { type(of: $0) == UIPresentationController.self })
      stage.log("style", controller?.presentationStyle.rawValue)
      stage.log("view fills the container", bare.view.frame == controller?.containerView?.bounds)
      stage.log("base in window", base.view.window != nil)
      base.dismiss(animated: true) { stage.log("completion") }
      stage.settle()
    },
    Recording(
      "REC19", "The presenter's frame after a dismissal", source: .charon,
      expected: """
        after a full screen=full
        after an interactive dismissal=full
        """
    ) { stage in
      let scene = AnimatedFullScreen(stage, logging: [])
      let plain = stage.controller("plain", logging: [], style: .fullScreen)
      scene.navigation.present(plain, animated: true)
      stage.settle()
      scene.navigation.dismiss(animated: true)
      stage.settle()
      stage.log("after a full screen", scene.navigation.view.frame)
      stage.silently {
        scene.present()
        scene.dismissInteractively {
          $0.update(0.5)
          $0.finish()
        }
      }
      stage.log("after an interactive dismissal", scene.navigation.view.frame)
    },
  ]
}
