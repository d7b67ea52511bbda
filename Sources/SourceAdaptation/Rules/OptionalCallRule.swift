// SPDX-License-Identifier: MIT

/// Calls optional methods of UIKit's protocols as what they are here: methods with a default.
///
/// `delegate?.scrollViewDidScroll?(scroll)` becomes `delegate?.scrollViewDidScroll(scroll)`: a delegate
/// without the method does and answers what UIKit would without an answer.
struct OptionalCallRule {
  /// How such methods are called, where no other function is called so.
  private static let names: Set<String> = {
    let others = """
      application applicationDidBecomeActive applicationDidEnterBackground applicationWillEnterForeground
      applicationWillResignActive collectionView dateSelection documentPicker documentPickerWasCancelled
      imagePickerController imagePickerControllerDidCancel locationManager
      locationManagerDidChangeAuthorization mapView navigationBar numberOfSections pageViewController
      pickerView popoverPresentationControllerDidDismissPopover presentationCount presentationIndex
      safariViewControllerDidFinish scrollViewDidEndScrollingAnimation scrollViewDidZoom
      scrollViewShouldScrollToTop scrollViewWillBeginDecelerating searchBar searchBarCancelButtonClicked
      searchBarSearchButtonClicked searchBarShouldBeginEditing searchBarShouldEndEditing
      searchBarTextDidBeginEditing searchBarTextDidEndEditing splitViewController tabBar
      tabBarController tableView textField textFieldDidChangeSelection textFieldShouldBeginEditing
      textFieldShouldClear textFieldShouldEndEditing textView textViewShouldBeginEditing
      textViewShouldEndEditing userNotificationCenter viewForZooming webView
      """
    let known = KnownProtocols.optionalRequirements.values.joined().filter { $0.kind == .func }
    return Set(others.split { $0 == " " || $0 == "\n" }.map(String.init) + known.map(\.name))
  }()

  let files: [ParsedFile]

  func apply(to changes: inout Changes) {
    let names = Self.names.subtracting(ownNames)
    for file in files {
      for (place, token) in file.tokens.enumerated()
      where token.kind == .word && names.contains(token.text) {
        guard file.token(place - 1)?.isMark(".") == true,
          let mark = file.token(place + 1), mark.isMark("?"), file.isTight(place + 1),
          file.token(place + 2)?.isMark("(") == true, file.isTight(place + 2)
        else { continue }
        changes.add(Edit(range: mark.range, text: ""), to: file)
      }
    }
  }

  /// What the sources themselves call so that may be missing: optional methods and closures.
  private var ownNames: Set<String> {
    var names: Set<String> = []
    for file in files {
      for member in file.types.flatMap(\.members) {
        let type = member.typeTokens.map(file.source.code) ?? ""
        if member.prefix.has("optional") || member.kind != .func && type.contains("->") {
          names.insert(member.name)
        }
      }
    }
    return names
  }
}
