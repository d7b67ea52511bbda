// SPDX-License-Identifier: MIT

/// Something that can be ended.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable { AnyCancellable(self).store(in: &collection) }
}

/// Ends something when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?
  private var other: (any Cancellable)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }
  public init<Other: Cancellable>(_ other: Other) { self.other = other }

  deinit { cancel() }

  public func cancel() {
    let (end, other) = (end, other)
    (self.end, self.other) = (nil, nil)
    end?()
    other?.cancel()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable { collection.append(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
