import { beforeAll, describe, expect, test } from "vitest";
import { readBook } from "../printpublisher/book/made-book.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";

const cloud = sharedCloud();
let demo: Client;
beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  await demo.signIn();
});

const idOf = async (code: string): Promise<string> => {
  const { results } = (await demo.call(`/api/core/analyses/?search=${code}&limit=50`)).json();
  return results.find((analysis: { code: string }) => analysis.code === code).id;
};
const print = (path: string) => demo.call(`/api/printpublisher/sheets/${path}`);
async function wordsOf(path: string) {
  const answer = await print(path);
  expect(answer.status, answer.bytes.toString()).toBe(200);
  expect(answer.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
  const { sheets } = await readBook(answer.bytes);
  return {
    words: sheets.map(({ text }) => text).join("\n"),
    sizes: new Set(sheets.map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`)),
    pages: sheets.length,
    name: answer.headers["content-disposition"],
  };
}

describe("a sheet", () => {
  test("is one analysis on A4 with laboratory, date and address, in the language asked for", async () => {
    const id = await idOf("TSH");
    const german = await wordsOf(`analyses/${id}/?language=de`);
    expect(german).toMatchObject({ pages: 1, sizes: new Set(["595 × 842"]) });
    for (const word of ["Labor Musterstadt", "Laborweg 1", "TSH", "Referenzbereiche", "Stand "])
      expect(german.words).toContain(word);
    expect(german.words).not.toMatch(/Impressum|Inhaltsverzeichnis|Kreatinin/);
    expect(german.name).toBe("attachment; filename*=UTF-8''TSH.pdf");
    expect((await wordsOf(`analyses/${id}/?language=en`)).words).toMatch(/Reference ranges[\s\S]*As of /);
  });

  test("shows only what is published", async () => {
    const { results } = (await demo.call("/api/core/analyses/?limit=500")).json();
    const hidden = results.filter(
      ({ state, internal }: { state: string; internal: boolean }) => state !== "PUBLISHED" || internal,
    );
    expect(hidden.length).toBeGreaterThan(0);
    for (const { id } of hidden.slice(0, 3)) expect((await print(`analyses/${id}/`)).status).toBe(404);
  });

  test("is refused without the right to see the printed catalogue, and to strangers", async () => {
    const nord = clientOf("nord", cloud.port);
    await nord.signIn();
    // This laboratory has not booked the module.
    expect((await nord.call(`/api/printpublisher/sheets/analyses/${await idOf("TSH")}/`)).status).toBe(403);
    const stranger = clientOf("demo", cloud.port);
    expect((await stranger.call("/api/printpublisher/sheets/categories/coagulation/")).status).toBe(401);
  });
});

describe("a poster", () => {
  test("is a table of a category and those below it on A3", async () => {
    const { words, pages, sizes, name } = await wordsOf("categories/coagulation/?language=de");
    expect({ pages, sizes }).toEqual({ pages: 1, sizes: new Set(["842 × 1191"]) });
    for (const word of ["Gerinnung", "Globaltests", "Material", "Citratplasma", "Befundzeit", "D-Dimer"])
      expect(words).toContain(word);
    // Fields that nobody looks up on a wall are left out.
    expect(words).not.toContain("LOINC");
    expect(name).toContain("Gerinnung.pdf");
  });

  test("of no category is none", async () => {
    expect((await print("categories/gibt-es-nicht/")).status).toBe(404);
  });
});
