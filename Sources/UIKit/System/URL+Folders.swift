// SPDX-License-Identifier: MIT

public import Foundation

#if os(Linux)
  extension URL {
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    public static var libraryDirectory: URL {
      homeDirectory.appendingPathComponent("Library", isDirectory: true)
    }

    private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: folder, in: .userDomainMask).first
        ?? FileManager.default.temporaryDirectory
    }
  }

  extension FileManager {
    /// A folder that several apps share: here it is in the app's own home.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?
    {
      let folder = URL.homeDirectory.appendingPathComponent(
        "Containers/Shared/AppGroup/\(groupIdentifier)", isDirectory: true)
      try? createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }
  }
#endif
