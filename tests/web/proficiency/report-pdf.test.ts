import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PDFDocument } from "pdf-lib";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { linesOf, writeReport } from "../../../web/proficiency/report/report-pdf.ts";

const face = (name: string) =>
  new Uint8Array(
    readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${name}`)),
  );

test("the audit report is a PDF of all rows, whatever signs they have, with its headings on each page", async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [
    `β-HCG ≥ ${index} µg`,
    `RV ${index}`,
    "01.02.2026",
  ]);
  const bytes = await writeReport({
    title: "Zertifizierungen am 01.02.2026",
    notes: ["120 Zertifizierungen, davon 120 gültig"],
    lab: "Labor Müller",
    language: "de",
    columns: [
      { heading: "Testparameter", width: 2 },
      { heading: "Zertifikat", width: 2 },
      { heading: "Gültig bis", width: 1 },
    ],
    rows,
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
    faces: [face("400Regular/NotoSans_400Regular.ttf"), face("600SemiBold/NotoSans_600SemiBold.ttf")],
  });
  const read = await PDFDocument.load(bytes, { updateMetadata: false });
  expect([read.getTitle(), read.getAuthor()]).toEqual(["Zertifizierungen am 01.02.2026", "Labor Müller"]);
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false });
  expect(text.length).toBeGreaterThan(2);
  for (const [index, page] of text.entries()) {
    expect(page).toContain("Testparameter");
    expect(page).toContain(`Seite ${index + 1} von ${text.length}`);
  }
  const joined = text.join("\n");
  // The font has one glyph for the micro sign and the Greek letter, and none for ≥.
  for (const number of rows.keys()) expect(joined).toContain(`β-HCG >= ${number} μg`);
});

test("a text is broken between words, and a word only where it is too long for a line", () => {
  const lines = (words: string) => linesOf(words, 8, (part) => part.length);
  expect(lines("Glukose im Serum")).toEqual(["Glukose", "im Serum"]);
  expect(lines("Thromboplastinzeit nach")).toEqual(["Thrombop", "lastinze", "it nach"]);
  expect(lines("")).toEqual([""]);
});
