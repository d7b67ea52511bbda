// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Lets the user write and send a mail.
///
/// It tells its delegate that the user wants to dismiss it, and the delegate does so (Apple:
/// *mailComposeController(_:didFinishWith:error:)*); so it cannot be swiped away.
@preconcurrency @MainActor
open class MFMailComposeViewController: _UIRemoteNavigationController {
  /// Is told how the user is done; who sets `delegate` instead never learns of that.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    isModalInPresentation = true
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func canSendMail() -> Bool { true }
  // What stands in the mail is not shown.
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}

  override var kindForRules: KindForRules { .imagePicker }

  override var endings: [Ending] {
    [
      ending("Delete Draft", .cancelled), ending("Save Draft", .saved), ending("Send", .sent),
      ending("Send in Vain", .failed),
    ]
  }

  private func ending(_ title: String, _ result: MFMailComposeResult) -> Ending {
    Ending(title) { [unowned self] in
      mailComposeDelegate?.mailComposeController(
        self, didFinishWith: result, error: result == .failed ? SystemScreenError() : nil)
    }
  }
}

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { isNotImplemented() }
}

/// Lets the user write and send a message; its delegate dismisses it (Apple:
/// *messageComposeViewController(_:didFinishWith:)*).
@preconcurrency @MainActor
open class MFMessageComposeViewController: _UIRemoteNavigationController {
  /// Is told how the user is done; who sets `delegate` instead never learns of that.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?, body: String?, subject: String?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    isModalInPresentation = true
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func canSendText() -> Bool { true }
  open class func canSendAttachments() -> Bool { true }

  override var kindForRules: KindForRules { .imagePicker }

  override var endings: [Ending] {
    [ending("Cancel", .cancelled), ending("Send", .sent), ending("Send in Vain", .failed)]
  }

  private func ending(_ title: String, _ result: MessageComposeResult) -> Ending {
    Ending(title) { [unowned self] in
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
    }
  }
}

public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
