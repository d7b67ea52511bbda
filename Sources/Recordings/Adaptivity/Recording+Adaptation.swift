// SPDX-License-Identifier: MIT

import UIKit

extension RecordingSource {
  /// The author of a book of examples has tried all pairs of styles.
  static let adaptationBook = RecordingSource(
    "a published book of UIKit examples, chapter on presented view controllers",
    "iOS 13 simulators", .log)
}

/// The styles by their names.
let namedStyles: [(name: String, style: UIModalPresentationStyle)] = [
  ("fullScreen", .fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
  ("currentContext", .currentContext), ("overFullScreen", .overFullScreen),
  ("overCurrentContext", .overCurrentContext), ("popover", .popover), ("none", .none),
]

extension UIModalPresentationStyle {
  /// The style with a name.
  init(named name: some StringProtocol) {
    self = namedStyles.first { $0.name == name }?.style ?? .automatic
  }

  /// The name of the style.
  var name: String {
    namedStyles.first { $0.style == self }?.name ?? "style \(rawValue)"
  }
}

/// Answers how a presentation adapts, and notes how it was told to.
private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
  let answer: UIModalPresentationStyle
  let replacement = UIViewController()
  var announced: UIModalPresentationStyle?

  init(answer: UIModalPresentationStyle) { self.answer = answer }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { answer }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { replacement }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { announced = style }
}

extension Recording {
  /// How presentations adapt: what the delegate answers, what it is then told, and whose view is
  /// shown.
  static let adaptations: [Recording] =
    adaptations(
      on: .phone,
      """
      pageSheet: fullScreen formSheet overFullScreen
      formSheet: fullScreen overFullScreen
      popover: fullScreen pageSheet=formSheet formSheet currentContext=formSheet overFullScreen \
      overCurrentContext=formSheet popover=formSheet
      """)
    + adaptations(
      on: .pad,
      """
      pageSheet: fullScreen formSheet overFullScreen
      formSheet: fullScreen overFullScreen
      popover: fullScreen formSheet overFullScreen
      """)

  /// How all styles adapt on a device.
  ///
  /// The table has a row for each style that adapts: to which answers, and what is announced then if
  /// that is another style. The replacement is shown then, and otherwise the original.
  private static func adaptations(on device: RecordingDevice, _ table: String) -> [Recording] {
    var announced: [[Substring]: Substring] = [:]
    for row in table.split(separator: "\n") {
      let words = row.split { ": ".contains($0) }
      for answer in words.dropFirst() {
        let parts = answer.split(separator: "=")
        announced[[words[0], parts[0]]] = parts.last
      }
    }
    return namedStyles.dropLast().map { name, style in
      let expected = namedStyles.map { answer in
        let other = announced[[name[...], answer.name[...]]]
        return "\(answer.name): announced=\(other ?? "none") "
          + "shown=\(other == nil ? "original" : "replacement")"
      }
      return Recording(
        "ADAPT-\(device.rawValue)-\(name)", "How \(name) adapts on a \(device.rawValue)",
        source: .adaptationBook, facts: ["F7", "F8", "F12"], on: device,
        expected: expected.joined(separator: "\n")
      ) { stage in
        for answer in namedStyles { play(style, answer.style, stage) }
      }
    }
  }

  @MainActor
  private static func play(
    _ style: UIModalPresentationStyle, _ answer: UIModalPresentationStyle, _ stage: RecordingStage
  ) {
    let root = UIViewController()
    stage.launch(root)
    let original = UIViewController()
    original.modalPresentationStyle = style
    let adapter = stage.keep(Adapter(answer: answer))
    original.presentationController?.delegate = adapter
    original.popoverPresentationController?.sourceView = root.view
    root.present(original, animated: false)
    stage.settle()
    let isReplaced = adapter.replacement.viewIfLoaded?.window != nil
    let isShown = original.viewIfLoaded?.window != nil
    let shown = isReplaced ? "replacement" : isShown ? "original" : "nobody"
    stage.log("\(answer.name): announced=\(adapter.announced?.name ?? "nothing") shown=\(shown)")
    root.dismiss(animated: false)
    stage.settle()
  }

  /// The sizes of what is shown where nothing adapts.
  ///
  /// The source does not tell where a popover's arrow was. Its size does: the scene permits the
  /// popover that side alone.
  static let adaptedSizes: [Recording] = [
    sizes(
      on: .phone,
      """
      fullScreen=375,667
      pageSheet=375,627
      formSheet=375,627
      currentContext=375,667
      overFullScreen=375,667
      overCurrentContext=375,667
      popover=320,493
      """),
    sizes(
      on: .pad,
      """
      fullScreen=1024,1366
      pageSheet=712,1006
      formSheet=540,620
      currentContext=1024,1366
      overFullScreen=1024,1366
      overCurrentContext=1024,1366
      popover=388,667
      """),
  ]

  private static func sizes(on device: RecordingDevice, _ expected: String) -> Recording {
    let styles = expected.split(separator: "\n").map { $0.prefix { $0 != "=" } }
    return Recording(
      "ADAPT-\(device.rawValue)-sizes", "How large a style is on a \(device.rawValue)",
      source: .adaptationBook, on: device, needs: [.exactScreen], expected: expected
    ) { stage in
      for style in styles {
        let root = UIViewController()
        stage.launch(root)
        let modal = UIViewController()
        modal.modalPresentationStyle = UIModalPresentationStyle(named: style)
        let adapter = stage.keep(Adapter(answer: .none))
        modal.popoverPresentationController?.delegate = adapter
        modal.popoverPresentationController?.sourceView = root.view
        modal.popoverPresentationController?.sourceRect =
          device == .phone
          ? CGRect(x: 180, y: 60, width: 10, height: 10)
          : CGRect(x: 60, y: 680, width: 10, height: 10)
        modal.popoverPresentationController?.permittedArrowDirections =
          device == .phone ? .up : .left
        root.present(modal, animated: false)
        stage.settle()
        let size = modal.view.bounds.size
        stage.log("\(style)=\(stage.word(size.width)),\(stage.word(size.height))")
        root.dismiss(animated: false)
        stage.settle()
      }
    }
  }
}
