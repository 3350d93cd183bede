import { describe, expect, test } from "vitest";
import { asRichText } from "../../../functions/importexport/imports/normalising/as-rich-text.ts";
import { notationOf } from "../../../functions/importexport/imports/normalising/number-notation.ts";
import { splitEntries } from "../../../functions/importexport/imports/normalising/split-entries.ts";
import { cleanHtml } from "../../../functions/platform/clean-html.ts";
import { imported } from "../import-and-export.ts";
import { empty, shownIn } from "./small-catalogues.ts";

describe("a cell becomes rich text", () => {
  test.each(["S<I", "a<b", "S<I und I>R", "x <i> y", "p<br und q", "A & B"])(
    "without the loss of a sign: %s",
    (text) => {
      const plain = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
      expect(cleanHtml(asRichText(text))).toBe(`<p>${plain}</p>`);
    },
  );

  test.each(["<p>Serum</p>", "CO<sub>2</sub>", "eins<br />zwei", '<p class="a">Serum</p>'])(
    "as the HTML that it is: %s",
    (text) => expect(asRichText(text)).toBe(text),
  );
});

describe("a cell is split", () => {
  test.each<[string, string[], string[]]>([
    ["Serum, Plasma", [","], ["Serum", "Plasma"]],
    ["Blut (EDTA, Heparin), Urin", [","], ["Blut (EDTA, Heparin)", "Urin"]],
    ["0,5 ml, 1,5 ml", [","], ["0,5 ml", "1,5 ml"]],
    ["Serum (EDTA, Plasma", [","], ["Serum (EDTA", "Plasma"]],
    ["eins; zwei\r\ndrei", ["\n", ";"], ["eins", "zwei", "drei"]],
    ["S<I und I>R", [";"], ["S<I und I>R"]],
    ["Serum; Plasma", [], ["Serum; Plasma"]],
  ])("%j at %j", (text, separators, entries) => expect(splitEntries(text, separators)).toEqual(entries));
});

describe("the notation of a column's numbers", () => {
  test.each<[string[], "de" | "en" | undefined]>([
    [["0,832", "1.053"], "de"],
    [["0.832", "1,053"], "en"],
    [["1.053", "2.400"], undefined],
    [["3,000.00", "0.92", "1050"], "en"],
    [["1.234.567", "12"], "de"],
    [["1,5", "2.5"], undefined],
    [["< 0,05", "12"], "de"],
    [["1.2.3", "01.02.2026"], undefined],
  ])("%j is %s", (texts, notation) => expect(notationOf(texts)).toBe(notation));
});

test("codes, chapters and versions come as they are written", async () => {
  const rows = ["Code;Name;Kapitel;Version", "1000.00;Alpha;1.2;2.10", "2.71;Beta;1.3;2.9"];
  const text = (label: string) => ({
    ...{ target: `fields.${label.toLowerCase()}`, language: null },
    create: { type: "text" as const, label },
  });
  const profile = {
    code: { target: "code", language: null, numbers: "en" as const },
    kapitel: text("Kapitel"),
    version: text("Version"),
  };
  const { after } = await imported(Buffer.from(rows.join("\n")), empty(), "a.csv", { profile });
  expect([shownIn(after, "1000.00", "kapitel"), shownIn(after, "1000.00", "version")]).toEqual([
    "1.2",
    "2.10",
  ]);
  expect([shownIn(after, "2.71", "kapitel"), shownIn(after, "2.71", "version")]).toEqual(["1.3", "2.9"]);
});
