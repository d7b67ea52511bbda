// SPDX-License-Identifier: MIT

/// A view whose subviews follow from a description of the screen, as SwiftUI's do: whatever is in it
/// is there because the app's state says so.
package protocol DescribedContents: UIView {}
