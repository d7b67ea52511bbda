// SPDX-License-Identifier: MIT

/// What the renderers have to make of the samples, byte by byte.
enum Goldens {
  static let report = #"""
    # A lamp | in a sheet — explored up to depth 4

    > ❌ **Not as expected**: *the lamp goes off* (violated), *the bulb is changed* (vacuous: never exercised). 2 checks hold, 1 known defect is reproduced, 1 verdict depends on open questions about UIKit.

    A sheet with a &lt;lamp&gt; in it.

    ⚠️ is a defect that the spec records and shows on purpose; ❌ would be one that is not recorded, or a recorded one that is gone. [How to read the verdicts](README.md#how-to-read-the-verdicts).

    | variant | configurations | explored here | under every behavior of UIKit |
    | --- | --- | --- | --- |
    | **as published**: As the document has it. | 2 | 1,234 states, 5,000 transitions; 300 states at depth 2 not expanded | 1,300 states, the whole space, exhausted at depth 7 |
    | **repaired**: With a switch. | 1 | 2 states, 2 transitions; exhausted at depth 1 | 2 states, explored up to depth 1 |

    What comes of 6 combinations, counted: 🟢 gone, – not offered by UIKit.

    | style | yes | no |
    | --- | --- | --- |
    | sheet | 🟢 1 | 🟢 1 |
    | full | 🟢 1 | 🟢 1 |
    | none | – | – |

    ## Defects

    Each opens to the shortest sequence of actions that shows it.

    <details open><summary>❌ repaired: the lamp goes off — violated in 1 step</summary>

    Meaning of the lamp goes off.

    | # | actor | action | the app calls | UIKit calls back | afterwards |
    | --- | --- | --- | --- | --- | --- |
    | 1 | user | **tap Lamp** |  |  | root |

    After that, nothing more happens.

    <details><summary>Diagram, and the command that replays it</summary>

    ```mermaid
    sequenceDiagram
      participant User
      participant App
      participant UIKit
      User->>App: 1. tap Lamp
    ```

    ```sh
    modalcheck replay lamp-sheet 'repaired > tap Lamp'
    ```

    </details>

    </details>

    <details><summary>⚠️ as published: the lamp is never on in the dark — violated in 2 steps</summary>

    Nobody looks (A1).

    Configuration: `animated=no`

    | # | actor | action | the app calls | UIKit calls back | afterwards |
    | --- | --- | --- | --- | --- | --- |
    | 1 | user | **tap Lamp** | `root.present(sheet)` *(refused: it is dark)* | `delegate.shouldShine` → no | root ▸ sheet<br>`isOn: false → true` |
    | 2 | system | **animation ends** |  | `sheet.viewDidAppear` | root ▸ sheet |

    UIKit facts used: A1; B9 (single report or inferred).

    <details><summary>Diagram, and the command that replays it</summary>

    ```mermaid
    sequenceDiagram
      participant User
      participant System
      participant App
      participant UIKit
      User->>App: 1. tap Lamp
      App->>UIKit: root.present(sheet)
      Note over UIKit: refused: it is dark
      UIKit->>App: delegate.shouldShine
      App-->>UIKit: no
      System->>UIKit: 2. animation ends
      UIKit->>App: sheet.viewDidAppear
    ```

    ```sh
    modalcheck replay lamp-sheet 'as published; animated=no > tap Lamp; animation ends'
    ```

    </details>

    </details>

    ## What depends on UIKit

    The sources leave some questions about UIKit open. These verdicts depend on the answer; all others are the same under every behavior that the sources allow.

    | property | variant | violated if |
    | --- | --- | --- |
    | the lamp goes off | as published | `order=theSystem` (L1, X2) |

    <details><summary>The shortest traces that show these violations</summary>

    ```sh
    # the lamp goes off
    modalcheck replay lamp-sheet 'as published; animated=no > tap Lamp' --behavior order=theSystem
    ```

    </details>

    ## Verdicts

    “✅ holds” is proved for the whole space and, unless the verdict depends on an open question, under every behavior of UIKit that its sources allow.

    | property | as published | repaired |
    | --- | --- | --- |
    | the lamp is never on in the dark | ⚠️ known defect, 2 steps | ✅ holds |
    | the lamp goes off | 🔀 not refuted up to depth 4; depends on L1 | ❌ violated in 1 step |
    | the lamp is seen | ✅ reached in 1 step | – |
    | the bulb is changed | – | ❔ vacuous: never exercised |

    <details><summary>What the properties mean, and how often each was exercised</summary>

    | property | meaning | as published | repaired |
    | --- | --- | --- | --- |
    | the lamp is never on in the dark | Meaning of the lamp is never on in the dark. | 1,500 | 1,500 |
    | the lamp goes off | Meaning of the lamp goes off. | 1,500 | 1,500 |
    | the lamp is seen | Meaning of the lamp is seen. | 1,500 | – |
    | the bulb is changed | Meaning of the bulb is changed. | – | 0 |

    </details>

    ## Not covered

    | what | why | variants |
    | --- | --- | --- |
    | swipe: release | needs a finger on a sheet | as published |
    | the bulb is changed | vacuous: never exercised | repaired |

    ## All combinations

    6 combinations: 4 exercised, 2 not offered by UIKit. Rows with the same outcome are folded; every combination is in exactly one row.

    | style | animated | combinations | outcome | callbacks, in order |
    | --- | --- | --- | --- | --- |
    | sheet | any | 2 | gone | `a.viewWillDisappear`<br>`a.viewDidDisappear` |
    | full | yes | 1 | gone | `a.viewWillDisappear`<br>`a.viewDidDisappear` |
    | full | no | 1 | gone | none |

    <details><summary>2 combinations that UIKit does not offer, each with the fact that says so</summary>

    | style | animated | combinations | reason | fact |
    | --- | --- | --- | --- | --- |
    | none | any | 2 | raises an exception | B13 |

    </details>

    ## Rules and pitfalls modeled

    - A lamp that is off does not shine\_.

    ## Coverage

    - **as published**: all 2 combinations of animated (yes, no). New states after 0, 1, 2, … actions: 2, 32, 400. 3 of 4 pairs of consecutive actions occurred.
    - **repaired**: one configuration. New states after 0, 1, 2, … actions: 1, 1. Every action directly followed every other: 1 pair.

    A number counts transitions, or states in a situation; in parentheses stands after how many actions it came first.

    <details><summary>2 actions</summary>

    | action | actor | as published | repaired |
    | --- | --- | --- | --- |
    | `tap Lamp` | user | 1,000 (1) | 2 (1) |
    | `animation ends` | system | 4 (2) | – |

    </details>

    <details><summary>1 callback</summary>

    | UIKit calls | method | as published | repaired |
    | --- | --- | --- | --- |
    | sheet | `viewDidAppear` | 4 (2) | – |

    </details>

    <details><summary>1 situation</summary>

    | situation | as published | repaired |
    | --- | --- | --- |
    | root ▸ sheet | 12 (1) | – |

    </details>

    ## Provenance

    Documents:

    - Lamps, second edition

    | variant | UIKit facts used | documented or reported more than once | open questions consulted |
    | --- | --- | --- | --- |
    | as published | 2 | all but B9 | `order` |
    | repaired | 1 | all of them | none |

    <details><summary>3 facts about UIKit that this report cites</summary>

    | fact | statement | evidence | iOS |
    | --- | --- | --- | --- |
    | A1 | Lamps shine\_. | documented | 13+ |
    | B9 | Bulbs are warm. | single report |  |
    | L1 | Does it \| shine? | unknown |  |

    Sources: `modalcheck list facts`.

    </details>

    Which mutants each built-in property kills: [mutation results](property-strength.md).

    Written by `modalcheck explore lamp-sheet --depth 4`.

    """#

  static let strength = #"""
    # Mutation results

    > ❌ 1 property detects nothing, 1 mutant survives.

    A property that nothing can violate checks nothing. So UIKit's rules are broken one at a time, and every variant without known defects is explored again up to depth 4. A property kills such a mutant if it is violated. Known defects that a property detects count as well.

    | property | mutants killed | known defects detected |
    | --- | --- | --- |
    | the lamp goes off | 1 | 1 |
    | the lamp is seen | 0 | 0 |

    Surviving mutants:

    - the cable is cut

    <details><summary>the lamp goes off: 2 detections</summary>

    Nobody pays for light at night.

    | kind | what is broken | found in | steps |
    | --- | --- | --- | --- |
    | mutant | the switch &lt;sticks&gt; | lamp-sheet, repaired | 3 |
    | known defect | Nobody looks (A1). | lamp-sheet, as published | 2 |

    </details>

    <details><summary>the lamp is seen: 0 detections</summary>

    It shines.

    </details>

    """#
}
