// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("A split view controller")
struct SplitViewControllerTests {
  /// A list and a detail in two columns.
  @MainActor
  private final class Mail: UISplitViewControllerDelegate {
    let scene = HeadlessScene.start(screen: CGSize(width: 1024, height: 800))
    let ear = Ear()
    let list: Listener
    let detail: Listener
    let split: UISplitViewController
    var told: [String] = []
    var top = UISplitViewController.Column.primary
    var isDone = false

    init(
      _ width: HorizontalSizeClass = .regular, style: UISplitViewController.Style = .doubleColumn,
      hasDelegate: Bool = true
    ) {
      (list, detail) = (Listener("list", ear), Listener("detail", ear))
      split =
        style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
      if hasDelegate { split.delegate = self }
      scene.presentation.configure(behavior: UIKitBehavior(), horizontalSizeClass: width)
      if style == .unspecified {
        split.viewControllers = [list, detail].map {
          UINavigationController(rootViewController: $0)
        }
      } else {
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
      }
      scene.launch(split)
    }

    func turn(_ body: () -> Void) { scene.presentation.turn(body) }

    func change(to width: HorizontalSizeClass) {
      (told, ear.lines) = ([], [])
      turn { scene.presentation.perform(.sizeClassChanges(to: width)) }
    }

    func endTransition() {
      guard let container = scene.presentation.containersInTransition.first else { return }
      turn { scene.presentation.perform(.containerTransitionEnds(container)) }
    }

    /// Who is seen, from left to right.
    var seen: [String] {
      [list, detail].filter { $0.viewIfLoaded?.window != nil }.map(\.name)
    }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      told.append("collapse to \(proposedTopColumn)")
      return top
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      told.append("did collapse")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { told.append("did expand") }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { told.append("\(displayMode)") }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      told.append("collapse")
      return isDone
    }
  }

  @Test func `shows its columns side by side where there is room`() {
    let mail = Mail()
    #expect(mail.seen == ["list", "detail"] && !mail.split.isCollapsed)
    #expect(
      mail.ear.received().sorted()
        == ["detail did appear", "detail will appear", "list did appear", "list will appear"])
    #expect(mail.list.navigationController?.view.frame.width == 320)
    #expect(mail.detail.navigationController?.view.frame.minX == 320)
    #expect(mail.detail.splitViewController === mail.split && mail.told.isEmpty)
  }

  @Test func `shows the column that its delegate says where there is none, the last one without`() {
    let mail = Mail(.compact)
    #expect(mail.split.isCollapsed && mail.seen == ["list"])
    #expect(mail.told == ["collapse to secondary", "did collapse"])
    #expect(Mail(.compact, hasDelegate: false).seen == ["detail"])
  }

  @Test func `pushes columns when it becomes narrow, and separates them again`() {
    let mail = Mail()
    mail.top = .secondary
    mail.change(to: .compact)
    #expect(mail.told == ["collapse to secondary", "did collapse"] && mail.seen == ["detail"])
    #expect(mail.list.navigationController?.viewControllers.count == 2)
    #expect(mail.split.viewControllers == [mail.list.navigationController])
    mail.change(to: .regular)
    #expect(mail.told == ["did expand"] && mail.seen == ["list", "detail"])
    #expect(mail.list.navigationController?.viewControllers == [mail.list])
    #expect(mail.detail.navigationController?.parent === mail.split)
  }

  @Test func `separates a column whose push runs when there is room again`() {
    let mail = Mail(.compact)
    mail.turn { mail.split.show(.secondary) }
    mail.change(to: .regular)
    mail.endTransition()
    #expect(mail.told == ["did expand"] && mail.seen == ["list", "detail"])
    mail.change(to: .compact)
    #expect(mail.seen == ["list"])
    mail.change(to: .regular)
    #expect(mail.seen == ["list", "detail"])
  }

  @Test func `takes a column off the window that is not on top`() {
    let mail = Mail()
    mail.change(to: .compact)
    #expect(mail.ear.received().contains("detail did disappear"))
  }

  @Test func `exchanges a column that is on the stack`() {
    let mail = Mail(.compact)
    mail.top = .secondary
    mail.turn { mail.split.show(.secondary) }
    mail.endTransition()
    let other = Listener("other", mail.ear)
    mail.turn { mail.split.setViewController(other, for: .secondary) }
    #expect(other.view.window != nil && mail.seen.isEmpty)
    #expect(mail.list.navigationController?.viewControllers.count == 2)
  }

  @Test func `has one bar where a column lies on the stack of another`() throws {
    let mail = Mail(.compact)
    mail.top = .secondary
    mail.change(to: .regular)
    mail.change(to: .compact)
    mail.scene.clock.runLayout()
    let outer = try #require(mail.list.navigationController)
    let inner = try #require(mail.detail.navigationController)
    #expect(inner !== outer && inner.navigationBar.isHidden && !outer.navigationBar.isHidden)
    let height = outer.navigationBar.frame.maxY
    #expect(mail.detail.view.safeAreaInsets.top == height)
    #expect(outer.navigationBar.topItem === mail.detail.navigationItem)
    let more = Listener("more", mail.ear)
    mail.turn { inner.pushViewController(more, animated: false) }
    mail.scene.clock.runLayout()
    #expect(outer.navigationBar.topItem === more.navigationItem)
    for expected in [mail.detail, mail.list] {
      #expect(mail.scene.tapButton("Back"))
      mail.endTransition()
      mail.scene.clock.runLayout()
      #expect(outer.navigationBar.topItem === expected.navigationItem)
    }
    #expect(mail.seen == ["list"])
  }

  @Test func `keeps the columns on the stack when the first one is exchanged`() {
    let mail = Mail(.compact)
    mail.top = .secondary
    mail.change(to: .regular)
    mail.change(to: .compact)
    let former = mail.list.navigationController
    let other = Listener("other", mail.ear)
    mail.turn { mail.split.setViewController(other, for: .primary) }
    mail.scene.clock.runLayout()
    #expect(mail.seen == ["detail"])
    #expect(other.navigationController?.viewControllers.count == 2)
    #expect(former?.viewControllers == [mail.list])
    mail.change(to: .regular)
    mail.scene.clock.runLayout()
    #expect(other.viewIfLoaded?.window != nil && mail.seen == ["detail"])
  }

  @Test func `asks as before iOS 14 where it has no style`() {
    for isDone in [false, true] {
      let mail = Mail(style: .unspecified)
      mail.isDone = isDone
      mail.change(to: .compact)
      #expect(mail.told == ["collapse", "did collapse"])
      #expect(mail.seen == [isDone ? "list" : "detail"])
      mail.change(to: .regular)
      #expect(mail.seen == (isDone ? ["list"] : ["list", "detail"]))
      #expect(mail.told == ["did expand"])
    }
  }

  @Test func `shows a detail in the last column, or pushes it`() {
    for width in HorizontalSizeClass.allCases {
      let mail = Mail(width)
      let other = Listener("other", mail.ear)
      mail.turn { mail.list.showDetailViewController(other, sender: nil) }
      mail.endTransition()
      #expect(mail.split.viewController(for: .secondary) === other)
      #expect(other.view.window != nil && mail.detail.viewIfLoaded?.window == nil)
      #expect((mail.list.view.window != nil) == (width == .regular))
    }
    let alone = UIViewController()
    let scene = HeadlessScene.start()
    scene.launch(alone)
    scene.presentation.turn { alone.showDetailViewController(UIViewController(), sender: nil) }
    #expect(alone.presentedViewController != nil)
  }

  @Test("hides and shows its first column, and in a narrow window goes from one to the other")
  func displayModes() {
    let mail = Mail()
    mail.turn { mail.split.hide(.primary) }
    #expect(mail.told == ["secondaryOnly"] && mail.seen == ["detail"])
    #expect(mail.split.displayMode == .secondaryOnly)
    mail.turn { mail.split.show(.primary) }
    #expect(mail.seen == ["list", "detail"])
    mail.turn { mail.split.preferredDisplayMode = .secondaryOnly }
    #expect(mail.seen == ["detail"])
    let narrow = Mail(.compact)
    narrow.turn { narrow.split.show(.secondary) }
    narrow.endTransition()
    #expect(narrow.seen == ["detail"])
    narrow.turn { narrow.split.show(.primary) }
    narrow.endTransition()
    #expect(narrow.seen == ["list"])
  }
}
