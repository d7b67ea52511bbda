// SPDX-License-Identifier: MIT

import UIKit

private typealias Detent = UISheetPresentationController.Detent

/// What a detent is asked with, without a sheet.
private final class MaximumOf440: NSObject, UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { UITraitCollection(verticalSizeClass: .regular) }
  var maximumDetentValue: CGFloat { 440 }
}

/// Logs what a sheet tells.
private final class SheetListener: NSObject, UISheetPresentationControllerDelegate {
  private let stage: RecordingStage
  init(_ stage: RecordingStage) { self.stage = stage }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { stage.log("delegate told of another detent") }
}

extension Recording {
  /// Sheets and their detents as objects.
  static let sheets: [Recording] = [
    Recording(
      "REC23", "Which styles have a sheet", source: .charon, facts: ["G1"],
      expected: """
        pageSheet: sheet=yes same as presentationController=yes same again=yes
        formSheet: sheet=yes same as presentationController=yes same again=yes
        fullScreen: sheet=no
        custom: sheet=no
        overFullScreen: sheet=no
        """
    ) { stage in
      let sheets: [(String, UIModalPresentationStyle)] = [
        ("pageSheet", .pageSheet), ("formSheet", .formSheet),
      ]
      for (name, style) in sheets {
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        let sheet = controller.sheetPresentationController
        let isSame = sheet != nil && controller.presentationController === sheet
        let isSameAgain = sheet != nil && controller.sheetPresentationController === sheet
        stage.log(
          "\(name): sheet=\(stage.word(sheet != nil)) "
            + "same as presentationController=\(stage.word(isSame)) "
            + "same again=\(stage.word(isSameAgain))")
      }
      let others: [(String, UIModalPresentationStyle)] = [
        ("fullScreen", .fullScreen), ("custom", .custom), ("overFullScreen", .overFullScreen),
      ]
      for (name, style) in others {
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        stage.log("\(name): sheet", controller.sheetPresentationController != nil)
      }
    },
    Recording(
      "REC24", "The defaults of a sheet", source: .charon, facts: ["G2", "C17"],
      expected: """
        detents=com.apple.UIKit.large
        selected=nil
        largest undimmed=nil
        grabber=no
        corner radius=nil
        scrolling expands=yes
        edge-attached in compact height=no
        width follows preferred size=no
        sourceView=nil
        delegate=nil
        presentedViewController is the controller=yes
        containerView=nil
        style=1
        shouldPresentInFullscreen=yes
        shouldRemovePresentersView=no
        frame=zero
        """
    ) { stage in
      let controller = UIViewController()
      controller.modalPresentationStyle = .pageSheet
      guard let sheet = controller.sheetPresentationController else { return stage.log("no sheet") }
      stage.log("detents", sheet.detents.map(\.identifier.rawValue).joined(separator: " "))
      stage.log("selected", sheet.selectedDetentIdentifier?.rawValue)
      stage.log("largest undimmed", sheet.largestUndimmedDetentIdentifier?.rawValue)
      stage.log("grabber", sheet.prefersGrabberVisible)
      stage.log("corner radius", sheet.preferredCornerRadius)
      stage.log("scrolling expands", sheet.prefersScrollingExpandsWhenScrolledToEdge)
      stage.log("edge-attached in compact height", sheet.prefersEdgeAttachedInCompactHeight)
      stage.log(
        "width follows preferred size", sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
      stage.log("sourceView", sheet.sourceView)
      stage.log("delegate", sheet.delegate)
      stage.log(
        "presentedViewController is the controller", sheet.presentedViewController === controller)
      stage.log("containerView", sheet.containerView)
      stage.log("style", sheet.presentationStyle.rawValue)
      stage.log("shouldPresentInFullscreen", sheet.shouldPresentInFullscreen)
      stage.log("shouldRemovePresentersView", sheet.shouldRemovePresentersView)
      stage.log("frame", sheet.frameOfPresentedViewInContainerView)
    },
    Recording(
      "REC25", "A sheet changed by code before it is presented", source: .charon,
      facts: ["G4"],
      expected: """
        an unknown selection is kept=bogus
        block of animateChanges
        animateChanges returned
        detents=com.apple.UIKit.medium com.apple.UIKit.large
        selected=com.apple.UIKit.large
        largest undimmed=com.apple.UIKit.medium
        detents=com.apple.UIKit.large
        selected=nil
        """
    ) { stage in
      let controller = UIViewController()
      controller.modalPresentationStyle = .pageSheet
      guard let sheet = controller.sheetPresentationController else { return stage.log("no sheet") }
      sheet.delegate = stage.keep(SheetListener(stage))
      let logDetents = {
        stage.log("detents", sheet.detents.map(\.identifier.rawValue).joined(separator: " "))
      }
      sheet.selectedDetentIdentifier = .init("bogus")
      stage.log("an unknown selection is kept", sheet.selectedDetentIdentifier?.rawValue)
      sheet.animateChanges {
        stage.log("block of animateChanges")
        sheet.detents = [.medium(), .large()]
        sheet.selectedDetentIdentifier = .large
        sheet.largestUndimmedDetentIdentifier = .medium
      }
      stage.log("animateChanges returned")
      sheet.invalidateDetents()
      logDetents()
      stage.log("selected", sheet.selectedDetentIdentifier?.rawValue)
      stage.log("largest undimmed", sheet.largestUndimmedDetentIdentifier?.rawValue)
      sheet.detents = [.large()]
      sheet.selectedDetentIdentifier = nil
      logDetents()
      stage.log("selected", sheet.selectedDetentIdentifier?.rawValue)
    },
    Recording(
      "REC26", "When detents are equal, and their names", source: .charon,
      expected: """
        medium is a new object each time=yes
        medium equals medium=yes
        large equals large=yes
        medium equals large=no
        equal custom detents=no
        medium=com.apple.UIKit.medium
        large=com.apple.UIKit.large
        custom without a name=com.apple.UIKit.dynamic. and a UUID
        """
    ) { stage in
      let (medium, large) = (Detent.medium(), Detent.large())
      stage.log("medium is a new object each time", Detent.medium() !== medium)
      stage.log("medium equals medium", medium.isEqual(Detent.medium()))
      stage.log("large equals large", large.isEqual(Detent.large()))
      stage.log("medium equals large", medium.isEqual(large))
      let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? = { _ in
        100
      }
      let custom = Detent.custom(identifier: .init("one"), resolver: resolver)
      let other = Detent.custom(identifier: .init("one"), resolver: resolver)
      stage.log("equal custom detents", custom.isEqual(other))
      stage.log("medium", medium.identifier.rawValue)
      stage.log("large", large.identifier.rawValue)
      let name = Detent.custom(resolver: resolver).identifier.rawValue
      let prefix = "com.apple.UIKit.dynamic."
      let isUUID =
        name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
      stage.log("custom without a name=\(isUUID ? "\(prefix) and a UUID" : name)")
    },
    Recording(
      "REC27", "What detents resolve to", source: .charon, facts: ["G13"],
      expected: """
        large=440
        0.3 of the maximum=132
        a negative value=-5
        """
    ) { stage in
      let context = stage.keep(MaximumOf440())
      stage.log("large", Detent.large().resolvedValue(in: context))
      stage.log(
        "0.3 of the maximum",
        Detent.custom { $0.maximumDetentValue * 0.3 }.resolvedValue(in: context))
      stage.log("a negative value", Detent.custom { _ in -5 }.resolvedValue(in: context))
    },
    mediumDetent("REC27-small", on: .smallWindow, "0.63"),
    mediumDetent("REC27-phone", on: .phone, "0.56"),
    mediumDetent("REC27-pad", on: .pad, "0.56"),
    mediumDetent("REC27-landscape", on: .landscapePhone, "none"),
  ]

  /// What part of the maximum the medium detent is in a container of some size.
  private static func mediumDetent(
    _ id: String, on device: RecordingDevice, _ part: String
  ) -> Recording {
    Recording(
      id, "The medium detent on a \(device.rawValue)", source: .charon, on: device,
      expected: "medium detent=\(part)"
    ) { stage in
      let base = UIViewController()
      stage.launch(base)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      var part = "not asked"
      let asking = Detent.custom(identifier: .init("asking")) { context in
        let height = Detent.medium().resolvedValue(in: context)
        // A detent that is inactive resolves to nothing, or to the greatest number there is.
        let isActive = height.map { $0 < 100_000 } ?? false
        part = isActive ? stage.word((height ?? 0) / context.maximumDetentValue) : "none"
        return context.maximumDetentValue / 4
      }
      sheet.sheetPresentationController?.detents = [asking, .large()]
      base.present(sheet, animated: false)
      stage.settle()
      stage.log("medium detent=\(part)")
    }
  }
}
