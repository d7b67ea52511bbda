// SPDX-License-Identifier: MIT

import Testing

/// The type that a stand-in has to provide, as small as it can be.
private struct Selector: Hashable {
  let name: String
  let send: (AnyObject, [Any?]) -> Bool

  init<Owner, Result>(_ name: String, _ method: @escaping (Owner) -> () -> Result) {
    self.name = name
    send = { target, _ in (target as? Owner).map { _ = method($0)() } != nil }
  }

  init<Owner, Sender, Result>(_ name: String, _ method: @escaping (Owner) -> (Sender) -> Result) {
    self.name = name
    send = { target, senders in
      guard let owner = target as? Owner, let sender = senders.first as? Sender else {
        return false
      }
      _ = method(owner)(sender)
      return true
    }
  }

  init<Owner, First, Second, Result>(
    _ name: String, _ method: @escaping (Owner) -> (First, Second) -> Result
  ) {
    self.name = name
    send = { target, senders in
      guard let owner = target as? Owner, let first = senders.first as? First,
        let second = senders.last as? Second
      else { return false }
      _ = method(owner)(first, second)
      return true
    }
  }

  static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private protocol Pressing: AnyObject { func press() }

private class Desk: Pressing {
  var log: [String] = []
  var isOpen = false
  lazy var own = Selector("press", Desk.press)

  func press() { log.append("press") }
  func slide(_ sender: Int?) { log.append("slide \(sender ?? 0)") }
  func slide(by width: Int, event: String) -> Bool {
    log.append("slide \(width) \(event)")
    return true
  }
}

private final class LoudDesk: Desk {
  override func press() { log.append("PRESS") }
}

/// What adapted selectors look like compiles against the type, and does what selectors do.
struct SelectorContractTests {
  @Test func `Every form that adapted code has is a selector that sends`() {
    let desk = LoudDesk()
    #expect(desk.own.send(desk, []))
    #expect(Selector("press", (any Pressing).press).send(desk, []))
    #expect(Selector("slide:", Desk.slide(_:)).send(desk, [1]))
    #expect(Selector("slide:", Desk.slide as (Desk) -> (Int?) -> Void).send(desk, [2]))
    #expect(Selector("slideBy:event:", Desk.slide(by:event:)).send(desk, [3, "end"]))
    #expect(Selector("setIsOpen:", { (owner: Desk) in { owner.isOpen = $0 } }).send(desk, [true]))
    #expect(Selector("isOpen", { (owner: Desk) in { owner.isOpen } }).send(desk, []))
    #expect(!Selector("press", Desk.press).send(Recipient(), []))
    #expect(desk.log == ["PRESS", "PRESS", "slide 1", "slide 2", "slide 3 end"])
    #expect(desk.isOpen)
  }

  @Test func `A selector keeps nobody alive, and is equal to one of the same name`() {
    var desk: Desk? = Desk()
    weak let observed = desk
    let selectors = [Selector("press", Desk.press), Selector("press", LoudDesk.press)]
    #expect(Set(selectors).count == 1)
    desk = nil
    #expect(observed == nil)
  }

  private final class Recipient {}
}
