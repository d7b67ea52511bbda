// SPDX-License-Identifier: MIT

/// A state graph in a language of graph tools.
package enum GraphLanguage: String, CaseIterable, Sendable {
  case mermaid
  case dot
  case graphml

  /// The graph as a file of this language.
  package func text(of graph: StateGraphReport) -> String {
    switch self {
    case .mermaid: Self.mermaid(graph)
    case .dot: Self.dot(graph)
    case .graphml: Self.graphml(graph)
    }
  }

  /// Why GitHub would not draw a graph; `nil` if it would.
  package func obstacle(in graph: StateGraphReport) -> String? {
    guard self == .mermaid else { return nil }
    let (edges, size) = (graph.edges.count, text(of: graph).count)
    if edges > MermaidDiagram.arrowLimit {
      return "\(MarkdownText.number(edges)) edges, and GitHub draws at most "
        + MarkdownText.number(MermaidDiagram.arrowLimit)
    }
    if size > MermaidDiagram.characterLimit {
      return "\(MarkdownText.number(size)) characters, and GitHub draws at most "
        + MarkdownText.number(MermaidDiagram.characterLimit)
    }
    return nil
  }

  private static func lines(of node: StateGraphReport.Node) -> [String] {
    node.lines + (node.states > 1 ? [MarkdownText.count(node.states, "state")] : [])
  }

  // MARK: Languages

  private static func mermaid(_ graph: StateGraphReport) -> String {
    func quoted(_ lines: [String]) -> String {
      let texts = lines.map {
        MermaidDiagram.escaped($0).replacing("\"", with: "#quot;")
      }
      return "\"\(texts.joined(separator: "<br>"))\""
    }
    let nodes = graph.nodes.enumerated().map { number, node in
      let label = quoted(lines(of: node))
      return "  n\(number)\(node.isInitial ? "([\(label)])" : "[\(label)]")"
        + (node.isUnexpanded ? ":::bound" : "")
    }
    let edges = graph.edges.map { "  n\($0.source) -->|\(quoted($0.actions))| n\($0.target)" }
    let style =
      graph.nodes.contains(where: \.isUnexpanded)
      ? ["  classDef bound stroke-dasharray: 4"] : []
    return (["%% \(line(graph.title))", "flowchart TD"] + nodes + edges + style)
      .map { $0 + "\n" }.joined()
  }

  private static func dot(_ graph: StateGraphReport) -> String {
    func quoted(_ lines: [String]) -> String {
      let texts = lines.map {
        line($0).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      }
      return "\"\(texts.joined(separator: "\\n"))\""
    }
    let nodes = graph.nodes.enumerated().map { number, node in
      "  n\(number) [label=\(quoted(lines(of: node)))"
        + (node.isInitial ? ", peripheries=2" : "") + (node.isUnexpanded ? ", style=dashed" : "")
        + "]"
    }
    let edges = graph.edges.map {
      "  n\($0.source) -> n\($0.target) [label=\(quoted($0.actions))]"
    }
    return (["digraph \(quoted([graph.title])) {", "  node [shape=box]"] + nodes + edges + ["}"])
      .map { $0 + "\n" }.joined()
  }

  private static func graphml(_ graph: StateGraphReport) -> String {
    func data(_ key: String, _ text: String) -> String {
      "<data key=\"\(key)\">\(JUnitXML.escaped(text))</data>"
    }
    let keys = [
      ("label", "all", "string"), ("states", "node", "int"), ("initial", "node", "boolean"),
      ("unexpanded", "node", "boolean"),
    ].map { name, holder, type in
      "  <key id=\"\(name)\" for=\"\(holder)\" attr.name=\"\(name)\" attr.type=\"\(type)\"/>"
    }
    let nodes = graph.nodes.enumerated().map { number, node in
      "    <node id=\"n\(number)\">" + data("label", node.lines.joined(separator: "\n"))
        + data("states", String(node.states)) + data("initial", String(node.isInitial))
        + data("unexpanded", String(node.isUnexpanded)) + "</node>"
    }
    let edges = graph.edges.map { edge in
      "    <edge source=\"n\(edge.source)\" target=\"n\(edge.target)\">"
        + data("label", edge.actions.joined(separator: "\n")) + "</edge>"
    }
    let head = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">",
    ]
    return
      (head + keys + ["  <graph edgedefault=\"directed\">"] + nodes + edges
      + ["  </graph>", "</graphml>"]).map { $0 + "\n" }.joined()
  }

  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
