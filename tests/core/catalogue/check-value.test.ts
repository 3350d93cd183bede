import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkField, checkValue } from "../../../shared/core/catalogue/check-value.ts";
import {
  type FieldDefinition,
  type FieldType,
  fieldDefinitionSchema,
  fieldTypes,
  isStructural,
  type TableRow,
} from "../../../shared/core/catalogue/field.ts";
import { fieldRoles } from "../../../shared/core/catalogue/field-role.ts";
import { readAge, readingsOf, readLimit } from "../../../shared/core/catalogue/quantity.ts";
import { checkCodes } from "../../../shared/kernel/problem.ts";
import { kindOfCheck } from "../../../shared/laboreditor/health/health.endpoints.ts";
import { anyText } from "../../support/any-text.ts";

const field = (type: FieldType, properties: object = {}): FieldDefinition =>
  fieldDefinitionSchema.parse({ key: "x", type, label: { de: "X" }, ...properties });
const ranges = field("table", {
  role: "reference_ranges",
  columns: [
    ["sex", "sex"],
    ["from", "age_from"],
    ["to", "age_to"],
    ["low", "lower_limit"],
    ["high", "upper_limit"],
    ["unit", "unit"],
    ["note", "text"],
  ].map(([key, kind]) => ({ key, kind, label: { de: key } })),
});
const codes = (definition: FieldDefinition, value: Parameters<typeof checkField>[1]) =>
  checkField(definition, value).map(({ code }) => code);

test("reports the nonsense that used to be published: no limit, an age that ends before it begins, no LOINC", () => {
  const row = { from: "18 Jahre", to: "5 Jahre", low: "9,5", high: "viel" };
  expect(checkValue(ranges, [row])).toEqual([
    {
      code: "not_a_limit",
      severity: "warning",
      place: { row: 0, column: "high" },
      parameters: { value: "viel" },
    },
    {
      ...{ code: "ages_reversed", severity: "warning", place: { row: 0, column: "to" } },
      parameters: { from: "18 Jahre", to: "5 Jahre" },
    },
  ]);
  expect(codes(field("text", { role: "loinc" }), "abc-1")).toEqual(["not_a_loinc"]);
});

describe("by its role", () => {
  const loinc = field("text", { role: "loinc" });
  test.each(["2345-7", "718-7", "2160-0", "100000-9", "2345-7, 718-7"])("a LOINC may be %s", (code) => {
    expect(codes(loinc, code)).toEqual([]);
  });
  test("a LOINC has one right check digit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (number) => {
        const wrong = Array.from({ length: 10 }, (_, digit) =>
          checkValue(loinc, `${number}-${digit}`),
        ).flat();
        expect(wrong.map(({ code }) => code)).toEqual(Array(9).fill("loinc_check_digit"));
        const [right] = new Set(wrong.map(({ parameters }) => parameters.expected as string));
        expect(codes(loinc, right)).toEqual([]);
      }),
    );
  });
  test("a list of LOINCs says which entry is none", () => {
    expect(checkValue(field("list", { role: "loinc" }), ["2345-7", "x"])).toMatchObject([
      { place: { entry: 1 } },
    ]);
  });
  test("a unit is one that people print, unless the layout wants a code of UCUM", () => {
    expect(codes(field("text", { role: "unit" }), "µg/l")).toEqual([]);
    expect(codes(field("text", { role: "unit" }), "viel")).toEqual(["not_a_unit"]);
    const ucum = field("text", { role: "unit", check: { ucum: true } });
    expect(checkValue(ucum, "µg/l")).toMatchObject([{ code: "not_ucum_but", parameters: { meant: "ug/l" } }]);
    expect(codes(ucum, "viel")).toEqual(["not_ucum"]);
    expect(codes(ucum, "ug/L")).toEqual([]);
  });
});

describe("by its check", () => {
  test.each<[object, string, string[]]>([
    [{ number: "decimal" }, "1,5", []],
    [{ number: "decimal" }, "1.234,5", []],
    [{ number: "decimal" }, "eins", ["not_a_number"]],
    [{ number: "decimal" }, "1,5 ml", ["not_a_number"]],
    [{ number: "integer" }, "12", []],
    [{ number: "integer" }, "1.500", []],
    [{ number: "integer" }, "1,5", ["not_an_integer"]],
    [{ number: "decimal", unit: "ml" }, "1,5 ml", []],
    [{ number: "decimal", unit: "ml" }, "1,5 mL", []],
    [{ number: "decimal", unit: "µl" }, "500 ul", []],
    [{ number: "decimal", unit: "ml" }, "1,5", []],
    [{ number: "decimal", unit: "ml" }, "1,5 g", ["not_in_unit"]],
    [{ minimum: 1 }, "0,9", ["below_minimum"]],
    [{ minimum: 1, maximum: 2 }, "1", []],
    [{ minimum: 1, maximum: 2 }, "2", []],
    [{ maximum: 2 }, "2,01", ["above_maximum"]],
    [{ pattern: "[A-Z]{3}" }, "ABC", []],
    [{ pattern: "[A-Z]{3}" }, "ABCD", ["pattern_mismatch"]],
    [{ min_length: 3, max_length: 4 }, "ab", ["value_too_short"]],
    [{ min_length: 3, max_length: 4 }, "abcde", ["value_too_long"]],
    [{ max_length: 2 }, "😀😀", []],
    [{ choices: ["a", "b"] }, "b", []],
    [{ choices: ["a", "b"] }, "c", ["not_a_choice"]],
    [{ minimum: 1, severity: "error" }, "", []],
  ])("%j and %s: %j", (check, text, expected) => {
    expect(codes(field("text", { check }), text)).toEqual(expected);
    expect(codes(field("list", { check }), text === "" ? [] : [text, text])).toEqual([
      ...expected,
      ...expected,
    ]);
  });
  test("a rich text is as long as what is read of it", () => {
    expect(codes(field("multilinetext", { check: { max_length: 5 } }), "<p>abc&amp;d</p>")).toEqual([]);
  });
  test("findings are as grave as the layout says, gaps between ranges never", () => {
    const grave = { ...ranges, check: { severity: "error" as const } };
    const findings = checkValue(grave, [{ from: "1 y", to: "2 y", low: "viel" }, { from: "9 y" }]);
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual([
      ["not_a_limit", "error"],
      ["range_gap", "warning"],
    ]);
  });
});

describe("a table of reference ranges", () => {
  test("says of each cell that it is none of its kind, and nothing of those that are empty or options", () => {
    const row = {
      sex: "blau",
      from: "Kinder",
      to: "?",
      low: "?",
      high: "negativ",
      unit: "viel",
      note: "alles",
    };
    expect(checkValue(ranges, [{}, row]).map(({ code, place }) => [code, place.row, place.column])).toEqual([
      ["not_a_sex", 1, "sex"],
      ["not_an_age", 1, "from"],
      ["not_an_age", 1, "to"],
      ["not_a_limit", 1, "low"],
      ["not_a_limit", 1, "high"],
      ["not_a_unit", 1, "unit"],
    ]);
    const named = {
      ...ranges,
      columns: ranges.columns?.map((column) => ({
        ...column,
        options: [{ key: "Kinder", label: { de: "K" } }],
      })),
    };
    expect(codes(named, [{ from: "Kinder" }])).toEqual([]);
  });
  test("finds limits the wrong way round only if they are so however they are read", () => {
    expect(codes(ranges, [{ low: "5,1", high: "4.9" }])).toEqual(["limits_reversed"]);
    expect(codes(ranges, [{ low: "1.500", high: "2" }])).toEqual([]);
    expect(codes(ranges, [{ low: "1:80", high: "1:320" }])).toEqual([]);
    expect(codes(ranges, [{ high: "< 0,5 mg/l" }])).toEqual([]);
  });
  test("finds overlaps for each sex by itself", () => {
    const both = [
      { sex: "m", from: "1 y", to: "9 y" },
      { sex: "f", from: "1 y", to: "9 y" },
    ];
    expect(codes(ranges, both)).toEqual([]);
    expect(checkValue(ranges, [...both, { sex: "w", from: "5 J.", to: "20 J." }])).toMatchObject([
      { code: "range_overlap", place: { row: 2 }, parameters: { sex: "f", from: "5 J.", to: "9 y" } },
    ]);
  });
  test("says once what is the same in several languages, and where it differs", () => {
    const table = { ...ranges, translatable: true };
    const row = (note: string, high = "viel") => [{ high, note }];
    expect(checkField(table, { de: row("ja"), en: row("yes") })).toHaveLength(1);
    expect(checkField(table, { de: row("ja", "5"), en: row("yes") })).toMatchObject([
      { place: { language: "en" } },
    ]);
  });
  test("of whole ranges in any number, for any sex and in any language's units, has nothing to say", () => {
    const units = fc.constantFrom("y", "Jahre", "J.", "ans", "");
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 2, maxLength: 8 }),
        units,
        (ends, unit) => {
          const sorted = ends.toSorted((left, right) => left - right);
          const rows: TableRow[] = sorted.slice(1).map((to, index) => ({
            ...{ sex: "any", from: `${sorted[index]} ${unit}`, to: `${to} ${unit}` },
            ...{ low: `${index},5`, high: `${index + 1}.0`, unit: "mg/dl" },
          }));
          expect(checkValue(ranges, rows)).toEqual([]);
          const [first, ...rest] = rows;
          const turned = [{ ...first, from: first?.to ?? "", to: first?.from ?? "" }, ...rest];
          expect(checkValue(ranges, turned)).toContainEqual(
            expect.objectContaining({ code: "ages_reversed" }),
          );
        },
      ),
    );
  });
});

describe("quantities", () => {
  test.each([
    ["12", [12]],
    ["1,5", [1.5]],
    [",5", [0.5]],
    ["0.500", [0.5]],
    ["1.500", [1500, 1.5]],
    ["1.234.567", [1234567]],
    ["1,234.5", [1234.5]],
    ["1 500", [1500]],
    ["−3", [-3]],
    ["2e3", [2000]],
    ["1,5 x 10^3", [1500]],
    ["viel", []],
    ["1.2.3", []],
    ["", []],
  ])("%s is read as %j", (text, numbers) => {
    expect(readingsOf(text)).toEqual(numbers);
  });
  test("any number is read as itself in German and English", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 2 }),
        (digits, decimals) => {
          const number = digits / 10 ** decimals;
          for (const language of ["de", "en"]) {
            const text = number.toLocaleString(language, { minimumFractionDigits: decimals });
            expect(readingsOf(text)).toContain(number);
          }
        },
      ),
    );
  });
  test.each([
    "18 y",
    "18",
    "6 Mon.",
    "3 Tage",
    "12 h",
    "1 J. 6 Mon.",
    "2,5 Jahre",
    "> 18 J.",
    "–",
    "unbegrenzt",
    "ab 18",
  ])("%s is an age", (age) => {
    expect(readAge(age)).toBeDefined();
  });
  test.each(["viel", "Kinder", "18 Meter", "18 Jahrzehnte", "y", "18 y alt genug", "1/2"])(
    "%s is none",
    (age) => {
      expect(readAge(age)).toBeUndefined();
    },
  );
  test.each(["viel", "negativ", "<", "5 viel", "1-2"])("%s is no limit", (limit) => {
    expect(readLimit(limit)).toBeUndefined();
  });
});

test("any value of any field is checked without failing and in little time, whatever its type and role", () => {
  const text = anyText(300);
  const value = fc.oneof(
    text,
    fc.boolean(),
    fc.array(text),
    fc.array(fc.dictionary(fc.constantFrom("from", "to", "low", "high", "sex", "gone"), text)),
  );
  const declared = new Set<string>(checkCodes);
  fc.assert(
    fc.property(
      fc.constantFrom(...fieldTypes.filter((type) => !isStructural(type))),
      fc.constantFrom(...fieldRoles),
      value,
      (type, role, content) => {
        for (const { code } of checkField({ ...ranges, type, role }, content)) {
          expect(declared.has(code)).toBe(true);
          expect(kindOfCheck[code]).toBeDefined();
        }
      },
    ),
    { numRuns: 2_000 },
  );
});
