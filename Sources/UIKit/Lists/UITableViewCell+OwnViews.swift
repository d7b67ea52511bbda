// SPDX-License-Identifier: MIT

import Foundation

extension UITableViewCell {
  /// The views that a cell makes when they are first asked for, and shows in its content view.
  struct OwnViews {
    var text: UILabel?, detail: UILabel?, image: UIImageView?

    /// Puts the image before the labels, and these beside or above each other.
    @MainActor
    func place(in bounds: CGRect, besideEachOther isBeside: Bool) {
      guard text != nil || detail != nil || image != nil else { return }
      var rest = bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0)
      if let image {
        let width = image.image == nil ? 0 : min(rest.height, rest.width)
        image.frame = CGRect(x: rest.minX, y: 0, width: width, height: rest.height)
        if width > 0 {
          rest = rest.divided(atDistance: min(rest.width, width + 16), from: .minXEdge).remainder
        }
      }
      let isShared = detail?.text?.isEmpty == false
      let half = isBeside ? rest.width / 2 : rest.height / 2
      let (first, second) = rest.divided(
        atDistance: isShared ? half : isBeside ? rest.width : rest.height,
        from: isBeside ? .minXEdge : .minYEdge)
      text?.frame = first
      detail?.frame = second
    }
  }

  /// One of these views, which is made now if it is not there.
  func ownView<View: UIView>(_ path: WritableKeyPath<OwnViews, View?>) -> View {
    if let view = ownViews[keyPath: path] { return view }
    let view = View(frame: .zero)
    ownViews[keyPath: path] = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }
}
