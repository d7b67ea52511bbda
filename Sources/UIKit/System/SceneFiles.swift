// SPDX-License-Identifier: MIT

import Foundation

/// The files that an app keeps in its home, which is empty when an execution begins.
///
/// On Linux each scene has a folder of its own that stands for `/var/mobile`, where Foundation finds
/// the user's folders while a scene runs: see `SystemCalls.c`.
package final class SceneFiles {
  private static let prefix = "modalcheck-files-"
  private var place: UnsafeMutablePointer<CChar>?
  private var owner: Int32 = 0

  deinit {
    guard let place, owner == getpid() else { return }
    try? FileManager.default.removeItem(atPath: String(cString: place))
    free(place)
  }

  /// The folder, which is there as soon as somebody asks.
  var folder: UnsafeMutablePointer<CChar> {
    if let place { return place }
    let files = FileManager.default
    Self.removeOld(files)
    owner = getpid()
    let name = "\(Self.prefix)\(owner)-\(UInt(bitPattern: ObjectIdentifier(self).hashValue))"
    let url = files.temporaryDirectory.appendingPathComponent(name)
    for folder in ["Documents", ".cache", ".local/share"] {
      try? files.createDirectory(
        at: url.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let folder: UnsafeMutablePointer<CChar> = strdup(url.path)
    place = folder
    return folder
  }

  /// Removes what processes have left that have ended in the middle of an execution.
  private static func removeOld(_ files: FileManager) {
    let folder = files.temporaryDirectory.path
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(prefix)
    {
      let process = name.dropFirst(prefix.count).prefix { $0 != "-" }
      if let process = Int32(process), kill(process, 0) != 0, errno == ESRCH {
        try? files.removeItem(atPath: "\(folder)/\(name)")
      }
    }
  }

  /// What tells states apart of all files, in an order: what is in a file counts as there, whatever
  /// it says.
  package var names: [String] {
    guard let place else { return [] }
    let files = FileManager.default
    let all = try? files.subpathsOfDirectory(atPath: String(cString: place))
    return (all ?? []).sorted()
  }
}
