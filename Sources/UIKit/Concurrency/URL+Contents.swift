// SPDX-License-Identifier: MIT

public import Foundation

#if os(Linux)
  @_spi(SwiftCorelibsFoundation) import FoundationEssentials
#endif
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URL {
  /// Fails where a server would have to answer before the call returns, and tells of that.
  fileprivate func needsNoServer(for caller: String) throws {
    guard let scheme = scheme?.lowercased(), ["http", "https"].contains(scheme) else { return }
    if MainThread.isCurrent { URLSessionTask.isAwaited(by: caller, host) }
    throw URLError(.notConnectedToInternet)
  }
}

#if os(Linux)
  extension Data {
    /// Foundation's way to what is in no file: it is replaced for all that load `Data(contentsOf:)`,
    /// whatever they import.
    @_dynamicReplacement(for:init(_contentsOfRemote:options:))
    private init(contentsOfServer url: URL, options: ReadingOptions) throws {
      try url.needsNoServer(for: "Data(contentsOf:)")
      try self.init(_contentsOfRemote: url, options: options)
    }
  }
#endif

/// Found in place of Foundation's where a source file imports UIKit or SwiftUI, and not Foundation too:
/// there Foundation's are preferred, which load from a server in no case.
extension String {
  @_disfavoredOverload
  public init(contentsOf url: __shared URL, encoding enc: Encoding) throws {
    try url.needsNoServer(for: "String(contentsOf:)")
    try self.init(contentsOfFile: url.path, encoding: enc)
  }

  @_disfavoredOverload
  public init(contentsOf url: __shared URL, usedEncoding: inout Encoding) throws {
    try url.needsNoServer(for: "String(contentsOf:)")
    try self.init(contentsOfFile: url.path, usedEncoding: &usedEncoding)
  }

  @_disfavoredOverload
  public init(contentsOf url: __shared URL) throws {
    var encoding = Encoding.utf8
    try self.init(contentsOf: url, usedEncoding: &encoding)
  }
}
