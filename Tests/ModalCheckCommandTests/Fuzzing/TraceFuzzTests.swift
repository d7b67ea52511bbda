// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing

@Suite("Spoilt traces")
struct TraceFuzzTests {
  private static let seeds = [
    "loud; door=front > ring the bell; open the door", "silent > ring the bell",
    "door=back > ring the bell", "ring the bell\nring the bell\nopen the door;",
    "as published; animated=no; style=pageSheet > tap Open; swipe: pull down",
  ]
  private static let tokens = FuzzInputs.tokens + ["loud", "door", "front", "ring the bell"]

  /// Whether a text is refused for a reason, or read into a trace that is written back the same
  /// and replayed or refused.
  private func complaint(about text: String) -> String? {
    let script: TraceScript
    do {
      script = try TraceScript(parsing: text)
    } catch {
      return "\(error)".hasPrefix("The trace cannot be read") ? nil : "\(error)"
    }
    guard (try? TraceScript(parsing: script.text)) == script else {
      return "it is written back as another trace: \(script)"
    }
    do {
      let spec = DoorbellSpec()
      let variant = try spec.variant(for: script)
      let trace = try variant.replay(script)
      return trace.steps.count == script.actions.count ? nil : "steps are missing"
    } catch {
      return "\(error)".isEmpty ? "the error says nothing" : nil
    }
  }

  @Test(
    arguments: [
      // The second action begins with a scalar that joined the space written before it.
      "s👩‍👩\n\u{200D}\u{FFFD}", "a; \u{301}b", "\u{301}a=\u{301}b > \u{301}c",
    ])
  func `that once went wrong are read or refused`(text: String) {
    #expect(complaint(about: text) == nil)
  }

  @Test func `are read or refused, and what is read is written back the same`() {
    var mutator = Mutator(seed: 1)
    let seeds = Self.seeds.map { Array($0.utf8) }
    for _ in 0..<FuzzInputs.count {
      let bytes = mutator.spoil(mutator.pick(seeds), with: seeds, Self.tokens)
      let text = String(decoding: bytes, as: UTF8.self)
      if let complaint = complaint(about: text) {
        Issue.record("\(text.debugDescription): \(complaint)")
      }
    }
  }
}
