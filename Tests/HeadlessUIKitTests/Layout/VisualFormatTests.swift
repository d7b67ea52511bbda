// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Visual formats")
struct VisualFormatTests {
  private func frames(_ formats: [String], metrics: [String: Any]? = nil) -> [CGRect] {
    let stage = Stage()
    let views = ["a", "b"].map { name in
      let view = stage.add(name, .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      return view
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: .alignAllTop, metrics: metrics,
          views: ["a": views[0], "b": views[1]]))
    }
    stage.clock.runLayout()
    return views.map(\.frame)
  }

  @Test("Spaces are 20 points at the edges, 8 between views, and what the format says otherwise")
  func spaces() {
    #expect(
      frames(["H:|-[a(==b)]-[b]-|", "V:|-[a(50)]", "V:[b(60)]"])
        == [rect(20, 20, 176, 50), rect(204, 20, 176, 60)])
    #expect(
      frames(
        ["H:|[a(100)]-gap-[b]-(10)-|", "V:|-5-[a]-(-5@500)-|", "V:[b(20)]"], metrics: ["gap": 4])
        == [rect(0, 5, 100, 800), rect(104, 5, 286, 20)])
  }

  @Test func `Relations and priorities`() {
    #expect(
      frames(["|-0-[a(>=40,100@250)][b(<=300)]|", "V:|[a(9)]", "V:[b(9)]"])
        == [rect(0, 0, 100, 9), rect(100, 0, 300, 9)])
  }

  @Test func `The old guides of a controller end and begin where its safe area does`() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let view = stage.add("card", .zero, to: controller.view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    stage.clock.runLayout()
    #expect(view.frame == rect(0, 50, 10, 720))
    #expect(controller.topLayoutGuide.length == 50)
    #expect(controller.bottomLayoutGuide.length == 30)
  }
}
