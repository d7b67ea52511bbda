// SPDX-License-Identifier: MIT

/// Where something is declared in the sources.
public struct SourcePlace: Codable, Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The line, counted from 1.
  public let line: Int

  /// Names a place.
  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}
