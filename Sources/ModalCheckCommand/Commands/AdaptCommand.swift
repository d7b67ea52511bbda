// SPDX-License-Identifier: MIT

import SourceAdaptation
import StateSpace

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

      Make changes in the app's sources, under '#if canImport(ObjectiveC)' if they are for one side \
      only: the folder is written anew by each run. A file in it that 'adapt' did not write, or that \
      was changed since, is not replaced.

      Exit status: 0 if the sources are adapted; 1 if some need manual changes, or if --check \
      finds that the folder is not up to date; 64 for wrong usage; 65 if a source is not \
      UTF-8 text; 66 if a source cannot be read or is no Swift file; 73 if the folder cannot be \
      written, or if that would replace what 'adapt' did not write.
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
    let lines = files.map { "\($0.name)\t\(Self.digest(of: $0.text))\n" }
    return ReportFile(name: Self.listName, text: lines.sorted().joined())
  }

  private static func digest(of text: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.combine(text)
    return fingerprint.words.map { String($0, radix: 36) }.joined(separator: "-")
  }

  /// What an earlier run wrote: the digest of each file, empty if that run noted none.
  private var written: [String: String] {
    let lines = folder.text(of: Self.listName).split(separator: "\n").map {
      $0.split(separator: "\t", maxSplits: 1).map(String.init)
    }
    return Dictionary(lines.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { $1 }
      .filter { !$0.key.split(separator: "/").contains("..") }
  }

  /// What an earlier run wrote, and nothing would write now.
  private func leftOver(besides files: [ReportFile]) -> [String] {
    Set(written.keys).subtracting(files.map(\.name)).sorted()
  }

  /// Makes sure that nothing is lost that is not in the sources.
  ///
  /// - Throws: A failure with status 73 if a file to be replaced or deleted was written or changed by
  ///   somebody else.
  private func refuseReplacing(by files: [ReportFile]) throws(CommandFailure) {
    let written = written
    let stale = folder.differences(from: files).filter { $0.kind == .stale }.map(\.name)
    let names = (stale + leftOver(besides: files)).filter { name in
      guard folder.holds(name), let digest = written[name] else { return folder.holds(name) }
      return !digest.isEmpty && digest != Self.digest(of: folder.text(of: name))
    }
    guard !names.isEmpty else { return }
    throw CommandFailure(
      .cannotCreate,
      """
      The folder '\(folder.path)' has what 'adapt' did not write, or what was changed since: \
      \(names.joined(separator: ", ")). Make the changes in the app's sources, delete or move these \
      files, and run the same command again; or name another folder with '\(folder.option)'.
      """)
  }

  /// Writes what is not there yet as it should be, so that unchanged files are not built again.
  private func write(_ files: [ReportFile]) throws(CommandFailure) -> Bool {
    try refuseReplacing(by: files)
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
