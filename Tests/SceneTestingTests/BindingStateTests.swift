// SPDX-License-Identifier: MIT

import StateSpace
import SwiftUI
import Testing

@testable import SceneHarness

@MainActor
@Suite("What bindings lead to, in a snapshot")
struct BindingStateTests {
  private final class Model {
    var count = 0
    var names = ["a", "b"]
  }

  /// What an app keeps of a binding, such as the delegate of a presenter.
  private final class Keeper {
    var flag: Binding<Int>?
    var name: Binding<String>?
  }

  private func fingerprint(_ value: AnyObject) -> Fingerprint {
    var snapshot = Snapshot(keepsLeaves: true)
    snapshot.add(value, named: "value")
    #expect(snapshot.unseen.isEmpty)
    return snapshot.fingerprint
  }

  @Test func `The object behind a binding to its property counts`() {
    let (keeper, model) = (Keeper(), Model())
    keeper.flag = Bindable(model).count
    let before = fingerprint(keeper)
    keeper.flag?.wrappedValue = 1
    #expect(before != fingerprint(keeper))
    model.count = 0
    #expect(before == fingerprint(keeper))
  }

  @Test func `So does the one behind an element of a collection`() {
    let (keeper, model) = (Keeper(), Model())
    keeper.name = Bindable(model).names[1]
    let before = fingerprint(keeper)
    keeper.name?.wrappedValue = "c"
    #expect(before != fingerprint(keeper))
    #expect(model.names == ["a", "c"])
  }

  @Test func `What the app's own closures have captured counts, behind a part of a value, too`() {
    let keeper = Keeper()
    var size = CGSize.zero
    let binding = Binding(get: { size }, set: { size = $0 })
    keeper.flag = binding.wholeWidth
    let before = fingerprint(keeper)
    keeper.flag?.wrappedValue = 1
    #expect(size.width == 1 && before != fingerprint(keeper))
  }
}

extension CGSize {
  fileprivate var wholeWidth: Int {
    get { Int(width) }
    set { width = CGFloat(newValue) }
  }
}
