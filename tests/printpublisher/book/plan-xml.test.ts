// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { planBook } from "../../../functions/printpublisher/book/plan-book.ts";
import { planXml } from "../../../functions/printpublisher/book/plan-xml.ts";
import { bookWith, directory, entry, text } from "./made-book.ts";

const input = bookWith(
  [
    text("a", 'Vor & "nach" <der> Entnahme\u0001', "<p>Text</p>", {
      paragraphs: [{ id: "s", title: "Kurier", html: "<p>Text</p>" }],
    }),
    directory("d", "Verzeichnis", [], {
      groups: [
        { path: ["Chemie"], entries: [entry("K", "Kalium")] },
        { path: ["Chemie", "Leber"], entries: [entry("GPT", "GPT")] },
        { path: ["Serologie"], entries: [entry("B", "Borrelien")] },
      ],
    }),
  ],
  { asOf: "2026-11-27" },
);
const frames = planBook(input);
/** Places in the order of the marks: a page for each. */
const all = new Map(
  frames
    .flatMap(({ marks }) => marks)
    .map(({ target }, index) => [target, { page: 0, x: 0, y: 0, sheet: index + 2, number: index + 1 }]),
);

/** The elements below each other as `name title page`, indented by their depth. */
function outlineOf(element: Element, depth = 0): string[] {
  return [...element.children].flatMap((child) => [
    `${"  ".repeat(depth)}${child.tagName} ${child.getAttribute("title")} ${child.getAttribute("page")}`,
    ...outlineOf(child, depth + 1),
  ]);
}

test("the plan of a book names everything in its order, below what it belongs to, with its page", () => {
  const xml = planXml({ frames, places: { all } as never }, input);
  const document = new DOMParser().parseFromString(xml, "application/xml");
  const { documentElement: book } = document;
  expect(["title", "language", "format", "date"].map((name) => book.getAttribute(name))).toEqual([
    "Analysenverzeichnis",
    "de",
    "A5",
    "2026-11-27",
  ]);
  const page = (title: string) =>
    all.get(frames.flatMap(({ marks }) => marks).find((mark) => mark.title === title)?.target ?? "")?.number;
  expect(outlineOf(book)).toEqual([
    "chapter Inhaltsverzeichnis 1",
    'chapter Vor & "nach" <der> Entnahme  2',
    "  section Kurier 3",
    "chapter Verzeichnis 4",
    "  category Chemie 5",
    `    entry Kalium ${page("Kalium")}`,
    "    category Leber 7",
    "      entry GPT 8",
    "  category Serologie 9",
    "    entry Borrelien 10",
    "chapter Stichwortverzeichnis 11",
  ]);
  const gpt = book.querySelector('entry[code="GPT"]');
  expect([gpt?.getAttribute("page"), gpt?.getAttribute("side")]).toEqual(["8", "10"]);
});

test("an entry is said to stand in the column in which it begins", () => {
  const moved = (x: number) => new Map([...all].map(([target, place]) => [target, { ...place, x }]));
  // Two columns of an A5 page are 57 mm wide, 6 mm apart.
  const columns = [-2, 170, 177, 400].map((x) => {
    const xml = planXml({ frames, places: { all: moved(x) } as never }, input);
    return /<entry code="K" [^>]*column="(\d)"/.exec(xml)?.[1];
  });
  expect(columns).toEqual(["1", "1", "2", "2"]);
  // Texts and lists of one column have no other.
  expect(planXml({ frames, places: { all: moved(400) } as never }, input)).toMatch(
    /<section [^>]*column="1"/,
  );
});

test("what no page shows is named without a page", () => {
  const xml = planXml({ frames, places: { all: new Map() } as never }, input);
  expect(xml).toContain('<entry code="K" title="Kalium"/>');
});
