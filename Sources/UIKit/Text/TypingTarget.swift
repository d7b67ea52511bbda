// SPDX-License-Identifier: MIT

package import Foundation

/// What the user types into.
@preconcurrency @MainActor
package protocol TypingTarget: UIView {
  /// The text that can be read there.
  var shownText: String { get }

  /// Lets the user put a text in place of a part, if the app allows that.
  func replace(_ range: NSRange, with text: String)

  /// Whether the return key begins another line.
  var breaksLines: Bool { get }

  /// Whether the app looks at each line that begins: many an app ends editing then.
  var watchesLines: Bool { get }
}

extension TypingTarget {
  /// What the app has of the text that can be read.
  package var keptText: String { (self as? any TextKeeper)?.textInApp ?? shownText }

  /// Lets the user replace the whole text.
  package func type(_ text: String) {
    replace(NSRange(location: 0, length: shownText.utf16.count), with: text)
  }

  /// Lets the user press a key with the cursor at the end of the text.
  package func append(_ text: String) {
    replace(NSRange(location: shownText.utf16.count, length: 0), with: text)
  }

  /// Whether the user can go on typing: the focus is here, or has gone where nobody can tell.
  package var takesMore: Bool {
    guard let window, isUserInteractionEnabled, (self as? UIControl)?.isEnabled ?? true else {
      return false
    }
    return isFirstResponder
      || window.firstResponder == nil && (self as? any TextKeeper)?.losesFocusUnseen == true
  }
}

/// A field whose text is kept by the app, which may keep another one than can be read.
@preconcurrency @MainActor
package protocol TextKeeper: UITextField {
  var textInApp: String { get }
  /// Whether editing ends with what is typed, since nobody can tell.
  var losesFocusUnseen: Bool { get }
  var keepsLines: Bool { get }
  var watchesKeptLines: Bool { get }
}

extension UITextField: TypingTarget {
  package var shownText: String { text ?? "" }
  package var breaksLines: Bool { (self as? any TextKeeper)?.keepsLines == true }
  package var watchesLines: Bool { (self as? any TextKeeper)?.watchesKeptLines == true }

  package func replace(_ range: NSRange, with text: String) {
    let allows =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    guard allows else { return }
    self.text = shownText.replacing(range, with: text)
    changed()
  }
}

extension UITextView: TypingTarget {
  package var shownText: String { text ?? "" }
  package var breaksLines: Bool { true }
  package var watchesLines: Bool {
    textDelegate.map {
      ClassMethods.has($0, "textView(_:shouldChangeTextIn:replacementText:)")
    } ?? false
  }

  package func replace(_ range: NSRange, with text: String) {
    let allows =
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    guard allows else { return }
    self.text = shownText.replacing(range, with: text)
    changed()
  }
}

extension String {
  /// The text with another one in place of a part: what the app has left of the part by now.
  fileprivate func replacing(_ range: NSRange, with new: String) -> String {
    let units = utf16
    func index(_ offset: Int) -> Index {
      units.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    }
    let (start, end) = (index(range.location), index(range.location + range.length))
    return String(self[..<start]) + new + String(self[end...])
  }
}
