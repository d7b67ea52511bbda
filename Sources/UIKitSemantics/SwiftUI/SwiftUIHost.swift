// SPDX-License-Identifier: MIT

/// SwiftUI's rules of modal presentation as one deterministic value on top of ``PresentationWorld``.
///
/// The app declares bindings and the modifiers and representables that look at them. It writes to
/// bindings, SwiftUI writes too; at the end of each turn an update turns what the bindings say into
/// requests to UIKit. ``next()`` takes the steps and returns the events, one at a time; during an
/// event the app may write, and call UIKit.
///
/// ```swift
/// var host = SwiftUIHost()
/// let isPresented = host.addBinding()
/// host.add(PresentationModifier(.sheet, isPresented, content: sheet))
/// host.write(.present, to: isPresented)
/// while let event = host.next() {
///   if event.isQuestion { host.answer(.yes) }
/// }
/// ```
public struct SwiftUIHost: Hashable, Sendable {
  /// What SwiftUI remembers of a modifier.
  struct ModifierState: Hashable, Sendable {
    struct Flags: OptionSet, Hashable, Sendable {
      let rawValue: UInt8
      /// Its wish is known and cannot be met yet (I5, I10).
      static let isWaiting = Flags(rawValue: 1)
      /// SwiftUI has asked UIKit to dismiss what is shown.
      static let isGoing = Flags(rawValue: 2)
      /// The view that owns it is not in the tree (I16).
      static let isRemoved = Flags(rawValue: 4)
      /// Somebody else is the delegate of what is shown (I3).
      static let hasForeignDelegate = Flags(rawValue: 8)
      /// A button of the alert was tapped (I19).
      static let buttonWasTapped = Flags(rawValue: 16)
    }

    /// What the binding said when SwiftUI looked last (I17).
    var seen = BindingValue.absent
    /// What SwiftUI takes to be on screen.
    var shown = BindingValue.absent
    /// The controller that shows it.
    var screen = ControllerID.root
    var flags: Flags = []
  }

  /// Something that SwiftUI is about to do.
  enum Step: Hashable, Sendable {
    case tell(SwiftUIEvent)
    /// Writes to the binding of an alert whose button was tapped (I19).
    case endAlert(ModifierID)
  }

  /// UIKit below.
  public package(set) var world: PresentationWorld
  /// The modifiers in the order of the view tree.
  public internal(set) var modifiers: [PresentationModifier] = []
  /// The representables in the order of the view tree.
  public internal(set) var representables: [Representable] = []

  var bindings = FixedArray(repeating: BindingValue.absent)
  var bindingCount = 0
  var states = FixedArray(repeating: ModifierState())
  /// What each representable saw when it was updated last.
  var updated = FixedArray(repeating: BindingValue.absent)
  /// The screens with `interactiveDismissDisabled()` (I6).
  var undismissable = ControllerSet()
  var steps: [Step] = []
  /// Whether the views are to be rendered anew at the end of the turn.
  var needsRender = false
  /// Whether SwiftUI is to look at its presentations again.
  var needsPass = false
  /// The row whose code wrote to a binding last (I12).
  var writer: ModifierID?

  /// Creates a host with an empty view tree in the root view controller.
  public init(world: PresentationWorld = PresentationWorld()) { self.world = world }
}

// MARK: - The view tree

extension SwiftUIHost {
  /// How many bindings, modifiers and representables there can be of each.
  public static var capacity: Int { FixedArray<BindingValue>.capacity }

  /// Declares a binding, which holds `false` or `nil` at first.
  ///
  /// - Precondition: There are fewer than ``capacity``.
  public mutating func addBinding() -> BindingID {
    precondition(bindingCount < Self.capacity, "A host has at most \(Self.capacity) bindings.")
    bindingCount += 1
    return BindingID(bindingCount - 1)
  }

  /// Puts a modifier into the view tree, after all others.
  ///
  /// - Precondition: There are fewer than ``capacity``.
  @discardableResult
  public mutating func add(_ modifier: PresentationModifier) -> ModifierID {
    precondition(modifiers.count < Self.capacity, "A host has at most \(Self.capacity) modifiers.")
    modifiers.append(modifier)
    return ModifierID(modifiers.count - 1)
  }

  /// Puts a representable into the view tree, after all others.
  ///
  /// - Precondition: There are fewer than ``capacity``.
  @discardableResult
  public mutating func add(_ representable: Representable) -> RepresentableID {
    precondition(
      representables.count < Self.capacity, "A host has at most \(Self.capacity) representables.")
    representables.append(representable)
    return RepresentableID(representables.count - 1)
  }
}

// MARK: - What can be seen

extension SwiftUIHost {
  /// What a binding holds now.
  public func value(of binding: BindingID) -> BindingValue { bindings[Int(binding.rawValue)] }

  /// The screen that a modifier has put up, as far as SwiftUI knows.
  public func screen(of modifier: ModifierID) -> ControllerID? {
    let state = states[Int(modifier.rawValue)]
    return state.shown == .absent ? nil : state.screen
  }

  /// Whether nothing is to be done before the next input.
  public var isSettled: Bool { steps.isEmpty && !needsRender && !needsPass && world.isSettled }

  /// Whether the user can tap a button of an alert now.
  public var offersAlertButton: Bool { topmostAlert != nil }

  var topmostAlert: Int? {
    guard let top = world.top, top.isAtRest, world.error == nil else { return nil }
    return modifiers.indices.first {
      modifiers[$0].kind == .alert && states[$0].shown != .absent
        && states[$0].screen == top.presented
    }
  }

  /// The modifier that put a screen up.
  func modifier(showing screen: ControllerID) -> Int? {
    modifiers.indices.first { states[$0].shown != .absent && states[$0].screen == screen }
  }
}

// MARK: - What the app, the user and the system do

extension SwiftUIHost {
  /// The app writes to a binding.
  ///
  /// What counts is what the bindings hold at the end of the turn: what is taken back until then
  /// was never seen (I17).
  ///
  /// - Parameters:
  ///   - value: What it holds from now on.
  ///   - binding: The binding.
  ///   - row: The modifier whose row's code writes, where that is known (I12).
  public mutating func write(
    _ value: BindingValue, to binding: BindingID, by row: ModifierID? = nil
  ) {
    if needsRender, takesBack(value, binding), !world.obeys(.i17) {
      update()
      runPass()
    }
    bindings[Int(binding.rawValue)] = value
    writer = row
    needsRender = true
  }

  /// Whether a binding goes back to what SwiftUI saw when it looked last.
  private func takesBack(_ value: BindingValue, _ binding: BindingID) -> Bool {
    value != self.value(of: binding)
      && modifiers.indices.contains {
        modifiers[$0].binding == binding && states[$0].seen == value
      }
  }

  /// `dismiss` of the environment, or `presentationMode.wrappedValue.dismiss()`, called in a screen.
  ///
  /// SwiftUI writes to the binding of the modifier that put the screen up; where there is none,
  /// nothing happens (I7). What a representable presents is not wired to it (I8).
  public mutating func dismiss(in screen: ControllerID) {
    if let index = modifier(showing: screen) {
      let binding = modifiers[index].binding
      if value(of: binding) != .absent, world.obeys(.i7) { writeNothing(to: binding) }
    } else if let own = representables.first(where: { $0.content == screen }), !world.obeys(.i8) {
      writeNothing(to: own.binding)
    }
  }

  /// `interactiveDismissDisabled(isDisabled)` in a screen, from iOS 15 on (I6).
  ///
  /// - Returns: Whether this version of iOS has it.
  @discardableResult
  public mutating func setInteractiveDismissDisabled(
    _ isDisabled: Bool, in screen: ControllerID
  ) -> Response {
    guard world.behavior.version >= .iOS15 else { return .refused(.notInThisVersion) }
    guard world.obeys(.i6) else { return .accepted }
    if isDisabled { undismissable.insert(screen) } else { undismissable.remove(screen) }
    if modifier(showing: screen) != nil { world.setModalInPresentation(isDisabled, of: screen) }
    return .accepted
  }

  /// The view that owns a modifier leaves the view tree, or comes back into it (I16).
  public mutating func setIsInTree(_ isInTree: Bool, _ modifier: ModifierID) {
    let index = Int(modifier.rawValue)
    if isInTree {
      states[index].flags.remove(.isRemoved)
    } else {
      states[index].flags.insert(.isRemoved)
    }
    needsRender = true
  }

  /// The views are rendered anew for a reason that has nothing to do with a binding (I14).
  public mutating func invalidate() { needsRender = true }

  /// The app takes the place of SwiftUI's own delegate of a presented screen (I3).
  public mutating func setDelegate(_ methods: DelegateMethods, of screen: ControllerID) {
    world.setDelegate(methods, of: screen)
    if let index = modifier(showing: screen) { states[index].flags.insert(.hasForeignDelegate) }
  }

  /// The user taps a button of the uppermost alert, which goes; then the button's action runs (I19).
  ///
  /// - Precondition: ``offersAlertButton``.
  public mutating func tapAlertButton() {
    guard let index = topmostAlert else { preconditionFailure("There is no alert to tap.") }
    states[index].flags.insert(.buttonWasTapped)
    takeDown(index)
  }

  /// The app calls UIKit, the user makes a gesture, an animation ends: all inputs of the world.
  ///
  /// Another size class is a reason to render the views anew (I14).
  public mutating func withUIKit<Result>(
    _ body: (inout PresentationWorld) -> Result
  ) -> Result {
    let (width, height) = (world.horizontalSizeClass, world.verticalSizeClass)
    let result = body(&world)
    if (width, height) != (world.horizontalSizeClass, world.verticalSizeClass) { invalidate() }
    return result
  }
}
