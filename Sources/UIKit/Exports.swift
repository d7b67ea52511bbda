// SPDX-License-Identifier: MIT

// As on Apple's systems, who imports UIKit has Foundation too.
@_exported public import Foundation
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
