// SPDX-License-Identifier: MIT

import SceneHarness
import UIKit

extension FieldBug {
  /// Containers and pickers that act while what they have presented is there or still going.
  static let containers: [FieldBug] = [
    FieldBug(
      id: "R45", thread: "software-mansion/react-native-screens#944",
      symptom: "a modal that becomes a screen of the stack while it is closed is not seen there",
      finder: .check, vocabulary: onlyTaps
    ) { version, setup in
      let stack = UINavigationController(rootViewController: Screen("home"))
      stack.viewControllers[0].loadViewIfNeeded()
      stack.viewControllers[0].addButton("open") { [unowned stack] in
        let screen = Screen("screen")
        screen.isModalInPresentation = true
        screen.loadViewIfNeeded()
        screen.addButton("keep") { [unowned stack, unowned screen] in
          guard stack.presentedViewController === screen else { return }
          let push = { [stack, screen] in
            stack.setViewControllers(stack.viewControllers + [screen], animated: false)
          }
          if version.isRepaired {
            stack.dismiss(animated: true, completion: push)
          } else {
            stack.dismiss(animated: true)
            push()
          }
        }
        stack.present(screen, animated: true)
      }
      setup.check("what is on top is seen", version) { [unowned stack] in
        stack.topViewController?.viewIfLoaded?.window != nil
      }
      return stack
    },
    FieldBug(
      id: "R52", thread: "lionheart/openradar-mirror#12290",
      symptom: "nothing can be presented when a popover's choice is reported",
      finder: .property("no refused present or dismiss is lost"), depth: 6, width: .regular
    ) { version, _ in
      Screen("home") { home in
        home.addButton("add") { [unowned home] in
          let choices = Screen("choices") { [unowned home] choices in
            choices.addButton("photo") { [unowned home, unowned choices] in
              let show = { [home] in home.present(Screen("photos"), animated: true) }
              if version.isRepaired {
                choices.dismiss(animated: true, completion: show)
              } else {
                choices.dismiss(animated: true)
                show()
              }
            }
          }
          choices.modalPresentationStyle = .popover
          choices.popoverPresentationController?.sourceView = home.view.subviews.first
          home.present(choices, animated: true)
        }
      }
    },
    FieldBug(
      id: "R73", thread: "software-mansion/react-native-screens#796",
      symptom: "a modal goes when its container is updated while it has no window",
      finder: .check, depth: 7
    ) { version, setup in
      let container = ModalContainer()
      container.ignoresWindow = version.isRepaired
      setup.check("a modal that is listed stays", version) { [unowned container] in
        !container.isListed || container.presentedViewController != nil
      }
      return container
    },
  ]

  /// Taps alone.
  private static let onlyTaps: SceneVocabulary = {
    var vocabulary = plainGestures
    (vocabulary.gestures, vocabulary.includesDrags) = ([], false)
    return vocabulary
  }()
}

/// Presents what a list says, as long as it is on screen itself.
private final class ModalContainer: UIViewController {
  var ignoresWindow = false
  private(set) var isListed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("open") { [unowned self] in
      isListed = true
      let modal = Screen("modal") { [unowned self] modal in
        modal.addButton("close") { [unowned self] in
          isListed = false
          update()
        }
      }
      modal.modalPresentationStyle = .fullScreen
      present(modal, animated: true) { [unowned self] in
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak self] in self?.update() }
      }
    }
  }

  /// Compares what is presented with the list.
  private func update() {
    let isShown = isListed && (ignoresWindow || view.window != nil)
    if !isShown, presentedViewController?.isBeingDismissed == false { dismiss(animated: true) }
  }
}
