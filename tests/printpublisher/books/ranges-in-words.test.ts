import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rangesRunIn } from "../../../functions/printpublisher/book/html/row-html.ts";
import { rangesInWords } from "../../../functions/printpublisher/books/ranges-in-words.ts";
import { type ColumnKind, columnKinds, type FieldColumn } from "../../../shared/core/catalogue/field.ts";
import { shownAge } from "../../../shared/core/catalogue/shown-age.ts";

const kinds = ["sex", "age_from", "age_to", "lower_limit", "upper_limit", "unit", "text"] as const;
const columns = kinds.map(
  (kind): FieldColumn => ({ key: kind, label: { de: kind }, kind: kind as ColumnKind }),
);
type Row = Record<(typeof kinds)[number], string>;

const sexes = { any: "alle", m: "männlich", f: "weiblich" } as Record<string, string>;
const shown = (kind: string, cell: string) =>
  kind === "sex" ? (sexes[cell] ?? cell) : kind.startsWith("age") ? shownAge(cell, "de") : cell;
const wordsOf = (rows: readonly Row[]) => {
  const cells = rows.map((row) =>
    kinds.map((kind) => ({ stored: row[kind], shown: shown(kind, row[kind]) })),
  );
  const ranges = rangesInWords(columns, cells, "de");
  if (!ranges) throw new Error("The table has no ranges.");
  return rangesRunIn(ranges).replaceAll("\u00a0", " ").replaceAll("&lt;", "<").replaceAll("&gt;", ">");
};

/** Reads what a person reads. */
function readRanges(text: string): Row[] {
  const [, shared = "", all = ""] = /^(?:\(([^)]*)\) )?(.*)$/s.exec(text) ?? [];
  return all.split("; ").map((words) => {
    const [, note = ""] = / \(([^()]*)\)$/.exec(words) ?? [];
    const range = note ? words.slice(0, -note.length - 3) : words;
    const [person, value] = range.includes(": ") ? range.split(": ") : ["", range];
    const [, sex = "", age = ""] = /^(männlich|weiblich)? ?(.*)$/.exec(person ?? "") ?? [];
    const [, limits = "", unit = ""] =
      /^((?:[<>≥≤] )?[\d,]+(?:(?:–| bis )(?:[<>] )?[\d,]+)?)(?: (.*))?$/.exec(value ?? "") ?? [];
    return { sex, ...agesOf(age), ...limitsOf(limits), unit: unit || shared, text: note };
  });
}
function agesOf(age: string) {
  const [, unit = ""] = / (\S+)$/.exec(age) ?? [];
  const [from = "", to = ""] = /^ab /.test(age)
    ? [age.slice(3)]
    : /^bis /.test(age)
      ? ["", age.slice(4)]
      : age.includes(" bis ")
        ? age.split(" bis ")
        : age.split("–");
  return { age_from: from && !/\D$/.test(from) ? `${from} ${unit}` : from, age_to: to };
}
function limitsOf(limits: string) {
  const [low = "", high = ""] = limits.split(/–| bis /);
  if (high) return { lower_limit: low, upper_limit: high };
  if (low.startsWith("≥ ")) return { lower_limit: low.slice(2), upper_limit: "" };
  if (low.startsWith("> ")) return { lower_limit: low, upper_limit: "" };
  return { lower_limit: "", upper_limit: low.replace(/^≤ /, "") };
}

const number = fc
  .tuple(fc.nat(999), fc.constantFrom("", ",5", ",25"))
  .map(([integer, part]) => `${integer}${part}`);
const age = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom("d", "w", "mo", "y"))
  .map((parts) => parts.join(" "));
const maybe = (values: fc.Arbitrary<string>) => fc.oneof(fc.constant(""), values);
const compared = (sign: string) =>
  fc.oneof(
    number,
    number.map((limit) => `${sign} ${limit}`),
  );
const units = ["", "U/l", "mg/dl", "10⁹/l"];
const row = fc
  .record({
    sex: fc.constantFrom("any", "m", "f"),
    age_from: maybe(age),
    age_to: maybe(age),
    lower_limit: maybe(compared(">")),
    upper_limit: maybe(compared("<")),
    unit: fc.constantFrom(...units),
    text: fc.constantFrom("", "nüchtern", "vor 10 Uhr"),
  })
  .filter(({ lower_limit, upper_limit }) => `${lower_limit}${upper_limit}` !== "");

describe("reference ranges in words", () => {
  test("say what their table says, read back", () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        const expected = rows.map((cells) =>
          Object.fromEntries(
            kinds.map((kind) => [
              kind,
              kind === "sex" && cells.sex === "any" ? "" : shown(kind, cells[kind]),
            ]),
          ),
        );
        expect(readRanges(wordsOf(rows))).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  const plain: Row = {
    sex: "any",
    age_from: "",
    age_to: "",
    lower_limit: "",
    upper_limit: "",
    unit: "",
    text: "",
  };
  test.each<[string, Partial<Row>[]]>([
    ["bis 12 J.: < 247 U/l", [{ age_to: "12 y", upper_limit: "< 247", unit: "U/l" }]],
    [
      "bis 12 J.: < 247 U/l; 18–64 J.: 17–43 mg/dl",
      [
        { age_to: "12 y", upper_limit: "< 247", unit: "U/l" },
        { age_from: "18 y", age_to: "64 y", lower_limit: "17", upper_limit: "43", unit: "mg/dl" },
      ],
    ],
    [
      "(mg/dl) männlich 3 T. bis 2 Mon.: ≥ 4; negativ (nüchtern)",
      [
        { sex: "m", age_from: "3 d", age_to: "2 mo", lower_limit: "4", unit: "mg/dl" },
        { upper_limit: "negativ", unit: "mg/dl", text: "nüchtern" },
      ],
    ],
    ["männlich: negativ", [{ sex: "m", text: "negativ" }]],
    ["nur auf Anfrage", [{ text: "nur auf Anfrage" }]],
    ["bis 1:80", [{ upper_limit: "1:80" }]],
    ["-2 bis 2", [{ lower_limit: "-2", upper_limit: "2" }]],
  ])("are written as people write them: %s", (words, rows) => {
    expect(wordsOf(rows.map((cells) => ({ ...plain, ...cells })))).toBe(words);
  });

  test("lose no column, whatever it holds", () => {
    const cell = (shown: string) => ({ stored: shown, shown });
    for (const kind of columnKinds) {
      if (kind === "lower_limit") continue;
      const two = [kind, "lower_limit"].map((key) => ({ key, label: {}, kind: key as ColumnKind }));
      expect(
        rangesRunIn(rangesInWords(two, [[cell("17"), cell("4")]], "de") ?? { rows: [] }),
        kind,
      ).toContain("17");
    }
  });

  test("need no limit where the result is a word", () => {
    const two = (["sex", "text"] as const).map((kind): FieldColumn => ({ key: kind, label: {}, kind }));
    const row = [
      { stored: "any", shown: "alle" },
      { stored: "negativ", shown: "negativ" },
    ];
    expect(rangesInWords(two, [row], "de")).toEqual({ rows: [{ who: "", limits: "negativ", note: "" }] });
  });

  test("are none where a column has no single meaning, or no limit stands", () => {
    const cell = { stored: "1", shown: "1" };
    const of = (...chosen: ColumnKind[]) =>
      chosen.map((kind): FieldColumn => ({ key: kind, label: {}, kind }));
    expect(rangesInWords(of("lower_limit", "lower_limit"), [[cell, cell]], "de")).toBeUndefined();
    expect(rangesInWords(of("text", "text"), [[cell, cell]], "de")).toBeUndefined();
  });
});
