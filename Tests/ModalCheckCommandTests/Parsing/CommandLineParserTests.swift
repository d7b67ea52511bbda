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

  @Test("What is not given has its fallback, or is empty")
  func fallbacks() {
    #expect(atlas("measure") == measured())
  }

  @Test("A repeating argument takes all values")
  func repeatingArgument() {
    #expect(atlas("measure lake forest") == measured(areas: "lake, forest"))
  }

  @Test(
    "A value is the next word or follows an equals sign",
    arguments: [
      "measure --scale 5", "measure --scale=5", "measure -s 5", "measure -s=5",
    ])
  func optionForms(line: String) {
    #expect(atlas(line) == measured(scale: 5))
  }

  @Test("Only the first equals sign ends a name")
  func equalsSignInValue() {
    #expect(atlas("measure --projection-file=a=b") == measured(projection: "a=b"))
  }

  @Test("A value that begins with a dash needs the equals sign")
  func dashedValue() {
    #expect(atlas("measure --projection-file=-x") == measured(projection: "-x"))
    #expect(atlas("measure --projection-file -x").status == .usage)
  }

  @Test("Options may come after arguments and between them")
  func optionsAnywhere() {
    #expect(
      atlas("measure lake --scale 5 forest --round")
        == measured(areas: "lake, forest", scale: 5, flags: "round"))
  }

  @Test("Of an option that does not repeat, the last value counts")
  func lastValueWins() {
    #expect(atlas("measure --unit mile --unit league") == measured(unit: "league"))
  }

  @Test("An option that repeats has all its values, in order")
  func repeatingOption() {
    #expect(
      atlas("measure --layer rivers --layer=roads") == measured(layers: "rivers, roads"))
  }

  @Test("Short flags may be grouped, and the last may be an option", arguments: ["-rq", "-qr"])
  func groupedFlags(group: String) {
    #expect(atlas("measure \(group)") == measured(flags: "round, quiet"))
    #expect(atlas("measure \(group)s=4") == measured(scale: 4, flags: "round, quiet"))
    #expect(atlas("measure \(group)s 4") == measured(scale: 4, flags: "round, quiet"))
  }

  @Test("A flag that is given twice is given")
  func repeatedFlag() {
    #expect(atlas("measure --round -r") == measured(flags: "round"))
  }

  @Test("After two dashes, everything is an argument")
  func endOfOptions() {
    #expect(atlas("measure -- -1") == measured(areas: "-1"))
    #expect(atlas("measure lake -- --help --") == measured(areas: "lake, --help, --"))
  }

  @Test("A single dash and an empty word are arguments")
  func dashAlone() {
    #expect(atlas("measure -") == measured(areas: "-"))
    #expect(atlas(["measure", ""]) == measured(areas: ""))
  }

  @Test("The value of an option is never empty")
  func emptyValue() {
    for words in [["measure", "--scale", ""], ["measure", "--scale="]] {
      #expect(atlas(words).error.hasPrefix("Error: Missing value for '--scale <metres>'"))
    }
  }

  @Test("An argument that may be left out has its fallback")
  func optionalArgument() {
    #expect(atlas("label river") == .success("river in local\n"))
    #expect(atlas("label river english") == .success("river in english\n"))
  }

  @Test(
    "Who asks for help gets it, whatever else is wrong",
    arguments: [
      "measure --help", "measure -h", "measure -rh", "measure lake --help",
      "measure --nonsense --help", "measure --help --version", "measure --scale abc -h",
      "help measure",
    ])
  func helpWins(line: String) {
    let help = HelpText(path: [Atlas.root, Atlas.measure], columns: 80).text
    #expect(atlas(line) == .success(help + "\n"))
  }

  @Test("A command that only has subcommands shows its help", arguments: ["", "help", "--help"])
  func helpOfGroup(line: String) {
    let help = HelpText(path: [Atlas.root], columns: 80).text
    #expect(atlas(line) == .success(help + "\n"))
  }

  @Test(
    "The version is bare, on any command",
    arguments: ["--version", "measure --version", "survey coast --version", "help --version"])
  func version(line: String) {
    #expect(atlas(line) == .success("2.5.0\n"))
  }
}
