// SPDX-License-Identifier: MIT

import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import Reporting

@Suite("Verdicts for CI systems")
struct CIFormatTests {
  // MARK: JUnit

  /// The elements of a document, each with its attributes and the name of the one around it.
  private final class Reader: NSObject, XMLParserDelegate {
    struct Element {
      let name: String
      let parent: String
      let attributes: [String: String]
    }

    var elements: [Element] = []
    var texts: [String: String] = [:]
    private var open: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(Element(name: name, parent: open.last ?? "", attributes: attributes))
      open.append(name)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      texts[open.last ?? "", default: ""] += text
    }

    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }
  }

  private func read(_ report: SpecReport) throws -> Reader {
    let parser = XMLParser(data: Data(JUnitXML([report], SourcePlaces()).text.utf8))
    let reader = Reader()
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }

  @Test("JUnit: a variant is a suite, a property a test case, and the totals are those of both")
  func suites() throws {
    let reader = try read(Samples.report)
    #expect(
      reader.elements.first?.attributes
        == ["name": "modalcheck", "tests": "6", "failures": "2", "errors": "0", "skipped": "2"])
    #expect(
      reader.all("testsuite").map(\.attributes) == [
        [
          "name": "lamp-sheet, as published", "tests": "3", "failures": "0", "errors": "0",
          "skipped": "2",
        ],
        [
          "name": "lamp-sheet, repaired", "tests": "3", "failures": "2", "errors": "0",
          "skipped": "0",
        ],
      ])
    #expect(reader.all("testcase").allSatisfy { $0.parent == "testsuite" })
    #expect(
      reader.all("testcase").first?.attributes == [
        "classname": "lamp-sheet.as published", "name": "the lamp is never on in the dark",
      ])
  }

  @Test("JUnit: a failure has the sequence; known defects and what depends on UIKit are no passes")
  func outcomes() throws {
    let reader = try read(Samples.report)
    #expect(
      reader.all("failure").map(\.attributes) == [
        ["type": "violated", "message": "❌ violated in 1 step"],
        ["type": "vacuous", "message": "❔ vacuous: never exercised"],
      ])
    #expect(
      reader.texts["failure"]?.contains(
        """
        1. user: tap Lamp
        After that, nothing more happens.
        modalcheck replay lamp-sheet 'repaired > tap Lamp'
        """) == true)
    #expect(
      reader.all("skipped").map { $0.attributes["message"] } == [
        "⚠️ known defect, 2 steps",
        "🔀 not refuted up to depth 4, violated if order=theSystem",
      ])
  }

  @Test("JUnit: what XML cannot have is replaced, and what it marks up with is escaped")
  func escaping() throws {
    var report = Samples.report
    report.variants[0].name = "a \"b\" <c> & d\n\u{1B}[1m\u{0}"
    let reader = try read(report)
    #expect(
      reader.all("testsuite").first?.attributes["name"]
        == "lamp-sheet, a \"b\" <c> & d\n\u{FFFD}[1m\u{FFFD}")
  }

  // MARK: SARIF

  private typealias Object = [String: Any]

  private func sarif(_ report: SpecReport) throws -> Object {
    let text = try SARIFLog([report], SourcePlaces(), version: "1.2").text
    let run = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object
    #expect(run?["version"] as? String == "2.1.0")
    #expect((run?["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    return try #require((run?["runs"] as? [Object])?.first)
  }

  @Test func `SARIF: each result refers to the rule of its property`() throws {
    let run = try sarif(Samples.report)
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "modalcheck")
    #expect(driver["version"] as? String == "1.2")
    let rules = try #require(driver["rules"] as? [Object])
    #expect(
      rules.map { $0["id"] as? String } == [
        "the lamp is never on in the dark", "the lamp goes off", "the lamp is seen",
        "the bulb is changed",
      ])
    let results = try #require(run["results"] as? [Object])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1, 1, 3])
    #expect(results.map { $0["level"] as? String } == ["note", "note", "error", "error"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == rules[index]["id"] as? String)
    }
  }

  @Test("SARIF: a counterexample is a code flow; a known defect is suppressed with its reason")
  func codeFlow() throws {
    let results = try #require(try sarif(Samples.report)["results"] as? [Object])
    let flows = try #require(results[0]["codeFlows"] as? [Object])
    let flow = try #require((flows.first?["threadFlows"] as? [Object])?.first)
    let steps = try #require(flow["locations"] as? [Object])
    let texts = steps.map { step in
      let message = (step["location"] as? Object)?["message"] as? Object
      return "\(step["nestingLevel"] ?? "") \(message?["text"] ?? "")"
    }
    #expect(
      texts == [
        "0 1. user: tap Lamp", "1 the app calls root.present(sheet)",
        "1 UIKit calls delegate.shouldShine", "1 the app says no", "0 2. system: animation ends",
        "1 UIKit calls sheet.viewDidAppear",
      ])
    #expect(steps.map { $0["executionOrder"] as? Int } == [1, 2, 3, 4, 5, 6])
    let suppressions = results.map { ($0["suppressions"] as? [Object])?.first }
    #expect(suppressions[0]?["justification"] as? String == "Nobody looks (A1).")
    #expect(suppressions.dropFirst().allSatisfy { $0 == nil })
    #expect(results[1]["codeFlows"] == nil)
  }

  @Test("SARIF: the message is one line; steps are in the code flow, commands in the properties")
  func messages() throws {
    let text = try SARIFLog([Samples.report], SourcePlaces(), version: "1.2").text
    let results = try #require(try sarif(Samples.report)["results"] as? [Object])
    #expect(
      results.map { ($0["message"] as? Object)?["text"] as? String } == [
        "lamp-sheet, as published: \"the lamp is never on in the dark\": ⚠️ known defect, 2 steps",
        "lamp-sheet, as published: \"the lamp goes off\": 🔀 not refuted up to depth 4, violated if "
          + "order=theSystem",
        "lamp-sheet, repaired: \"the lamp goes off\": ❌ violated in 1 step",
        "lamp-sheet, repaired: \"the bulb is changed\": ❔ vacuous: never exercised",
      ])
    #expect(
      results.map { ($0["properties"] as? Object)?["replay"] as? [String] } == [
        ["modalcheck replay lamp-sheet 'as published; animated=no > tap Lamp; animation ends'"],
        [
          "modalcheck replay lamp-sheet 'as published; animated=no > tap Lamp' "
            + "--behavior order=theSystem"
        ],
        ["modalcheck replay lamp-sheet 'repaired > tap Lamp'"], nil,
      ])
    #expect(text.components(separatedBy: "1. user: tap Lamp").count == 3)
  }

  @Test(arguments: [("a/b+c d.swift", "a/b%2Bc%20d.swift"), ("ä", "%C3%A4")])
  func `SARIF: a path is a URI`(path: String, uri: String) {
    #expect(SARIF.uri(of: path) == uri)
  }
}
