// SPDX-License-Identifier: MIT

/// The part of the Static Analysis Results Interchange Format 2.1.0 (OASIS) that is written here.
enum SARIF {
  struct Log: Encodable {
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version
      case runs
    }
  }

  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name: String
    let version: String
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Text
    let fullDescription: Text
  }

  struct Text: Encodable { let text: String }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]
    let codeFlows: [CodeFlow]?
    let suppressions: [Suppression]?
    let properties: Properties?
  }

  /// What only this tool knows: the commands that replay a violation.
  struct Properties: Encodable { let replay: [String] }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation?
    let logicalLocations: [LogicalLocation]?
    let message: Text?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable { let uri: String }
  struct Region: Encodable { let startLine: Int }
  struct LogicalLocation: Encodable { let fullyQualifiedName: String }
  struct CodeFlow: Encodable { let threadFlows: [ThreadFlow] }
  struct ThreadFlow: Encodable { let locations: [FlowLocation] }

  struct FlowLocation: Encodable {
    let executionOrder: Int
    let nestingLevel: Int
    let state: [String: Text]?
    let location: Location
  }

  struct Suppression: Encodable {
    let kind: String
    let justification: String
  }

  /// A path as a URI: all but what is common in names is escaped.
  static func uri(of path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || "/-._~".contains(character)
      {
        uri.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }
}
