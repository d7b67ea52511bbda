// SPDX-License-Identifier: MIT

public import Combine
import UIKit

extension View {
  /// Runs a task as long as the view is there: it begins when the view appears, and is cancelled when
  /// the view has disappeared.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View { TaskView(content: self, id: 0, action: action) }

  /// The same, and for another value the task is cancelled and begins anew.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View { TaskView(content: self, id: id, action: action) }

  /// Does something with each value of a publisher, from the first evaluation of the view on; where an
  /// evaluation brings another publisher, with the values of that one.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    ReceivingView(content: self, publisher: publisher, action: action)
  }

  /// Does something with an address of the app's that something opens while the app is in the background,
  /// unless a delegate of the scene hears of it.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    HeadlessScene.current.note(hearsOfAddresses: "View.onOpenURL")
    let opened = NotificationCenter.default.publisher(
      for: UIApplication.openedAddressNotification)
    return onReceive(opened) { if let url = $0.object as? URL { action(url) } }
  }

  /// Lets the user pull the list or the scroll view here down, and runs a task then.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    EnvironmentView(content: self) { $0.refresh = RefreshAction(perform: action) }
  }
}

/// What is done when the user pulls a list down.
public struct RefreshAction {
  let perform: @MainActor () async -> Void
  @MainActor public func callAsFunction() async { await perform() }
}

extension EnvironmentValues {
  private struct Refresh: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

  /// What is done when the user pulls the list down.
  public internal(set) var refresh: RefreshAction? {
    get { self[Refresh.self] }
    set { self[Refresh.self] = newValue }
  }
}

/// A view with a task that runs as long as it is there.
struct TaskView<Content: View, ID: Equatable>: View {
  let content: Content
  let id: ID
  let action: @MainActor () async -> Void

  /// The task, and for which value it runs.
  private final class Run: Appearance {
    var task: Task<Void, Never>?
    var id: ID
    init(_ id: ID) { self.id = id }

    override var beginsTask: Bool { true }

    @MainActor func begin(_ action: @escaping @MainActor () async -> Void) {
      task?.cancel()
      task = Task { await action() }
    }
  }

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.content)
    let run = node.appearance { Run(view.id) }
    let isOther = run.id != view.id
    run.id = view.id
    run.actions.value = (
      { [unowned run] in run.begin(view.action) },
      { [unowned run] in
        run.task?.cancel()
        run.task = nil
      }
    )
    guard isOther, run.hasAppeared else { return }
    node.graph.afterEvaluation { [weak run] in run?.begin(view.action) }
  }
}

/// A view that does something with the values of a publisher.
struct ReceivingView<Content: View, Source: Publisher>: View where Source.Failure == Never {
  let content: Content
  let publisher: Source
  let action: @MainActor (Source.Output) -> Void

  /// The subscription to a publisher.
  private final class Reception {
    var action = Derived<(@MainActor (Source.Output) -> Void)?>(nil)
    var publisher = Derived<Source?>(nil)
    var subscription = Derived<AnyCancellable?>(nil)

    /// Whether a publisher is another one than before, as far as that can be told.
    func isOther(_ new: Source) -> Bool {
      guard let old = publisher.value else { return true }
      func source(of publisher: Source) -> AnyHashable? {
        (publisher as? any SourcedPublisher)?.source
      }
      return source(of: old) != source(of: new)
    }
  }

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.content)
    var isNew = false
    let reception = node.memory {
      isNew = true
      return Reception()
    }
    reception.action.value = view.action
    if isNew { node.whenLeaving { reception.subscription.value = nil } }
    guard reception.isOther(view.publisher) else { return }
    reception.publisher.value = view.publisher
    let receiver = Unchecked(value: reception)
    let publisher = view.publisher
    node.graph.afterEvaluation { [weak reception] in
      reception?.subscription.value = nil
      reception?.subscription.value = publisher.subscribe(
        { value in
          let value = Unchecked(value: value)
          MainActor.assumeIsolated { receiver.value.action.value?(value.value) }
        }, { _ in })
    }
  }
}
