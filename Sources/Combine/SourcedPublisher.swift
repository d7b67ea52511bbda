// SPDX-License-Identifier: MIT

/// A publisher that can be told from others of its type: by what it sends the values of.
///
/// A view subscribes anew where an evaluation brings it another one.
package protocol SourcedPublisher {
  /// What the values are of; `nil` if that cannot be told.
  var source: AnyHashable? { get }
}

extension Published.Publisher: SourcedPublisher {
  package var source: AnyHashable? { ObjectIdentifier(values) }
}

extension PassthroughSubject: SourcedPublisher {
  package var source: AnyHashable? { ObjectIdentifier(self) }
}

extension CurrentValueSubject: SourcedPublisher {
  package var source: AnyHashable? { ObjectIdentifier(self) }
}

extension ObservableObjectPublisher: SourcedPublisher {
  package var source: AnyHashable? { ObjectIdentifier(self) }
}

extension Just: SourcedPublisher {
  package var source: AnyHashable? { output as? AnyHashable }
}

extension AnyPublisher: SourcedPublisher {
  package var source: AnyHashable? {
    if let publisher = parts as? any SourcedPublisher { return publisher.source }
    let sources = Mirror(reflecting: parts).children.compactMap {
      ($0.value as? any SourcedPublisher)?.source
    }
    return sources.isEmpty ? nil : AnyHashable(sources)
  }
}
