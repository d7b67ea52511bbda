// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// What a process has written that ended by an exception.
private func text(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@MainActor
@Suite("The execution ends, as by UIKit's exceptions, where")
struct ContainerExceptionTests {
  @Test func `a navigation controller or a split view is pushed`() async {
    var result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UINavigationController(rootViewController: UINavigationController())
    }
    #expect(text(result).contains("Pushing a navigation controller is not supported"))
    result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
    }
    #expect(text(result).contains("Split View Controllers cannot be pushed"))
  }

  @Test func `a stack is to have a page twice`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let page = UIViewController()
      UINavigationController().viewControllers = [page, page]
    }
    #expect(text(result).contains("must be distinct"))
  }

  @Test func `a tab is selected that is none`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.selectedViewController = UIViewController()
    }
    #expect(text(result).contains("only a view controller in the tab bar controller's list"))
  }

  @Test func `a view is arranged beyond the others`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIStackView(arrangedSubviews: [UIView()]).insertArrangedSubview(UIView(), at: 2)
    }
    #expect(text(result).contains("index = 2 expected to be less than or equal to 1"))
  }

  @Test func `a website is neither http nor https`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = SFSafariViewController(url: URL(filePath: "/terms.html"))
    }
    #expect(text(result).contains("Only HTTP and HTTPS URLs are supported"))
  }
}
