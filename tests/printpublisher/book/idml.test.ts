// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { BookPart } from "../../../functions/printpublisher/book/book.ts";
import { bodyHtml } from "../../../functions/printpublisher/book/html/part-html.ts";
import { documentsOf, filesOf, idmlOf, linesOf, noteNumber, storiesIn, textOf } from "./read-idml.ts";
import { book, chapters, layouts } from "./told-book.ts";

/** Words without white space and hyphens, which pages and stories set differently. */
const bare = (words: string) => words.replace(/[\s\u00ad\u2028]/g, "");

/** Everything that a part prints, with notes where the text refers to them. Places of numbers are `#`. */
function printedBy(part: BookPart): string {
  const body = document.createElement("div");
  body.innerHTML = bodyHtml(part);
  for (const mark of body.querySelectorAll('sup > a[href^="#note-"]')) {
    const words = body.querySelector(`[id="${mark.getAttribute("href")?.slice(1)}"]`);
    words?.firstElementChild?.remove();
    mark.textContent = words?.textContent ?? "";
  }
  for (const left of body.querySelectorAll(".footnotes, .digits")) left.remove();
  for (const place of body.querySelectorAll(".pg"))
    place.textContent = `#${/[.,;:!?)]*$/.exec(part.places[Number(place.textContent)] ?? "")?.[0]}`;
  for (const picture of body.querySelectorAll("figure > img"))
    picture.replaceWith(picture.getAttribute("alt") ?? "");
  return bare(body.textContent ?? "");
}
const storyKinds = new Set(["title", "imprint", "text", "directory"]);

test.each(layouts)(
  "the stories say in %s what the book prints, all of it, once and in its order",
  async (layout) => {
    const { bytes, parts } = await idmlOf({
      ...book,
      chapters: chapters.map((chapter) => ({ ...chapter, layout })),
    });
    const stories = storiesIn(documentsOf(bytes)).map((story) => {
      for (const number of story.getElementsByTagName("CrossReferenceSource")) {
        const [content] = number.getElementsByTagName("Content");
        expect(content?.textContent).toMatch(/^\d+$/);
        if (content) content.textContent = "#";
      }
      return bare(textOf(story));
    });
    const plain = parts.map((part) => {
      const { content } = part;
      if (content.kind === "directory")
        for (const { entries } of content.groups) for (const entry of entries) delete entry.page;
      return part;
    });
    expect(stories.join("")).toBe(
      plain
        .filter(({ kind }) => storyKinds.has(kind))
        .map(printedBy)
        .join(""),
    );
  },
);

test("each paragraph has the style of what it is", async () => {
  const stories = storiesIn(documentsOf((await idmlOf(book)).bytes)).map(linesOf);
  expect(stories).toEqual([
    [
      "Laboratory: Labor Musterstadt",
      "Title: Analysenverzeichnis",
      "Subtitle: Ausgabe 7",
      "Laboratory: Labor Musterstadt",
      "Title page text: Musterweg 1",
    ],
    ["Imprint: Stand heute"],
    [
      "Chapter: Vorwort",
      expect.stringMatching(
        /^Text: Siehe → Kalium, S\. \d+, fett und im Web \(labor\.example\/\?a=1&b=2\)\.$/,
      ),
      "Footnote: \tNur nüchtern.",
      "List bulleted: eins",
      "List bulleted: zwei",
      "List numbered: drei",
      "Quote: Zitat",
      "Picture: Ein Röhrchen",
      "Caption: Bild 1",
      "Section: Kurier",
      "Heading 3: Wann",
      "Text: Täglich\u2028außer sonntags",
      "Table: ",
      ...["head: A", "head: B", "cell: c", "cell: d", "cell: e", "cell: f", "cell: g"].map(
        (cell) => `Table ${cell}`,
      ),
    ],
    [
      "Chapter: Verzeichnis",
      "Introduction: Alle Analysen.",
      "Category 1: Chemie",
      "Analysis: Kalium K+, Potassium\tK",
      "Facts: Serum · Menge 1 ml",
      "Value: Methode Photometrie",
      "Value: ISE",
      "Value list numbered: erst",
      "Value list numbered: dann",
      "Value label: Hinweis",
      "Table: ",
      ...["head: A", "head: B", "cell: c", "cell: d", "cell: e", "cell: f", "cell: g"].map(
        (cell) => `Table ${cell}`,
      ),
      "Value label: Bereich",
      "Table: ",
      "Table head: Wer",
      "Table head: Wert",
      "Table cell: Männer ab 65 Jahren, nüchtern",
      "Table cell: 1,2",
      "Table cell: Frau",
      "Table cell: ",
      expect.stringMatching(/^Value: Auch GPT \(GPT\) → \d+$/),
      "Category 2: Leber",
      "Category 3: Enzyme",
      "Analysis: GPT\tGPT",
      "Facts: Material Serum",
      "Value: Methode Photometrie",
    ],
  ]);
});

test("links, page numbers and notes are those of InDesign", async () => {
  const { bytes } = await idmlOf(book);
  const map = documentsOf(bytes).get("designmap.xml");
  const destinations = [...(map?.getElementsByTagName("Destination") ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(destinations).toEqual([
    "HyperlinkTextDestination/entry-d-K",
    "HyperlinkURLDestination/1",
    "HyperlinkTextDestination/entry-d-GPT",
  ]);
  expect(map?.querySelector("HyperlinkURLDestination")?.getAttribute("DestinationURL")).toBe(
    "https://labor.example/?a=1&b=2",
  );
  const story = [...filesOf(bytes)].find(([, content]) => content.includes("<Footnote>"))?.[1] ?? "";
  expect(story.split(noteNumber)).toHaveLength(2);
  expect(story).not.toContain("note-t-1");
});

test("tables fill their grid, and head rows are such", async () => {
  const tables = storiesIn(documentsOf((await idmlOf(book)).bytes)).flatMap((story) => [
    ...story.getElementsByTagName("Table"),
  ]);
  const numbers = (element: Element, ...names: string[]) =>
    names.map((name) => Number(element.getAttribute(name)));
  expect(tables.map((table) => numbers(table, "HeaderRowCount", "BodyRowCount", "ColumnCount"))).toEqual([
    [1, 3, 2],
    [1, 3, 2],
    [1, 2, 2],
  ]);
  for (const table of tables) {
    const [heads = 0, rows = 0, columns = 0] = numbers(
      table,
      "HeaderRowCount",
      "BodyRowCount",
      "ColumnCount",
    );
    const places = [...table.getElementsByTagName("Cell")].flatMap((cell) => {
      const [column = 0, row = 0] = (cell.getAttribute("Name") ?? "").split(":").map(Number);
      const [high = 1, wide = 1] = numbers(cell, "RowSpan", "ColumnSpan");
      return Array.from(
        { length: high * wide },
        (_, index) => `${column + (index % wide)}:${row + Math.floor(index / wide)}`,
      );
    });
    expect(places).toHaveLength(columns * (heads + rows));
    expect(new Set(places).size).toBe(places.length);
    expect(table.getElementsByTagName("Column")).toHaveLength(columns);
  }
});
