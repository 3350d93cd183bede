import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { Columns, Layout, Orientation } from "../../functions/printpublisher/book/book.ts";
import { fitTables } from "../../functions/printpublisher/book/flow/fit-tables.ts";
import { chapterHtml } from "../../functions/printpublisher/book/html/chapter-html.ts";
import { directoryHtml } from "../../functions/printpublisher/book/html/directory-html.ts";
import { styles } from "../../functions/printpublisher/book/html/styles.ts";
import { checkTemplate } from "../../shared/printpublisher/templates/check-template.ts";
import {
  type BookScene,
  bookClasses,
  bookProperties,
  bookScenes,
  pageTopics,
} from "../../shared/printpublisher/templates/reference.ts";
import { layoutNames } from "../../shared/printpublisher/templates/template.ts";
import { readDocs } from "../../web/printpublisher/reference/reference-docs.ts";
import { entry, text } from "./book/made-book.ts";

const long = "Kühl und lichtgeschützt lagern. ".repeat(12);
const word = "Antistreptokinaseantikörpernachweisverfahren".repeat(3);
const rows = [
  { label: "Material", text: "Serum" },
  {
    label: "Referenz",
    table: { head: ["Alter", "Wert", "Einheit"], rows: [["> 18 Jahre", "0,4–4,0", "mU/l"]] },
  },
  { label: "Stabilität", table: { rows: [["2–8 °C", "7 Tage"]] } },
  ...["Anforderung", "Befundzeit", "Einheit", "Menge"].map((label) => ({ label, text: "kurz" })),
  { label: "Grenzen", table: { head: [word, word], rows: [["a", "b"]] } },
  { label: "Siehe", links: [{ name: "fT4", code: "FT4", place: 0 }] },
  { label: "Hinweis", html: `<p>${long} 5 mg/l</p>` },
];
const analysis = {
  ...entry("TSH", "Thyreotropin", { synonyms: ["Thyrotropin"], rows, changed: true }),
  target: "e-1",
};
const kinds: [Orientation, Columns][] = [
  ["portrait", 1],
  ["portrait", 2],
  ["landscape", 3],
];

const directoryOf = (layout: Layout, orientation: Orientation, columns: Columns) =>
  directoryHtml(
    {
      kind: "directory",
      opening: { title: "Analysen", html: "<p>Zur Einleitung</p>", target: "c-1" },
      orientation,
      columns,
      layout,
      stylesheet: "",
      ends: true,
      groups: [
        {
          headings: [1, 2, 3].map((depth) => ({
            title: "Fach",
            depth,
            target: `g-${depth}`,
          })),
          entries: [analysis],
        },
      ],
    },
    "de",
  );
const textOf = (orientation: Orientation, columns: Columns) =>
  chapterHtml(
    {
      kind: "text",
      chapter: text("c", "Über uns", "<p>Willkommen auf 300 m</p>", {
        orientation,
        columns,
        paragraphs: [{ id: "s", title: "Anfahrt", html: "<p>Zu Fuß</p>" }],
      }),
      target: "c-1",
      sections: ["s-1"],
      continued: false,
    },
    "de",
  );

/** Classes that are set when the browser fits tables: a table that fits in no width continues as rows of labels and values. */
const setByFitting = ["pairs", "pair"].filter((name) =>
  fitTables.toString().includes(`className = "${name}"`),
);

/** The classes that pages of each kind really have. */
const set = Object.fromEntries(
  bookScenes.map((scene) => {
    const pages = kinds.map((kind) => (scene === "text" ? textOf(...kind) : directoryOf(scene, ...kind)));
    const classes = pages.flatMap((html) => [...html.matchAll(/ class="([^"]+)"/g)]);
    const names = classes.flatMap(([, attribute = ""]) => attribute.split(" "));
    return [scene, new Set(names.includes("values") ? [...names, ...setByFitting] : names)];
  }),
) as Record<BookScene, Set<string>>;

/** Classes for the engine itself, which finds page numbers, words that stay whole and blanks by them; no style sheet may rely on them. */
const ofTheEngine = ["digits", "pg", "spaced", "whole"];

describe("the reference of formats", () => {
  test.each(Object.entries(bookClasses))("says where the engine sets the class %s", (name, { scenes }) => {
    expect(bookScenes.filter((scene) => set[scene].has(name))).toEqual([...scenes]);
  });

  test("leaves out no class of printed pages", () => {
    const all = new Set(bookScenes.flatMap((scene) => [...set[scene]]));
    expect([...all].filter((name) => !(name in bookClasses)).sort()).toEqual(ofTheEngine.toSorted());
  });

  test("names every custom property, and the value it has", () => {
    const used = [...styles("A5").matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name);
    expect([...new Set(used)].sort()).toEqual(Object.keys(bookProperties).sort());
    for (const [name, { value }] of Object.entries(bookProperties))
      if (value) expect(styles("A5")).toContain(`--${name}:${value}`);
  });

  test.each([
    ["anordnung", [...layoutNames]],
    ["seite", [...pageTopics]],
    ["klasse", Object.keys(bookClasses)],
    ["eigenschaft", Object.keys(bookProperties)],
  ] as const)("says in both languages what each entry of the kind %s means", async (kind, names) => {
    const [german, english] = await Promise.all(
      ["de", "en"].map(async (language) => {
        const file = new URL(
          `../../web/printpublisher/reference/docs/${language}/${kind}.txt`,
          import.meta.url,
        );
        return readDocs(await readFile(file, "utf8"));
      }),
    );
    for (const docs of [german, english]) {
      expect(Object.keys(docs ?? {})).toEqual(names);
      for (const text of Object.values(docs ?? {})) expect(text.length).toBeGreaterThan(3);
    }
    const places = (text = "") => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).sort();
    for (const name of names) expect(places(english?.[name])).toEqual(places(german?.[name]));
  });

  test("has only examples that can be saved in a format and are about what they stand at", () => {
    for (const [name, { rules }] of Object.entries(bookClasses)) {
      expect(checkTemplate(rules), name).toEqual([]);
      expect(rules).toContain(`.${name}`);
    }
    for (const [name, { rules }] of Object.entries(bookProperties)) {
      expect(checkTemplate(rules), name).toEqual([]);
      expect(rules).toContain(`--${name}:`);
    }
  });
});
