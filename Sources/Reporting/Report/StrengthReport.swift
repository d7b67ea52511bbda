// SPDX-License-Identifier: MIT

package import ModalHarness
package import StateSpace
import UIKitSemantics

/// The mutation results: the broken rules of UIKit and the defective apps that properties detect.
package struct StrengthReport: Codable, Hashable, Sendable {
  /// A broken rule or a defective variant that a property detects, and where.
  package struct Catch: Codable, Hashable, Sendable {
    package var name: String
    package var spec: String
    package var variant: String
    /// How many actions the shortest counterexample has.
    package var steps: Int
  }

  package struct PropertyStrength: Codable, Hashable, Sendable {
    package var property: String
    package var meaning: String
    /// The mutants that it kills, each in the spec with the shortest counterexample.
    package var killedMutants: [Catch]
    package var defectiveApps: [Catch]
  }

  package var schema: Int
  /// How deep each mutant was explored.
  package var depth: Int
  /// The properties that the specs use, in the order of the catalog.
  package var properties: [PropertyStrength]
  /// The mutants that no property kills.
  package var survivors: [String]
}

/// Collects what the specs' properties detect.
package struct StrengthBuilder {
  private let limits: Limits
  private let jobs: Int
  private var killedMutants: [CatalogProperty: [RuleKey: StrengthReport.Catch]] = [:]
  private var defectiveApps: [CatalogProperty: [StrengthReport.Catch]] = [:]
  private var caught: Set<String> = []
  private var used: Set<String> = []

  private typealias RuleKey = String

  package init(limits: Limits, jobs: Int) {
    self.limits = limits
    self.jobs = jobs
  }

  /// Notes the defects of a spec's variant, or breaks UIKit's rules under one without any.
  package mutating func add<S: Spec>(
    _ variant: Variant<S.App>, of spec: S
  ) throws(ExplorationError) {
    used.formUnion(variant.properties.map(\.name))
    for defect in variant.knownDefects {
      guard let property = CatalogProperty(rawValue: defect.property) else { continue }
      defectiveApps[property, default: []].append(
        .init(
          name: defect.explanation, spec: spec.identifier, variant: variant.name,
          steps: defect.steps))
    }
    if variant.knownDefects.isEmpty { try breakRules(under: variant, of: spec) }
  }

  package mutating func add(_ report: StrengthReport) {
    for found in report.properties {
      guard let property = CatalogProperty(rawValue: found.property) else { continue }
      used.insert(found.property)
      for mutant in found.killedMutants { add(mutant, to: property) }
      if !found.defectiveApps.isEmpty {
        defectiveApps[property, default: []] += found.defectiveApps
      }
    }
    caught.formUnion(
      RuleMutation.ofProperties.map(\.summary).filter { !report.survivors.contains($0) })
  }

  /// Notes a broken rule, unless it is known to be detected in as few steps.
  private mutating func add(_ found: StrengthReport.Catch, to property: CatalogProperty) {
    let known = killedMutants[property]?[found.name]
    if known == nil || found.steps < (known?.steps ?? 0) {
      killedMutants[property, default: [:]][found.name] = found
    }
  }

  private mutating func breakRules<S: Spec>(
    under variant: Variant<S.App>, of spec: S
  ) throws(ExplorationError) {
    for kill in try variant.kills(limits: limits, jobs: jobs) {
      caught.insert(kill.mutation.summary)
      guard let property = CatalogProperty(rawValue: kill.property) else { continue }
      add(
        StrengthReport.Catch(
          name: kill.mutation.summary, spec: spec.identifier, variant: variant.name,
          steps: kill.steps), to: property)
    }
  }

  package func report() -> StrengthReport {
    StrengthReport(
      schema: SpecReport.currentSchema, depth: limits.depth ?? 0,
      properties: CatalogProperty.allCases.filter { used.contains($0.rawValue) }.map { property in
        StrengthReport.PropertyStrength(
          property: property.rawValue, meaning: property.meaning,
          killedMutants: (killedMutants[property] ?? [:]).values.sorted { $0.name < $1.name },
          defectiveApps: defectiveApps[property] ?? [])
      },
      survivors: RuleMutation.ofProperties.map(\.summary).filter { !caught.contains($0) })
  }
}
