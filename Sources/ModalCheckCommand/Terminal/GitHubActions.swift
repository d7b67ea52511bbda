// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import Reporting

/// What a workflow of GitHub Actions is told: an annotation for each failure, and a summary.
struct GitHubActions: Sendable {
  /// The file that the summary of the step is appended to, if there is one.
  let summaryPath: String?

  /// Whether the tool runs in a workflow; `nil` if not.
  init?(environment: [String: String]) {
    guard environment["GITHUB_ACTIONS"] == "true" else { return nil }
    summaryPath = environment["GITHUB_STEP_SUMMARY"]
  }

  /// The command that makes an annotation of a failure, beside the line that states its property.
  func annotation(of failure: Failure, at place: SourcePlace?) -> String {
    let file = place.map { "file=\(Self.escapedValue($0.path)),line=\($0.line)," } ?? ""
    let text = Self.escaped(String(failure.text.dropLast()))
    return "::error \(file)title=\(Self.escapedValue(failure.place))::\(text)\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapedValue(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// Appends to the summary of the step.
  ///
  /// - Throws: A failure with status 73 if the file cannot be written.
  func append(_ summary: SummaryMarkdown) throws(CommandFailure) {
    guard let summaryPath else { return }
    let descriptor = open(summaryPath, O_WRONLY | O_APPEND | O_CREAT, 0o666)
    defer { if descriptor >= 0 { close(descriptor) } }
    do throws(SystemError) {
      guard descriptor >= 0 else { throw SystemError.last }
      try writeAll(summary.text.utf8, to: descriptor)
    } catch {
      throw CommandFailure(
        .cannotCreate,
        "The summary '\(summaryPath)' (GITHUB_STEP_SUMMARY) cannot be written: \(error.reason).")
    }
  }
}
