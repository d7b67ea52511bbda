// SPDX-License-Identifier: MIT

import ModalCheckCommand
import ModalSpecs

/// The tool with the specs of this package.
@main
struct Main {
  static func main() { ModalCheck.main(specs: SpecCatalog.all, documents: DescribedDocument.all) }
}
