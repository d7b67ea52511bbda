// SPDX-License-Identifier: MIT

// As on Apple's systems, who imports SwiftData has these too.
@_exported public import Observation
@_exported public import UIKit
