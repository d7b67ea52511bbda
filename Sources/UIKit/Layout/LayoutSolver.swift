// SPDX-License-Identifier: MIT

import Foundation

/// Solves the constraints in a tree of views.
///
/// The variables are the origins and sizes of views that constraints place, and of guides; all
/// other views stand where they are. Equations are added by priority, among equals by the order in
/// which they were activated, and those that contradict earlier ones are left out. Then, as long as
/// an inequality is violated, the one that matters most is made an equation. Contents' own sizes
/// take part with their priorities. What is still open stays as it is.
@MainActor
struct LayoutSolver {
  private let reader: LayoutReader
  private var equations: LayoutEquations

  private init(root: UIView, isSizeFree: Bool) {
    reader = LayoutReader(root, isSizeFree: isSizeFree)
    equations = LayoutEquations(reader.nodes, variables: reader.count, reader.terms)
    for (view, node) in reader.views { addSizes(of: view, at: node) }
  }

  var isEmpty: Bool { equations.isEmpty && reader.views.isEmpty }

  private mutating func addSizes(of view: UIView, at node: Int) {
    let size = view.intrinsicContentSize
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = axis == .horizontal ? size.width : size.height
      guard length != UIView.noIntrinsicMetric else { continue }
      let (part, value) = (axis == .horizontal ? 2 : 3, Double(length))
      equations.want(
        part, of: node, .equal, value, priority: view.priorities.hugging[axis].rawValue)
      equations.want(
        part, of: node, .greaterThanOrEqual, value,
        priority: view.priorities.compression[axis].rawValue)
    }
  }

  /// Solves with what `solve` asks of the root; where that changes in how many lines a text is set, the
  /// heights are solved for anew, as UIKit does in its second pass.
  static func solved<Result>(
    _ root: UIView, isSizeFree: Bool = false, _ solve: (inout LayoutSolver) -> Result
  ) -> Result {
    var solver = LayoutSolver(root: root, isSizeFree: isSizeFree)
    let result = solve(&solver)
    var isSame = true
    for (view, node) in solver.reader.views
    where view.wrapsAnew(at: solver.frame(of: node).width) {
      isSame = false
    }
    if isSame { return result }
    solver = LayoutSolver(root: root, isSizeFree: isSizeFree)
    return solve(&solver)
  }

  /// Finds the values; returns what is wrong.
  mutating func solve() -> [LayoutIssue] {
    let question = equations.question(
      keeping: reader.views.map(\.node) + reader.guides.map(\.node))
    return equations.adopt(answer(to: question), to: question).compactMap { issue($0) }
  }

  private func answer(to question: LayoutEquations.Question) -> LayoutEquations.Answer {
    if let known = Self.known[question] { return known }
    let new = equations.answer(to: question)
    if Self.known.count >= Self.bound { Self.known = [:] }
    Self.known[question] = new
    return new
  }

  /// The last answers: scenes that are executed again have the same layouts again.
  private static var known: [LayoutEquations.Question: LayoutEquations.Answer] = [:]
  private static let bound = 64

  private func issue(_ problem: LayoutEquations.Problem) -> LayoutIssue? {
    switch problem {
    case .contradiction(let order):
      let name = reader.constraint(ofOrder: order)?.headlessName
      return name.map { LayoutIssue(kind: .unsatisfiable, subject: $0) }
    case .open(let node, let part):
      guard let view = reader.views.first(where: { $0.node == node })?.view, view !== reader.root
      else { return nil }
      let missing = ["x", "y", "width", "height"][part]
      return LayoutIssue(kind: .ambiguous, subject: "\(view.headlessName) \(missing)")
    }
  }

  /// The size of the root that suits the constraints within it.
  mutating func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard let node = reader.views.first(where: { $0.view === reader.root })?.node else {
      return target
    }
    equations.want(2, of: node, .equal, Double(target.width), priority: horizontal.rawValue)
    equations.want(3, of: node, .equal, Double(target.height), priority: vertical.rawValue)
    _ = solve()
    return frame(of: node).size
  }

  /// Tells views and guides where they stand; views that will move have their superviews ask for
  /// layout.
  func tell() {
    for (view, node) in reader.views {
      let frame = frame(of: node)
      view.solvedFrame = frame
      if !frame.isClose(to: view.untransformedFrame) { view.parent?.setNeedsLayout() }
    }
    for (guide, node) in reader.guides {
      guide.solvedFrame = frame(of: node)
      let size = guide.solvedFrame.size
      if guide.kind == .scrollContent, size != .zero {
        guide.owningView?.asScrollView?.contentSize = size
      }
    }
  }

  private func frame(of node: Int) -> CGRect {
    let values = equations.solution(of: node) ?? .zero
    return CGRect(
      x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
  }
}
