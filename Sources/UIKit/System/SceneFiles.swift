// SPDX-License-Identifier: MIT

import Foundation

/// The files that an app keeps in its home, which is empty when an execution begins.
///
/// On Linux each scene has a folder of its own that stands for `/var/mobile`, where Foundation finds
/// the user's folders while a scene runs: see `SystemCalls.c`.
package final class SceneFiles {
  private static let prefix = "modalcheck-files-"
  /// The folders of a fresh home: that for application support is made by the app, as on a device.
  private static let first = [
    "Documents", "Library", "Library/Caches", "Library/Preferences", "tmp",
  ]
  private var place: UnsafeMutablePointer<CChar>?
  private var owner: Int32 = 0

  deinit {
    guard let place, owner == getpid() else { return }
    if contents == Self.first { Self.keep(place) } else { Self.remove(place) }
  }

  // MARK: - Homes that are left

  /// Homes of this process that are as fresh as when they were made: to make one anew, and to remove it, for
  /// each execution takes longer than all else of many apps.
  private nonisolated(unsafe) static var spare: [UnsafeMutablePointer<CChar>] = []
  private nonisolated(unsafe) static var keeper: Int32 = 0
  /// How many homes this process has made.
  private nonisolated(unsafe) static var count = 0

  private static func keep(_ place: UnsafeMutablePointer<CChar>) {
    if keeper != getpid() {
      (keeper, spare) = (getpid(), [])
      atexit { SceneFiles.removeSpare() }
    }
    spare.append(place)
  }

  private static func takeSpare() -> UnsafeMutablePointer<CChar>? {
    keeper == getpid() ? spare.popLast() : nil
  }

  /// Removes what this process has kept: it is about to end.
  package static func removeSpare() {
    while let place = takeSpare() { remove(place) }
  }

  private static func remove(_ place: UnsafeMutablePointer<CChar>) {
    try? FileManager.default.removeItem(atPath: String(cString: place))
    free(place)
  }

  /// The folder, which is there as soon as somebody asks.
  var folder: UnsafeMutablePointer<CChar> {
    if let place { return place }
    owner = getpid()
    if let spare = Self.takeSpare() {
      place = spare
      return spare
    }
    Self.removeOld(by: owner)
    Self.count += 1
    let url = Self.outside.appendingPathComponent("\(Self.prefix)\(owner)-\(Self.count)")
    let folder: UnsafeMutablePointer<CChar> = strdup(url.path)
    mkdir(folder, 0o755)
    for name in Self.first { mkdir("\(url.path)/\(name)", 0o755) }
    place = folder
    return folder
  }

  /// Where the machine keeps temporary files, which Foundation does not say while a scene runs.
  private static var outside: URL {
    URL(fileURLWithPath: getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp", isDirectory: true)
  }

  /// The process that has looked for what others have left.
  private nonisolated(unsafe) static var remover: Int32 = 0

  /// Removes what processes have left that have ended in the middle of an execution; each process looks
  /// for that once.
  private static func removeOld(by process: Int32) {
    guard remover != process else { return }
    remover = process
    removeLeft()
  }

  /// Removes what processes have left that have ended.
  package static func removeLeft() {
    let (files, folder) = (FileManager.default, outside.path)
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(prefix)
    {
      let process = name.dropFirst(prefix.count).prefix { $0 != "-" }
      if let process = Int32(process), kill(process, 0) != 0, errno == ESRCH {
        try? files.removeItem(atPath: "\(folder)/\(name)")
      }
    }
  }

  /// What tells states apart of all files, in an order, whether or not somebody has looked for the
  /// home: what is in a file counts as there, whatever it says.
  package var names: [String] { contents.filter { !Self.first.contains($0) } }

  private var contents: [String] {
    guard let place else { return [] }
    let all = try? FileManager.default.subpathsOfDirectory(atPath: String(cString: place))
    return (all ?? []).sorted()
  }
}
