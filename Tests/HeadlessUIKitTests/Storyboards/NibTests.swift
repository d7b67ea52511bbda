// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

private final class CardViewController: UIViewController {
  var card: UIView?
}

@MainActor
@Suite("A file of interfaces")
struct NibTests {
  @Test func `contains what the scene says, with its outlets connected`() throws {
    let scene = HeadlessScene.start()
    UINib.provide("Card") { owner in
      let card = UILabel()
      card.text = "Card"
      (owner as? CardViewController)?.card = card
      return [card]
    }
    UINib.provide("Row") { _ in [UITableViewCell(style: .value1, reuseIdentifier: "row")] }
    let controller = CardViewController(nibName: "Card", bundle: nil)
    #expect(controller.view === controller.card && controller.view is UILabel)
    #expect(Bundle.main.loadNibNamed("Card", owner: nil)?.count == 1)
    let table = UITableView()
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell")?.reuseIdentifier == "row")
    #expect(scene.notes(.unimplemented).isEmpty)
    #expect(UINib(nibName: "Other", bundle: nil).instantiate(withOwner: nil).isEmpty)
    #expect(scene.notes(.unimplemented) == ["UINib"])
  }
}
