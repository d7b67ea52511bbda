// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKitSemantics

/// Section I is in the conformance suite; here is what no fact tells.
@Suite("SwiftUI on top of UIKit")
struct SwiftUIHostTests {
  private static let sheet = ControllerID(1)
  private static let other = ControllerID(2)
  private var host = SwiftUIHost()
  private let isPresented: BindingID
  private let isOtherPresented: BindingID

  init() {
    isPresented = host.addBinding()
    isOtherPresented = host.addBinding()
    host.add(PresentationModifier(.sheet, isPresented, content: Self.sheet))
    host.add(
      PresentationModifier(.sheet, isOtherPresented, content: Self.other, on: Self.sheet))
  }

  private static func drain(
    _ host: inout SwiftUIHost, during: (SwiftUIEvent, inout SwiftUIHost) -> Void = { _, _ in }
  ) -> [SwiftUIEvent] {
    var events: [SwiftUIEvent] = []
    while let event = host.next() {
      events.append(event)
      during(event, &host)
      if event.isQuestion { host.answer(.yes) }
    }
    return events
  }

  private static func endAnimation(_ host: inout SwiftUIHost) -> [SwiftUIEvent] {
    host.withUIKit { $0.perform(.animationEnds) }
    return drain(&host)
  }

  private func shown() -> SwiftUIHost {
    var host = host
    host.write(.present, to: isPresented)
    _ = Self.drain(&host)
    _ = Self.endAnimation(&host)
    return host
  }

  @Test("random walks never loop, and bindings and screen agree at rest")
  func walk() {
    var failures: [String] = []
    for seed in 0..<LongTests.choose(200, long: 3_000) where failures.count < 5 {
      var walk = SwiftUIWalk(seed: UInt64(seed))
      if let broken = walk.broken(after: 40) { failures.append("seed \(seed): \(broken)") }
    }
    #expect(failures == [])
  }

  @Test("a write during an event takes effect at the end of the turn")
  func writeDuringEvent() {
    var host = shown()
    host.write(.absent, to: isPresented)
    _ = Self.drain(&host)
    host.withUIKit { $0.perform(.animationEnds) }
    let binding = isPresented
    let events = Self.drain(&host) { event, host in
      if event == .onDismiss(ModifierID(0)) { host.write(.present, to: binding) }
    }
    #expect(
      events == [
        .uikit(.viewDidDisappear(Self.sheet)), .onDismiss(ModifierID(0)),
        .uikit(.viewWillAppear(Self.sheet)), .uikit(.viewIsAppearing(Self.sheet)),
      ])
  }

  @Test("what UIKit refuses during a transition is asked for again at its end")
  func refusedDismissal() {
    var host = host
    host.write(.present, to: isPresented)
    _ = Self.drain(&host)
    host.write(.absent, to: isPresented)
    #expect(Self.drain(&host).isEmpty)
    #expect(host.world.presentation(of: Self.sheet)?.isBeingPresented == true)
    #expect(
      Self.endAnimation(&host) == [
        .uikit(.viewDidAppear(Self.sheet)), .uikit(.viewWillDisappear(Self.sheet)),
      ])
  }

  @Test("a binding that goes false takes down what its sheet has presented, and all of it")
  func chain() {
    var host = shown()
    host.write(.present, to: isOtherPresented)
    _ = Self.drain(&host)
    _ = Self.endAnimation(&host)
    #expect(host.world.topmostController == Self.other)
    host.write(.absent, to: isPresented)
    _ = Self.drain(&host)
    let events = Self.endAnimation(&host)
    #expect(host.world.count == 0)
    #expect(events.last == .onDismiss(ModifierID(0)))
    #expect(host.screen(of: ModifierID(1)) == nil)
  }

  @Test("what UIKit code has taken down can be put up again when the binding was false meanwhile")
  func foreignDismissal() {
    var host = shown()
    host.withUIKit { _ = $0.dismiss(from: Self.sheet) }
    _ = Self.drain(&host)
    #expect(
      Self.endAnimation(&host) == [.uikit(.viewDidDisappear(Self.sheet))])
    #expect(host.value(of: isPresented) == .present)
    host.write(.absent, to: isPresented)
    #expect(Self.drain(&host).isEmpty)
    host.write(.present, to: isPresented)
    #expect(!Self.drain(&host).isEmpty)
  }

  @Test("a crash ends all events")
  func crash() {
    var host = shown()
    host.withUIKit { _ = $0.present(Self.sheet, from: .root, PresentationRequest(.pageSheet)) }
    host.write(.absent, to: isPresented)
    #expect(Self.drain(&host).isEmpty)
    #expect(host.next() == nil)
  }
}
