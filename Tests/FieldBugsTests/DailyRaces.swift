// SPDX-License-Identifier: MIT

import SceneHarness
import UIKit

extension FieldBug {
  private static let lost = Finder.property("no refused present or dismiss is lost")

  /// What every team has had in its tracker: requests that come at the wrong time.
  static let dailyRaces: [FieldBug] = [
    FieldBug(
      id: "D01", thread: "double tap", symptom: "two quick taps push two screens",
      finder: .property("no screen is shown twice"), vocabulary: taps
    ) { version, _ in
      let list = Screen("list")
      let stack = UINavigationController(rootViewController: list)
      list.loadViewIfNeeded()
      var isLoading = false
      list.addButton("open") { [unowned stack] in
        if version.isRepaired, isLoading { return }
        isLoading = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak stack] in
          isLoading = false
          stack?.pushViewController(Screen("detail"), animated: true)
        }
      }
      return stack
    },
    FieldBug(
      id: "D02", thread: "late answer",
      symptom: "an answer that comes after the user has left presents on a screen that is gone",
      finder: lost
    ) { version, setup in
      let answer = setup.answer("price") { "12 €" }
      return Screen("shop") { shop in
        shop.addButton("offer") { [unowned shop] in
          let offer = Offer { completion in answer(completion) }
          offer.asksWhetherOnScreen = version.isRepaired
          shop.present(offer, animated: true)
        }
      }
    },
    FieldBug(
      id: "D03", thread: "loading HUD",
      symptom: "the HUD's end closes the form that the user has opened meanwhile",
      finder: lost
    ) { version, _ in
      let home = Screen("home")
      home.loadViewIfNeeded()
      home.addButton("refresh", y: 400) { [unowned home] in
        let hud = Screen("hud")
        hud.modalPresentationStyle = .overFullScreen
        home.present(hud, animated: true) {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak home] in
            home?.dismiss(animated: true)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak home, weak hud] in
              if version.isRepaired, home?.presentedViewController !== hud { return }
              home?.dismiss(animated: true)
            }
          }
        }
      }
      home.addButton("write") { [unowned home] in
        guard home.presentedViewController == nil else { return }
        let form = Screen("form") { form in
          form.isModalInPresentation = true
          form.addButton("send") { [unowned form] in
            form.dismiss(animated: true)
          }
        }
        home.present(form, animated: true)
      }
      return home
    },
    FieldBug(
      id: "D04", thread: "dismiss of nil",
      symptom: "what should follow a dismissal never does when nothing is presented any more",
      finder: lost
    ) { version, setup in
      Screen("home") { home in
        home.addButton("scan") { [unowned home] in
          let end = setup.owed("the scan", version)
          let scanner = Screen("scanner")
          scanner.isModalInPresentation = version.isRepaired
          home.present(scanner, animated: true) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak home] in
              home?.presentedViewController?.dismiss(animated: true) { end() }
            }
          }
        }
      }
    },
    FieldBug(
      id: "D05", thread: "deep link",
      symptom: "a link that arrives while something is presented is not shown",
      finder: lost
    ) { version, _ in
      let tabs = UITabBarController()
      let feed = Screen("feed") { feed in
        feed.addButton("compose") { [unowned feed] in
          feed.present(Screen("composer"), animated: true)
        }
      }
      let inbox = Screen("inbox")
      tabs.viewControllers = [feed, inbox]
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak tabs] in
        guard let tabs else { return }
        let show = { [weak tabs] in
          tabs?.selectedIndex = 1
          tabs?.selectedViewController?.present(Screen("message"), animated: true)
        }
        if version.isRepaired, let presented = tabs.presentedViewController {
          guard let coordinator = presented.transitionCoordinator else {
            return tabs.dismiss(animated: true, completion: show)
          }
          coordinator.animate(alongsideTransition: nil) { [weak tabs] _ in
            if tabs?.presentedViewController == nil {
              show()
            } else {
              tabs?.dismiss(animated: true, completion: show)
            }
          }
        } else {
          show()
        }
      }
      return tabs
    },
    FieldBug(
      id: "D06", thread: "chained alerts",
      symptom: "the second of two alerts is lost",
      finder: lost
    ) { version, _ in
      let home = AlertingHome()
      home.queues = version.isRepaired
      return home
    },
    FieldBug(
      id: "D07", thread: "session expired",
      symptom: "the login of a session that has expired is not shown over an alert",
      finder: lost
    ) { version, _ in
      Screen("home") { home in
        home.addButton("delete") { [unowned home] in
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          home.present(alert, animated: true)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak home] in
          guard let home else { return }
          let login = Screen("login")
          login.modalPresentationStyle = .fullScreen
          login.isModalInPresentation = true
          login.addButton("log in") { [unowned login] in login.dismiss(animated: true) }
          if version.isRepaired {
            present(login, over: home)
          } else {
            home.present(login, animated: true)
          }
        }
      }
    },
  ]

  /// Taps alone.
  private static let taps: SceneVocabulary = {
    var vocabulary = plainGestures
    (vocabulary.gestures, vocabulary.includesDrags) = ([], false)
    return vocabulary
  }()

  /// Presents on what is uppermost, when nothing moves.
  @MainActor private static func present(_ login: UIViewController, over root: UIViewController) {
    var top = root
    while let next = top.presentedViewController { top = next }
    guard let coordinator = top.transitionCoordinator else {
      return top.present(login, animated: true)
    }
    coordinator.animate(alongsideTransition: nil) { [weak root] _ in
      if let root { present(login, over: root) }
    }
  }
}

/// Asks a server as it appears, and shows what it says in an alert.
private final class Offer: UIViewController {
  typealias Request = (@escaping (Result<String, any Error>) -> Void) -> Void

  var asksWhetherOnScreen = false
  private let request: Request

  init(request: @escaping Request) {
    self.request = request
    super.init(nibName: nil, bundle: nil)
    title = "offer"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("close") { [unowned self] in dismiss(animated: true) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isFirst else { return }
    isFirst = false
    request { [self] result in show(try? result.get()) }
  }

  private var isFirst = true

  private func show(_ price: String?) {
    if asksWhetherOnScreen, viewIfLoaded?.window == nil || isBeingDismissed { return }
    let alert = UIAlertController(
      title: price ?? "No offer", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

/// Tells of everything that goes wrong in an alert.
private final class AlertingHome: UIViewController {
  var queues = false
  private var waiting: [UIAlertController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("sync") { [unowned self] in
      tell("Contacts failed")
      DispatchQueue.main.async { [weak self] in self?.tell("Calendar failed") }
    }
  }

  private func tell(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.next() })
    guard queues else { return present(alert, animated: true) }
    waiting.append(alert)
    if waiting.count == 1 { present(alert, animated: true) }
  }

  private func next() {
    guard queues else { return }
    waiting.removeFirst()
    guard let alert = waiting.first else { return }
    DispatchQueue.main.async { [weak self] in self?.present(alert, animated: true) }
  }
}
