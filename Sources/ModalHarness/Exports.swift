// SPDX-License-Identifier: MIT

// What a spec is written with comes with the harness.
@_exported public import StateSpace
@_exported public import UIKitSemantics
