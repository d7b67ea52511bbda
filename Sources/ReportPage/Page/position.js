/**
 * Where the player is: in which variant, along which defect or from which start, how many of its
 * steps are taken, and what was chosen after them. It is written in the address.
 */
class Position {
  constructor({ variant = 0, defect = null, start = 0, taken = 0, choices = [] }) {
    Object.assign(this, { variant, defect, start, taken, choices });
  }

  with(changes) { return new Position({ ...this, ...changes }); }

  get about() { return report.variants[this.variant]; }
  get walk() { return this.about.walk; }
  get trace() { return this.defect === null ? null : this.about.defects[this.defect]; }
  get index() { return this.taken + this.choices.length; }

  get configuration() {
    return this.trace ? this.trace.configuration : this.walk?.starts[this.start]?.configuration;
  }

  // The address

  get address() {
    const way = this.trace ? ways(this.trace)[0] : `walk-${this.start}`;
    const path = [slug(this.about.name), way, this.taken];
    if (this.choices.length) path.push(this.choices.join("."));
    return `#/${path.join("/")}`;
  }

  /** The position that an address names; null if it names none. */
  static at(address) {
    const [name, way, taken, choices] = address.replace(/^#\//, "").split("/");
    const variant = report.variants.findIndex(each => slug(each.name) === name);
    if (!address.startsWith("#/") || variant < 0 || !way) return null;
    const position = { variant, taken: Number(taken) || 0 };
    if (choices) position.choices = choices.split(".").map(Number);
    const walk = way.match(/^walk-(\d+)$/);
    if (walk) {
      position.start = Number(walk[1]);
      if (!report.variants[variant].walk?.starts[position.start]) return null;
      position.taken = 0;
    } else {
      position.defect = report.variants[variant].defects.findIndex(
        defect => ways(defect).includes(way));
      if (position.defect < 0) return null;
    }
    const found = new Position(position);
    if (found.trace) found.taken = Math.max(0, Math.min(found.taken, found.trace.steps.length));
    return found.frames.length > found.index ? found : found.with({ choices: [] });
  }

  // What is shown

  /** The start and all steps: those of the defect, or those that were taken and chosen. */
  get frames() {
    const { trace } = this;
    // The states of this file are those under the default answers.
    const walk = trace?.answers.length ? null : this.walk;
    const start = walk?.starts.findIndex(each => each.configuration === this.configuration) ?? -1;
    let node = walk?.starts[start]?.state;
    const frames = [this.#frame({ number: 0, action: "the start", messages: [], changes: [] }, node)];
    const steps = trace ? trace.steps : [];
    for (const step of this.choices.length ? steps.slice(0, this.taken) : steps) {
      node = walk?.states[node]?.next?.find(edge => walk.actions[edge[0]].name === step.action)?.[3];
      frames.push(this.#frame(step, node));
    }
    for (const choice of this.choices) {
      const edge = walk?.states[node]?.next?.[choice];
      if (!edge) break;
      const [action, messages, changes, target] = edge;
      node = target;
      frames.push(this.#frame({
        ...walk.actions[action], action: walk.actions[action].name, number: frames.length,
        messages: walk.messages[messages], changes: walk.changes[changes], isChosen: true,
      }, node));
    }
    return frames;
  }

  #frame(step, node) {
    const state = this.walk?.states[node];
    const seen = state && this.walk.screens[state.screen];
    return {
      ...step, node, screen: step.screen ?? seen?.text ?? "",
      drawing: step.drawing ?? seen?.drawing, fields: state ? this.walk.fields[state.fields] : [],
    };
  }

  /** What can happen next: a list of names and actors; null where the graph of this file ends. */
  get next() {
    const { walk, trace } = this;
    const edges = walk?.states[this.frames[this.index].node]?.next;
    const following = this.choices.length ? null : trace?.steps[this.taken]?.action;
    return edges?.map(([action]) => ({
      ...walk.actions[action], isFollowing: walk.actions[action].name === following,
    })) ?? null;
  }

  // Moving

  /** How far one can go without a choice. */
  get last() { return this.choices.length ? this.index : this.trace?.steps.length ?? 0; }

  back() {
    return this.choices.length
      ? this.with({ choices: this.choices.slice(0, -1) })
      : this.with({ taken: Math.max(0, this.taken - 1) });
  }

  forward() { return this.index < this.last ? this.with({ taken: this.taken + 1 }) : this; }

  go(index) {
    return index <= this.taken || !this.choices.length
      ? this.with({ taken: Math.max(0, Math.min(index, this.last)), choices: [] })
      : this.with({ choices: this.choices.slice(0, index - this.taken) });
  }

  choose(choice) {
    return this.next[choice].isFollowing
      ? this.forward() : this.with({ choices: [...this.choices, choice] });
  }
}

/** The names of a defect in addresses: each property that it violates, and the answers it needs. */
const ways = ({ answers, violations }) => violations.map(violation =>
  slug([violation.property, ...answers].join(" if ")));
