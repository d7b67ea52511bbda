// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// One thing that passed between an app and the rules of presentation.
package enum PresentationEvent: Hashable, Sendable {
  /// The app called UIKit, and UIKit responded.
  case call(Call, Response)
  /// UIKit called the app.
  case callback(Callback)
  /// The app answered the callback before.
  case answer(Answer)
}
