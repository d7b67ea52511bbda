// SPDX-License-Identifier: MIT

import SceneTesting
import UIKit

extension PropertyPage {
  /// What screens do to each other and to what they show.
  static let ofScreens: [PropertyPage] = [
    PropertyPage(
      name: "SurroundingsRestored", property: .surroundingsRestored,
      red: { _ in
        // begin: SurroundingsRestored red
        class Photo: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setToolbarHidden(false, animated: animated)
          }
        }
        let home = screen("Open") { home in
          home.navigationController?.pushViewController(Photo(), animated: true)
        }
        return UINavigationController(rootViewController: home)
        // end
      },
      green: { _ in
        // begin: SurroundingsRestored green
        class Photo: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setToolbarHidden(false, animated: animated)
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.setToolbarHidden(true, animated: animated)
          }
        }
        let home = screen("Open") { home in
          home.navigationController?.pushViewController(Photo(), animated: true)
        }
        return UINavigationController(rootViewController: home)
        // end
      }),
    PropertyPage(
      name: "ShownOnce", property: .shownOnce,
      red: { setup in
        // begin: ShownOnce red
        let load = setup.answer("load") { 1 }
        class Detail: UIViewController {}
        let home = screen("Open") { home in
          load { _ in home.navigationController?.pushViewController(Detail(), animated: true) }
        }
        return UINavigationController(rootViewController: home)
        // end
      },
      green: { setup in
        // begin: ShownOnce green
        let load = setup.answer("load") { 1 }
        class Detail: UIViewController {}
        let home = screen("Open") { home in
          home.view.isUserInteractionEnabled = false
          load { _ in
            home.view.isUserInteractionEnabled = true
            home.navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        return UINavigationController(rootViewController: home)
        // end
      }),
    PropertyPage(
      name: "WhatIsOverLeaves", property: .whatIsOverLeaves,
      red: { setup in
        let load = setup.answer("load") { "items" }
        // begin: WhatIsOverLeaves red
        let list = List()
        list.onRefresh = { [unowned list] in
          load { result in
            guard let items = try? result.get() else { return }
            list.title = items
            list.refreshControl?.endRefreshing()
          }
        }
        // end
        return list
      },
      green: { setup in
        let load = setup.answer("load") { "items" }
        // begin: WhatIsOverLeaves green
        let list = List()
        list.onRefresh = { [unowned list] in
          load { result in
            list.title = try? result.get()
            list.refreshControl?.endRefreshing()
          }
        }
        // end
        return list
      }),
    PropertyPage(
      name: "WaitingEnds", property: .waitingEnds,
      red: { _ in
        // begin: WaitingEnds red
        class Items: UIViewController {
          let spinner = UIActivityIndicatorView(frame: CGRect(x: 20, y: 90, width: 40, height: 40))

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(spinner)
            spinner.startAnimating()
            let request = URLRequest(url: URL(filePath: "/items"))
            URLSession.shared.dataTask(with: request) { [unowned self] _, _, error in
              if error != nil { title = "Could not load" } else { spinner.stopAnimating() }
            }.resume()
          }
        }
        return Items()
        // end
      },
      green: { _ in
        // begin: WaitingEnds green
        class Items: UIViewController {
          let spinner = UIActivityIndicatorView(frame: CGRect(x: 20, y: 90, width: 40, height: 40))

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(spinner)
            spinner.startAnimating()
            let request = URLRequest(url: URL(filePath: "/items"))
            URLSession.shared.dataTask(with: request) { [unowned self] _, _, error in
              spinner.stopAnimating()
              if error != nil { title = "Could not load" }
            }.resume()
          }
        }
        return Items()
        // end
      }),
    PropertyPage(
      name: "ListsAreCurrent", property: .listsAreCurrent,
      red: { _ in
        // begin: ListsAreCurrent red
        class List: UITableViewController {
          var items = ["Milk"]

          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              systemItem: .add, primaryAction: UIAction { [unowned self] _ in add() })
          }

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            tableView.reloadData()
          }

          func add() {
            let editor = screen("Save") { [unowned self] editor in
              items.append("Bread")
              editor.dismiss(animated: true)
            }
            present(editor, animated: true)
          }

          override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
          ) -> Int { items.count }
        }
        return UINavigationController(rootViewController: List())
        // end
      },
      green: { _ in
        // begin: ListsAreCurrent green
        class List: UITableViewController {
          var items = ["Milk"] { didSet { tableView.reloadData() } }

          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              systemItem: .add, primaryAction: UIAction { [unowned self] _ in add() })
          }

          func add() {
            let editor = screen("Save") { [unowned self] editor in
              items.append("Bread")
              editor.dismiss(animated: true)
            }
            present(editor, animated: true)
          }

          override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
          ) -> Int { items.count }
        }
        return UINavigationController(rootViewController: List())
        // end
      }),
  ]
}

/// Is pulled down to refresh.
private final class List: UITableViewController {
  var onRefresh: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [unowned self] _ in onRefresh() }, for: .valueChanged)
  }
}
