// SPDX-License-Identifier: MIT

public import Foundation

#if !canImport(ObjectiveC)
  extension NSSortDescriptor {
    /// Compares objects of the app's by a stored property that has a name.
    public convenience init(key: String?, ascending: Bool) {
      self.init(key: key, ascending: ascending, selector: nil)
    }

    /// The same; texts are compared as people do, whichever method of theirs is named.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
      let asPeople = selector.map { $0.description.contains("localized") } ?? false
      self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
        guard let key else { return .orderedSame }
        let pair = Unchecked(value: (one as? NSObject, other as? NSObject))
        return MainActor.assumeIsolated {
          let (one, other) = pair.value
          return Self.order(one?.value(forKeyPath: key), other?.value(forKeyPath: key), asPeople)
        }
      }
    }

    /// How two values stand that may be missing; what has no order stays where it is.
    private static func order(_ one: Any?, _ other: Any?, _ asPeople: Bool) -> ComparisonResult {
      guard let one else { return other == nil ? .orderedSame : .orderedAscending }
      guard let other else { return .orderedDescending }
      if asPeople, let one = one as? String, let other = other as? String {
        return one.localizedStandardCompare(other)
      }
      return (one as? any Comparable)?.order(before: other) ?? .orderedSame
    }
  }

  extension Comparable {
    fileprivate func order(before other: Any) -> ComparisonResult {
      guard let other = other as? Self else { return .orderedSame }
      return self < other ? .orderedAscending : other < self ? .orderedDescending : .orderedSame
    }
  }
#endif
