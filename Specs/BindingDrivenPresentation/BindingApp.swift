// SPDX-License-Identifier: MIT

package import ModalHarness

/// SwiftUI's declarative layer as a value: bindings, the update pass, and what presents.
///
/// A list of two rows, each with an OPEN button; OPEN n presents screen n with a CLOSE button.
package struct BindingApp: Application {
  /// A row of the list, which stands for its screen too.
  package enum Row: UInt8, Hashable, Sendable, CaseIterable {
    case first = 1
    case second

    var screen: ControllerID { ControllerID(Int(rawValue)) }
    var other: Row { self == .first ? .second : .first }

    var name: String { "screen \(rawValue)" }

    init?(showing controller: ControllerID) { self.init(rawValue: controller.rawValue) }
  }

  /// A set of rows.
  package struct Rows: OptionSet, Hashable, Sendable {
    /// One bit for each row.
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ row: Row) { self.init(rawValue: row.rawValue) }

    func contains(_ row: Row) -> Bool { contains(Rows(row)) }
  }

  /// The buttons, and what happens without the user.
  package enum Input: String, ApplicationInput {
    case openFirst = "tap OPEN 1"
    case openSecond = "tap OPEN 2"
    case openBoth = "tap both OPEN at once"
    case close = "tap CLOSE"
    case next = "tap NEXT"
    case closeOutside = "tap CLOSE outside a modal"
    case answer = "app: answer arrives"
    case notification = "app: open 2"
    case rotate = "rotate"

    /// The user taps; answers come from outside, and rotation is the device's.
    package var actor: Actor {
      switch self {
      case .answer, .notification: .app
      case .rotate: .system
      default: .user
      }
    }
  }

  let code: BindingCode
  /// The `@State` of row 1, or the only one where it is shared.
  var isPresented1 = false
  /// The `@State` of row 2.
  var isPresented2 = false
  /// What SwiftUI, or a presenter with guards, takes to be on screen.
  var held: Row?
  /// The screens that somebody asked for and nobody closed; List knows them too (I12).
  var asked: Rows = []
  /// The screen that waits for an answer; the oldest one, if there are several.
  var answerDue: Row?

  init(code: BindingCode) { self.code = code }

  package func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    if world.acceptsTouches(.root) {
      inputs += [.openFirst, .openSecond]
      if code.extras.contains(.twoFingers) { inputs.append(.openBoth) }
      if code.extras.contains(.inlineCopy) { inputs.append(.closeOutside) }
    }
    if let row = Row(showing: world.topmostController), world.acceptsTouches(row.screen) {
      if code.closing != .noButton { inputs.append(.close) }
      if code.extras.contains(.next) { inputs.append(.next) }
    }
    if answerDue != nil { inputs.append(.answer) }
    if code.extras.contains(.notification), !isOn(.second) { inputs.append(.notification) }
    inputs.append(.rotate)
  }

  package mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    update(after: takeIn(input, seeing: Row(showing: uikit.world.topmostController)), &uikit)
  }

  /// Changes the bindings, and says which row's button or code did it.
  private mutating func takeIn(_ input: Input, seeing shown: Row?) -> Row? {
    switch input {
    case .openFirst: return open(.first)
    case .openSecond: return open(.second)
    case .openBoth:
      _ = open(.second)
      _ = open(.first)
      asked = [Rows(.first), Rows(.second)]
      return .first
    case .notification:
      asked.insert(Rows(.second))
      write(true, to: .second)
      return .second
    case .close:
      guard let shown else { return nil }
      requestClose(of: shown)
      return shown
    case .next:
      guard let shown else { return nil }
      return goOn(from: shown)
    case .answer:
      guard let row = answerDue else { return nil }
      answerDue = nil
      requestClose(of: row)
      return row
    case .closeOutside: return nil  // The default of the environment's value is a constant.
    case .rotate: return nil
    }
  }

  package mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {
    switch callback {
    case .viewWillDisappear(let screen):
      // A swipe may yet be cancelled, which only the coordinator's completion tells (E29, E35).
      if code.isGuarded, isUsersDismissal(of: screen, in: uikit.world) {
        uikit.animateAlongsideTransition(of: screen)
      }
    case .viewDidDisappear(let screen):
      guard isUsersDismissal(of: screen, in: uikit.world), let row = Row(showing: screen) else {
        return
      }
      asked.remove(Rows(row))
    case .presentationControllerDidDismiss(let screen):
      guard code.listener == .presenter, let row = Row(showing: screen) else { return }
      if held == row { held = nil }
      write(false, to: row)  // I2
      update(after: row, &uikit)
    case .dismissCompletion(let screen):
      if held?.screen == screen { held = nil }
      update(after: nil, &uikit)
    case .presentCompletion, .alongsideCompletion:
      update(after: nil, &uikit)
    default: break
    }
  }

  private func isUsersDismissal(of screen: ControllerID, in world: PresentationWorld) -> Bool {
    world.presentation(of: screen)?.cause == .user
      && world.presentation(of: screen)?.isBeingDismissed == true
  }
}

// MARK: - Bindings

extension BindingApp {
  /// What the binding of a row says.
  func isOn(_ row: Row) -> Bool { bindings.isOn(row) }

  private mutating func write(_ value: Bool, to row: Row) {
    if row == .first || code.bindings == .shared {
      isPresented1 = value
    } else {
      isPresented2 = value
    }
    guard code.bindings == .item, value else { return }
    if row == .first { isPresented2 = false } else { isPresented1 = false }
  }

  private mutating func open(_ row: Row) -> Row {
    asked = Rows(row)
    write(code.openSetsTrue || !isOn(row), to: row)
    return row
  }

  /// What the screen's own code does in order to go.
  private mutating func requestClose(of row: Row) {
    asked.remove(Rows(row))
    guard code.isClosingWired else { return }
    switch code.closing {
    case .binding, .modalIsPresented: write(!isOn(row), to: row)
    default: write(false, to: row)  // I7: nothing happens where it is false already.
    }
  }

  /// One screen goes and the other one comes, in one update (R40, R65).
  private mutating func goOn(from row: Row) -> Row {
    asked = Rows(row.other)
    write(false, to: row)
    write(true, to: row.other)
    return row.other
  }
}

// MARK: - The update pass

extension BindingApp {
  /// SwiftUI renders anew: because a row's value changed, or for any other reason (I14).
  private mutating func update(after change: Row?, _ uikit: inout UIKitHandle) {
    if code.isGuarded {
      reconcile(after: change, &uikit)
    } else {
      for row in Row.allCases {
        if isOn(row) { present(row, &uikit) } else { dismissWhateverIsPresented(from: row, &uikit) }
      }
    }
  }

  /// Compares the wish with what is on screen, and acts only when nothing moves (J4).
  private mutating func reconcile(after change: Row?, _ uikit: inout UIKitHandle) {
    guard !uikit.world.isInTransition else { return }
    if let row = held {
      guard !isOn(row) else { return }
      guard uikit.world.presentation(of: row.screen) == nil else {
        uikit.dismiss(from: row.screen, animated: code.isAnimated, hasCompletion: true)
        return
      }
      held = nil
    }
    guard let row = wanted(after: change) else { return }
    present(row, &uikit)
    held = row
  }

  /// The row whose screen is to come; of several, the first one (I9).
  private func wanted(after change: Row?) -> Row? {
    // In a List, SwiftUI somehow knows whose button it was (I12; it depends on the version, X11).
    if code.bindings == .shared, code.presenter != .present, code.container == .list, isPresented1 {
      return Row.allCases.first { asked.contains($0) }
    }
    switch code.secondRequest {
    case .waits: return Row.allCases.first { isOn($0) }
    case .isForgotten: return change.flatMap { isOn($0) ? $0 : nil }
    }
  }

  /// `present` on the presenter's own controller, which forwards to the root (E17).
  private mutating func present(_ row: Row, _ uikit: inout UIKitHandle) {
    // Each call makes a new hosting controller: it meets E5, not E11.
    let isShown = uikit.world.presentation(of: row.screen) != nil
    let screen = isShown ? BindingApp.anotherCopy : row.screen
    let response = uikit.present(
      screen, from: .root, code.style, animated: code.isAnimated, hasCompletion: code.isGuarded)
    guard response == .accepted else { return }
    uikit.setDelegate(code.listener == .nobody ? [] : .didDismiss, of: screen)
    if code.extras.contains(.answer), answerDue == nil { answerDue = row }
  }

  /// `presentedViewController?.dismiss`, which finds what any sibling presented (E17, I15).
  private func dismissWhateverIsPresented(from row: Row, _ uikit: inout UIKitHandle) {
    guard let presented = uikit.world.presentedViewController(of: .root) else { return }
    // The document saw rows of a List spared; each cell has a hosting controller of its own.
    guard code.container == .stack || presented == row.screen else { return }
    uikit.dismiss(from: .root, animated: code.isAnimated)
  }

  static let anotherCopy = ControllerID(3)
}
