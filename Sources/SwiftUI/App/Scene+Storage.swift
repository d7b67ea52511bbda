// SPDX-License-Identifier: MIT

public import Foundation

// What has no effect: no app runs here.
extension Scene {
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some Scene { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene { self }
  /// The form before iOS 17.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some Scene { self }
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { self }
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene { self }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene { self }
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func backgroundTask(
    _ task: BackgroundTask, action: @escaping @Sendable () async -> Void
  ) -> some Scene { self }
}

/// Whether windows can be made larger, as storage.
public enum WindowResizability: Sendable { case automatic, contentSize, contentMinSize }

/// What the system does in the background, as storage.
public struct BackgroundTask: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { .init() }
  public static func urlSession(_ identifier: String) -> BackgroundTask { .init() }
}

/// Commands of a menu bar, which there is not.
@MainActor
public protocol Commands {}

/// Makes commands.
@MainActor @resultBuilder
public enum CommandsBuilder {
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content)
    -> EmptyCommands
  { .init() }
  public static func buildOptional(_ content: EmptyCommands?) -> EmptyCommands { .init() }
}

/// No commands.
public struct EmptyCommands: Commands { public init() {} }
/// A menu.
public struct CommandMenu: Commands {
  public init<Content: View>(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
/// Commands beside others.
public struct CommandGroup: Commands {
  public init<Content: View>(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  public init<Content: View>(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  public init<Content: View>(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}
/// Where commands stand.
public enum CommandGroupPlacement: Sendable {
  case appInfo, appSettings, appTermination, appVisibility, help, importExport, newItem
  case pasteboard, printItem, saveItem, sidebar, singleWindowList, systemServices, textEditing
  case textFormatting, toolbar, undoRedo, windowArrangement, windowList, windowSize
}
/// Commands for a sidebar.
public struct SidebarCommands: Commands { public init() {} }
/// Commands for texts.
public struct TextEditingCommands: Commands { public init() {} }
