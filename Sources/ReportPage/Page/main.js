const player = new Player();

/** Goes where the address says: to a position, or to a fact, which is unfolded. */
function follow() {
  const position = Position.at(location.hash);
  if (position) return player.go(position);
  const target = location.hash.startsWith("#fact-") && find(location.hash);
  if (!target) return;
  for (let each = target; each; each = each.parentElement) {
    if (each.tagName === "DETAILS") each.open = true;
  }
  target.closest("tr").tabIndex = -1;
  target.closest("tr").focus();
}

/** The first defect that is listed, or else a walk. */
function firstPosition() {
  const first = kinds.flatMap(([kind]) => verdicts.filter(verdict => verdict.status === kind))
    .find(verdict => verdict.defect != null);
  return first
    ? new Position({ variant: first.variant, defect: first.defect }) : new Position({});
}

showHeading();
showFilters();
showMatrix();
showGaps();
showNotes();
showFindings();
if (!Position.at(location.hash)) {
  const address = location.hash;
  player.position = firstPosition();
  player.go(player.position);
  if (address.startsWith("#fact-")) location.hash = address;
}
follow();
addEventListener("hashchange", follow);
addEventListener("beforeprint", () => {
  for (const folded of document.querySelectorAll(".replay, .notes details")) folded.open = true;
});
addEventListener("popstate", follow);
