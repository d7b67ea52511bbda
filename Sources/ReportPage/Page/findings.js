const kinds = [
  ["failed", "Not as expected"], ["defect", "Known defects"], ["open", "Depends on UIKit"],
  ["inconclusive", "Inconclusive"], ["sound", "No violation"],
];

const verdicts = report.variants.flatMap((variant, place) => variant.verdicts.map(verdict => ({
  ...verdict, variant: place, variantName: variant.name,
  text: `${verdict.property} ${variant.name} ${verdict.words} ${verdict.meaning}`.toLowerCase(),
})));

const filter = { text: "", variant: "", kinds: new Set() };

function showHeading() {
  const status = report.isAsExpected ? "sound" : "failed";
  find(".heading").append(
    make("p", { class: "muted" }, report.spec, " · ", report.extent),
    make("h1", {}, report.title),
    make("p", { class: `verdict ${status}` }, report.verdict), make("p", {}, report.summary));
}

function showFilters() {
  find("#variant").append(make("option", { value: "" }, "All variants"),
    ...report.variants.map((variant, index) => make("option", { value: index }, variant.name)));
  find("#search").addEventListener("input", event => {
    filter.text = event.target.value.toLowerCase();
    showFindings();
  });
  find("#variant").addEventListener("change", event => {
    filter.variant = event.target.value;
    showFindings();
  });
  find(".filters").addEventListener("submit", event => event.preventDefault());
  find(".chips").append(...kinds.flatMap(([kind, name]) => {
    const count = verdicts.filter(verdict => verdict.status === kind).length;
    return count ? make("button", {
      type: "button", class: `chip ${kind}`, "aria-pressed": "false", click: event => {
        const isOn = !filter.kinds.delete(kind);
        if (isOn) filter.kinds.add(kind);
        event.currentTarget.setAttribute("aria-pressed", isOn);
        showFindings();
      },
    }, name, make("span", { class: "number" }, count)) : [];
  }));
}

const isShown = verdict => verdict.text.includes(filter.text)
  && (filter.variant === "" || verdict.variant === Number(filter.variant))
  && (!filter.kinds.size || filter.kinds.has(verdict.status));

function showFindings() {
  const shown = verdicts.filter(isShown);
  find(".findings .count").textContent = shown.length === verdicts.length
    ? counted(shown.length, "verdict") : `${shown.length} of ${counted(verdicts.length, "verdict")}`;
  find(".findings .list").replaceChildren(...kinds.flatMap(([kind, name]) => {
    const some = shown.filter(verdict => verdict.status === kind);
    return some.length
      ? [make("h3", {}, name), make("ul", {}, some.map(verdict => make("li", {}, item(verdict))))]
      : [];
  }));
  if (player.position) showSelection(player.position);
}

/** A verdict: one with a counterexample plays it, any other says what it means. */
function item(verdict) {
  const words = [make("span", { class: "property" }, verdict.property),
    make("span", { class: "muted" }, verdict.variantName),
    make("span", { class: `words ${verdict.status}` }, verdict.words)];
  if (verdict.defect != null) {
    return make("button", {
      type: "button", class: "finding", "data-way": `${verdict.variant} ${verdict.defect}`,
      click: () => play(verdict),
    }, words);
  }
  return make("details", { class: "finding" }, make("summary", {}, words),
    make("p", {}, withFacts(verdict.meaning)), make("p", {}, withFacts(verdict.explanation)),
    make("p", { class: "muted" }, `Exercised ${counted(verdict.exercised, "time")}.`),
    verdict.conditions.map(each => condition(each, verdict)), walkButton(verdict.variant));
}

function play(verdict) {
  player.pause();
  player.go(new Position({ variant: verdict.variant, defect: verdict.defect }), { isNew: true });
  if (getComputedStyle(find("main")).display !== "grid") find("#player").scrollIntoView();
}

function condition(condition, verdict) {
  const answers = condition.answers.map((answer, index) => [
    index ? " and " : "", make("code", {}, answer), " (", withFacts(condition.questions[index]), ")",
  ]).flat();
  const way = { variant: verdict.variant, defect: condition.defect };
  return make("div", { class: "condition" }, make("p", {}, "Violated if ", answers),
    condition.defect == null ? null : make("button", {
      type: "button", class: "plain", "data-way": `${way.variant} ${way.defect}`,
      click: () => play(way),
    }, "Play it"),
    make("code", {}, condition.replay));
}

/** On which answers the violations of a defect depend, folded; null if on none. */
function conditionsOf(defect) {
  const about = verdicts.filter(verdict => verdict.conditions.length
    && report.variants[verdict.variant].defects[verdict.defect] === defect);
  return about.length ? make("details", { class: "replay" },
    make("summary", {}, "What it depends on"), about.map(verdict => [
      make("p", {}, verdict.property), ...verdict.conditions.map(each => condition(each, verdict)),
    ])) : null;
}

function walkButton(variant) {
  return report.variants[variant].walk ? make("button", {
    type: "button", class: "plain", click: () => player.go(new Position({ variant }), { isNew: true }),
  }, "Walk through this variant") : null;
}

/** Marks the verdicts whose counterexample is played. */
function showSelection(position) {
  for (const finding of document.querySelectorAll("[data-way]")) {
    const isPlayed = finding.dataset.way === `${position.variant} ${position.defect}`;
    if (isPlayed) finding.setAttribute("aria-current", "true");
    else finding.removeAttribute("aria-current");
  }
}
