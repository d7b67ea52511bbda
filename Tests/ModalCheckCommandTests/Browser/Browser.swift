// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ModalCheckCommand

/// Chromium, where it is installed: it opens a page, does what a script says, and tells what came of
/// it.
struct Browser {
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    let places =
      names.flatMap { name in folders.map { "\($0)/\(name)" } }
      + ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    return places.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static let hint: Comment = """
    Skipped: Chromium is not installed, so no page was opened. On Debian: apt-get install chromium
    """

  enum Scheme: Int, CaseIterable, Sendable {
    case dark
    case light
  }

  /// Opens a page and returns the lines that a script says; what goes wrong in it is a line, too.
  static func lines(
    of page: String, at address: String = "", _ scheme: Scheme = .light, script: String
  ) throws -> [String] {
    let path = try #require(path)
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
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/page.html"))
      let command = """
        '\(path)' --headless --no-sandbox --disable-gpu --user-data-dir='\(folder)/profile' \
        --blink-settings=preferredColorScheme=\(scheme.rawValue) --window-size=1400,1000 \
        --dump-dom 'file://\(folder)/page.html\(address)' >'\(folder)/dump' 2>'\(folder)/log'
        """
      let result = try run("/bin/sh", "-c", command)
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
}
