"use strict";

const report = JSON.parse(document.getElementById("report").textContent);

/** Finds an element that the page has. */
const find = selector => document.querySelector(selector);

/** Makes an element; attributes whose value is a function are listeners. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter(child => child != null && child !== ""));
  return element;
}

/** A part of an address: lower case with hyphens. */
const slug = text => text.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

const counted = (count, noun) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

const facts = new Map(report.facts.map(fact => [fact.id, fact]));

/** Text in which each fact that is named leads to its row. */
function withFacts(text) {
  return text.split(/(\b[A-Z]\d+[a-z]?\b)/).map(part => {
    const fact = facts.get(part);
    return fact ? make("a", { href: `#fact-${part}`, title: fact.statement }, part) : part;
  });
}

/** A table with a header; cells are text or elements. */
function table(header, rows, attributes) {
  const cells = (tag, row) => row.map(cell => make(tag, tag === "th" ? { scope: "col" } : {}, cell));
  return make("div", { class: "scroll", tabindex: 0, role: "region", ...attributes },
    make("table", {},
      make("thead", {}, make("tr", {}, cells("th", header))),
      make("tbody", {}, rows.map(row => make("tr", {}, cells("td", row))))));
}
