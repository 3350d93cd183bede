import { expect, test } from "vitest";
import { chapterOpenings } from "../../../shared/printpublisher/config/print-config.ts";
import { makeBook } from "../../support/make-book.ts";
import { bookWith, directory, entry, memoryCache, readBook, text, withChromium } from "./made-book.ts";

const words = (count: number) =>
  "<p>Bitte nüchtern abnehmen und gekühlt in das Labor bringen, vor Licht geschützt.</p>".repeat(count);
const chapters = [
  text("a", "Entnahme", words(12)),
  text("b", "Transport", words(30), {
    columns: 2,
    paragraphs: [{ id: "s", title: "Kurier", html: words(2) }],
  }),
  text("c", "Befund", '<p>Siehe <a href="cat:a">Entnahme</a>.</p>'),
  text("q", "Quer", words(2), { orientation: "landscape" }),
  directory("d", "Verzeichnis", [entry("A1", "Ferritin")]),
];

const cache = memoryCache();
const bookOf = async (opens: (typeof chapterOpenings)[number]) => {
  const { pdf, warnings } = await makeBook(bookWith(chapters, { opens }), cache, withChromium);
  const { sheets, outline } = await readBook(pdf);
  const placed = [...chapters.map(({ title }) => title), "Stichwortverzeichnis"].map((title) => {
    const sheet = outline.find((item) => item.title === title)?.sheet ?? -1;
    return [title, Number(sheets[sheet]?.number)] as const;
  });
  return { sheets, warnings, numberOf: new Map(placed) };
};

test.each(chapterOpenings)("chapters that open %s are where contents and links lead", async (opens) => {
  const { sheets, warnings, numberOf } = await bookOf(opens);
  expect(warnings).toEqual([]);
  const contents = sheets.find(({ text }) => text.includes("Inhaltsverzeichnis"));
  for (const [title, number] of numberOf)
    expect(contents?.text.replace(/\s+/g, " ")).toMatch(new RegExp(`${title} ${number}\\b`));
  const link = sheets.flatMap(({ links }) => links).find(({ text }) => /→\s*Entnahme/.test(text));
  expect(sheets[link?.sheet ?? 0]?.number).toBe(String(numberOf.get("Entnahme")));
});

test("they open on right-hand pages, on the next page, or below the one before", async () => {
  const [right, next, follow] = await Promise.all(chapterOpenings.map(bookOf));
  for (const number of right?.numberOf.values() ?? []) expect(number % 2).toBe(1);
  expect([...(next?.numberOf.values() ?? [])]).toEqual([5, 6, 8, 9, 10, 11]);
  expect(follow?.numberOf.get("Transport")).toBe(follow?.numberOf.get("Entnahme"));
  const [befund = 0, quer = 0, directory] = ["Befund", "Quer", "Verzeichnis"].map((title) =>
    follow?.numberOf.get(title),
  );
  expect(follow?.sheets.find(({ number }) => Number(number) === befund)?.text).toContain("Kurier");
  expect([quer, directory]).toEqual([befund + 1, befund + 2]);
});

test("titles have one size, whether texts or analyses follow", async () => {
  const { sheets } = await bookOf("right");
  const titles = [...chapters.map(({ title }) => title), "Inhaltsverzeichnis", "Stichwortverzeichnis"];
  const sizes = titles.map((title) =>
    Math.max(
      ...sheets.flatMap(({ drawn }) => drawn.flatMap(({ text, size }) => (text === title ? size : []))),
    ),
  );
  expect(sizes).toEqual(titles.map(() => expect.closeTo(21, 1)));
});

test("no paragraph of a text leaves one line alone at the end or the beginning of a page", async () => {
  const lengths = Array.from({ length: 60 }, (_, index) => (index % 5 === 0 ? 3 + (index % 4) : 4));
  const html = lengths
    .map(
      (lines, index) =>
        `<p>${Array.from({ length: lines }, (_, line) => `${index}.${line}`).join("<br>")}</p>`,
    )
    .join("");
  const { pdf } = await makeBook(
    bookWith([text("z", "Zeilen", html), text("y", "Weitere", `<p>Davor.</p>${html}`)]),
    cache,
    withChromium,
  );
  const { sheets } = await readBook(pdf);
  const pages = sheets
    .map(({ drawn }) => drawn.flatMap(({ text }) => (/^\d+\.\d$/.test(text) ? [text.split(".")] : [])))
    .filter((lines) => lines.length > 0);
  expect(pages.length).toBeGreaterThan(8);
  for (const lines of pages)
    for (const [edge, end] of [lines[0], lines.at(-1)].entries()) {
      const together = lines.filter(([paragraph]) => paragraph === end?.[0]).length;
      expect(together, `${end?.join(".")} ${edge === 0 ? "begins" : "ends"} a page`).toBeGreaterThan(1);
    }
});

test("a page is headed by the chapter that goes on at its top", async () => {
  const { sheets, numberOf } = await bookOf("follow");
  const headOf = (number = 0) => {
    const sheet = sheets.find((candidate) => candidate.number === String(number));
    return sheet?.drawn.findLast(({ y }) => y > sheet.height - 50)?.text;
  };
  expect(headOf(numberOf.get("Befund"))).toBe("Transport");
});

test("the last columns of a text, and those above a section, are equally high", async () => {
  const { sheets, numberOf } = await bookOf("right");
  const last = sheets.find(({ number }) => Number(number) === (numberOf.get("Transport") ?? 0) + 1);
  const section = last?.drawn.find(({ text }) => text === "Kurier");
  const above =
    last?.drawn.filter(({ y, size }) => y > (section?.y ?? 0) + 15 && size > 8.5 && y < 545) ?? [];
  const [left, right] = [above.filter(({ x }) => x < 200), above.filter(({ x }) => x > 200)];
  const footOf = (drawn: typeof above) => Math.min(...drawn.map(({ y }) => y));
  expect(left.length).toBeGreaterThan(0);
  expect(Math.abs(footOf(left) - footOf(right))).toBeLessThan(3 * 13.5);
});
