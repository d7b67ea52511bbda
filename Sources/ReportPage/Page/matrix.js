function showMatrix() {
  const { matrix } = report;
  if (!matrix) return;
  find(".matrix").hidden = false;
  const chosen = matrix.axes.map(() => "");
  const body = make("div", { class: "rows" });
  const count = make("p", { class: "muted count", role: "status" });
  const show = () => {
    const rows = matrix.rows.filter(row => row.values.every(
      (values, axis) => chosen[axis] === "" || values.includes(Number(chosen[axis]))));
    count.textContent = `${counted(rows.length, "row")} of ${matrix.rows.length}`;
    body.replaceChildren(table(
      [...matrix.axes.map(axis => axis.name), "combinations", "outcome", "callbacks, in order"],
      rows.map(row => [...row.cells, row.count, outcome(row.outcome), callbacks(row.outcome)]),
      { "aria-label": "Combinations" }));
  };
  const filters = matrix.axes.map((axis, index) => make("label", {}, axis.name,
    make("select", {
      change: event => {
        chosen[index] = event.target.value;
        show();
      },
    }, make("option", { value: "" }, "any"),
      axis.values.map((value, place) => make("option", { value: place }, value)))));
  find(".matrix .body").append(make("p", {}, matrix.legend),
    table(matrix.header, matrix.picture, { "aria-label": "Overview", class: "scroll picture" }),
    make("div", { class: "axes" }, filters), count, body);
  show();
}

function outcome(outcome) {
  return make("span", { class: outcome.notOfferedBy ? "muted" : null },
    outcome.result, outcome.notOfferedBy ? [" (", withFacts(outcome.notOfferedBy), ")"].flat() : "",
    (outcome.alternatives ?? []).map(other => make("details", { class: "open" },
      make("summary", {}, `🔀 ${other.outcome.result}`), make("p", {}, "if ",
        make("code", {}, other.answers.join(" and "))), callbacks(other.outcome))));
}

const callbacks = outcome => outcome.callbacks.length
  ? make("ol", {}, outcome.callbacks.map(text => make("li", {}, make("code", {}, text)))) : "";

function showGaps() {
  const list = names => make("ul", {}, names.map(name => make("li", {}, name)));
  find(".gaps .body").append(report.gaps.length
    ? table(["what", "why", "variants"], report.gaps.map(gap => [list(gap.names), gap.why, gap.scope]),
      { "aria-label": "Not covered" })
    : make("p", {}, "No known gaps: every gesture was performed, every property was exercised, and "
      + "the whole space was explored."));
}

function showNotes() {
  const part = (title, ...content) => make("details", {}, make("summary", {}, title), ...content);
  const list = (texts, content) => make("ul", {}, texts.map(text => make("li", {}, content(text))));
  const rows = report.facts.map(fact => [
    make("span", { id: `fact-${fact.id}` }, fact.id), fact.statement, fact.confidence, fact.versions,
  ]);
  find(".notes .body").append(
    part("What was explored", table(["variant", "what it is", "explored"],
      report.variants.map(each => [each.name, make("span", {}, withFacts(each.summary)), each.explored]),
      { "aria-label": "What was explored" })),
    ...(report.notes.length ? [part("Rules and pitfalls modeled", list(report.notes, withFacts))] : []),
    part(`${counted(report.facts.length, "fact")} about UIKit that this report cites`,
      table(["fact", "statement", "evidence", "iOS"], rows, { "aria-label": "Facts" })),
    ...(report.sources.length ? [part("Documents", list(report.sources, text => [text]))] : []),
    make("p", { class: "muted" }, "Written by ", make("code", {}, report.command), "."));
}
