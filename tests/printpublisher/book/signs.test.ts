import { basename } from "node:path";
import { expect, test } from "vitest";
import {
  coveredSigns,
  missingSigns,
  needsFurther,
  packedSigns,
} from "../../../functions/printpublisher/book/covered-signs.ts";
import { fontSources, furtherSheets, readFont } from "../../../functions/printpublisher/book/fonts.ts";
import { packSigns, rangesOf, signsOf, unpackSigns } from "../../support/font-signs.ts";

test("the list of characters that can be printed is that of the fonts", async () => {
  const files = await Promise.all(fontSources.map((file) => readFont(basename(file)) as Promise<Buffer>));
  const signs = new Set(files.flatMap((file) => [...signsOf(file)]));
  for (const sign of signs) if (sign <= 0x20 || sign >= 0x20000) signs.delete(sign);
  expect(coveredSigns).toBe(rangesOf(signs));
});

test("the packed list of characters of further scripts is that of their fonts", async () => {
  const signsBySheet = await Promise.all(
    furtherSheets.filter((sheet) => sheet.endsWith("/400.css")).map(signsOfSheet),
  );
  const signs = new Set(signsBySheet.flat().filter((sign) => needsFurther(String.fromCodePoint(sign))));
  expect(rangesOf(unpackSigns(packedSigns)), `is to be ${packSigns(signs)}`).toBe(rangesOf(signs));
});

/** Returns the characters that a style sheet says are in a file, and that really are. */
async function signsOfSheet(sheet: string): Promise<number[]> {
  const css = String(await readFont(sheet));
  const faces = [...css.matchAll(/url\(\.\/([^)]+-normal\.woff2)\)[^;]*;\s*unicode-range: ([^;]+);/g)];
  const signsByFace = await Promise.all(
    faces.map(async ([, file = "", ranges = ""]) => {
      const isAsked = coveredIn(ranges.replaceAll("U+", "").replaceAll(",", " "));
      const font = await readFont(sheet.replace(/[^/]+$/, file));
      return font ? [...signsOf(font)].filter(isAsked) : [];
    }),
  );
  return signsByFace.flat();
}

function coveredIn(ranges: string): (sign: number) => boolean {
  const bounds = ranges.split(" ").map((range) => range.split("-").map((end) => Number.parseInt(end, 16)));
  return (sign) => bounds.some(([first = 0, last = first]) => sign >= first && sign <= last);
}

test("a character without a glyph is found, one with a glyph is not", () => {
  expect(missingSigns("→ ← ↑ ↓ ☐ ✓ ⅓ 10⁻⁹ α-Amylase µg Ж ش")).toEqual([]);
  expect(missingSigns("血液检查 検査 혈액검사 ブドウ糖 ⑪ ㎎")).toEqual([]);
  expect(missingSigns("ตรวจเลือด இரத்தப் பரிசோதனை የደም ምርመራ 🩸🧪💉")).toEqual([]);
  expect(missingSigns("﷽ Blut \ue000 und ﷽")).toEqual(["﷽", "\ue000"]);
});
