// SPDX-License-Identifier: MIT

// As on Apple's systems, who imports UIKit has Foundation too.
@_exported public import Foundation
