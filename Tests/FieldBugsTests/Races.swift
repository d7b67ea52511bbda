// SPDX-License-Identifier: MIT

import SceneHarness
import UIKit

extension FieldBug {
  private static let lost = Finder.property("no refused present or dismiss is lost")

  /// Requests that come while another transition runs.
  static let races: [FieldBug] = [
    FieldBug(
      id: "R38", thread: "software-mansion/react-native-screens#1299",
      symptom: "a second modal is not shown right after the first is closed", finder: lost
    ) { version, _ in
      Screen("home") { home in
        home.addButton("open") { [unowned home] in
          let first = Screen("first") { [unowned home] first in
            first.addButton("next") { [unowned home, unowned first] in
              let second = Screen("second")
              if version.isRepaired {
                first.dismiss(animated: true) { home.present(second, animated: true) }
              } else {
                first.dismiss(animated: true)
                first.present(second, animated: true)
              }
            }
          }
          home.present(first, animated: true)
        }
      }
    },
    FieldBug(
      id: "R40",
      thread: "facebook/react-native#39034, pointfreeco/swift-composable-architecture#1991 (R65)",
      symptom: "one modal opens while another one closes", finder: lost
    ) { version, _ in
      let host = TwoModals()
      host.waits = version.isRepaired
      return host
    },
    FieldBug(
      id: "R42", thread: "facebook/react-native#29745",
      symptom: "a modal that is hidden while it comes stays", finder: lost
    ) { version, setup in
      let host = QuickModal()
      host.waits = version.isRepaired
      setup.check("no modal without its flag", version) {
        host.isVisible || host.presentedViewController == nil
      }
      return host
    },
    FieldBug(
      id: "R48", thread: "software-mansion/react-native-screens#2976",
      symptom: "an alert presented while a screen is popped is lost", finder: lost
    ) { version, setup in
      let first = Screen("first")
      let stack = UINavigationController(rootViewController: first)
      first.loadViewIfNeeded()
      first.addButton("push") { [unowned stack] in
        let second = Screen("second") { second in
          second.addButton("leave") { [unowned stack, unowned second] in
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            stack.popViewController(animated: true)
            (version.isRepaired ? stack : second).present(alert, animated: true)
          }
        }
        stack.pushViewController(second, animated: true)
      }
      return stack
    },
    FieldBug(
      id: "R53", thread: "lionheart/openradar-mirror#21009",
      symptom: "an alert is presented on a screen that is being dismissed", finder: lost
    ) { version, _ in
      Screen("home") { home in
        home.addButton("open") { [unowned home] in
          let form = Screen("form") { [unowned home] form in
            form.addButton("send") { [unowned home, unowned form] in
              let alert = UIAlertController(title: "Sent", message: nil, preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "OK", style: .default))
              if version.isRepaired {
                form.dismiss(animated: true) { home.present(alert, animated: true) }
              } else {
                form.dismiss(animated: true)
                DispatchQueue.main.async { form.present(alert, animated: true) }
              }
            }
          }
          home.present(form, animated: true)
        }
      }
    },
    FieldBug(
      id: "R55", thread: "mozilla-mobile/firefox-ios#15383",
      symptom: "of two presentations the second one is lost", finder: lost
    ) { version, _ in
      Screen("browser") { browser in
        browser.addButton("start") { [unowned browser] in
          let tour = Screen("tour")
          let survey = Screen("survey")
          browser.present(tour, animated: true) {
            if version.isRepaired { tour.present(survey, animated: true) }
          }
          if !version.isRepaired {
            DispatchQueue.main.async { [unowned browser] in
              browser.present(survey, animated: true)
            }
          }
        }
      }
    },
    FieldBug(
      id: "R58", thread: "stripe/stripe-ios#1817",
      symptom: "a payment presents on a screen that is on its way out", finder: lost
    ) { version, _ in
      Screen("shop") { shop in
        shop.addButton("cart") { [unowned shop] in
          let cart = Screen("cart") { [unowned shop] cart in
            cart.addButton("pay") { [unowned shop, unowned cart] in
              let challenge = Screen("challenge")
              let presenter = version.isRepaired ? shop : cart
              cart.dismiss(animated: true) { presenter.present(challenge, animated: true) }
            }
          }
          shop.present(cart, animated: true)
        }
      }
    },
  ]
}

/// Two modals of which one is shown at a time, each by its flag.
private final class TwoModals: UIViewController {
  var waits = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("first") { [unowned self] in
      let first = Screen("first") { [unowned self] first in
        first.isModalInPresentation = true
        first.addButton("second") { [unowned self] in exchange() }
      }
      present(first, animated: true)
    }
  }

  private func exchange() {
    let second = Screen("second")
    if waits {
      dismiss(animated: true) { [unowned self] in present(second, animated: true) }
    } else {
      dismiss(animated: true)
      present(second, animated: true)
    }
  }
}

/// A modal that is hidden as soon as what it waits for is there.
private final class QuickModal: UIViewController {
  var waits = false
  private(set) var isVisible = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("load") { [unowned self] in
      isVisible = true
      present(Screen("progress"), animated: true) { [unowned self] in
        if waits, !isVisible { dismiss(animated: true) }
      }
      DispatchQueue.main.async { [unowned self] in
        isVisible = false
        if !waits || presentedViewController?.isBeingPresented == false { dismiss(animated: true) }
      }
    }
  }
}
