// SPDX-License-Identifier: MIT

// What the system says of how it is used, as on a device on which nobody has changed anything.
extension EnvironmentValues {
  private struct Contrast: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }
  private struct Weight: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
  private struct Dimmed: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct Symbols: EnvironmentKey {
    static var defaultValue: SymbolVariants { SymbolVariants.none }
  }
  private struct Headers: EnvironmentKey { static var defaultValue: Prominence { .standard } }
  private struct Renaming: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

  /// Whether the user has asked for more contrast.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[Contrast.self] }
    set { self[Contrast.self] = newValue }
  }
  /// Whether the user has asked for bold texts.
  public var legibilityWeight: LegibilityWeight? {
    get { self[Weight.self] }
    set { self[Weight.self] = newValue }
  }
  /// Whether the screen is dimmed as it always is on.
  public var isLuminanceReduced: Bool {
    get { self[Dimmed.self] }
    set { self[Dimmed.self] = newValue }
  }
  /// Which variants of symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[Symbols.self] }
    set { self[Symbols.self] = newValue }
  }
  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[Headers.self] }
    set { self[Headers.self] = newValue }
  }
  /// Lets the user rename what the view shows.
  public internal(set) var rename: RenameAction? {
    get { self[Renaming.self] }
    set { self[Renaming.self] = newValue }
  }
}

/// How much contrast there is between colors.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable { case standard, increased }

/// How bold texts are.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Lets the user rename what a view shows.
@preconcurrency @MainActor
public struct RenameAction: Sendable {
  let perform: @MainActor @Sendable () -> Void
  public func callAsFunction() { perform() }
}

/// A button that lets the user rename what is shown around it, where something says how (Apple:
/// *RenameButton*).
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  private let label: Label

  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }.disabled(rename == nil)
  }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  public init() { label = SwiftUI.Label("Rename", systemImage: "pencil") }
}

extension View {
  /// Says how the user renames what the view shows.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    let action = Unchecked(value: action)
    return EnvironmentView(content: self) {
      $0.rename = RenameAction { action.value() }
    }
  }

  /// Lets the user rename by a field, which gets the focus.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
