// SPDX-License-Identifier: MIT

package import ModalHarness

extension DescribedDocument {
  /// The five documents that the specs of this package are about.
  package static let all: [DescribedDocument] = [
    customPresentation, semiModal, pageSheet, modalScreens, bindingPresentation,
  ]
}
