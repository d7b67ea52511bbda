// SPDX-License-Identifier: MIT

public import UIKit

// What an app says of dragging from and into its views: nobody drags here, and a scene that shows such
// a view is warned of that.
extension View {
  public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview = { EmptyView() }
  ) -> some View { withoutEffect(unimplemented: "View.onDrag") }
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { withoutEffect(unimplemented: "View.onDrop") }
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { withoutEffect(unimplemented: "View.onDrop") }
  public func onDrop<Delegate: DropDelegate>(of types: [UTType], delegate: Delegate) -> some View {
    withoutEffect(unimplemented: "View.onDrop")
  }
  // Types by their names, as before iOS 14.
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { withoutEffect(unimplemented: "View.onDrop") }
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { withoutEffect(unimplemented: "View.onDrop") }
  public func onDrop<Delegate: DropDelegate>(of types: [String], delegate: Delegate) -> some View {
    withoutEffect(unimplemented: "View.onDrop")
  }

  public func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload,
    @ViewBuilder preview: () -> Preview = { EmptyView() }
  ) -> some View { withoutEffect(unimplemented: "View.draggable") }
  public func dropDestination<Payload>(
    for type: Payload.Type, action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { withoutEffect(unimplemented: "View.dropDestination") }
}

extension ForEach where Content: View {
  /// What is dropped between rows: nothing is.
  @MainActor
  public func dropDestination<Payload>(
    for type: Payload.Type, action: @escaping ([Payload], Int) -> Void
  ) -> some View { withoutEffect(unimplemented: "View.dropDestination") }
}

/// Takes what is dropped; nothing asks it.
public protocol DropDelegate {
  @MainActor func validateDrop(info: DropInfo) -> Bool
  @MainActor func performDrop(info: DropInfo) -> Bool
  @MainActor func dropEntered(info: DropInfo)
  @MainActor func dropUpdated(info: DropInfo) -> DropProposal?
  @MainActor func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dropped, and where.
public struct DropInfo {
  public var location: CGPoint { .zero }
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// What becomes of what is dropped.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete, alias }

public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}
