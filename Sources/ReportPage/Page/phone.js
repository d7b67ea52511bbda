/** Draws what is on screen; what moves from one state to the next is animated by the style sheet. */
class Phone {
  #layers = new Map();

  constructor(device) {
    this.device = device;
    this.screen = device.querySelector(".screen");
  }

  /** Shows a frame, with a button for each tap of the user's that can come next. */
  show(frame, taps) {
    const drawing = frame.drawing ?? { layers: [], isWide: false };
    this.device.classList.toggle("wide", drawing.isWide);
    this.device.setAttribute("aria-label", `On screen: ${frame.screen}`);
    const shown = new Set(drawing.layers.map((layer, level) => {
      const key = `${level} ${layer.name}`;
      const element = this.#layers.get(key) ?? this.#add(key, layer, level);
      this.#update(element, layer, level);
      return key;
    }));
    for (const [key, element] of this.#layers) if (!shown.has(key)) this.#remove(key, element);
    drawing.layers.forEach((layer, level) => {
      const above = drawing.layers[level + 1];
      const isPushed = above && isSheet(above) && !drawing.isWide;
      this.#layers.get(`${level} ${layer.name}`)
        .style.setProperty("--pushed", isPushed ? 1 - away(above) : 0);
    });
    this.#showTaps(taps);
    this.screen.querySelector(".crash")?.remove();
    if (drawing.error) this.screen.append(make("p", { class: "crash" }, drawing.error));
  }

  /** Buttons for those who point; the list of what can happen next has them for everybody. */
  #showTaps(taps) {
    for (const old of this.screen.querySelectorAll(".taps")) old.replaceChildren();
    [...this.screen.querySelectorAll(".presentation:not(.leaving) .taps")].at(-1)?.append(
      ...taps.map(tap => make("span", { class: "button", click: tap.take }, tap.name)));
  }

  /** A ring where the user taps. */
  tap() {
    this.screen.querySelector(".tap")?.remove();
    this.screen.append(make("span", { class: "tap" }));
  }

  #add(key, layer, level) {
    const element = make("div", { class: "presentation" },
      level ? make("div", { class: "dim" }) : null,
      make("div", { class: `layer tint-${level % 4}` },
        make("span", { class: "grabber" }), make("strong"), make("small"),
        make("em"), make("span", { class: "lines" }),
        make("span", { class: "taps" }), make("span", { class: "finger" })));
    element.style.setProperty("--away", level ? 1 : 0);
    this.screen.append(element);
    this.#layers.set(key, element);
    void element.offsetHeight; // It begins to move from here.
    return element;
  }

  #update(element, layer, level) {
    const kind = layer.kind ? "alert" : layer.style ?? "root";
    element.className = `presentation ${kind} ${layer.detent ?? ""}`;
    element.classList.toggle("is-sheet", isSheet(layer));
    element.classList.toggle("held", Boolean(layer.finger) || layer.drive === "interacting");
    element.style.setProperty("--away", level ? away(layer) : 0);
    element.style.zIndex = level;
    element.querySelector("strong").textContent = layer.front.at(-1) ?? layer.name;
    element.querySelector("small").textContent = layer.front.length
      ? [layer.name, ...layer.front.slice(0, -1)].join(" › ") : layer.style ?? "";
    element.querySelector("em").textContent = layer.activity ?? "";
  }

  #remove(key, element) {
    this.#layers.delete(key);
    element.style.setProperty("--away", 1);
    element.classList.add("leaving");
    setTimeout(() => element.remove(), 500);
  }
}

const isSheet = layer => !layer.kind && ["pageSheet", "formSheet"].includes(layer.style);

/** How far a presentation is from its place: 0 is there, 1 is gone. */
function away(layer) {
  const finger = { resting: 0, sliding: 0, pulled: 0.14, pastThreshold: 0.48 }[layer.finger] ?? 0;
  if (!layer.transition) return finger / 5; // What is blocked gives way a little.
  const isComing = layer.transition === "presentation";
  switch (layer.drive) {
    case "reversing": return isComing ? 0.75 : 0.1;
    case "dragging": return finger;
    case "interacting": return isComing ? 0.6 : 0.3;
    case "awaitingInteractiveStart": return isComing ? 0.92 : 0;
    case "awaitingCompletion": return isComing ? 0 : 0.92;
    default: return isComing ? 0.45 : 0.6;
  }
}
