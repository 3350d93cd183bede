import { describe, expect, test } from "vitest";
import {
  type ReadRange,
  readRanges,
} from "../../../../functions/importexport/imports/normalising/range-text/read-ranges.ts";
import { plain, ways } from "./written-ranges.ts";

/** The filled parts of the ranges that a text is read as. */
const read = (text: string) =>
  readRanges(text)?.map((range) => Object.fromEntries(Object.entries(range).filter(([, part]) => part)));

describe("a reference range is read from", () => {
  test.each<[string, Partial<ReadRange>[]]>([
    ["70 - 99", [{ low: "70", high: "99" }]],
    ["70 mg/dl – 99 mg/dl", [{ low: "70", high: "99", unit: "mg/dl" }]],
    ["1,000–2,000/nl", [{ low: "1,000", high: "2,000", unit: "/nl" }]],
    ["-2 - 3 mmol/l", [{ low: "-2", high: "3", unit: "mmol/l" }]],
    ["zwischen 3 und 5", [{ low: "3", high: "5" }]],
    ["3 à 5 mmol/l", [{ low: "3", high: "5", unit: "mmol/l" }]],
    ["< 5,0", [{ high: "< 5,0" }]],
    ["bis 5,0", [{ high: "5,0" }]],
    ["≥ 60 ml/min/1,73 m²", [{ low: "60", unit: "ml/min/1,73 m²" }]],
    ["> 3 und < 5", [{ low: "> 3", high: "< 5" }]],
    ["< 1:80", [{ high: "< 1:80" }]],
    ["negativ", [{ note: "negativ" }]],
    ["< 1 (Talspiegel)", [{ high: "< 1", note: "Talspiegel" }]],
    ["3-5 % Lymph", [{ low: "3", high: "5", unit: "% Lymph" }]],
    ["bis 12 J.: 3–7", [{ age_to: "12 y", low: "3", high: "7" }]],
    ["18+ y: 3–7", [{ age_from: "18 y", low: "3", high: "7" }]],
    ["Alter 6-12: 3–7", [{ age_from: "6 y", age_to: "12 y", low: "3", high: "7" }]],
    ["1 J. 6 Mon. bis 2 J.: 3–7", [{ age_from: "1 y 6 mo", age_to: "2 y", low: "3", high: "7" }]],
    ["Jungen: 3-5", [{ sex: "m", low: "3", high: "5", note: "Jungen" }]],
    ["Frauen, Männer: 3-5", [{ sex: "any", low: "3", high: "5" }]],
    ["< 14 (99. Perzentile)", [{ high: "< 14", note: "99. Perzentile" }]],
    [
      "7.2 - 63.3 (sample taken 07:00-10:00)",
      [{ low: "7.2", high: "63.3", note: "sample taken 07:00-10:00" }],
    ],
    ["morgens (6-10 Uhr): 6,02-18,4", [{ low: "6,02", high: "18,4", note: "morgens 6-10 Uhr" }]],
    ["< 14 (99th percentile)", [{ high: "< 14", note: "99th percentile" }]],
    ["negativ: < 0,8", [{ high: "< 0,8", note: "negativ" }]],
    ["< 0,8 negativ", [{ high: "< 0,8", note: "negativ" }]],
    ["negativ (< 0,8)", [{ high: "< 0,8", note: "negativ" }]],
    ["< 20 U/ml: negativ", [{ high: "< 20", unit: "U/ml", note: "negativ" }]],
    ["< 0,5: Sepsis unwahrscheinlich", [{ high: "< 0,5", note: "Sepsis unwahrscheinlich" }]],
    ["74-106 mg/dl (4,1-5,9 mmol/l)", [{ low: "74", high: "106", unit: "mg/dl", note: "4,1-5,9 mmol/l" }]],
    ["4,0–10,0 × 10³/µl", [{ low: "4,0", high: "10,0", unit: "× 10³/µl" }]],
    ["-2,0 - +2,0 mmol/l", [{ low: "-2,0", high: "+2,0", unit: "mmol/l" }]],
    ["3-5 (m, 18-50 J.)", [{ sex: "m", age_from: "18 y", age_to: "50 y", low: "3", high: "5" }]],
  ])("%s", (text, ranges) => expect(read(text)).toEqual(ranges));
});

describe("several reference ranges are read from", () => {
  const [men, women] = [
    { sex: "m", low: "13,5", high: "17,5" },
    { sex: "f", low: "12", high: "16" },
  ];
  test.each([
    "m: 13,5–17,5; w: 12–16",
    "Männer 13,5 - 17,5 Frauen 12 - 16",
    "M: 13,5-17,5 / F: 12-16",
    "hommes : 13,5 à 17,5\nfemmes : 12 à 16",
    "H : 13,5 - 17,5 / F : 12 - 16",
    "M: 13,5-17,5; V: 12-16",
    "13,5-17,5 (Männer), 12-16 (Frauen)",
    "13,5-17,5 m, 12-16 w",
  ])("%s", (text) => expect(read(text)).toEqual([men, women]));

  test("lines under a heading, which names the sex of all of them", () => {
    expect(read("Männer:\n0-1 J.: 3-5\nab 1 J.: 4-6\nFrauen:\n2-3")).toEqual([
      { sex: "m", age_from: "0 y", age_to: "1 y", low: "3", high: "5" },
      { sex: "m", age_from: "1 y", low: "4", high: "6" },
      { sex: "f", low: "2", high: "3" },
    ]);
  });

  test.each<[string, Partial<ReadRange>[]]>([
    [
      "negativ: < 0,8; grenzwertig: 0,8-1,1; positiv: > 1,1",
      [
        { high: "< 0,8", note: "negativ" },
        { low: "0,8", high: "1,1", note: "grenzwertig" },
        { low: "> 1,1", note: "positiv" },
      ],
    ],
    [
      "8.00 Uhr: 6,2-19,4\n16.00 Uhr: 2,3-11,9",
      [
        { low: "6,2", high: "19,4", note: "8.00 Uhr" },
        { low: "2,3", high: "11,9", note: "16.00 Uhr" },
      ],
    ],
    [
      "m: 2-3; w: 1-2; Ki.: 3-4",
      [
        { sex: "m", low: "2", high: "3" },
        { sex: "f", low: "1", high: "2" },
        { low: "3", high: "4", note: "Ki." },
      ],
    ],
    [
      "1. Trimenon: 0,1-2,5; 2. Trimenon: 0,2-3,0",
      [
        { low: "0,1", high: "2,5", note: "1. Trimenon" },
        { low: "0,2", high: "3,0", note: "2. Trimenon" },
      ],
    ],
  ])("results, times and people before them: %s", (text, ranges) => expect(read(text)).toEqual(ranges));

  test("a unit written once, which applies to all", () => {
    const units = readRanges("m: 3-5; w: 4-6 mg/dl; Kinder: negativ")?.map(({ unit }) => unit);
    expect(units).toEqual(["mg/dl", "mg/dl", ""]);
  });
});

describe("nothing at all is read from a text that", () => {
  test.each([
    ["has a part that is no range", "3-5 mg/l, siehe Befund 2"],
    ["is a date", "1-Feb"],
    ["is a whole date", "01.02.2026"],
    ["is a single number", "5"],
    ["has its limits reversed", "99-70"],
    ["names two units", "3 g/l - 5 mg/dl"],
    ["names a time after something", "nach 2 h < 140"],
    ["names weeks of something else", "SSW 12-16"],
    ["is the time of a collection", "24 h: 3-5"],
    ["is only an age", "3-5 Tage"],
    ["says an age without its unit", "Frauen über 50: 70-99"],
    ["might mean limits or ages", "70-99 bei Frauen über 50"],
    ["excludes people", "nicht Frauen: 3-5"],
    ["leaves open whose the second range is", "3-5; 4-6"],
    ["has two ranges for the same people", "m: 3-5; m: 4-6"],
    ["might mean men's second range or everybody's", "m: 3-5; bis 12 J.: 4-6"],
    ["might mean an age for both sexes", "bis 12 J.: m 3-7, w 4-8"],
    ["mixes qualifiers before and behind", "m: 3-7 bis 12 J., w: 4-8"],
    ["ends with a heading", "Männer: 3-5\nFrauen:"],
    ["names a sex among other words in brackets", "3-5 (Frauen in der Schwangerschaft)"],
    ["hides a second range in brackets", "3-5 (Frauen 4-6)"],
    ["has a second range in brackets without a unit of its own", "3-5 mg/dl (4-6)"],
    ["has two ranges in the same unit", "3-5 mg/dl (4-6 mg/dl)"],
    ["says a result between two ranges", "3-5 negativ 5-7"],
    ["hides a second range beside a time", "3-5 (7-9 Uhr 4-6)"],
  ])("%s: %s", (_, text) => expect(readRanges(text)).toBeUndefined());
});

/** Numbers from a seed, the same in every run. */
function seeded(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  return { next, pick: <Item>(items: readonly Item[]) => items[next(items.length)] as Item };
}

/** Made-up ranges of one analysis, each for a sex and ages of its own. */
function madeRanges(seed: number): ReadRange[] {
  const { next, pick } = seeded(seed);
  const unit = pick(["", "mg/dl", "µg/l", "/nl", "%", "mmol/l", "g/24h", "10^9/l", "U/l", "mg/g Krea"]);
  const decimals = next(3);
  const limit = () => (next(5_000) / 10 ** decimals).toFixed(decimals);
  const ages = pick<[string, string][]>([
    [["", ""]],
    [
      ["0 d", "28 d"],
      ["1 mo", "11 mo"],
      ["1 y", "17 y"],
      ["18 y", ""],
    ],
    [
      ["", "12 y"],
      ["13 y", ""],
    ],
    [
      ["0 d", "6 mo"],
      ["6 mo", "2 y"],
      ["2 y", ""],
    ],
  ]);
  return ages.flatMap(([age_from, age_to]) =>
    pick([["any"], ["m", "f"]] as const).map((sex): ReadRange => {
      const [low = "", high = ""] = [limit(), limit()].sort((left, right) => Number(left) - Number(right));
      const kind = next(6);
      const limits = [
        { low, high },
        { low, high },
        { low: "", high: `< ${high}` },
        { low: "", high },
        { low: `> ${low}`, high: "" },
        { low, high: "" },
      ][kind] as { low: string; high: string };
      return { sex, age_from, age_to, ...limits, unit, note: "" };
    }),
  );
}

describe.each(ways)("made-up ranges written in %s", (_, write) => {
  test("are read back as they were", () => {
    const wrong: unknown[] = [];
    for (let seed = 1; seed <= 300; seed += 1) {
      const ranges = madeRanges(seed);
      const text = write(ranges);
      const back = readRanges(text);
      const [is, was] = [back?.map(plain), ranges.map(plain)];
      if (JSON.stringify(sorted(is)) !== JSON.stringify(sorted(was))) wrong.push({ text, back });
    }
    expect(wrong).toEqual([]);
  });

  test("are never read in part when a piece of the text is lost", () => {
    const half: unknown[] = [];
    for (let seed = 1; seed <= 100; seed += 1) {
      const text = write(madeRanges(seed));
      const { next } = seeded(seed + 1_000);
      const broken = `${text} ${["?", "siehe 3", "5", "* 2", "Anm. 7"][next(5)]}`;
      if (readRanges(broken)) half.push(broken);
    }
    expect(half).toEqual([]);
  });
});

const sorted = (ranges: readonly object[] | undefined) =>
  ranges?.map((range) => Object.entries(range).sort(([left], [right]) => (left < right ? -1 : 1)));
