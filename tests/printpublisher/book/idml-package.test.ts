// @vitest-environment happy-dom
import fc from "fast-check";
import { expect, test } from "vitest";
import { naughtyStrings } from "../../support/naughty-strings.ts";
import { bookWith, directory, entry } from "./made-book.ts";
import { documentsOf, filesOf, idmlOf, linesOf, storiesIn } from "./read-idml.ts";
import { book, chapters, layouts } from "./told-book.ts";

test("a package begins with its type, unpacked and without an extra field, and the same book gives the same bytes", async () => {
  const { bytes } = await idmlOf(book);
  const type = "application/vnd.adobe.indesign-idml-package";
  expect(bytes.readUInt32LE(0)).toBe(0x04034b50);
  // Flags but that of UTF-8, method, and the length of the extra field are 0; the size is known in front.
  expect([bytes.readUInt16LE(6) & ~0x800, bytes.readUInt16LE(8), bytes.readUInt16LE(28)]).toEqual([0, 0, 0]);
  expect(bytes.readUInt32LE(22)).toBe(type.length);
  expect(bytes.subarray(30, 38 + type.length).toString()).toBe(`mimetype${type}`);
  const names = [...filesOf(bytes).keys()];
  expect(names.slice(0, 2)).toEqual(["mimetype", "META-INF/container.xml"]);
  const needed = ["Graphic", "Fonts", "Styles", "Preferences"].map((name) => `Resources/${name}.xml`);
  expect(names).toEqual(
    expect.arrayContaining([...needed, "XML/BackingStory.xml", "XML/Tags.xml", "designmap.xml"]),
  );
  expect(Buffer.compare(bytes, (await idmlOf(book)).bytes)).toBe(0);
});

/** Attributes whose value is the id of another element, unless it is none (`n`) or InDesign's own. */
const references =
  /^(?:Applied(?:ParagraphStyle|CharacterStyle|TableStyle|CellStyle|ObjectStyle|Master|Format)|ParentStory|(?:Previous|Next)TextFrame|ItemLayer|ActiveLayer|PageStart|Source|MarkupTag|NextStyle|FillColor|(?:Header|Body)RegionCellStyle|Footnote(?:Text|Marker)Style)$/;

/** Checks that all ids are unique, and that everything which names an element names one of the package. */
function checkReferences(bytes: Uint8Array): void {
  const documents = documentsOf(bytes);
  const elements = [...documents.values()].flatMap((document) => [...document.getElementsByTagName("*")]);
  const ids = elements.flatMap((element) => element.getAttribute("Self") ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  const all = new Set([...ids, "n"]);
  const dangling = elements.flatMap((element) => {
    const named = [...element.attributes]
      .filter(({ name }) => references.test(name))
      .map(({ value }) => value);
    if (element.tagName === "Destination") named.push(element.textContent ?? "");
    return named.filter((name) => !all.has(name));
  });
  expect(dangling).toEqual([]);
  const map = documents.get("designmap.xml");
  const included = [...(map?.getElementsByTagName("*") ?? [])].flatMap(
    (element) => element.getAttribute("src") ?? [],
  );
  const outside = ["META-INF/container.xml", "designmap.xml"];
  expect([...included].sort()).toEqual(
    [...documents.keys()].filter((name) => !outside.includes(name)).sort(),
  );
  const listed = map?.documentElement.getAttribute("StoryList")?.split(" ");
  expect(listed).toEqual([
    ...storiesIn(documents).map((story) => story.querySelector("Story")?.getAttribute("Self")),
    "backing",
  ]);
  const languages = new Set(
    [...(map?.getElementsByTagName("Language") ?? [])].map((element) => element.getAttribute("Name")),
  );
  for (const element of elements) {
    const language = element.getAttribute("AppliedLanguage");
    if (language !== null) expect(languages).toContain(language);
  }
}

test("every reference leads to an element of the package", async () => {
  for (const layout of layouts) {
    const all = chapters.map((chapter) => ({ ...chapter, layout }));
    checkReferences((await idmlOf({ ...book, chapters: all })).bytes);
  }
});

test("frames are threaded through the pages of the book, in its format and columns", async () => {
  const { bytes, parts } = await idmlOf({ ...book, format: "A4" });
  const documents = documentsOf(bytes);
  const inOrder = (name: string) =>
    [...documents]
      .filter(([file]) => file.startsWith("Spreads/"))
      .flatMap(([, spread]) => [...spread.getElementsByTagName(name)]);
  const pages = inOrder("Page");
  // Two pages of each part but the cover, and blank ones before right-hand pages.
  expect(pages.length).toBeGreaterThanOrEqual(
    parts.filter(({ kind }) => !/wrapper|glyphs/.test(kind)).length * 2,
  );
  expect(pages.map((page) => page.getAttribute("Name"))).toEqual(pages.map((_, index) => String(index + 1)));
  expect(pages[0]?.getAttribute("GeometricBounds")).toBe("0 0 841.8898 595.2756");
  const frames = inOrder("TextFrame");
  const byStory = Map.groupBy(frames, (frame) => frame.getAttribute("ParentStory"));
  expect([...byStory.keys()]).toEqual(["story1", "story2", "story3", "story4"]);
  for (const thread of byStory.values()) {
    const self = (frame: Element | undefined) => frame?.getAttribute("Self") ?? "n";
    expect(thread.map((frame) => frame.getAttribute("NextTextFrame"))).toEqual(
      thread.map((_, index) => self(thread[index + 1])),
    );
    expect(thread.map((frame) => frame.getAttribute("PreviousTextFrame"))).toEqual(
      thread.map((_, index) => self(thread[index - 1])),
    );
  }
  const columns = frames.map((frame) =>
    frame.querySelector("TextFramePreference")?.getAttribute("TextColumnCount"),
  );
  expect(columns).toEqual([..."111111", "2", "2"]);
});

test("text of any kind stays valid and whole", { timeout: 60_000 }, async () => {
  const hostile = [
    "a]]>b",
    "\u0000\u0001\u001b\ufffe\ud800x",
    "שלום עולם",
    "🧪👩🏽‍🔬",
    "<?ACE 4?>",
    "&amp;&#0;",
    ...naughtyStrings,
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...hostile), { minLength: 8, maxLength: 40 }),
      async (words) => {
        const entries = words.map((word, index) =>
          entry(`${word}${index}`, word, { synonyms: [word], rows: [{ label: word, text: word }] }),
        );
        const { bytes } = await idmlOf(
          bookWith([directory("d", words[0] ?? "", entries)], {
            title: words[1] ?? "",
            labName: words[2] ?? "",
          }),
        );
        checkReferences(bytes);
        const story = storiesIn(documentsOf(bytes)).at(-1);
        const lines = story ? linesOf(story) : [];
        expect(lines.filter((line) => line.startsWith("Analysis: "))).toHaveLength(words.length);
      },
    ),
    { numRuns: 25 },
  );
});
