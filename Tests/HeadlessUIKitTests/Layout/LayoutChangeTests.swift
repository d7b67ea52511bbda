// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Constraints are solved only when something changed that they depend on: nothing may be missed.
@MainActor
@Suite("What makes constraints be solved again")
struct LayoutChangeTests {
  /// A view whose only constraints say that a line lies on its lower edge.
  private func sheet(_ stage: Stage, in superview: UIView? = nil) -> (sheet: UIView, line: UIView) {
    let sheet = UIView(frame: rect(0, 0, 200, 100))
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    sheet.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: sheet.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: sheet.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 2),
    ])
    superview?.addSubview(sheet)
    return (sheet, line)
  }

  @Test func `a view comes that keeps constraints`() {
    let stage = Stage()
    let (sheet, line) = sheet(stage)
    stage.window.setNeedsLayout()
    stage.clock.runLayout()
    let card = UIView()
    card.addSubview(sheet)
    stage.window.addSubview(card)
    stage.clock.runLayout()
    #expect(line.frame == rect(0, 98, 200, 2))
  }

  /// A view that lays out what is in it before its own layout places that.
  private final class Eager: UIView {
    let line = UIView()
    private(set) var times = 0
    override func layoutSubviews() {
      times += 1
      line.invalidateIntrinsicContentSize()
      line.layoutIfNeeded()
      super.layoutSubviews()
    }
  }

  @Test(
    "what is in a view that is being laid out is laid out, and not the view once more within itself"
  )
  func nested() {
    let stage = Stage()
    let eager = stage.add(Eager(frame: rect(0, 0, 200, 100)), "eager")
    eager.line.translatesAutoresizingMaskIntoConstraints = false
    eager.addSubview(eager.line)
    NSLayoutConstraint.activate([
      eager.line.leadingAnchor.constraint(equalTo: eager.leadingAnchor),
      eager.line.trailingAnchor.constraint(equalTo: eager.trailingAnchor),
      eager.line.bottomAnchor.constraint(equalTo: eager.bottomAnchor),
      eager.line.heightAnchor.constraint(equalToConstant: 2),
    ])
    stage.clock.runLayout()
    #expect(eager.line.frame == rect(0, 98, 200, 2) && eager.times <= 3)
  }

  @Test func `a view gets another size that constraints are about`() {
    let stage = Stage()
    let (sheet, line) = sheet(stage, in: stage.window)
    stage.clock.runLayout()
    sheet.frame = rect(0, 0, 300, 50)
    stage.clock.runLayout()
    #expect(line.frame == rect(0, 48, 300, 2))
  }

  @Test func `a view around one that is placed gets another size`() {
    let stage = Stage()
    let card = UIView(frame: rect(0, 0, 200, 100))
    stage.window.addSubview(card)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: card.topAnchor),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      inner.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalTo: card.heightAnchor),
    ])
    let (_, line) = sheet(stage, in: inner)
    stage.clock.runLayout()
    #expect(inner.frame == rect(0, 0, 100, 100) && line.frame == rect(0, 98, 200, 2))
    card.bounds.size = CGSize(width: 80, height: 60)
    stage.clock.runLayout()
    #expect(inner.frame == rect(0, 0, 40, 60))
  }

  @Test func `the safe area changes that a guide follows`() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    let (window, title) = (stage.window, UIView())
    title.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(title)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      title.widthAnchor.constraint(equalToConstant: 20),
      title.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.clock.runLayout()
    #expect(title.frame == rect(0, 50, 20, 10))
    stage.scene.setScreen(
      size: CGSize(width: 400, height: 800),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    stage.clock.runLayout()
    #expect(title.frame == rect(0, 20, 20, 10))
  }

  @Test func `and what happens in another scene is none of this one's concern`() {
    /// Where a line below a box is in the end; that the box moves is not noticed by itself.
    func place(interrupted: Bool) -> CGRect {
      let stage = Stage()
      let (box, line) = (UIView(frame: rect(0, 0, 200, 100)), UIView())
      line.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(box)
      stage.window.addSubview(line)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: box.bottomAnchor),
        line.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        line.widthAnchor.constraint(equalToConstant: 10),
        line.heightAnchor.constraint(equalToConstant: 2),
      ])
      stage.clock.runLayout()
      if interrupted {
        let other = Stage()
        _ = sheet(other, in: other.window)
        other.clock.runLayout()
        stage.scene.makeCurrent()
      }
      box.center.y += 30
      stage.window.setNeedsLayout()
      stage.clock.runLayout()
      return line.frame
    }
    #expect(place(interrupted: true) == place(interrupted: false))
  }

  @Test func `and a controller is asked for the constraints of its view`() {
    final class Updating: UIViewController {
      var times = 0
      override func updateViewConstraints() {
        times += 1
        super.updateViewConstraints()
      }
    }
    final class Updated: UIView {
      var times = 0
      override func updateConstraints() { times += 1 }
    }
    let stage = Stage()
    let (updating, updated) = (Updating(), Updated())
    updating.view = updated
    stage.window.addSubview(updating.view)
    updating.view.updateConstraintsIfNeeded()
    #expect(updating.times == updated.times && updated.times > 0)
  }
}
