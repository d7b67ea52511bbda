// SPDX-License-Identifier: MIT

import Foundation

/// The numbers of a report, all of which count something.
enum ReportNumbers {
  /// More than anybody can explore, and so little that sums of it fit into a word.
  static let greatest = 1_000_000_000_000

  /// Refuses a report in which a number is negative, or greater than any count.
  ///
  /// - Throws: ``ReportError`` with the place of the first such number.
  static func validate(_ data: Data) throws(ReportError) {
    guard let value = try? JSONSerialization.jsonObject(with: data) else { return }
    guard let place = misfit(in: value, at: "") else { return }
    throw ReportError("a count from 0 to \(greatest) is expected", at: place)
  }

  private static func misfit(in value: Any, at place: String) -> String? {
    switch value {
    case let object as [String: Any]:
      for (key, member) in object.sorted(by: { $0.key < $1.key }) {
        let path = place.isEmpty ? key : "\(place).\(key)"
        if let found = misfit(in: member, at: path) { return found }
      }
    case let array as [Any]:
      for (index, element) in array.enumerated() {
        if let found = misfit(in: element, at: "\(place)[\(index)]") { return found }
      }
    case let number as NSNumber:
      if !(0...Double(greatest)).contains(number.doubleValue) { return place }
    default:
      break
    }
    return nil
  }
}
