// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Constraints")
struct ConstraintTests {
  private func free(_ stage: Stage, _ name: String, in superview: UIView? = nil) -> UIView {
    let view = stage.add(name, .zero, to: superview)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test func `Edges, sizes and centers, to the superview, a sibling and the safe area`() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let window = stage.window
    let (card, handle, inner) = (free(stage, "card"), free(stage, "handle"), free(stage, "inner"))
    card.addSubview(inner)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -10),
      card.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor),
      card.heightAnchor.constraint(equalTo: window.heightAnchor, multiplier: 0.5),
      handle.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      handle.bottomAnchor.constraint(equalTo: card.topAnchor, constant: -8),
      handle.widthAnchor.constraint(equalToConstant: 40),
      handle.heightAnchor.constraint(equalToConstant: 4),
      inner.topAnchor.constraint(equalTo: handle.bottomAnchor, constant: 18),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    stage.clock.runLayout()
    #expect(card.frame == rect(10, 370, 380, 400))
    #expect(handle.frame == rect(180, 358, 40, 4))
    #expect(inner.frame == rect(0, 10, 380, 390))
    #expect(window.constraintIssues.isEmpty)
  }

  @Test func `A distance between two edges is a size`() {
    let stage = Stage()
    let (card, line) = (free(stage, "card"), free(stage, "line"))
    let distance = stage.window.topAnchor.anchorWithOffset(to: card.topAnchor)
    NSLayoutConstraint.activate([
      distance.constraint(equalToConstant: 120),
      card.heightAnchor.constraint(equalTo: distance),
      card.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 50),
      line.topAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    stage.clock.runLayout()
    #expect(card.frame == rect(0, 120, 50, 120))
  }

  @Test func `A view takes its constraints with it, and lets go only of those that it keeps`() {
    let stage = Stage()
    var card: UIView? = UIView()
    let constraint = card?.widthAnchor.constraint(equalToConstant: 10)
    constraint?.isActive = true
    #expect(stage.scene.activeConstraints == 1)
    stage.window.removeConstraints(constraint.map { [$0] } ?? [])
    #expect(constraint?.isActive == true && stage.scene.activeConstraints == 1)
    card = nil
    #expect(constraint?.isActive == false && stage.scene.activeConstraints == 0)
  }

  @Test func `A view that puts the same constraints in force at each layout is laid out once`() {
    final class Shelf: UIView {
      let book = UIView()
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        book.topAnchor.constraint(equalTo: topAnchor, constant: 5).isActive = true
        super.layoutSubviews()
      }
    }
    let stage = Stage()
    let shelf = Shelf(frame: rect(0, 0, 100, 100))
    shelf.addSubview(shelf.book)
    shelf.book.translatesAutoresizingMaskIntoConstraints = false
    stage.add(shelf, "shelf")
    let passes = shelf.passes
    #expect(shelf.book.frame.minY == 5 && passes <= 2)
    shelf.setNeedsLayout()
    stage.clock.run(atMost: 10)
    #expect(shelf.passes == passes + 1 && stage.clock.isIdle)
  }

  @Test func `A changed constant, priority or superview is solved in the next layout pass`() {
    let stage = Stage()
    let view = free(stage, "view")
    let height = view.heightAnchor.constraint(equalToConstant: 100)
    let taller = view.heightAnchor.constraint(equalToConstant: 200)
    taller.priority = .defaultLow
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
      view.topAnchor.constraint(equalTo: stage.window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50), height, taller,
    ])
    stage.clock.runLayout()
    #expect(view.frame == rect(0, 0, 50, 100))
    height.constant = 120
    #expect(view.frame.height == 100)
    #expect(stage.scene.pendingNames == ["layout pass"])
    stage.clock.runLayout()
    #expect(view.frame.height == 120)
    height.isActive = false
    stage.window.layoutIfNeeded()
    #expect(view.frame.height == 200)
  }

  @Test func `A constraint is kept by the nearest view round both items, and goes with a view`() {
    let stage = Stage()
    let outer = stage.add("outer", rect(0, 0, 100, 100))
    let (a, b) = (free(stage, "a", in: outer), free(stage, "b", in: outer))
    let between = a.topAnchor.constraint(equalTo: b.topAnchor)
    let own = a.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([between, own])
    #expect(outer.constraints == [between] && a.constraints == [own])
    a.removeFromSuperview()
    #expect(outer.constraints.isEmpty && !between.isActive && own.isActive)
    #expect(stage.scene.activeConstraints == 1)
  }

  @Test func `Inequalities hold where equations would break them`() {
    let stage = Stage()
    let view = free(stage, "view")
    let wanted = view.heightAnchor.constraint(equalToConstant: 900)
    wanted.priority = .defaultHigh
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: stage.window.topAnchor, constant: 60),
      wanted,
    ])
    stage.clock.runLayout()
    #expect(view.frame == rect(0, 60, 400, 740))
  }

  @Test func `What contradicts is left out, what is missing stays; both are listed`() {
    let stage = Stage()
    let view = free(stage, "view")
    view.frame = rect(3, 4, 5, 6)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 7),
    ])
    stage.clock.runLayout()
    #expect(view.frame == rect(3, 7, 10, 6))
    #expect(
      view.constraintIssues.map(\.description) == [
        "unsatisfiable: view.width = 20.0", "ambiguous: view height", "ambiguous: view x",
      ])
  }

  @Test func `Labels have sizes of their own, which constraints may stretch`() {
    let stage = Stage()
    let label = stage.add(UILabel(), "label")
    label.text = "1234567890"
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor),
      label.topAnchor.constraint(equalTo: stage.window.topAnchor),
    ])
    stage.clock.runLayout()
    #expect(label.frame == rect(157.5, 0, 85, 21))
    label.widthAnchor.constraint(equalToConstant: 200).isActive = true
    stage.clock.runLayout()
    #expect(label.frame == rect(100, 0, 200, 21))
  }

  @Test func `A view's fitting size is the least that its constraints allow`() {
    let view = UIView()
    let label = UILabel()
    label.text = "12"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
    ])
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 37, height: 41))
  }

  @Test func `A stack lays out what is not hidden`() {
    let stage = Stage()
    let views = (0..<3).map { _ in UIView() }
    let stack = stage.add(UIStackView(arrangedSubviews: views), "stack")
    stack.axis = .vertical
    stack.spacing = 10
    stack.distribution = .fillEqually
    stack.frame = rect(0, 0, 100, 320)
    stage.clock.runLayout()
    #expect(views.map(\.frame.minY) == [0, 110, 220] && views[0].frame.width == 100)
    views[1].isHidden = true
    stage.clock.runLayout()
    #expect(views[0].frame.height == 155 && views[2].frame.minY == 165)
  }

  @Test func `A scroll view's contents are as large as the constraints within it say`() {
    let stage = Stage()
    let scroll = stage.add(UIScrollView(frame: rect(0, 0, 400, 400)), "scroll")
    let contents = free(stage, "contents", in: scroll)
    NSLayoutConstraint.activate([
      contents.topAnchor.constraint(equalTo: scroll.topAnchor),
      contents.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      contents.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      contents.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      contents.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      contents.heightAnchor.constraint(equalToConstant: 1000),
    ])
    stage.clock.runLayout()
    #expect(scroll.contentSize == CGSize(width: 400, height: 1000))
  }

  @Test func `The distance from the edge of a scroll view's contents counts in their size`() {
    let stage = Stage()
    let scroll = stage.add(UIScrollView(frame: rect(0, 0, 400, 400)), "scroll")
    let card = free(stage, "card", in: scroll)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: content.topAnchor, constant: 100),
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      card.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      card.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
      card.heightAnchor.constraint(equalToConstant: 1000),
    ])
    stage.clock.runLayout()
    #expect(card.frame == rect(16, 100, 368, 1000))
    #expect(scroll.contentSize == CGSize(width: 400, height: 1120))
    #expect(content.layoutFrame == rect(0, 0, 400, 1120))
  }

  @Test func `Views without a common superview cannot be constrained`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
      }
    }
  }

  @Test("A label of several lines is as high as its text in the width that constraints give it")
  func wrapping() {
    let stage = Stage()
    let (label, below) = (UILabel(), free(stage, "below"))
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = String(repeating: "wide ", count: 40)
    stage.add(label, "label")
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: stage.window.topAnchor),
      label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 200),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    stage.clock.runLayout()
    let height = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(height > 3 * label.sizeThatFits(.zero).height)
    #expect(label.frame.size == CGSize(width: 200, height: height))
    #expect(below.frame.minY == height)
    label.numberOfLines = 2
    stage.clock.runLayout()
    #expect(label.frame.height == 2 * label.sizeThatFits(.zero).height)
  }

  @Test func `A stack makes room for all lines of a label`() {
    let stage = Stage()
    let (label, stack) = (UILabel(), UIStackView())
    stack.axis = .vertical
    label.numberOfLines = 0
    label.text = String(repeating: "wide ", count: 40)
    stack.addArrangedSubview(label)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.add(stack, "stack")
    stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
    stage.clock.runLayout()
    #expect(stack.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
  }
}
