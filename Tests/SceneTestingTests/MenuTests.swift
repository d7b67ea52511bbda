// SPDX-License-Identifier: MIT

import SceneHarness
import SceneTesting
import Testing
import UIKit

/// Photos, each of which can be shared by its menu, and all of which can be sorted by a button's.
private final class PhotosViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let sort = UIMenu(children: [
      UIMenu(title: "By", children: [UIAction(title: "Name") { _ in }]),
      UIAction(title: "Size", attributes: .disabled) { _ in },
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: sort)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Lake"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Share") { [weak self] _ in self?.share() }])
    }
  }

  private func share() {
    let sheet = UIActivityViewController(activityItems: ["Lake"], applicationActivities: nil)
    present(sheet, animated: true)
  }
}

@MainActor
@Suite("Menus and the controls that choose", .serialized)
struct MenuTests {
  private func actions(
    depth: Int = 1, _ scene: @escaping @MainActor @Sendable () -> UIViewController
  ) throws -> [String] {
    let variant = Variant(scene: "scene", summary: "", names: []) { _ in scene() }
    return try variant.explore(limits: Limits(depth: depth)).actionCoverage().map(\.name)
  }

  @Test func `are used by their entries, which present`() throws {
    let names = try actions(depth: 3) {
      UINavigationController(rootViewController: PhotosViewController())
    }
    #expect(names.contains("choose Name in the menu of Sort"))
    #expect(names.contains("open the context menu of row 'Lake'"))
    #expect(names.contains("choose Share in the menu of row 'Lake'"))
    #expect(names.contains("dismiss the menu of row 'Lake'"))
    #expect(!names.contains { $0.contains("Size") } && !names.contains("tap Sort"))
    #expect(names.contains("animation ends"))
  }

  @Test func `are tapped in their halves, or get another date`() throws {
    let names = try actions(depth: 2) {
      let form = UIViewController()
      let controls: [UIControl] = [UIStepper(), UIDatePicker()]
      for (place, control) in controls.enumerated() {
        control.frame = CGRect(x: 20, y: 100 + 80 * place, width: 200, height: 40)
        control.addAction(UIAction { _ in }, for: .valueChanged)
        form.view.addSubview(control)
      }
      return form
    }
    #expect(names.contains { $0.hasPrefix("tap the right half of") })
    #expect(names.contains { $0.hasPrefix("tap the left half of") })
    #expect(names.contains { $0.hasPrefix("choose another date in") })
  }
}
