import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  type ReadRange,
  readRanges,
} from "../../functions/importexport/imports/normalising/range-text/read-ranges.ts";
import { plain, ways } from "../importexport/imports/range-text/written-ranges.ts";
import { realData } from "../support/real-data.ts";
import { age, convertSpecimenOne, type Range, sexes } from "./convert-specimenone.ts";

const folder = join(realData, "de_specimenone");
const source = JSON.parse(
  readFileSync(join(folder, "referenzwerte.json"), "utf8").replace(/^\uFEFF/, ""),
) as Range[];
const units = new Map(
  convertSpecimenOne(folder).analyses.map(({ code, fields }) => [code, String(fields.unit ?? "")]),
);

/** A range of the source by its own columns: a label or condition that compares is a strict limit. */
function rangeOf(range: Range): ReadRange {
  const {
    Wert_untere_Grenze: least,
    Wert_obere_Grenze: greatest,
    Anzeige_Label,
    Besondere_Bedingung,
  } = range;
  const [, words = "", sign = "", limit = "", behind] =
    /^(\p{L}*)\s*([<>])\s*([\d.,: ]+?)(?:\s*\((.*)\))?$/u.exec(Besondere_Bedingung ?? "") ??
    /^()([<>])\s*([\d.]+)$/.exec(Anzeige_Label ?? "") ??
    [];
  const strict = sign && `${sign} ${limit.replace(/:\s/, ":")}`;
  return {
    sex: sexes[range.Geschlecht] as ReadRange["sex"],
    age_from: age(range.Alter_von),
    age_to: age(range.Alter_bis),
    low: sign === ">" ? strict : least === null ? "" : String(least),
    high: sign === "<" ? strict : greatest === null ? "" : String(greatest),
    unit: units.get(range.test_id) ?? "",
    note: sign === "" ? (Besondere_Bedingung ?? "") : (behind ?? words),
  };
}
const ranges = source.map((range) => ({ test: range.test_id, range: rangeOf(range) }));
/** A range without limits and words has nothing to write; its unit is that of the analysis. */
const saying = ranges.filter(({ range: { low, high, note } }) => low !== "" || high !== "" || note !== "");

/** The ranges by analysis; the source has some that contradict each other, of which the first is written. */
const distinct = [...Map.groupBy(saying, ({ test: code }) => code).values()].map((group) => {
  const keys = new Map<string, ReadRange>();
  for (const { range } of group) {
    const { sex, age_from, age_to, note } = range;
    const key = JSON.stringify([sex, age_from, age_to, note]);
    if (!keys.has(key)) keys.set(key, range);
  }
  return [...keys.values()];
});

/** Whether ranges are the same; a result in words has no unit. */
const keyOf = (range: ReadRange) => {
  const { sex, age_from, age_to, low, high, unit, note } = plain(range);
  return JSON.stringify([sex, age_from, age_to, low, high, low || high ? unit : "", note]);
};

describe.each(ways)("the 1,494 reference ranges of SpecimenOne, written in %s", (_, write) => {
  test("come back whole in at least 98 of 100 cases, and never wrong", () => {
    expect(ranges).toHaveLength(1494);
    const { whole: recovered, wrong } = readBack(saying.map(({ range }) => [range]));
    expect(wrong).toEqual([]);
    expect(recovered).toBeGreaterThanOrEqual(saying.length * 0.98);
  });

  test("come back whole as well when all ranges of an analysis stand in one text", () => {
    const { whole: recovered, wrong } = readBack(distinct);
    expect(wrong).toEqual([]);
    expect(recovered).toBeGreaterThanOrEqual(distinct.flat().length * 0.98);
  });

  /** Writes and reads the ranges of each text. @returns the number of ranges that were read whole */
  function readBack(texts: readonly (readonly ReadRange[])[]) {
    const wrong: unknown[] = [];
    let recovered = 0;
    for (const written of texts) {
      const text = write(written);
      const back = readRanges(text);
      if (!back) continue;
      if (JSON.stringify(back.map(keyOf)) === JSON.stringify(written.map(keyOf))) recovered += written.length;
      else wrong.push({ text, back });
    }
    return { whole: recovered, wrong };
  }
});
