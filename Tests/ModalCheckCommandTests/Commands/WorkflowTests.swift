// SPDX-License-Identifier: MIT

import Foundation
import ModalSpecs
import Testing

@testable import ModalCheckCommand

/// The workflow for GitHub Actions in the documentation.
@Suite("The documented workflow")
struct WorkflowTests {
  @TemporaryFolder private var folder

  private static let text: String = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = root.appendingPathComponent(
      "Sources/ModalCheckCommand/ModalCheckCommand.docc/ContinuousIntegration.md")
    let text = (try? String(contentsOf: article, encoding: .utf8)) ?? ""
    let parts = text.split(separator: "```yaml\n")
    return parts.count == 2 ? String(parts[1].split(separator: "```")[0]) : ""
  }()

  /// The lines, each with those that continue it.
  private static let lines = text.split(separator: "\\\n").map {
    String($0.trimmingPrefix { $0 == " " })
  }.joined().split(separator: "\n")

  /// Each call of the tool: the words after its name, without what is for the shell.
  private static let commands: [[String]] = lines.compactMap { line in
    guard let call = line.firstRange(of: "/modalcheck ") else { return nil }
    return line[call.upperBound...].replacing("${{ matrix.share }}", with: "1")
      .split(separator: " >> ")[0].split(separator: " ").map(String.init)
  }

  @Test func `has commands that the tool takes`() throws {
    #expect(Self.commands.map(\.first) == ["explore", "merge", "merge", "explore", "diff"])
    let root = ModalCheck.root(specs: SpecCatalog.all)
    for words in Self.commands {
      guard case .run(let path, let input) = try CommandLineParser(root: root).parse(words) else {
        Issue.record("\(words) runs nothing.")
        continue
      }
      #expect(path.last?.name == words.first)
      let shares = try input.values("shard").map { try Shard($0).count }
      #expect(shares.allSatisfy { $0 == 4 })
    }
  }

  @Test func `has as many shares as it says`() {
    #expect(Self.text.contains("\n        share: [1, 2, 3, 4]\n"))
    #expect(Self.text.contains("--shard ${{ matrix.share }}/4 "))
  }

  private static let actionlint = Installed.path("actionlint")

  @Test(
    .enabled(
      if: actionlint != nil,
      Installed.hint("actionlint", "go install github.com/rhysd/actionlint/cmd/actionlint@latest")))
  func `is right in the eyes of actionlint`() throws {
    try write(Self.text, to: "\(folder)/workflow.yml")
    let result = try run(try #require(Self.actionlint), "\(folder)/workflow.yml")
    #expect(result == ProcessResult(status: 0, output: "", error: ""))
  }
}
