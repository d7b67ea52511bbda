// SPDX-License-Identifier: MIT

import Foundation
import Reporting

/// Reads the reports on specs that `explore --format json` has written.
enum ReportReader {
  /// The reports of a folder, by name; files that are no reports are named.
  ///
  /// - Throws: A failure with status 66 if there are none, and 65 if one is not valid.
  static func reports(in folder: String, _ output: Output) throws(CommandFailure) -> [SpecReport] {
    var reports: [SpecReport] = []
    var others: [String] = []
    var firstFault: String?
    for name in try TextFile.names(in: folder) where name.hasSuffix(".json") {
      let path = "\(folder)/\(name)"
      let text = try TextFile.read(path)
      do {
        if let report = try ReportCoding.decodeSpec(text) {
          reports.append(report)
        } else if !ReportCoding.isOverview(text) {
          others.append(name)
          if firstFault == nil {
            firstFault = "The file '\(path)' is not a report: \(fault(in: text))."
          }
        }
      } catch {
        throw CommandFailure(
          .invalidData, "The file '\(path)' is not a report: \(reason(error, text)).")
      }
    }
    guard !reports.isEmpty else {
      if let firstFault {
        throw CommandFailure(.invalidData, "\(firstFault) Write reports \(advice)")
      }
      throw CommandFailure(
        .noInput,
        """
        The folder '\(folder)' has no JSON reports. Write them \(advice)
        """)
    }
    if !others.isEmpty {
      let files = others.count == 1 ? "1 file" : "\(others.count) files"
      output.writeError(
        "Not compared, since it is no report, \(files) in '\(folder)': "
          + "\(others.joined(separator: ", ")).\n")
    }
    return reports
  }

  private static let advice = """
    with 'modalcheck explore --format json --output <folder>'; for another commit, do so \
    in a copy of it, which 'git worktree add <copy> <commit>' makes.
    """

  /// Why JSON is not taken for a report on a spec.
  private static func fault(in text: String) -> String {
    guard let report = object(in: text) else { return "it is no object" }
    let key = report["schema"] is Int ? "spec" : "schema"
    return report[key] == nil ? "'\(key)' is missing" : "'\(key)' is not as expected"
  }

  private static func object(in text: String) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
  }

  private static func reason(_ error: any Error, _ text: String) -> String {
    switch error {
    case let error as SchemaError: "\(error)"
    case DecodingError.keyNotFound(let key, let context):
      "'\((context.codingPath + [key]).map(\.stringValue).joined(separator: "."))' is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' is not as expected"
    default: object(in: text) == nil ? "it is not JSON" : "it has a number that no report has"
    }
  }
}
