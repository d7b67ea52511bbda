// SPDX-License-Identifier: MIT

import Foundation

/// The Swift sources that were named, and where each belongs in a folder that mirrors them.
struct SourceTree {
  /// A file to read.
  struct Item: Hashable {
    /// Where it is.
    var path: String
    /// Where it goes, below the folder that is written.
    var place: String
  }

  private(set) var items: [Item] = []
  /// The folders that were named.
  private var folders: [String] = []

  /// Finds the sources: a file goes by its name, a folder's Swift files by their paths below it.
  ///
  /// - Throws: A failure with status 66 if a source is not there or no Swift file, or a folder has
  ///   none.
  init(_ paths: [String]) throws(CommandFailure) {
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw CommandFailure(.noInput, "'\(path)' cannot be read: there is no such file or folder.")
      }
      if isFolder.boolValue {
        try addFolder(path)
      } else if !path.hasSuffix(".swift") {
        throw CommandFailure(
          .noInput,
          "The file '\(path)' is no Swift file. Name files that end in '.swift', or their folder.")
      } else {
        try add(Item(path: path, place: URL(fileURLWithPath: path).lastPathComponent))
      }
    }
  }

  private mutating func addFolder(_ path: String) throws(CommandFailure) {
    folders.append(path)
    var sources: [String] = []
    try Self.collect(path, "", above: [], &sources)
    guard !sources.isEmpty else {
      throw CommandFailure(.noInput, "The folder '\(path)' has no Swift files.")
    }
    let prefix = path.hasSuffix("/") ? path : "\(path)/"
    for name in sources.sorted() { try add(Item(path: prefix + name, place: name)) }
  }

  /// Finds the Swift files of a folder and of those in it, by links too; hidden ones are left out.
  private static func collect(
    _ path: String, _ prefix: String, above: Set<String>, _ sources: inout [String]
  ) throws(CommandFailure) {
    let place = resolved(path)
    // A link to a folder above would go on forever.
    guard !above.contains(place) else { return }
    for name in try TextFile.names(in: path) where !name.hasPrefix(".") {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
      if exists, isFolder.boolValue {
        try collect("\(path)/\(name)", "\(prefix)\(name)/", above: above.union([place]), &sources)
      } else if name.hasSuffix(".swift") {
        sources.append(prefix + name)
      }
    }
  }

  private mutating func add(_ item: Item) throws(CommandFailure) {
    if let other = items.first(where: { $0.place == item.place }) {
      if Self.resolved(other.path) == Self.resolved(item.path) { return }
      throw CommandFailure(
        .usage,
        "'\(other.path)' and '\(item.path)' would both become '\(item.place)'. Adapt them separately."
      )
    }
    items.append(item)
  }

  /// Makes sure that a folder is not in the sources, and that no source would be replaced.
  func refuseWriting(to folder: String) throws(CommandFailure) {
    let target = Self.resolved(folder)
    let isInside = folders.contains { source in
      let source = Self.resolved(source)
      return target == source || target.hasPrefix(source == "/" ? "/" : "\(source)/")
    }
    let replaced = Set(items.map { Self.resolved($0.path) })
    let isReplacing = items.contains { replaced.contains(Self.resolved("\(folder)/\($0.place)")) }
    if isInside || isReplacing {
      throw CommandFailure(
        .usage, "The folder '\(folder)' is in the sources. Name another with '--into <folder>'.")
    }
  }

  /// A path without links; what does not exist yet is kept as it is written.
  private static func resolved(_ path: String) -> String {
    var base = URL(fileURLWithPath: path).standardizedFileURL
    var rest: [String] = []
    while base.path != "/", !FileManager.default.fileExists(atPath: base.path) {
      rest.insert(base.lastPathComponent, at: 0)
      base.deleteLastPathComponent()
    }
    return rest.reduce(base.resolvingSymlinksInPath()) { $0.appendingPathComponent($1) }.path
  }
}
