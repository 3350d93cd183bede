import { PDFDict, PDFDocument, PDFName, PDFRef, PDFString } from "pdf-lib";
import { beforeAll, describe, expect, test } from "vitest";
import { finishBook } from "../../../functions/printpublisher/book/assemble-book.ts";
import { makeBook } from "../../support/make-book.ts";
import { breachesOf } from "../../support/pdf-rules/breaches-of.ts";
import { bookWith, directory, entry, memoryCache, text, withChromium } from "./made-book.ts";

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="red"/></svg>')}`;
const entriesOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    entry(`${prefix}${index}`, `Ferritin ${prefix} ${index}`, {
      synonyms: [`Speichereisen ${index % 4}`],
      rows: [
        { label: "Hinweis", text: "Bitte nüchtern abnehmen. ".repeat(8) },
        { label: "Material", html: "<p>Serum</p><ul><li>frisch</li><li>gekühlt <b>sofort</b></li></ul>" },
        {
          label: "Referenzbereich",
          table: {
            head: ["Alter", "Wert"],
            rows: [
              ["1 J.", "2 mg/l"],
              ["3 J.", "4 mg/l"],
            ],
          },
        },
        { label: "Nächster Schritt", links: [{ name: "Ferritin", code: "A1" }] },
      ],
    }),
  );
/** An entry with content in other languages only. */
const foreign = (layout: string) =>
  entry(`E-${layout}`, `Iron ${layout}`, {
    language: "en",
    rows: [
      { label: "Methode", language: "fr", text: "Dosage" },
      { label: "Hinweis", language: "it", html: "<p>A digiuno</p><ul><li>fresco</li></ul>" },
      { label: "Werte", language: "en", table: { head: ["Alter"], rows: [["1 year"]] } },
    ],
  });
const input = bookWith(
  [
    text(
      "vorwort",
      "Vorwort & <Nachsatz>",
      `<p>Siehe <a href="cat:A1">Ferritin</a>, <a href="cat:fehlt">Fehlendes</a> und <a href="https://example.org">außen</a>.</p><h3>Zwischentitel</h3><ul><li>eins<ul><li>darunter</li></ul></li><li>zwei</li></ul><table><tr><th>Größe</th><th>Wert</th></tr><tr><td>1</td><td>2</td></tr></table><p><img src="${picture}" alt="Ein rotes Rechteck"> <img src="${picture}"></p><p><strong>Wichtig</strong> und <em>betont 血糖</em></p><blockquote><strong>Zitat</strong></blockquote>`,
    ),
    directory("liste", "Liste", entriesOf("A", 30)),
    directory("tabelle", "Tabelle", entriesOf("T", 6), {
      layout: "table",
      columns: 1,
      orientation: "landscape",
    }),
    directory("karten", "Karten", entriesOf("K", 6), { layout: "cards" }),
    ...(["list", "table", "compact"] as const).map((layout) =>
      directory(`fremd-${layout}`, `Fremdes ${layout}`, [foreign(layout)], { layout }),
    ),
    directory("kompakt", "Kompakt", [], {
      layout: "compact",
      groups: [{ path: ["Eins", "Zwei", "Drei", "Vier"], entries: entriesOf("O", 6) }],
    }),
  ],
  { title: "Verzeichnis für Ärzte", logo: picture, information: "<p>Musterstraße 1</p>" },
);
const generated = "2026-03-04T05:06:07.890Z";

let book: Buffer;
let again: Buffer;
beforeAll(async () => {
  const cache = memoryCache();
  const { parts } = await makeBook(input, cache, withChromium);
  book = (await finishBook(parts, cache.get, { ...input, made: generated })).pdf;
  again = (await finishBook(parts, cache.get, { ...input, made: generated })).pdf;
}, 60_000);

/** Returns the breaches in the book after a change by hand. */
async function spoilt(change: (pdf: PDFDocument) => void): Promise<string[]> {
  const pdf = await PDFDocument.load(book, { updateMetadata: false });
  change(pdf);
  return breachesOf(Buffer.from(await pdf.save({ useObjectStreams: false })));
}
const elements = (pdf: PDFDocument, type: string) =>
  pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of("S"))?.toString() === `/${type}` ? [object] : [],
    );
const links = (pdf: PDFDocument) =>
  pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of("Subtype"))?.toString() === "/Link" ? [object] : [],
    );
const described = (pdf: PDFDocument) =>
  links(pdf).map((link) => (link.get(PDFName.of("Contents")) as PDFString).decodeText());

describe("the standards of a book", () => {
  test("are kept: PDF/UA-1 and PDF/A-2a", async () => {
    expect(await breachesOf(book)).toEqual([]);
  });

  test("do not make it differ from one time to the next, and its date is that of its order", async () => {
    expect(again.equals(book)).toBe(true);
    const pdf = await PDFDocument.load(book, { updateMetadata: false });
    expect(pdf.getCreationDate()?.toISOString()).toBe("2026-03-04T05:06:07.000Z");
    expect(book.toString("latin1")).toContain("<xmp:CreateDate>2026-03-04T05:06:07Z</xmp:CreateDate>");
  });

  test("let a link say where it leads", async () => {
    const descriptions = new Set(described(await PDFDocument.load(book)));
    for (const words of ["Vorwort & <Nachsatz>", "Liste", "Ferritin A 1", "https://example.org/"])
      expect(descriptions).toContain(words);
  });

  test("let its contents be a list of contents, and its paragraphs paragraphs", async () => {
    const pdf = await PDFDocument.load(book);
    expect(elements(pdf, "TOC")).toHaveLength(1);
    expect(elements(pdf, "TOCI")).toHaveLength(11);
    // A picture without an alternative text is decoration.
    expect(elements(pdf, "Figure")).toHaveLength(1);
    expect(elements(pdf, "LBody").length).toBe(elements(pdf, "LI").length);
  });

  test("say the language of what is in another one than the book", async () => {
    const pdf = await PDFDocument.load(book);
    const tags = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict && object.has(name("S")) ? [object] : []))
      .map((dict) => `${dict.get(name("S"))} ${dict.get(name("Lang"))}`);
    const times = (tag: string) => tags.filter((candidate) => candidate === tag).length;
    // A name is a heading in a list. The tag of a value depends on the layout; in a paragraph it is a group.
    expect([times("/H2 (en)"), times("/Div (fr)"), times("/L (it)"), times("/Div (it)")]).toEqual([
      1, 3, 2, 1,
    ]);
    expect(times("/Div (en)")).toBeGreaterThan(2);
  });

  const name = PDFName.of;
  const first = (dicts: PDFDict[]) => dicts[0] as PDFDict;
  test.each<[rule: string, change: (pdf: PDFDocument) => void]>([
    ["06-001", ({ catalog }) => catalog.delete(name("Metadata"))],
    ["07-001", ({ catalog }) => catalog.delete(name("ViewerPreferences"))],
    ["6.2.4.3", ({ catalog }) => catalog.delete(name("OutputIntents"))],
    ["6.7.2.2", ({ catalog }) => catalog.delete(name("MarkInfo"))],
    ["11-001", ({ catalog }) => catalog.delete(name("Lang"))],
    ["6.6.3", (pdf) => pdf.setTitle("Anders")],
    ["28-012", (pdf) => first(links(pdf)).delete(name("Contents"))],
    ["28-008", (pdf) => pdf.getPage(3).node.delete(name("Tabs"))],
    ["28-011", (pdf) => first(elements(pdf, "Link")).set(name("S"), name("Span"))],
    ["13-004", (pdf) => first(elements(pdf, "Figure")).delete(name("Alt"))],
    ["14-002", (pdf) => first(elements(pdf, "H1")).set(name("S"), name("H2"))],
    ["14-003", (pdf) => first(elements(pdf, "H2")).set(name("S"), name("H5"))],
    ["15-003", (pdf) => first(elements(pdf, "TH")).delete(name("A"))],
    ["09-004", (pdf) => first(elements(pdf, "TR")).set(name("S"), name("P"))],
    ["02-001", (pdf) => first(elements(pdf, "P")).set(name("S"), name("Absatz"))],
    ["01-005", (pdf) => pdf.getPage(0).node.set(name("Contents"), contentOf(pdf, "0 0 9 9 re f"))],
    ["01-003", (pdf) => addContent(pdf, "/P <</MCID 900>> BDC /Artifact BMC EMC EMC")],
    ["01-004", (pdf) => addContent(pdf, "/Artifact BMC /P <</MCID 900>> BDC EMC EMC")],
    ["black", (pdf) => addContent(pdf, "0 0 0 rg")],
    ["6.5.1", (pdf) => pdf.context.register(pdf.context.obj({ S: "JavaScript", JS: PDFString.of("1") }))],
  ])("are found broken: %s", async (rule, change) => {
    expect((await spoilt(change)).map((breach) => breach.split(" ")[0])).toContain(rule);
  });

  const contentOf = (pdf: PDFDocument, content: string) => pdf.context.register(pdf.context.stream(content));
  function addContent(pdf: PDFDocument, content: string): void {
    const { node } = pdf.getPage(0);
    const contents = node.get(name("Contents"));
    const list =
      contents instanceof PDFRef
        ? [contents]
        : (node.Contents() as unknown as { asArray(): PDFRef[] }).asArray();
    node.set(name("Contents"), pdf.context.obj([...list, contentOf(pdf, content)]));
  }
});
