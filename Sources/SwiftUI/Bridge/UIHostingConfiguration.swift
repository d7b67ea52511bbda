// SPDX-License-Identifier: MIT

public import UIKit

/// Views of SwiftUI's as the content of a cell.
///
/// They are evaluated in a controller of their own, a child of the one whose list has the cell, so
/// that their state, their controls and what they present are as in any hosting controller.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  fileprivate let content: Content
  /// As on a device, unless the app says otherwise.
  fileprivate var margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  fileprivate var least: CGFloat = 44

  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }

  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The room between the content and the sides of the cell.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// The room between the content and the sides of the cell.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    if edges.contains(.top) { copy.margins.top = insets.top }
    if edges.contains(.leading) { copy.margins.left = insets.leading }
    if edges.contains(.bottom) { copy.margins.bottom = insets.bottom }
    if edges.contains(.trailing) { copy.margins.right = insets.trailing }
    return copy
  }

  /// The least height; a cell is as wide as its list.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.least = height ?? least
    return copy
  }

  /// What is behind the content, of which nothing is drawn.
  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, EmptyView> {
    UIHostingConfiguration<Content, EmptyView>(content: content, margins: margins, least: least)
  }

  /// What is behind the content, of which nothing is drawn.
  public func background<Behind: View>(
    @ViewBuilder content behind: () -> Behind
  ) -> UIHostingConfiguration<Content, Behind> {
    UIHostingConfiguration<Content, Behind>(content: content, margins: margins, least: least)
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Shows the content of a cell, and lets the app's controller have the hosting one as its child.
private final class HostedContentView<Content: View, Background: View>: UIView, UIContentView,
  SelfSizingContent
{
  private let hosting: UIHostingController<Content>
  private var hosted: UIHostingConfiguration<Content, Background>

  var configuration: any UIContentConfiguration {
    get { hosted }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      hosted = new
      hosting.rootView = new.content
      setNeedsLayout()
    }
  }

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    hosted = configuration
    hosting = UIHostingController(rootView: configuration.content)
    hosting.headlessTypeName = hosting.headlessTypeName ?? "content of a cell"
    super.init(frame: .zero)
    addSubview(hosting.view)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      hosting.willMove(toParent: nil)
      HeadlessScene.current.presentation.calling { hosting.removeFromParent() }
    } else if hosting.parent == nil,
      let owner = controllerAround
    {
      hosting.join(owner)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosting.view.frame = bounds.inset(by: hosted.margins)
  }

  func height(inWidth width: CGFloat) -> CGFloat {
    let margins = hosted.margins
    let rest = margins.top + margins.bottom
    // What fills the room that there is asks for no more.
    let room = CGSize(
      width: max(0, width - margins.left - margins.right), height: max(0, hosted.least - rest))
    return max(hosted.least, hosting.sizeThatFits(in: room).height + rest)
  }
}
