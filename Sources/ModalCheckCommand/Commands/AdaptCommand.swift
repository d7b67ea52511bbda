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
      its file, its line and the manual change that it needs; a note tells of what compiles, and does \
      less here than on a device. What an earlier run wrote for \
      sources that are gone is deleted.

      Exit status: 0 if the sources are adapted; 1 if some need manual changes, or if --check \
      finds that the folder is not up to date; 64 for wrong usage; 65 if a source is not UTF-8 text; 66 if a source cannot be read; 73 if the folder \
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
    flags: [.init(name: "check", help: "Compare with what is in the folder; write nothing.")],
    run: { (input, output) throws(CommandFailure) in
      let folder = ReportFolder(path: input.value("into"), option: "--into <folder>")
      return try AdaptCommand(folder: folder, isCheck: input.isOn("check"), output: output)
        .run(input.values("sources"))
    })

  private let folder: ReportFolder
  private let isCheck: Bool
  private let output: Output

  private func run(_ paths: [String]) throws(CommandFailure) -> ExitStatus {
    let tree = try SourceTree(paths)
    try tree.refuseWriting(to: folder.path)
    var sources: [SourceFile] = []
    for item in tree.items {
      sources.append(SourceFile(path: item.path, text: try TextFile.read(item.path)))
    }
    let adaptation = SourceAdapter.adapt(sources)
    let files = zip(tree.items, adaptation.files).map {
      ReportFile(name: $0.place, text: $1.text)
    }
    let isUpToDate = isCheck ? compare(files) : try write(files)
    show(adaptation)
    return adaptation.isComplete && isUpToDate ? .success : .notAsExpected
  }

  // MARK: Writing

  /// The file in which the folder's other files are listed, so that none is left over.
  private static let listName = ".modalcheck-adapted"

  private func list(of files: [ReportFile]) -> ReportFile {
    ReportFile(name: Self.listName, text: files.map { $0.name + "\n" }.sorted().joined())
  }

  /// What an earlier run wrote, and nothing would write now.
  private func leftOver(besides files: [ReportFile]) -> [String] {
    let names = Set(files.map(\.name))
    return folder.text(of: Self.listName).split(separator: "\n").map(String.init)
      .filter { !names.contains($0) && !$0.split(separator: "/").contains("..") }
  }

  /// Writes what is not there yet as it should be, so that unchanged files are not built again.
  private func write(_ files: [ReportFile]) throws(CommandFailure) -> Bool {
    for name in leftOver(besides: files) { folder.remove(name) }
    let files = files + [list(of: files)]
    let names = Set(folder.differences(from: files).map(\.name))
    let folders = Set(names.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    for name in folders.sorted() {
      try ReportFolder(path: "\(folder.path)/\(name)", option: folder.option).make()
    }
    try folder.write(files.filter { names.contains($0.name) })
    return true
  }

  private func compare(_ files: [ReportFile]) -> Bool {
    let differences =
      folder.differences(from: files)
      + leftOver(besides: files).map { ReportDifference(name: $0, kind: .leftOver) }
    guard !differences.isEmpty else { return true }
    output.writeError(
      message: """
        The folder '\(folder.path)' is not up to date: \
        \(differences.map(\.description).joined(separator: ", ")). \
        Run the same command without '--check'.
        """)
    return false
  }

  private func show(_ adaptation: Adaptation) {
    let count = adaptation.files.count
    let notes = adaptation.places.count(where: \.isNote)
    let places = adaptation.places.count - notes
    output.write(
      """
      \(count) \(count == 1 ? "file" : "files"), \(adaptation.changedCount) changed, \
      \(places) \(places == 1 ? "place needs" : "places need") manual changes\
      \(notes == 0 ? "" : notes == 1 ? ", 1 note" : ", \(notes) notes")

      """)
    for place in adaptation.places { output.write("\(place)\n") }
  }
}
