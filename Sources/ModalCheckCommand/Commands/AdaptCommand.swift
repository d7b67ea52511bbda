// SPDX-License-Identifier: MIT

import SourceAdaptation

/// `modalcheck adapt`: makes an app's sources compile where UIKit is a stand-in.
struct AdaptCommand {
  static let command = Command(
    name: "adapt", abstract: "Make an app's sources compile without Apple's UIKit.",
    discussion: """
      Copies Swift sources into a folder and rewrites what only Objective-C and iOS support, such \
      as '@objc' and '#selector'. Every construct stays on its line; strings and comments are not \
      changed. The sources are treated as one module. Code that cannot be adapted is listed with \
      its file, its line and the manual change that it needs.

      Exit status: 0 if the sources are adapted, even if some need manual changes; 64 for wrong \
      usage; 65 if a source is not UTF-8 text; 66 if a source cannot be read; 73 if the folder \
      cannot be written.
      """,
    arguments: [
      .init(
        name: "sources", help: "Swift files, and folders of Swift files.",
        isRepeating: true)
    ],
    options: [
      .init(
        name: "into", value: "folder", help: "The folder to write to, outside the sources.",
        isRequired: true)
    ],
    run: { (input, output) throws(CommandFailure) in
      try AdaptCommand(folder: input.value("into"), output: output).run(input.values("sources"))
      return .success
    })

  private let folder: ReportFolder
  private let output: Output

  private init(folder: String, output: Output) {
    self.folder = ReportFolder(path: folder, option: "--into <folder>")
    self.output = output
  }

  private func run(_ paths: [String]) throws(CommandFailure) {
    let tree = try SourceTree(paths)
    try tree.refuseWriting(to: folder.path)
    var sources: [SourceFile] = []
    for item in tree.items {
      sources.append(SourceFile(path: item.path, text: try TextFile.read(item.path)))
    }
    let adaptation = SourceAdapter.adapt(sources)
    try write(
      zip(tree.items, adaptation.files).map { ReportFile(name: $0.place, text: $1.text) })
    show(adaptation)
  }

  /// Writes what is not there yet as it should be, so that unchanged files are not built again.
  private func write(_ files: [ReportFile]) throws(CommandFailure) {
    let names = Set(folder.differences(from: files).map(\.name))
    let folders = Set(names.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    for name in folders.sorted() {
      try ReportFolder(path: "\(folder.path)/\(name)", option: folder.option).make()
    }
    try folder.write(files.filter { names.contains($0.name) })
  }

  private func show(_ adaptation: Adaptation) {
    let count = adaptation.files.count
    let places = adaptation.places.count
    output.write(
      """
      \(count) \(count == 1 ? "file" : "files"), \(adaptation.changedCount) changed, \
      \(places) \(places == 1 ? "place needs" : "places need") manual changes

      """)
    for place in adaptation.places { output.write("\(place)\n") }
  }
}
