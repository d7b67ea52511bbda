// SPDX-License-Identifier: MIT

import Testing

@testable import ModalCheckCommand

struct CommandLineParserTests {
  /// What `atlas measure` prints.
  private func measured(
    areas: String = "", scale: Int = 10, unit: String = "metre", layers: String = "",
    projection: String = "", flags: String = ""
  ) -> Captured {
    .success(
      """
      areas: \(areas)
      scale: \(scale)
      unit: \(unit)
      layers: \(layers)
      projection: \(projection)
      flags: \(flags)

      """)
  }

  @Test func `What is not given has its fallback, or is empty`() {
    #expect(atlas("measure") == measured())
  }

  @Test func `A repeating argument takes all values`() {
    #expect(atlas("measure lake forest") == measured(areas: "lake, forest"))
  }

  @Test(arguments: ["measure --scale 5", "measure --scale=5", "measure -s 5", "measure -s=5"])
  func `A value is the next word or follows an equals sign`(line: String) {
    #expect(atlas(line) == measured(scale: 5))
  }

  @Test func `Only the first equals sign ends a name`() {
    #expect(atlas("measure --projection-file=a=b") == measured(projection: "a=b"))
  }

  @Test func `A value that begins with a dash needs the equals sign`() {
    #expect(atlas("measure --projection-file=-x") == measured(projection: "-x"))
    #expect(atlas("measure --projection-file -x").status == .usage)
  }

  @Test func `Options may come after arguments and between them`() {
    #expect(
      atlas("measure lake --scale 5 forest --round")
        == measured(areas: "lake, forest", scale: 5, flags: "round"))
  }

  @Test func `Of an option that does not repeat, the last value counts`() {
    #expect(atlas("measure --unit mile --unit league") == measured(unit: "league"))
  }

  @Test func `An option that repeats has all its values, in order`() {
    #expect(
      atlas("measure --layer rivers --layer=roads") == measured(layers: "rivers, roads"))
  }

  @Test("Short flags may be grouped, and the last may be an option", arguments: ["-rq", "-qr"])
  func groupedFlags(group: String) {
    #expect(atlas("measure \(group)") == measured(flags: "round, quiet"))
    #expect(atlas("measure \(group)s=4") == measured(scale: 4, flags: "round, quiet"))
    #expect(atlas("measure \(group)s 4") == measured(scale: 4, flags: "round, quiet"))
  }

  @Test func `A flag that is given twice is given`() {
    #expect(atlas("measure --round -r") == measured(flags: "round"))
  }

  @Test func `After two dashes, everything is an argument`() {
    #expect(atlas("measure -- -1") == measured(areas: "-1"))
    #expect(atlas("measure lake -- --help --") == measured(areas: "lake, --help, --"))
  }

  @Test func `A single dash and an empty word are arguments`() {
    #expect(atlas("measure -") == measured(areas: "-"))
    #expect(atlas(["measure", ""]) == measured(areas: ""))
  }

  @Test func `The value of an option is never empty`() {
    for words in [["measure", "--scale", ""], ["measure", "--scale="]] {
      #expect(atlas(words).error.hasPrefix("Error: Missing value for '--scale <metres>'"))
    }
  }

  @Test func `An argument that may be left out has its fallback`() {
    #expect(atlas("label river") == .success("river in local\n"))
    #expect(atlas("label river english") == .success("river in english\n"))
  }

  @Test(
    arguments: [
      "measure --help", "measure -h", "measure -rh", "measure lake --help",
      "measure --nonsense --help", "measure --help --version", "measure --scale abc -h",
      "help measure",
    ])
  func `Who asks for help gets it, whatever else is wrong`(line: String) {
    let help = HelpText(path: [Atlas.root, Atlas.measure], columns: 80).text
    #expect(atlas(line) == .success(help + "\n"))
  }

  @Test("A command that only has subcommands shows its help", arguments: ["", "help", "--help"])
  func helpOfGroup(line: String) {
    let help = HelpText(path: [Atlas.root], columns: 80).text
    #expect(atlas(line) == .success(help + "\n"))
  }

  @Test(arguments: ["--version", "measure --version", "survey coast --version", "help --version"])
  func `The version is bare, on any command`(line: String) {
    #expect(atlas(line) == .success("2.5.0\n"))
  }
}
