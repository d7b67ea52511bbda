// SPDX-License-Identifier: MIT

// What this framework of Apple's brings is in the stand-in for UIKit.
@_exported public import UIKit
