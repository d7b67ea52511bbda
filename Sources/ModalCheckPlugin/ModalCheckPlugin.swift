// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package modalcheck …`: builds the package's own tool, the executable that depends on
/// `ModalCheckCommand`, and runs it.
@main
struct ModalCheckPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let name = try tool(of: context.package)
    var parameters = PackageManager.BuildParameters()
    // As it was built for the tests; what explores is optimized in debug builds, too.
    parameters.configuration = .inherit
    parameters.echoLogs = true
    let build = try packageManager.build(.product(name), parameters: parameters)
    guard build.succeeded,
      let file = build.builtArtifacts.first(where: { $0.kind == .executable })
    else {
      Diagnostics.error("'\(name)' cannot be built.\n\(build.logText)")
      return
    }
    let process = Process()
    process.executableURL = file.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationStatus)
  }

  /// The name of the package's executable that is the tool with the package's specs.
  private func tool(of package: Package) throws -> String {
    let tools = package.products(ofType: ExecutableProduct.self).filter { product in
      product.mainTarget.dependencies.contains { dependency in
        switch dependency {
        case .target(let target): target.name == "ModalCheckCommand"
        case .product(let product): product.name == "ModalCheckCommand"
        @unknown default: false
        }
      }
    }
    guard tools.count == 1 else { throw ToolError(names: tools.map(\.name)) }
    return tools[0].name
  }
}

/// There is no tool, or there are several.
struct ToolError: Error, CustomStringConvertible {
  let names: [String]

  var description: String {
    names.isEmpty
      ? "No executable of the package depends on 'ModalCheckCommand'. Make one that calls "
        + "'ModalCheck.main(specs:)'."
      : "Several executables depend on 'ModalCheckCommand': \(names.joined(separator: ", "))."
  }
}
