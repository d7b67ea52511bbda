// SPDX-License-Identifier: MIT

/// A document that facts cite, as `seed 000` to `seed 004`, and that the specs are about.
package enum CitedDocument: Int, CaseIterable, Sendable {
  case customPresentation
  case semiModal
  case pageSheet
  case modalScreens
  case bindingPresentation

  /// The title, in English.
  package var title: String {
    switch self {
    case .customPresentation: "Notes on iPhone apps: using UIPresentationController"
    case .semiModal: "How to implement a semi-modal or half modal on iOS with minimal features"
    case .pageSheet: "Life cycle and control of dismissing a .pageSheet modal"
    case .modalScreens: "Modal screens in iOS 13"
    case .bindingPresentation: "A home-made modal window that does not close, updated"
    }
  }

  /// The title, and by which one the document is found.
  package var reference: String {
    let original =
      switch self {
      case .customPresentation: "iPhoneアプリ開発メモ - UIPresentationControllerの利用, 2019"
      case .semiModal: "iOSのセミモーダル/ハーフモーダルを最小限の機能で実装するには, Qiita 2021"
      case .pageSheet: "【iOS13】.pageSheetなmodalのdismiss時のライフサイクル・制御について, Qiita 2019"
      case .modalScreens: "iOS13のモーダル画面の対応について, Qiita 2019"
      case .bindingPresentation: "自作ModalWindowがとじれないのでアップデートしてみた, 2021"
      }
    return "\(title) (\(original))"
  }

  /// A source as readers get it, with titles for the numbers.
  static func spelledOut(_ source: String) -> String {
    guard source.contains("seed 00") else { return source }
    return allCases.reduce(source) { text, document in
      text.replacing("seed 00\(document.rawValue)", with: "“\(document.title)”")
    }
  }
}
