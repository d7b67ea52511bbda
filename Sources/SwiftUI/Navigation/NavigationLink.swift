// SPDX-License-Identifier: MIT

import UIKit

/// A control that pushes something when it is tapped.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  let target: Target
  let label: Label
  /// Says whether the destination is pushed, before iOS 16.
  var isActive: Binding<Bool>?

  public static func _update(_ view: Self, in node: _ViewNode) {
    if let isActive = view.isActive, case .view(let destination) = view.target {
      let button = Button {
        isActive.wrappedValue = true
      } label: {
        view.label
      }
      node.show(
        button.buttonStyle(.borderless).navigationDestination(isPresented: isActive) {
          destination
        })
      return
    }
    let source = node.source
    let model = node.environment.navigation
    if case .view(let destination) = view.target {
      source.destination.value = { AnyView(destination) }
      model?.refresh(source)
    }
    let (target, selection) = (view.target, node.environment.listSelection)
    let button = Button { [unowned node] in
      switch target {
      case .view(let destination):
        if let model { model.set(source, isPushed: true) } else { node.push(destination) }
      case .value(let value):
        guard let value else { return }
        if let selection, selection.accepts(value) { return selection.choose(value) }
        model?.push(value)
      }
    } label: {
      view.label
    }
    // In a row of a list, a button beside it is not tapped with it.
    node.show(button.buttonStyle(.borderless))
  }
}

extension _ViewNode {
  /// Pushes a view onto a navigation controller of the app's own, if the host is in one.
  fileprivate func push<Destination: View>(_ destination: Destination) {
    guard let host = barController, host === graph.host,
      let stack = host.parent as? UINavigationController, stack.topViewController === host
    else { return }
    let pushed = UIHostingController(rootView: destination)
    var environment = environment
    environment.dismiss = DismissAction()
    pushed.graph.give(environment)
    HeadlessScene.current.presentation.calling { stack.pushViewController(pushed, animated: true) }
  }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    (target, self.label) = (.view(destination()), label())
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    (target, self.label) = (.view(destination), label())
  }
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { (target, self.label, self.isActive) = (.view(destination), label(), isActive) }
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { (target, self.label, self.isActive) = (.view(destination()), label(), isActive) }
}

extension NavigationLink where Destination == Never {
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    (target, self.label) = (.value(NavigationModel.erased(value)), label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
    (target, label) = (.value(NavigationModel.erased(value)), Text(title))
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    (target, label) = (.value(NavigationModel.erased(value)), Text(title))
  }
}

// MARK: - Destinations

/// A view that says how values of a type are shown on the navigation stack around.
struct DestinationView<Base: View, Value: Hashable, Destination: View>: View {
  let base: Base
  let destination: (Value) -> Destination

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.base)
    guard let model = node.environment.navigation else { return }
    model.facts?.destinations[ObjectIdentifier(Value.self)] = { value in
      (value.base as? Value).map { AnyView(view.destination($0)) } ?? AnyView(EmptyView())
    }
  }
}

/// A view that pushes something while a binding says so.
struct PushView<Base: View>: View {
  let base: Base
  let isPushed: () -> Bool
  let clear: () -> Void
  let destination: () -> AnyView

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.base)
    let source = node.source
    guard let model = node.environment.navigation else { return }
    source.destination.value = { [unowned node] in node.tracking(view.destination) }
    source.clear.value = view.clear
    model.refresh(source)
    let isPushed = node.tracking(view.isPushed)
    node.graph.afterEvaluation { model.set(source, isPushed: isPushed) }
  }
}

extension View {
  /// Says how values of a type are shown on the navigation stack around.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { DestinationView(base: self, destination: destination) }

  /// Pushes something while a binding is true.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    let destination = AnyView(destination())
    return PushView(
      base: self, isPushed: { isPresented.wrappedValue },
      clear: { isPresented.wrappedValue = false }, destination: { destination })
  }

  /// Pushes something for an item while there is one.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    PushView(
      base: self, isPushed: { item.wrappedValue != nil }, clear: { item.wrappedValue = nil },
      destination: {
        item.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView())
      })
  }

  /// What stands in the bar.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { titled(title.text) }
  /// What stands in the bar.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    titled(String(title))
  }
  /// What stands in the bar.
  public func navigationTitle(_ title: Text) -> some View { titled(title.content) }
  /// What stands in the bar; that the user can change it there is not shown.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    titled(title.wrappedValue)
  }
  /// What stands in the bar, as it was called before iOS 14.
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { titled(title.text) }
  /// What stands in the bar, as it was called before iOS 14.
  public func navigationBarTitle(_ title: Text) -> some View { titled(title.content) }
  /// What stands in the bar, as it was called before iOS 14.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { titled(title.content) }
  /// What stands in the bar, as it was called before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { titled(String(title)) }
  /// What stands in the bar, as it was called before iOS 14.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { titled(title.text) }
  /// Has no effect: nothing is drawn.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }
  /// Has no effect: all navigation views are stacks.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }

  private func titled(_ title: String) -> TitledView<Self> {
    TitledView(content: self, title: title)
  }
}

/// A view that says what stands in the bar above.
struct TitledView<Content: View>: View {
  let content: Content
  let title: String

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.content)
    guard let controller = node.barController, controller.navigationItem.title != view.title else {
      return
    }
    controller.navigationItem.title = view.title
    if controller is PageController { controller.title = view.title }
  }
}

/// How the title stands in the bar, as storage.
public struct NavigationBarItem {
  /// How large the title is.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// How navigation views look, as storage: all are stacks.
public protocol NavigationViewStyle: Sendable {}
/// The style of a navigation view that is a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var automatic: StackNavigationViewStyle { .init() }
  public static var stack: StackNavigationViewStyle { .init() }
  public static var columns: StackNavigationViewStyle { .init() }
}
