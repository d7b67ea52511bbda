/** The player: the phone, the steps, and what can happen next. */
class Player {
  #timer = null;
  #phone = new Phone(find(".device"));

  constructor() {
    for (const button of document.querySelectorAll("[data-go]")) {
      button.addEventListener("click", () => this.run(button.dataset.go));
    }
    this.scrub = find(".scrub");
    this.scrub.addEventListener("input", () => this.go(this.position.go(Number(this.scrub.value))));
    document.addEventListener("keydown", event => this.#key(event));
  }

  /** Goes to a position, and writes it into the address: as a new entry if it is another way. */
  go(position, { isNew = false } = {}) {
    const isForward = this.position && position.index === this.position.index + 1;
    this.position = position;
    if (location.hash !== position.address) {
      history[isNew ? "pushState" : "replaceState"](null, "", position.address);
    }
    this.#show(isForward);
  }

  run(command) {
    const position = this.position;
    if (command === "play") return this.#timer ? this.pause() : this.play();
    this.pause();
    const moves = {
      first: () => position.go(0), back: () => position.back(), forward: () => position.forward(),
      last: () => position.go(position.last),
    };
    this.go(moves[command]());
  }

  play() {
    if (this.position.index === this.position.last) this.go(this.position.go(0));
    this.#timer = setInterval(() => {
      this.go(this.position.forward());
      if (this.position.index === this.position.last) this.pause();
    }, 1100);
    this.#markPlaying();
  }

  pause() {
    clearInterval(this.#timer);
    this.#timer = null;
    this.#markPlaying();
  }

  #markPlaying() {
    const button = find("[data-go=play]");
    button.classList.toggle("playing", this.#timer !== null);
    button.setAttribute("aria-label", this.#timer ? "Pause" : "Play");
  }

  choose(choice) {
    this.pause();
    this.go(this.position.choose(choice), { isNew: true });
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target.closest("input, select, textarea");
    const isButton = event.target.closest("button, a, summary");
    const commands = {
      ArrowRight: "forward", ArrowLeft: "back", Home: "first", End: "last", " ": "play",
    };
    if (isTyping || isButton && event.key === " ") return;
    if (event.key in commands) this.run(commands[event.key]);
    else if (event.key === "/") find("#search").focus();
    else if (/^[1-9]$/.test(event.key) && this.position.next?.[event.key - 1]) {
      this.choose(event.key - 1);
    } else return;
    event.preventDefault();
  }

  // Showing

  #show(isForward) {
    const { position } = this;
    const frames = position.frames;
    const frame = frames[position.index];
    this.#phone.show(frame, (position.next ?? []).flatMap(({ name }, index) =>
      name.startsWith("tap ") ? { name: name.slice(4), take: () => this.choose(index) } : []));
    if (isForward && frame.actor === "user" && !frame.action.startsWith("swipe")) this.#phone.tap();
    this.#showAbout();
    find(".steps").replaceChildren(...frames.map((each, index) => this.#step(each, index)));
    find(".choices").replaceChildren(...this.#choices());
    this.scrub.max = position.last;
    this.scrub.value = position.index;
    this.scrub.setAttribute("aria-valuetext", spoken(frame, position));
    for (const button of document.querySelectorAll("[data-go]")) {
      const isBack = ["first", "back"].includes(button.dataset.go);
      button.disabled = isBack ? position.index === 0
        : button.dataset.go === "play" ? position.last === 0 : position.index >= position.last;
    }
    find(".spoken").textContent = spoken(frame, position);
    showSelection(position);
  }

  #showAbout() {
    const { position } = this;
    const { trace, about } = position;
    const shown = [make("p", { class: "muted" }, about.name)];
    if (trace) shown.push(...aboutDefect(trace));
    else shown.push(make("h2", { id: "player-title" }, "Walk through the states"),
      make("p", {}, withFacts(about.summary)));
    if (position.choices.length && trace) {
      shown.push(make("p", { class: "left-way" }, "You have left the counterexample. ",
        make("button", {
          type: "button", class: "plain", click: () => this.go(position.with({ choices: [] })),
        }, `Back to its step ${position.taken}`)));
    }
    if (!trace && position.walk?.starts.length > 1) shown.push(this.#configurations());
    find(".about").replaceChildren(...shown);
  }

  #configurations() {
    const { walk, start } = this.position;
    return make("label", { class: "configuration" }, "Configuration ",
      make("select", {
        change: event => this.go(
          this.position.with({ start: Number(event.target.value), choices: [] }), { isNew: true }),
      }, walk.starts.map((each, index) => make(
        "option", { value: index, selected: index === start }, each.configuration))));
  }

  #step(frame, index) {
    const isCurrent = index === this.position.index;
    const repeats = this.position.trace?.repeatsAfter;
    const isRepeated = !frame.isChosen && repeats != null && index > repeats;
    const title = index ? plain(frame) : `Start: ${frame.screen}`;
    return make("li", { class: isCurrent ? "current" : frame.isChosen ? "chosen" : null },
      make("button", {
        type: "button", "aria-current": isCurrent ? "step" : null,
        click: () => this.go(this.position.go(index)),
      }, make("span", { class: "number", "aria-hidden": "true" }, index),
        index ? make("span", { class: `actor ${frame.actor}` }, frame.actor) : null,
        make("span", { class: "action" }, title, isRepeated ? " ↻" : "")),
      index ? details(frame) : fieldList(frame));
  }

  #choices() {
    const next = this.position.next;
    if (!next) {
      return [make("p", { class: "muted" },
        this.position.trace?.answers.length
          ? "This file holds the states under the default answers, not under these."
          : "The graph in this file ends here: what can happen next was not explored, or is left "
            + "out.")];
    }
    if (!next.length) return [make("p", { class: "muted" }, "Nothing can happen here.")];
    return next.map((action, index) => make("button", {
      type: "button", class: action.isFollowing ? "choice following" : "choice",
      "aria-keyshortcuts": index < 9 ? index + 1 : null, click: () => this.choose(index),
    }, make("kbd", { "aria-hidden": "true" }, index < 9 ? index + 1 : ""),
      make("span", { class: `actor ${action.actor}` }, action.actor),
      plain({ actor: action.actor, action: action.name }),
      action.isFollowing ? make("small", {}, "next step of the counterexample") : null));
  }
}

/** An action whose actor is named beside it. */
const plain = ({ actor, action }) =>
  action.startsWith(`${actor}: `) ? action.slice(actor.length + 2) : action;

/** What is said of a position to a reader who does not see it. */
function spoken(frame, position) {
  const step = position.index
    ? `Step ${position.index}${position.choices.length ? "" : ` of ${position.last}`}. `
      + `${frame.actor}: ${plain(frame)}. ` : "Start. ";
  return `${step}On screen: ${frame.screen}.`;
}

/** A defect: what it violates, why, and how to replay it. */
function aboutDefect(defect) {
  const [first, ...others] = defect.violations;
  const [kind, words] = defect.answers.length ? ["open", "depends on UIKit"]
    : defect.isKnown ? ["defect", "known defect"] : ["failed", "violated"];
  const line = violation => make("li", {}, make("strong", {}, violation.property),
    ` in ${counted(violation.steps, "step")}. `, withFacts(violation.explanation), " ",
    violation.continuation);
  return [
    make("h2", { id: "player-title" }, first.property,
      make("span", { class: `badge ${kind}` }, words)),
    defect.answers.length
      ? make("p", {}, "Only if UIKit answers open questions so: ",
        make("code", {}, defect.answers.join(" and ")), ".") : null,
    first.explanation ? make("p", {}, withFacts(first.explanation)) : null,
    first.continuation ? make("p", {}, first.continuation) : null,
    others.length
      ? make("div", {}, make("p", {}, "Violated with it:"), make("ul", {}, others.map(line))) : null,
    defect.configuration
      ? make("p", { class: "muted" }, "Configuration: ", make("code", {}, defect.configuration))
      : null,
    conditionsOf(defect),
    make("details", { class: "replay" }, make("summary", {}, "The command that replays it"),
      make("code", {}, defect.replay)),
  ].filter(each => each);
}

/** What a step caused, in the order in which it happened. */
function details(step) {
  const lines = [];
  for (const message of step.messages) {
    if (["toUIKit", "toApp"].includes(message.direction)) continue;
    if (message.direction === "answer" && lines.length) {
      lines.at(-1).append(" → ", message.text);
      continue;
    }
    const names = { call: "the app calls", callOfSwiftUI: "SwiftUI calls", callback: "UIKit calls", output: "the app prints" };
    lines.push(make("li", { class: message.direction },
      make("span", { class: "who" }, names[message.direction] ?? message.direction),
      make("code", {}, message.text), message.response ? ` (${message.response})` : null));
  }
  return make("div", { class: "details" },
    lines.length ? make("ul", { class: "messages" }, lines) : null,
    step.changes.length ? make("ul", { class: "changes", "aria-label": "Changed in the app" },
      step.changes.map(change => make("li", {}, make("code", {}, change)))) : null,
    make("p", { class: "on-screen" }, step.screen), fieldList(step));
}

/** All variables of the app, folded. */
function fieldList(frame) {
  if (!frame.fields.length) return "";
  return make("details", { class: "fields" },
    make("summary", {}, counted(frame.fields.length, "variable"), " of the app"),
    make("ul", {}, frame.fields.map(field => make("li", {}, make("code", {}, field)))));
}
