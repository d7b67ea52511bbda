// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKitSemantics

extension SideBySide {
  /// Two claims that mean the same, one of the model and one of the code.
  struct Claim {
    let title: String
    let model: Property<Model>
    let code: Property<Code>
  }

  /// The built-in properties, which are about UIKit's side alone, and all that both versions have
  /// under the same name.
  var claims: [Claim] { claims(modelProperties, codeProperties) }

  /// The same without that on the app's own dismiss under a veto: the model has one, and what the
  /// document shows has none.
  var claimsWithoutVetoes: [Claim] {
    claims.filter { $0.title != CatalogProperty.vetoDoesNotStopCode.rawValue }
  }

  /// The built-in properties, and others that stand in both lists under the same name.
  ///
  /// Those of an overlay are left out, since only a model tells UIKit's side of one.
  func claims(_ model: [Property<Model>], _ code: [Property<Code>]) -> [Claim] {
    let known = Set(CatalogProperty.allCases.map(\.rawValue))
    let own = model.compactMap { ours in
      code.first { $0.name == ours.name && !known.contains($0.name) }
        .map { Claim(title: ours.name, model: ours, code: $0) }
    }
    let aboutOverlays: [CatalogProperty] = [
      .overlayRemovedAfterCompletion, .overlayKeptAfterCancel,
    ]
    let ready = CatalogProperty.allCases.filter { !aboutOverlays.contains($0) }
    return ready.map {
      Claim(title: $0.rawValue, model: .catalog($0), code: .catalog($0))
    } + own
  }

  /// Two claims that mean the same under different names.
  func claim(_ model: String, _ code: String) throws -> Claim {
    try Claim(
      title: model, model: #require(modelProperties.first { $0.name == model }),
      code: #require(codeProperties.first { $0.name == code }))
  }

  /// Asks both the same, and looks for what they do not agree on within a number of actions: what
  /// can happen, what passes between UIKit and the app, and the verdicts with the lengths of their
  /// shortest counterexamples.
  func agreement(on claims: [Claim], depth: Int) throws -> Agreement {
    let properties =
      [offersAgree, eventsAgree]
      + claims.flatMap { claim in
        [
          claim.model.seen(by: modelPart, named: "the model: \(claim.title)"),
          claim.code.seen(by: codePart, named: "the code: \(claim.title)"),
        ]
      }
    var explorer = Explorer(self, properties: properties, limits: Limits(depth: depth))
    explorer.checksDeterminism = false
    let results = try explorer.explore().results
    var agreement = Agreement()
    agreement.differences = results.prefix(2).compactMap(counterexample)
    guard agreement.differences.isEmpty else { return agreement }
    for (place, claim) in claims.enumerated() {
      let model = results[2 + 2 * place], code = results[3 + 2 * place]
      difference(claim.title, model, code).map { agreement.differences.append($0) }
      guard modelProperties.contains(where: { $0.name == claim.title }) else { continue }
      if model.verdict == .violated { agreement.violated[claim.title] = model.trace?.steps.count }
    }
    return agreement
  }

  private func counterexample(_ result: PropertyResult<Self>) -> String? {
    guard result.verdict == .violated, let trace = result.trace else { return nil }
    let path = trace.actions.map(\.name).joined(separator: "; ")
    guard let step = trace.steps.last else { return "\(path): \(result.name)" }
    if let misfit = step.after.misfit { return "\(path): \(misfit)" }
    let (ours, theirs) = comparable(step.events)
    return "\(path): the model has \(Self.text(ours))\nthe code has \(Self.text(theirs))"
  }

  private func difference(
    _ title: String, _ model: PropertyResult<Self>, _ code: PropertyResult<Self>
  ) -> String? {
    let lengths = [model.trace, code.trace].map { $0?.steps.count }
    guard model.verdict != code.verdict || lengths[0] != lengths[1] else { return nil }
    let traces = [model.trace, code.trace].map { trace in
      trace.map { $0.actions.map(\.name).joined(separator: "; ") } ?? "no trace"
    }
    return """
      '\(title)': the model says \(model.verdict) (\(traces[0])), the code says \(code.verdict) \
      (\(traces[1]))
      """
  }
}

// MARK: - What both have to agree on

extension SideBySide {
  private var offersAgree: Property<Self> {
    .never("one offers what the other does not") { $0.misfit != nil }
  }

  private var eventsAgree: Property<Self> {
    .onEveryStep("both tell UIKit the same and receive the same") { step in
      let (ours, theirs) = comparable(step.events)
      return ours == theirs
    }
  }

  private func comparable(_ events: [Event]) -> (
    model: [PresentationEvent], code: [PresentationEvent]
  ) {
    let ours = events.compactMap { if case .model(let event) = $0 { event } else { nil } }
    let theirs = events.compactMap { if case .code(let event) = $0 { event } else { nil } }
    return (ours.comparable, theirs.compactMap { $0.told(by: standIns) }.comparable)
  }

  private static func text(_ events: [PresentationEvent]) -> String {
    events.map { "\n  \($0)" }.joined()
  }
}

/// What a comparison of a model with its code has shown.
struct Agreement {
  var differences: [String] = []
  /// What the model violates of what its spec asks, with the lengths of the shortest counterexamples.
  var violated: [String: Int] = [:]
}

/// Expects that model and code differ in nothing, and which claims neither of them keeps.
func expectAgreement<App: Application>(
  of sides: SideBySide<App>, on claims: [SideBySide<App>.Claim], depth: Int,
  violated: [String: Int], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let found = try sides.agreement(on: claims, depth: depth)
  for difference in found.differences {
    Issue.record(Comment(rawValue: difference), sourceLocation: sourceLocation)
  }
  #expect(found.violated == violated.filter { $0.value <= depth }, sourceLocation: sourceLocation)
}
