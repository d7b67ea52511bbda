// SPDX-License-Identifier: MIT

import Foundation
import ModalSpecs
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import ModalCheckCommand

struct GraphCommandTests {
  @TemporaryFolder private var folder

  private func graph(_ words: String...) -> Captured {
    doorbell(["graph", "doorbell", "--variant", "loud"] + words)
  }

  @Test("By default, states in which the same is on screen are one node of a Mermaid diagram")
  func situations() {
    #expect(
      graph()
        == .success(
          """
          %% doorbell, loud
          flowchart TD
            n0(["hall<br>10 states"])
            n0 -->|"ring the bell<br>open the door"| n0

          """))
  }

  @Test func `A dash names the standard output`() {
    #expect(graph("--output", "-") == graph())
    #expect(graph("--output=-") == graph())
  }

  @Test("Each state can be a node, with what the app remembers; what a bound hides is dashed")
  func states() {
    #expect(
      graph("--by", "state", "--to", "dot", "--depth", "1")
        == .success(
          #"""
          digraph "doorbell, loud" {
            node [shape=box]
            n0 [label="hall\nringLimit = 2\nrings = 0\nisOpen = false", peripheries=2]
            n1 [label="hall\nringLimit = 2\nrings = 0\nisOpen = false", peripheries=2]
            n2 [label="hall\nringLimit = 2\nrings = 1\nisOpen = false", style=dashed]
            n3 [label="hall\nringLimit = 2\nrings = 1\nisOpen = false", style=dashed]
            n0 -> n2 [label="ring the bell"]
            n1 -> n3 [label="ring the bell"]
          }

          """#))
    #expect(graph("--by", "state", "--depth", "1").output.contains("\"]:::bound\n"))
  }

  @Test func `GraphML is XML with as many nodes and edges as there are states and steps`() throws {
    final class Counter: NSObject, XMLParserDelegate {
      var counts: [String: Int] = [:]

      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
      ) { counts[name, default: 0] += 1 }
    }
    let parser = XMLParser(data: Data(graph("--by", "state", "--to", "graphml").output.utf8))
    let counter = Counter()
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.counts["node"] == 10)
    #expect(counter.counts["edge"] == 8)
    #expect(counter.counts["data"] == 10 * 4 + 8)
  }

  @Test func `A diagram that GitHub would not draw is written, with a warning`() throws {
    let words = ["graph", "presentation-matrix", "--by", "state"]
    let captured = Captured { ModalCheck.run(words, specs: [PresentationMatrix()], output: $0) }
    #expect(captured.status == .success)
    #expect(captured.error.hasPrefix("The graph has "))
    #expect(captured.error.hasSuffix("Lower '--depth', or use '--to dot'.\n"))
  }

  @Test("A file that cannot be written is status 73, and a spec of several variants needs one")
  func errors() {
    #expect(graph("--output", "/none/graph.mmd").status == .cannotCreate)
    #expect(doorbell("graph", "doorbell").status == .usage)
  }

  private static let graphviz = Installed.path("dot")
  private static let networkx = Installed.python(with: "networkx")

  @Test(.enabled(if: graphviz != nil, Installed.hint("Graphviz", "apt-get install graphviz")))
  func `Graphviz draws the graph in DOT`() throws {
    let path = "\(folder)/graph.dot"
    #expect(graph("--by", "state", "--to", "dot", "--output", path) == .success(""))
    let result = try run(try #require(Self.graphviz), "-Tplain", path)
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count { $0.hasPrefix("node ") } == 10)
  }

  @Test(
    .enabled(if: networkx != nil, Installed.hint("networkx", "python3 -m pip install networkx")))
  func `networkx reads the graph in GraphML, with what is said of nodes and edges`() throws {
    let path = "\(folder)/graph.graphml"
    #expect(graph("--by", "state", "--to", "graphml", "--output", path) == .success(""))
    let script = """
      import sys, networkx
      graph = networkx.read_graphml(sys.argv[1])
      print(graph.number_of_nodes(), graph.number_of_edges())
      print(sorted(name for name, node in graph.nodes(data=True) if node["initial"]))
      print(sorted({edge["label"] for _, _, edge in graph.edges(data=True)}))
      """
    let result = try run(try #require(Self.networkx), "-c", script, path)
    #expect(
      result
        == ProcessResult(
          status: 0, output: "10 8\n['n0', 'n1']\n['open the door', 'ring the bell']\n", error: ""
        ))
  }
}
