// SPDX-License-Identifier: MIT

@testable import ModalCheckCommand

/// A tool that has one of everything that a command line can have.
enum Atlas {
  static let root = Command(
    name: "atlas", abstract: "A tool for reading maps.",
    subcommands: [measure, label, survey])

  static let measure = Command(
    name: "measure", abstract: "Measure areas of a map.",
    arguments: [
      .init(name: "area", help: "The areas to measure.", isRequired: false, isRepeating: true)
    ],
    options: [
      .init(
        name: "scale", short: "s", value: "metres", help: "How long a step is.",
        kind: .wholeNumber(atLeast: 1), fallback: "10"),
      .init(
        name: "unit", help: "The unit of what is printed.",
        kind: .choice(["metre", "mile", "league"]), fallback: "metre"),
      .init(
        name: "layer", help: "A layer to look at; can be given more than once.",
        kind: .choice(["roads", "rivers"]), isRepeating: true),
      .init(name: "projection-file", value: "path", help: "Where the projection is described."),
    ],
    flags: [
      .init(name: "round", short: "r", help: "Round the results."),
      .init(name: "quiet", short: "q", help: "Print the results only."),
    ],
    run: { (input, output) throws(CommandFailure) in
      output.write(
        """
        areas: \(input.values("area").joined(separator: ", "))
        scale: \(input.wholeNumber("scale"))
        unit: \(input.value("unit"))
        layers: \(input.values("layer").joined(separator: ", "))
        projection: \(input.values("projection-file").joined(separator: ", "))
        flags: \(["round", "quiet"].filter(input.isOn).joined(separator: ", "))

        """)
      return .success
    })

  static let label = Command(
    name: "label", abstract: "Print the label of a place.",
    discussion: """
      Labels are what people on the spot call a place, which is not always what those call it who \
      live far away.
        An indented line keeps its indent, even if it is so long that it does not fit on the line.
      """,
    arguments: [
      .init(name: "place", help: "The place."),
      .init(
        name: "language", help: "The language of the label.",
        kind: .choice(["local", "english"]), fallback: "local", isRequired: false),
    ],
    run: { (input, output) throws(CommandFailure) in
      switch input.value("place") {
      case "nowhere": throw CommandFailure(.invalidData, "There is no place 'nowhere' on the map.")
      case "here": throw CommandFailure(.usage, "Please provide a place that stays where it is.")
      case let place: output.write("\(place) in \(input.value("language"))\n")
      }
      return .success
    })

  static let survey = Command(
    name: "survey", abstract: "Survey the land.",
    subcommands: [
      Command(
        name: "coast", abstract: "Survey a coast.",
        run: { (_, _) throws(CommandFailure) in .notAsExpected })
    ])
}
