// SPDX-License-Identifier: MIT

import Testing

@testable import ModalCheckCommand

struct HelpTextTests {
  @Test func `A command with subcommands lists them and says where their help is`() {
    #expect(
      atlas("--help")
        == .success(
          """
          OVERVIEW: A tool for reading maps.

          USAGE: atlas <subcommand>

          OPTIONS:
            --version               Show the version.
            -h, --help              Show help information.

          SUBCOMMANDS:
            measure                 Measure areas of a map.
            label                   Print the label of a place.
            survey                  Survey the land.

            See 'atlas help <subcommand>' for detailed help.

          """))
  }

  @Test func `A subcommand with subcommands names itself in the reference`() {
    #expect(
      atlas("help survey")
        == .success(
          """
          OVERVIEW: Survey the land.

          USAGE: atlas survey <subcommand>

          OPTIONS:
            --version               Show the version.
            -h, --help              Show help information.

          SUBCOMMANDS:
            coast                   Survey a coast.

            See 'atlas help survey <subcommand>' for detailed help.

          """))
  }

  @Test func `Arguments, options and flags have their rows, with values and fallbacks`() {
    #expect(
      atlas("measure --help")
        == .success(
          """
          OVERVIEW: Measure areas of a map.

          USAGE: atlas measure [--scale <metres>] [--unit <unit>] [--layer <layer> ...] \
          [--projection-file <path>] [--round] [--quiet] [<area> ...]

          ARGUMENTS:
            <area>                  The areas to measure.

          OPTIONS:
            -s, --scale <metres>    How long a step is. (default: 10)
            --unit <unit>           The unit of what is printed. (values: metre, mile,
                                    league; default: metre)
            --layer <layer>         A layer to look at; can be given more than once.
                                    (values: roads, rivers)
            --projection-file <path>
                                    Where the projection is described.
            -r, --round             Round the results.
            -q, --quiet             Print the results only.
            --version               Show the version.
            -h, --help              Show help information.


          """))
  }

  @Test func `A discussion keeps its lines and their indents`() {
    #expect(
      atlas("help label")
        == .success(
          """
          OVERVIEW: Print the label of a place.

          Labels are what people on the spot call a place, which is not always what those
          call it who live far away.
            An indented line keeps its indent, even if it is so long that it does not fit
            on the line.

          USAGE: atlas label <place> [<language>]

          ARGUMENTS:
            <place>                 The place.
            <language>              The language of the label. (values: local, english;
                                    default: local)

          OPTIONS:
            --version               Show the version.
            -h, --help              Show help information.


          """))
  }

  @Test func `Help has help`() {
    #expect(
      atlas("help help")
        == .success(
          """
          OVERVIEW: Show subcommand help information.

          USAGE: atlas help [<subcommands> ...]

          ARGUMENTS:
            <subcommands>

          OPTIONS:
            --version               Show the version.
            -h, --help              Show help information.


          """))
  }

  @Test(arguments: [40, 60, 80, 200]) func `A row's text is broken below the width`(columns: Int) {
    let lines = atlas("measure --help", columns: columns).output.split(separator: "\n")
    for line in lines where !line.hasPrefix("USAGE") {
      #expect(line.count < columns)
    }
  }

  @Test(arguments: [1, 26, 27]) func `No width is too narrow`(columns: Int) {
    let output = atlas("measure --help", columns: columns).output
    #expect(output.contains("\n  -r, --round             Round the\n"))
  }

  @Test func `A label of 25 columns has its text beside it, one of 26 above it`() {
    func help(_ name: String) -> String {
      let command = Command(
        name: "tool", abstract: "", flags: [.init(name: name, help: "Text.")])
      return HelpText(path: [command], columns: 80).text
    }
    #expect(help("an-option-of-25-colum").contains("\n  --an-option-of-25-colum Text.\n"))
    #expect(
      help("an-option-of-26-column")
        .contains("\n  --an-option-of-26-column\n                          Text.\n"))
  }
}
