// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ModalCheckCommand

/// Chromium, where it is installed: it opens a page, does what a script says, and tells what came of
/// it.
struct Browser {
  static let path = Installed.path(
    "chromium", "chromium-browser", "google-chrome", "chrome",
    or: "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
  static let hint = Installed.hint("Chromium", "apt-get install chromium")

  /// The program that tells the text of a PDF.
  static let textOfPDF = Installed.path("pdftotext")
  static let hintOnPDF = Installed.hint("pdftotext", "apt-get install poppler-utils")

  enum Scheme: Int, CaseIterable, Sendable {
    case dark
    case light
  }

  /// Opens a page and returns the lines that a script says; what goes wrong in it is a line, too.
  static func lines(
    of page: String, at address: String = "", _ scheme: Scheme = .light, script: String
  ) throws -> [String] {
    var lines: [String] = []
    try withTemporaryFolder { folder in
      let listener = """
        <script>
        const said = [];
        const say = text => said.push(String(text));
        addEventListener("error", event => say("error: " + event.message));
        addEventListener("securitypolicyviolation", event => say("blocked: " + event.blockedURI));
        console.error = console.warn = (...words) => say("console: " + words.join(" "));
        const press = key => document.activeElement.dispatchEvent(
          new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        </script>
        """
      let teller = """
        <script>
        \(script)
        document.body.replaceChildren(document.createElement("output"));
        document.querySelector("output").textContent = "said:" + JSON.stringify(said) + ":said";
        </script>
        """
      let text = page.replacing("<head>", with: "<head>\(listener)", maxReplacements: 1)
        .replacing("</body>", with: "\(teller)</body>")
      try write(text, to: "\(folder)/page.html")
      let result = try open(
        "--blink-settings=preferredColorScheme=\(scheme.rawValue) --window-size=1400,1000 --dump-dom",
        address, in: folder)
      let dump = ModalCheckCommandTests.text(of: "\(folder)/dump") ?? ""
      let parts = dump.components(separatedBy: "said:")
      try #require(
        result.status == 0 && parts.count == 2,
        "\(ModalCheckCommandTests.text(of: "\(folder)/log") ?? "")")
      let json = parts[1].components(separatedBy: ":said")[0]
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      lines = try JSONDecoder().decode([String].self, from: Data(json.utf8))
    }
    return lines
  }

  /// The text of a page as it is printed.
  static func printed(_ page: String, at address: String) throws -> String {
    var text = ""
    try withTemporaryFolder { folder in
      try write(page, to: "\(folder)/page.html")
      let result = try open("--print-to-pdf='\(folder)/page.pdf'", address, in: folder)
      try #require(result.status == 0)
      _ = try run(try #require(textOfPDF), "\(folder)/page.pdf", "\(folder)/text")
      text = ModalCheckCommandTests.text(of: "\(folder)/text") ?? ""
    }
    return text
  }

  /// Opens the page of a folder; what Chromium writes goes to its files `dump` and `log`.
  private static func open(
    _ options: String, _ address: String, in folder: String
  ) throws -> ProcessResult {
    try run(
      "/bin/sh", "-c",
      """
      '\(try #require(path))' --headless --no-sandbox --disable-gpu \
      --user-data-dir='\(folder)/profile' \(options) \
      'file://\(folder)/page.html\(address)' >'\(folder)/dump' 2>'\(folder)/log'
      """)
  }
}
