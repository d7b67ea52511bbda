// SPDX-License-Identifier: MIT

import SceneTesting
import UIKit

extension PropertyPage {
  /// What an app asks UIKit for.
  static let ofPresentations: [PropertyPage] = [
    PropertyPage(
      name: "NoRequestIsLost", property: .noRequestIsLost,
      red: { _ in
        // begin: NoRequestIsLost red
        screen("Edit") { home in
          let editor = screen("Save") { editor in
            editor.dismiss(animated: true)
            editor.present(UIViewController(), animated: true)
          }
          home.present(editor, animated: true)
        }
        // end
      },
      green: { _ in
        // begin: NoRequestIsLost green
        screen("Edit") { home in
          let editor = screen("Save") { editor in
            editor.dismiss(animated: true) { home.present(UIViewController(), animated: true) }
          }
          home.present(editor, animated: true)
        }
        // end
      }),
    PropertyPage(
      name: "DismissesOnlyOwn", property: .dismissesOnlyOwn, depth: 10,
      red: { _ in
        // begin: DismissesOnlyOwn red
        screen("Open") { home in
          let editor = screen("Scan") { editor in
            editor.present(UIViewController(), animated: true) {
              DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak editor] in
                editor?.dismiss(animated: true)
              }
            }
          }
          editor.isModalInPresentation = true
          home.present(editor, animated: true)
        }
        // end
      },
      green: { _ in
        // begin: DismissesOnlyOwn green
        screen("Open") { home in
          let editor = screen("Scan") { editor in
            editor.present(UIViewController(), animated: true) {
              DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak editor] in
                guard let scanner = editor?.presentedViewController, !scanner.isBeingDismissed
                else { return }
                editor?.dismiss(animated: true)
              }
            }
          }
          editor.isModalInPresentation = true
          home.present(editor, animated: true)
        }
        // end
      }),
    PropertyPage(
      name: "UserIsNeverTrapped", property: .userIsNeverTrapped,
      red: { _ in
        // begin: UserIsNeverTrapped red
        screen("Open") { home in
          let cover = UIViewController()
          cover.modalPresentationStyle = .fullScreen
          home.present(cover, animated: true)
        }
        // end
      },
      green: { _ in
        // begin: UserIsNeverTrapped green
        screen("Open") { home in
          let cover = screen("Close") { $0.dismiss(animated: true) }
          cover.modalPresentationStyle = .fullScreen
          home.present(cover, animated: true)
        }
        // end
      }),
    PropertyPage(
      name: "NoProgrammingError", property: .catalog(.noProgrammingError), depth: 4,
      red: { _ in
        // begin: NoProgrammingError red
        UINavigationController(
          rootViewController: screen("Edit") { list in
            guard let stack = list.navigationController else { return }
            list.present(stack, animated: true)
          })
        // end
      },
      green: { _ in
        // begin: NoProgrammingError green
        UINavigationController(
          rootViewController: screen("Edit") { list in
            let stack = UINavigationController(rootViewController: UIViewController())
            list.present(stack, animated: true)
          })
        // end
      }),
    PropertyPage(
      name: "NeverCrashes", property: .neverCrashes, depth: 4,
      red: { _ in
        // begin: NeverCrashes red
        screen("Next") { home in
          let names = ["Emma", "Persuasion"]
          let place = names.firstIndex(of: home.title ?? "") ?? -1
          home.title = names[place + 1]
        }
        // end
      },
      green: { _ in
        // begin: NeverCrashes green
        screen("Next") { home in
          let names = ["Emma", "Persuasion"]
          let place = names.firstIndex(of: home.title ?? "") ?? -1
          home.title = names[(place + 1) % names.count]
        }
        // end
      }),
    PropertyPage(
      name: "DelegatesAreAsked", property: .delegatesAreAsked, depth: 4,
      red: { _ in
        let asker = Asker()
        // begin: DelegatesAreAsked red
        asker.open = { [unowned asker] in
          let form = UIViewController()
          let stack = UINavigationController(rootViewController: form)
          form.presentationController?.delegate = asker
          asker.present(stack, animated: true)
        }
        // end
        return asker
      },
      green: { _ in
        let asker = Asker()
        // begin: DelegatesAreAsked green
        asker.open = { [unowned asker] in
          let form = UIViewController()
          let stack = UINavigationController(rootViewController: form)
          stack.presentationController?.delegate = asker
          asker.present(stack, animated: true)
        }
        // end
        return asker
      }),
    PropertyPage(
      name: "ExactlyOneOutcome", property: .exactlyOneOutcome,
      red: { setup in
        // begin: ExactlyOneOutcome red
        screen("Pick") { home in
          let outcome = setup.outcome(of: "the pick")
          let picker = screen("Done") { $0.dismiss(animated: true) { outcome() } }
          home.present(picker, animated: true)
        }
        // end
      },
      green: { setup in
        // begin: ExactlyOneOutcome green
        screen("Pick") { home in
          let outcome = setup.outcome(of: "the pick")
          let picker = screen("Done") { $0.dismiss(animated: true) { outcome() } }
          picker.isModalInPresentation = true
          home.present(picker, animated: true)
        }
        // end
      }),
  ]
}

/// Wants to be asked whether a form may go.
private final class Asker: UIViewController, UIAdaptivePresentationControllerDelegate {
  var open: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button("Open") { [unowned self] in open() })
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { true }
}
