import { beforeAll, describe, expect, test } from "vitest";
import { unprintable } from "../../functions/printpublisher/book/unprintable.ts";
import { withImprint } from "../../functions/printpublisher/books/book-imprint.ts";
import { nextEdition, publishNew } from "../../functions/printpublisher/editions/edition.store.ts";
import { printConfiguration } from "../../shared/printpublisher/config/config.endpoints.ts";
import { filledImprint, imprintWords, usualImprint } from "../../shared/printpublisher/config/imprint.ts";
import { printConfigDefaults } from "../../shared/printpublisher/config/print-config.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { bookWith } from "./book/made-book.ts";

const lab = openLaboratory({ name: "imprint", groups: ["printpublisher"] });
ownAws();
beforeAll(() => {
  process.env.ASSETS_BUCKET = "assets";
});

const tenant = {
  legal: { imprint: "https://labor.example/impressum/", privacy: "", accessibility: "" },
  time_zone: "Europe/Berlin",
};
const generated = "2026-11-27T23:30:00.000Z";
const imprintOf = (config: object = {}, issue: object = { edition: 3 }, pages?: string) =>
  withImprint(
    bookWith([]),
    { language: "de", made: generated, ...issue },
    { ...printConfigDefaults, ...config },
    tenant,
    pages === undefined ? {} : { pages },
  );

describe("the imprint of a book", () => {
  test("states edition, date, validity, language, publisher and address of its own accord", () => {
    const { imprint = "", asOf } = imprintOf({ information: "<p>Laborweg 1<br />030 5550100</p>" });
    // The day begins an hour earlier in Berlin.
    expect(asOf).toBe("2026-11-28");
    for (const words of [
      "<td>3</td>",
      "28. November 2026",
      "nächsten Ausgabe",
      "Deutsch",
      "Laborweg 1",
      "030 5550100",
    ])
      expect(imprint).toContain(words);
    expect(imprint).not.toMatch(/[{}]/);
  });

  test("leaves out rows of which nothing is known, and else names the laboratory's pages", () => {
    expect(imprintOf().imprint).toContain("labor.example/impressum<");
    expect(imprintOf().imprint).not.toContain("Im Internet");
    expect(imprintOf({}, { edition: 1 }, "https://public.labor.example/embed/analyses/").imprint).toContain(
      "public.labor.example/embed/analyses<",
    );
  });

  test("calls a test of fifty a proof and no edition", () => {
    expect(imprintOf({}, {}).imprint).toContain("keine gültige Ausgabe");
  });

  test("takes the laboratory's own wording, with the facts of the book in it", () => {
    const imprint = "<p>{lab}: {title}, Ausgabe {edition} vom {date}</p>";
    expect(imprintOf({ imprint }).imprint).toBe(
      "<p>Labor Musterstadt: Analysenverzeichnis, Ausgabe 3 vom 28. November 2026</p>",
    );
  });

  test("is checked for signs that no font has", () => {
    const book = { ...imprintOf({ imprint: "<p>\u{13000}</p>" }), chapters: [] };
    expect(unprintable(book)).toMatchObject([{ code: "missing_glyph", signs: "\u{13000}" }]);
  });

  test.each(["de", "en"])("uses every word in braces in %s, and no other", (language) => {
    const facts = Object.fromEntries(imprintWords.map((word) => [word, `<${word}>`])) as never;
    const filled = filledImprint(usualImprint(language), facts);
    for (const word of imprintWords) expect(filled).toContain(`<${word}>`);
    expect(filled).not.toMatch(/[{}]/);
  });
});

describe("the wording of a laboratory", () => {
  test("is kept cleaned", async () => {
    const imprint = "<p>{lab}<script>bad()</script></p>";
    const { body } = await lab.call(printConfiguration.change, { body: { imprint } });
    expect(body.imprint).toBe("<p>{lab}</p>");
    expect((await lab.call(printConfiguration.read)).body.imprint).toBe("<p>{lab}</p>");
  });

  test("is refused with words that stand for nothing, by its place", async () => {
    const { status, body } = await lab.call(printConfiguration.change, {
      body: { imprint: "<p>{lab} {stand} {isbn}</p>" },
    });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { path: "imprint", code: "unknown_words", parameters: { words: "stand, isbn" } },
    ]);
  });
});

test("editions are counted by language, and those of former days by their time", async () => {
  const edition = (id: string, language: string, published: string) =>
    publishNew(lab.actor, {
      id,
      language,
      published,
      generated: published,
      pages: 1,
      size: 1,
      analyses: 1,
      by: "A",
      remark: "",
      since: null,
      counts: null,
      current: true,
    } as never);
  expect(await nextEdition(lab.actor, "de")).toBe(1);
  await edition("01M8F6JWFN4XYJZ6P6VV9SQFXA", "de", "2026-01-01T00:00:00.000Z");
  await edition("01M8F6JWFN4XYJZ6P6VV9SQFXB", "en", "2026-02-01T00:00:00.000Z");
  await edition("01M8F6JWFN4XYJZ6P6VV9SQFXC", "de", "2026-03-01T00:00:00.000Z");
  expect(await nextEdition(lab.actor, "de")).toBe(3);
  expect(await nextEdition(lab.actor, "en")).toBe(2);
  expect(await nextEdition(lab.actor, "de", "2026-02-15T00:00:00.000Z")).toBe(2);
});
