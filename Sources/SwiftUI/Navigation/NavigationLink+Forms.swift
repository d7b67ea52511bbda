// SPDX-License-Identifier: MIT

import UIKit

extension NavigationLink {
  /// Pushes while a selection is the tag, before iOS 16.
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isActive: Self.isChosen(tag, in: selection), label: label)
  }
  /// Pushes while a selection is the tag, before iOS 16.
  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      destination: destination(), isActive: Self.isChosen(tag, in: selection), label: label)
  }

  /// Says whether a selection is a tag.
  fileprivate static func isChosen<Tag: Hashable>(_ tag: Tag, in selection: Binding<Tag?>)
    -> Binding<Bool>
  {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }

  /// Has no effect: all navigation views are stacks.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { (target, label, self.isActive) = (.view(destination()), Text(title), isActive) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { (target, label, self.isActive) = (.view(destination()), Text(title), isActive) }
  public init<Tag: Hashable>(
    _ title: LocalizedStringKey, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(
    _ title: Title, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(title) } }
  public init<Tag: Hashable>(
    _ title: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(
    _ title: Title, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
  public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    (target, label, self.isActive) = (.view(destination), Text(title), isActive)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    (target, label) = (.view(destination), Text(title))
  }
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    (target, label) = (.view(destination()), Text(title))
  }
  public init(_ title: LocalizedStringKey, destination: Destination) {
    (target, label) = (.view(destination), Text(title))
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
    (target, label) = (.view(destination()), Text(title))
  }
}
