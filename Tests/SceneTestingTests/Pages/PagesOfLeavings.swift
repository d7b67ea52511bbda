// SPDX-License-Identifier: MIT

import SceneTesting
import UIKit

extension PropertyPage {
  /// What is there when a presentation is over.
  static let ofLeavings: [PropertyPage] = [
    PropertyPage(
      name: "NothingLeftBehind", property: .nothingLeftBehind,
      red: { _ in
        // begin: NothingLeftBehind red
        screen("Open") { home in
          let shade = UIView(frame: home.view.bounds)
          home.view.addSubview(shade)
          let sheet = screen("Close") { sheet in
            sheet.dismiss(animated: true) { shade.removeFromSuperview() }
          }
          home.present(sheet, animated: true)
        }
        // end
      },
      green: { _ in
        // begin: NothingLeftBehind green
        screen("Open") { home in
          let shade = UIView(frame: home.view.bounds)
          home.view.addSubview(shade)
          let sheet = screen("Close") { sheet in
            sheet.dismiss(animated: true) { shade.removeFromSuperview() }
          }
          sheet.isModalInPresentation = true
          home.present(sheet, animated: true)
        }
        // end
      }),
    PropertyPage(
      name: "PresenterRestored", property: .presenterRestored,
      red: { _ in
        // begin: PresenterRestored red
        screen("Open") { home in
          let sheet = screen("Close") { sheet in
            sheet.dismiss(animated: true)
            sheet.transitionCoordinator?.animate(alongsideTransition: { _ in home.view.alpha = 1 })
          }
          home.present(sheet, animated: true)
          sheet.transitionCoordinator?.animate(alongsideTransition: { _ in home.view.alpha = 0.5 })
        }
        // end
      },
      green: { _ in
        // begin: PresenterRestored green
        screen("Open") { home in
          let sheet = screen("Close") { sheet in
            sheet.dismiss(animated: true)
            sheet.transitionCoordinator?.animate(alongsideTransition: { _ in home.view.alpha = 1 })
          }
          sheet.isModalInPresentation = true
          home.present(sheet, animated: true)
          sheet.transitionCoordinator?.animate(alongsideTransition: { _ in home.view.alpha = 0.5 })
        }
        // end
      }),
    PropertyPage(
      name: "Released", property: .released,
      red: { _ in
        // begin: Released red
        screen("Open") { home in
          let sheet = UIViewController()
          sheet.view.addSubview(button("Close") { sheet.dismiss(animated: true) })
          home.present(sheet, animated: true)
        }
        // end
      },
      green: { _ in
        // begin: Released green
        screen("Open") { home in
          let sheet = UIViewController()
          sheet.view.addSubview(button("Close") { [weak sheet] in sheet?.dismiss(animated: true) })
          home.present(sheet, animated: true)
        }
        // end
      }),
    PropertyPage(
      name: "ChromeWhilePresented", property: .chromeWhilePresented, depth: 4,
      red: { _ in
        // begin: ChromeWhilePresented red
        screen("Open") { home in
          let card = screen("Close") { $0.dismiss(animated: true) }
          card.view.alpha = 0
          home.present(card, animated: false)
          card.transitionCoordinator?.animate(alongsideTransition: { _ in card.view.alpha = 1 })
        }
        // end
      },
      green: { _ in
        // begin: ChromeWhilePresented green
        screen("Open") { home in
          let card = screen("Close") { $0.dismiss(animated: true) }
          card.view.alpha = 0
          home.present(card, animated: false)
          if let coordinator = card.transitionCoordinator {
            coordinator.animate(alongsideTransition: { _ in card.view.alpha = 1 })
          } else {
            card.view.alpha = 1
          }
        }
        // end
      }),
    PropertyPage(
      name: "RestoredAfterCancel", property: .restoredAfterCancel,
      red: { _ in
        // begin: RestoredAfterCancel red
        class Editor: UIViewController {
          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            view.alpha = 0.5
          }
        }
        return screen("Edit") { $0.present(Editor(), animated: true) }
        // end
      },
      green: { _ in
        // begin: RestoredAfterCancel green
        class Editor: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            view.alpha = 1
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            view.alpha = 0.5
          }
        }
        return screen("Edit") { $0.present(Editor(), animated: true) }
        // end
      }),
    PropertyPage(
      name: "BalancedAppearance", property: .balancedAppearance,
      red: { _ in
        // begin: BalancedAppearance red
        class Container: UIViewController {
          let child = UIViewController()

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            child.beginAppearanceTransition(true, animated: animated)
          }

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            child.endAppearanceTransition()
          }
        }
        return screen("Open") { $0.present(Container(), animated: true) }
        // end
      },
      green: { _ in
        // begin: BalancedAppearance green
        class Container: UIViewController {
          let child = UIViewController()

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            child.beginAppearanceTransition(true, animated: animated)
          }

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            child.endAppearanceTransition()
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            child.beginAppearanceTransition(false, animated: animated)
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            child.endAppearanceTransition()
          }
        }
        return screen("Open") { $0.present(Container(), animated: true) }
        // end
      }),
  ]
}
