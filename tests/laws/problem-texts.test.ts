import { describe, expect, test } from "vitest";
import {
  importErrorCodes,
  importIssueCodes,
  readingNoteCodes,
} from "../../shared/importexport/imports/import.ts";
import { importNoteCodes } from "../../shared/importexport/imports/import-words.ts";
import { fieldCodes, problems, schemaCodes } from "../../shared/kernel/problem.ts";
import importsDe from "../../web/importexport/texts.de.ts";
import importsEn from "../../web/importexport/texts.en.ts";
import platformDe from "../../web/platform/texts.de.ts";
import platformEn from "../../web/platform/texts.en.ts";
import uiDe from "../../web/ui/texts.de.ts";
import uiEn from "../../web/ui/texts.en.ts";

/** The app has a text in the reader's language for every problem of the server: the codes are registered by type, the texts are here. */
describe.each([
  ["German", platformDe, uiDe, importsDe],
  ["English", platformEn, uiEn, importsEn],
] as const)("%s", (_, platform, ui, imports) => {
  const lacking = (codes: readonly string[], texts: Record<string, unknown>) =>
    codes.filter((code) => typeof texts[code] !== "string" || texts[code] === "");
  test("has words for every problem", () => {
    expect(lacking(Object.keys(problems), platform.problem)).toEqual([]);
  });
  test("has words for everything that may be wrong with a field", () => {
    const ownCodes = fieldCodes.filter((code) => !(schemaCodes as readonly string[]).includes(code));
    expect(lacking([...ownCodes, "invalid"], ui.field)).toEqual([]);
  });
  test("has words for every failure of an import, every fault of its file and what is done otherwise than it says", () => {
    expect(lacking(importNoteCodes, imports.note)).toEqual([]);
    expect(lacking(importErrorCodes, imports.error)).toEqual([]);
    expect(lacking(importIssueCodes, imports.issue)).toEqual([]);
  });
  test("has words for everything to know about how a file was read", () => {
    const words = Object.fromEntries(
      Object.entries(imports.readingNote).map(([code, text]) => [code.replace(/_(?:one|other)$/, ""), text]),
    );
    expect(lacking(readingNoteCodes, words)).toEqual([]);
  });
});
