// SPDX-License-Identifier: MIT

import Foundation
import Reporting

/// What `explore --shard` hands to `merge`.
struct ShardFile: Codable, Sendable {
  let schema: Int
  let shard: Shard
  /// The specs that all shares together explore.
  let specs: [String]
  let depth: Int
  /// The options of `explore`, the same for all shares.
  let options: [String]
  /// The values of `--behavior`.
  let behavior: [String]
  let results: [VariantResult]

  init(
    _ shard: Shard, specs: [String], options: SearchOptions, behavior: BehaviorOption,
    results: [VariantResult]
  ) {
    schema = SpecReport.currentSchema
    self.shard = shard
    self.specs = specs
    depth = options.depth
    self.options = options.words + behavior.words
    self.behavior = behavior.values
    self.results = results
  }

  func file() throws(CommandFailure) -> ReportFile {
    let text = try internally("A share cannot be written as JSON") { try ReportCoding.encode(self) }
    return ReportFile(name: "shard-\(shard.number)-of-\(shard.count).json", text: text)
  }

  // MARK: Reading

  /// All shares of one run, from the files of a folder.
  ///
  /// - Throws: A failure with status 66 if there are none, and 65 if they do not belong together, or
  ///   if one is missing or not valid.
  static func all(in folder: String) throws(CommandFailure) -> [ShardFile] {
    var files: [ShardFile] = []
    for name in try TextFile.names(in: folder)
    where name.hasPrefix("shard-") && name.hasSuffix(".json") {
      files.append(try read("\(folder)/\(name)"))
    }
    guard let first = files.first else {
      throw CommandFailure(
        .noInput,
        "The folder '\(folder)' has no shares. Write them with 'modalcheck explore --shard 1/4' and "
          + "so on.")
    }
    for file in files where !file.belongs(with: first) {
      throw CommandFailure(
        .invalidData,
        "The shares \(first.shard.words) and \(file.shard.words) in '\(folder)' are not of one run: "
          + "their specs or options differ.")
    }
    let numbers = Set(files.map(\.shard.number))
    let count = first.shard.count
    guard numbers.count == count else {
      let missing = Array((1...count).lazy.filter { !numbers.contains($0) }.prefix(8))
      let rest = count - numbers.count - missing.count
      let words = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
      throw CommandFailure(
        .invalidData,
        "The folder '\(folder)' lacks the shares \(words)\(rest > 0 ? " and \(rest) more" : "").")
    }
    return files
  }

  private static func read(_ path: String) throws(CommandFailure) -> ShardFile {
    let text = try TextFile.read(path)
    guard let file = try? JSONDecoder().decode(ShardFile.self, from: Data(text.utf8)),
      file.schema == SpecReport.currentSchema, file.shard.number >= 1,
      file.shard.number <= file.shard.count
    else {
      throw CommandFailure(
        .invalidData,
        "The file '\(path)' is not a share that this version of modalcheck has written.")
    }
    return file
  }

  private func belongs(with other: ShardFile) -> Bool {
    shard.count == other.shard.count && specs == other.specs && depth == other.depth
      && options == other.options && behavior == other.behavior
  }
}

extension Shard {
  var words: String { "\(number)/\(count)" }
}
