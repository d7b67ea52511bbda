// SPDX-License-Identifier: MIT

/// Shows the first of several phases: changes are not animated.
public struct PhaseAnimator<Phase, Content: View>: View {
  let phase: Phase?
  let content: (Phase) -> Content

  public init<Phases: Sequence<Phase>>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) { (phase, self.content) = (phases.first { _ in true }, content) }

  public init<Phases: Sequence<Phase>, Trigger: Equatable>(
    _ phases: Phases, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) { self.init(phases, content: content, animation: animation) }

  public var body: some View {
    if let phase { content(phase) }
  }
}

extension View {
  /// Shows the view in the first of several phases: changes are not animated.
  public func phaseAnimator<Phases: Sequence, Content: View>(
    _ phases: Phases,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phases.Element) -> Content,
    animation: (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { phase in content(.init { $0.show(self) }, phase) })
  }

  /// Shows the view in the first of several phases: changes are not animated.
  public func phaseAnimator<Phases: Sequence, Trigger: Equatable, Content: View>(
    _ phases: Phases, trigger: Trigger,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phases.Element) -> Content,
    animation: (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View { phaseAnimator(phases, content: content, animation: animation) }
}
