// SPDX-License-Identifier: MIT

extension PeerModel {
  /// `Modal(height, firstStyle)`, as `PackedModalStack` has it.
  package static func modalStack(height: Int, firstStyle: Int) -> PeerModel {
    ModalStackText(height: height, firstStyle: firstStyle).model
  }
}

/// The modal stack with all places in the stack written out.
///
/// Styles are 0 page, 1 form, 2 full screen, 3 popover; phases 0 presenting, 1 idle, 2 below,
/// 3 above, 4 cancelling, 5 dismissing; appearances 0 gone, 1 appearing, 2 visible, 3 disappearing.
private struct ModalStackText {
  typealias Variable = PeerModel.Variable
  typealias Condition = PeerModel.Condition
  typealias Statement = PeerModel.Statement
  typealias Rule = PeerModel.Rule

  struct Sheet {
    let style, modal, allowed, phase, overlay, appearance: Variable

    init(_ index: Int) {
      style = Variable("style\(index)", 3)
      modal = Variable("modal\(index)", 1)
      allowed = Variable("allowed\(index)", 1)
      phase = Variable("phase\(index)", 5)
      overlay = Variable("overlay\(index)", 1)
      appearance = Variable("appearance\(index)", 3)
    }

    var all: [Variable] { [style, modal, allowed, phase, overlay, appearance] }
  }

  let height: Int
  let firstStyle: Int
  let count: Variable
  let root = Variable("root", 3, initial: 2)
  let pending = Variable("pending", 2)
  let sheets: [Sheet]

  init(height: Int, firstStyle: Int) {
    self.height = height
    self.firstStyle = firstStyle
    count = Variable("count", height)
    sheets = (0..<height).map(Sheet.init)
  }

  var model: PeerModel {
    var model = PeerModel()
    model.variables = [count, root, pending] + sheets.flatMap(\.all)
    model.rules = [Rule(.differs(pending, 0), [.set(pending, .sum(pending, -1))])]
    for index in 0..<height {
      model.rules += presents(index) + swipes(index) + ends(index)
      model.rules += [tap(index), toggle(index), dismiss(index)]
    }
    return model
  }

  private func presenter(_ index: Int) -> Variable {
    index == 0 ? root : sheets[index - 1].appearance
  }

  private func isSeen(_ appearance: Variable) -> Condition {
    .any([.equal(appearance, 1), .equal(appearance, 2)])
  }

  private func isTop(_ index: Int) -> Condition { .equal(count, index + 1) }

  /// The sheet is one of those presented, whether others are above it or not.
  private func isThere(_ index: Int) -> Condition {
    .above(count, index)
  }

  private func isFree(_ sheet: Sheet, upTo phase: Int) -> Condition {
    .both(.differs(sheet.phase, 0), .atMost(sheet.phase, phase))
  }

  private func cover(_ index: Int) -> Statement {
    .when(isSeen(presenter(index)), .set(presenter(index), to: 3))
  }

  private func presents(_ index: Int) -> [Rule] {
    let sheet = sheets[index]
    var isPossible = [Condition.equal(count, index)]
    if index > 0 { isPossible.append(.atMost(sheets[index - 1].phase, 1)) }
    return (firstStyle...3).flatMap { style in
      (0...1).map { allowed in
        Rule(
          .all(isPossible),
          [
            .set(count, to: index + 1), .set(sheet.style, to: style),
            .set(sheet.allowed, to: allowed), .set(sheet.appearance, to: 1),
          ] + (style == 2 ? [cover(index)] : []))
      }
    }
  }

  private func swipes(_ index: Int) -> [Rule] {
    let sheet = sheets[index]
    let top = isTop(index)
    let isLetGo = Condition.all([
      .equal(sheet.phase, 3), .equal(sheet.modal, 0), .equal(sheet.allowed, 1),
    ])
    return [
      Rule(
        .all([top, .equal(sheet.phase, 1), .atMost(sheet.style, 1)]),
        [.set(sheet.phase, to: 2), .set(sheet.appearance, to: 3)]),
      Rule(.both(top, .equal(sheet.phase, 2)), [.set(sheet.phase, to: 3)]),
      Rule(.both(top, .equal(sheet.phase, 3)), [.set(sheet.phase, to: 2)]),
      Rule(
        .both(top, .any([.equal(sheet.phase, 2), .equal(sheet.phase, 3)])),
        [
          .when(
            isLetGo, [.set(sheet.phase, to: 5), .set(sheet.overlay, to: 0)],
            otherwise: [.set(sheet.phase, to: 4), .set(sheet.appearance, to: 1)])
        ]),
    ]
  }

  private func tap(_ index: Int) -> Rule {
    let sheet = sheets[index]
    return Rule(
      .all([
        isTop(index), .equal(sheet.phase, 1), .equal(sheet.overlay, 1), .equal(sheet.style, 3),
        .equal(sheet.modal, 0), .equal(sheet.allowed, 1),
      ]),
      [.set(sheet.phase, to: 5), .set(sheet.overlay, to: 0), .set(sheet.appearance, to: 3)])
  }

  private func toggle(_ index: Int) -> Rule {
    let sheet = sheets[index]
    return Rule(
      .both(isThere(index), isFree(sheet, upTo: 3)), [.set(sheet.modal, .opposite(sheet.modal))])
  }

  private func dismiss(_ index: Int) -> Rule {
    let above = sheets[index...].dropFirst().enumerated().map { offset, sheet in
      Condition.any([.atMost(count, index + 1 + offset), .differs(sheet.phase, 0)])
    }
    let goes = (index..<height).map { place in
      let sheet = sheets[place]
      let statements: [Statement] = [
        .set(sheet.phase, to: 5), .set(sheet.overlay, to: 0),
        .when(isSeen(sheet.appearance), .set(sheet.appearance, to: 3)),
      ]
      return place == index ? statements : [.when(isThere(place), statements, otherwise: [])]
    }
    let under = presenter(index)
    let comes = Statement.when(
      .any([.equal(under, 0), .equal(under, 3)]), .set(under, to: 1))
    return Rule(
      .all([isThere(index), isFree(sheets[index], upTo: 4)] + above), goes.flatMap(\.self) + [comes]
    )
  }

  /// The ends of the three animations.
  private func ends(_ index: Int) -> [Rule] {
    let sheet = sheets[index]
    let under = presenter(index)
    let appears = Statement.when(.equal(sheet.appearance, 1), .set(sheet.appearance, to: 2))
    let hides = Statement.when(
      .differs(sheet.style, 2), [.set(sheet.overlay, to: 1)],
      otherwise: [.when(.equal(under, 3), .set(under, to: 0))])
    let counts = Statement.set(pending, .sum(pending, 1))
    return [
      Rule(
        .all([isThere(index), .equal(sheet.phase, 0), .atMost(pending, 1)]),
        [.set(sheet.phase, to: 1), appears, hides, counts]),
      Rule(.both(isThere(index), .equal(sheet.phase, 4)), [.set(sheet.phase, to: 1), appears]),
      Rule(
        .all([isTop(index), .equal(sheet.phase, 5), .atMost(pending, 1)]),
        [.when(.equal(under, 1), .set(under, to: 2))] + sheet.all.map { .set($0, to: 0) }
          + [.set(count, to: index), counts]),
    ]
  }
}
