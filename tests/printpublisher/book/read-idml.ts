import { unzipSync } from "fflate";
import type { BookInput, BookPart } from "../../../functions/printpublisher/book/book.ts";
import { writeIdml } from "../../../functions/printpublisher/book/idml/write-idml.ts";
import { BookPlaces, layOutSheets } from "../../../functions/printpublisher/book/lay-out-sheets.ts";
import { planBook } from "../../../functions/printpublisher/book/plan-book.ts";
import { shownPlaces } from "../../../functions/printpublisher/book/shown-places.ts";

/** Writes the IDML of a book whose parts have two pages each, without a browser. */
export async function idmlOf(input: BookInput): Promise<{ bytes: Buffer; parts: BookPart[] }> {
  const parts = planBook(input);
  const learned = parts.map(({ marks }) => ({
    pages: 2,
    heights: [595, 595],
    destinations: new Map(marks.map(({ target }) => [target, { page: 0, x: 0, y: 500 }])),
    hasText: true,
  }));
  const sheets = layOutSheets(parts, learned);
  const places = new BookPlaces(parts, learned, sheets);
  const shown = parts.map((part) =>
    shownPlaces(part.places, (target) => places.all.get(target)?.number ?? 0),
  );
  const byHash = new Map(parts.map((part) => [part.hash, JSON.stringify(part)]));
  const partOf = async (hash: string): Promise<BookPart> => JSON.parse(byHash.get(hash) ?? "");
  const bytes = await writeIdml({ frames: parts, sheets, places, shown }, input, partOf, [94, 45, 40, 40]);
  return { bytes, parts };
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Returns the files of a package in their order, as texts. */
export const filesOf = (bytes: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, decoder.decode(content)]));

/** Control characters and code points that XML 1.0 does not allow. */
const forbidden = /(?=[\p{Cc}\ufffe\uffff])[^\t\n\r\x7f-\x9f]/u;

/** The number that InDesign gives a note. */
export const noteNumber = "<?ACE 4?>";

/** Returns the XML files of a package, parsed. @throws Error naming a file that is not well-formed */
export function documentsOf(bytes: Uint8Array): Map<string, Document> {
  const documents = new Map<string, Document>();
  for (const [name, content] of filesOf(bytes)) {
    if (name === "mimetype") continue;
    // The parser takes no instruction without a space at its end, such as that of the number of a note.
    const document = new DOMParser().parseFromString(content.replaceAll(noteNumber, ""), "application/xml");
    const fault = document.querySelector("parsererror");
    if (fault) throw new Error(`${name}: ${fault.textContent}`);
    if (forbidden.test(content)) throw new Error(`${name} has characters that XML cannot hold`);
    documents.set(name, document);
  }
  return documents;
}

/** Returns the stories of a package in their order. */
export const storiesIn = (documents: ReadonlyMap<string, Document>): Document[] =>
  [...documents].filter(([name]) => name.startsWith("Stories/")).map(([, story]) => story);

const empty = new Set(["HyperlinkTextDestination"]);

/** Everything that the paragraphs of a story say, in their order, a line for each: `Style: words`. Blanks that keep words together are plain ones. */
export function linesOf(story: Document): string[] {
  return [...story.getElementsByTagName("ParagraphStyleRange")].map((range) => {
    const style = (range.getAttribute("AppliedParagraphStyle") ?? "").slice("ParagraphStyle/".length);
    return `${style}: ${wordsOf(range).replaceAll("\u00a0", " ")}`;
  });
}

/** Words of an element, without those of tables and notes within it. */
function wordsOf(element: Element): string {
  return [...element.children]
    .map((child) => {
      if (child.tagName === "Content") return child.textContent ?? "";
      if (child.tagName === "Table" || child.tagName === "Footnote" || empty.has(child.tagName)) return "";
      return wordsOf(child);
    })
    .join("");
}

/** All words of a story in the order in which people read them, with those of tables, and notes where the text refers to them. */
export const textOf = (story: Document): string =>
  [...story.getElementsByTagName("Content")].map(({ textContent }) => textContent ?? "").join("");
