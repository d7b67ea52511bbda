// SPDX-License-Identifier: MIT

public import StateSpace

/// Sheets on sheets, with their swipes, animations and completions, as an ordinary structure.
public struct ModalStack: CodedTransitionSystem {
  /// How many sheets there are at most, 1 to 4.
  public let height: Int
  private let firstStyle: UInt8

  /// Makes the model `Modal(height, firstStyle)`.
  public init(height: Int, firstStyle: Int) {
    self.height = height
    self.firstStyle = UInt8(firstStyle)
  }

  /// No sheet, and the root visible.
  public var initialStates: [ModalStackState] { [ModalStackState()] }

  /// The names of actions and their sheets.
  public func name(ofAction code: UInt32) -> String { ModalStackAction.name(ofCode: code) }

  /// No full-screen sheet has an overlay, and a top sheet that is idle is visible.
  @inline(__always)
  public func isSafe(_ state: ModalStackState) -> Bool {
    let count = Int(state.count)
    for index in 0..<count where state[index].hasOverlay && state[index].style == .fullScreen {
      return false
    }
    guard count > 0 else { return true }
    return state[count - 1].phase != .idle || state[count - 1].appearance == .visible
  }

  /// Everything that can happen to the stack, to the top sheet, and to any sheet.
  @inline(__always)
  public func appendSuccessors(
    of reached: ModalStackState, to successors: inout PackedSuccessors
  ) {
    // Handed on in place, unchanged: a structure of this size would be taken apart for each call.
    var state = reached
    let count = Int(state.count)
    if state.pending > 0 {
      var next = state
      next.pending -= 1
      successors.append(next, code: ModalStackAction.completion.code())
    }
    if count == 0 {
      present(&state, &successors)
    } else {
      let top = state[count - 1]
      if count < height, top.phase == .presenting || top.phase == .idle {
        present(&state, &successors)
      }
      changeTop(&state, top, count - 1, &successors)
      for index in 0..<count { change(&state, index, &successors) }
      dismiss(&state, &successors)
    }
  }

  @inline(__always)
  private func present(_ state: inout ModalStackState, _ successors: inout PackedSuccessors) {
    let index = Int(state.count)
    var opened = state
    opened.count += 1
    for rawStyle in firstStyle...3 {
      let style = ModalStackState.Style(bits: rawStyle)
      for allowance in 0...1 {
        var next = opened
        next[index] = ModalStackState.Sheet(
          style: style, isAllowed: allowance == 1, appearance: .appearing)
        if style == .fullScreen, state.presenterAppearance(of: index).isSeen {
          next.setPresenterAppearance(of: index, to: .disappearing)
        }
        let code = ModalStackAction.present.code(Int(rawStyle) * 2 + allowance)
        successors.append(next, code: code)
      }
    }
  }

  @inline(__always)
  private func changeTop(
    _ state: inout ModalStackState, _ top: ModalStackState.Sheet, _ index: Int,
    _ successors: inout PackedSuccessors
  ) {
    var next = state
    switch top.phase {
    case .idle:
      changeIdle(&state, top, index, &successors)
    case .below, .above:
      let isBelow = top.phase == .below
      next[index].phase = isBelow ? .above : .below
      successors.append(
        next, code: (isBelow ? ModalStackAction.moveAbove : .moveBelow).code())
      next[index] = released(top)
      successors.append(next, code: ModalStackAction.swipeRelease.code())
    case .dismissing where state.pending < 2:
      if state.presenterAppearance(of: index) == .appearing {
        next.setPresenterAppearance(of: index, to: .visible)
      }
      next[index] = ModalStackState.Sheet()
      next.count -= 1
      next.pending += 1
      successors.append(next, code: ModalStackAction.dismissEnds.code())
    case .dismissing, .presenting, .cancelling: break
    }
  }

  @inline(__always)
  private func changeIdle(
    _ state: inout ModalStackState, _ top: ModalStackState.Sheet, _ index: Int,
    _ successors: inout PackedSuccessors
  ) {
    if top.style == .page || top.style == .form {
      var next = state
      next[index].phase = .below
      next[index].appearance = .disappearing
      successors.append(next, code: ModalStackAction.swipeBegin.code())
    }
    if top.hasOverlay, top.style == .popover, !top.isModal, top.isAllowed {
      var next = state
      next[index].phase = .dismissing
      next[index].hasOverlay = false
      next[index].appearance = .disappearing
      successors.append(next, code: ModalStackAction.tapOverlay.code())
    }
  }

  @inline(__always)
  private func released(_ sheet: ModalStackState.Sheet) -> ModalStackState.Sheet {
    var sheet = sheet
    if sheet.phase == .above, !sheet.isModal, sheet.isAllowed {
      sheet.phase = .dismissing
      sheet.hasOverlay = false
    } else {
      sheet.phase = .cancelling
      sheet.appearance = .appearing
    }
    return sheet
  }

  /// What happens to one sheet whether others are above it or not.
  @inline(__always)
  private func change(
    _ state: inout ModalStackState, _ index: Int, _ successors: inout PackedSuccessors
  ) {
    var sheet = state[index]
    var next = state
    switch sheet.phase {
    case .idle, .below, .above:
      sheet.isModal.toggle()
      next[index] = sheet
      successors.append(next, code: ModalStackAction.toggleModal.code(index))
    case .presenting where state.pending < 2:
      endPresenting(&state, sheet, index, &successors)
    case .cancelling:
      sheet.phase = .idle
      if sheet.appearance == .appearing { sheet.appearance = .visible }
      next[index] = sheet
      successors.append(next, code: ModalStackAction.cancelEnds.code(index))
    case .presenting, .dismissing: break
    }
  }

  @inline(__always)
  private func endPresenting(
    _ state: inout ModalStackState, _ presented: ModalStackState.Sheet, _ index: Int,
    _ successors: inout PackedSuccessors
  ) {
    var sheet = presented
    var next = state
    sheet.phase = .idle
    if sheet.appearance == .appearing { sheet.appearance = .visible }
    sheet.hasOverlay = sheet.style != .fullScreen
    next[index] = sheet
    if sheet.style == .fullScreen, state.presenterAppearance(of: index) == .disappearing {
      next.setPresenterAppearance(of: index, to: .gone)
    }
    next.pending += 1
    successors.append(next, code: ModalStackAction.presentEnds.code(index))
  }

  /// Dismisses each sheet that can be, with all above it.
  @inline(__always)
  private func dismiss(_ state: inout ModalStackState, _ successors: inout PackedSuccessors) {
    var dismissed = state
    for index in (0..<Int(state.count)).reversed() {
      var sheet = state[index]
      let isDismissible = sheet.isDismissible
      sheet.phase = .dismissing
      sheet.hasOverlay = false
      if sheet.appearance.isSeen { sheet.appearance = .disappearing }
      dismissed[index] = sheet
      if isDismissible {
        var next = dismissed
        let presenter = state.presenterAppearance(of: index)
        if !presenter.isSeen { next.setPresenterAppearance(of: index, to: .appearing) }
        successors.append(next, code: ModalStackAction.dismiss.code(index))
      }
      if state[index].phase == .presenting { return }
    }
  }
}
