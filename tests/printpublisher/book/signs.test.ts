import { basename } from "node:path";
import { expect, test } from "vitest";
import { coveredSigns, missingSigns } from "../../../functions/printpublisher/book/covered-signs.ts";
import { fontSources, readFont } from "../../../functions/printpublisher/book/fonts.ts";
import { rangesOf, signsOf } from "../../support/font-signs.ts";

test("the list of characters that can be printed is that of the fonts", async () => {
  const files = await Promise.all(fontSources.map((file) => readFont(basename(file)) as Promise<Buffer>));
  const signs = new Set(files.flatMap((file) => [...signsOf(file)]));
  for (const sign of signs) if (sign <= 0x20 || sign >= 0x20000) signs.delete(sign);
  expect(coveredSigns).toBe(rangesOf(signs));
});

test("a character without a glyph is found, one with a glyph is not", () => {
  expect(missingSigns("→ ← ↑ ↓ ☐ ✓ ⅓ 10⁻⁹ α-Amylase µg Ж ش")).toEqual([]);
  expect(missingSigns("Blut 血液 und 血")).toEqual(["血", "液"]);
});
