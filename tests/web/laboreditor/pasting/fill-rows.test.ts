import { describe, expect, test } from "vitest";
import type { FieldColumn, TableRow } from "../../../../shared/core/catalogue/field.ts";
import { fillRows } from "../../../../web/platform/rich-text/pasting/fill-rows.ts";

const columns = [
  {
    key: "sex",
    label: { de: "Geschlecht", en: "Sex" },
    options: [{ key: "f", label: { de: "Weiblich", en: "Female" } }],
  },
  { key: "low", label: { de: "von", en: "from" } },
  { key: "high", label: { de: "bis", en: "to" } },
] as FieldColumn[];

describe("cells pasted into a table", () => {
  test("fill it from the focused one on and add rows", () => {
    const rows: TableRow[] = [
      { low: "1", high: "2" },
      { low: "3", high: "4", sex: "f" },
    ];
    expect(
      fillRows(rows, columns, { row: 1, column: 1 }, [
        ["5", "6"],
        ["7", ""],
      ]),
    ).toEqual({
      filled: [
        { low: "5", high: "6", sex: "f" },
        { low: "7", high: "" },
      ],
      beyond: [],
    });
  });

  test("right of the last column are told", () => {
    const { filled, beyond: rest } = fillRows([], columns, { row: 0, column: 2 }, [
      ["5", "6", "7"],
      ["8", ""],
    ]);
    expect(filled).toEqual([{ high: "5" }, { high: "8" }]);
    expect(rest).toEqual(["6", "7"]);
  });

  test("choose an option by its label in any language, and stay as they are where there is none", () => {
    const { filled } = fillRows([], columns, { row: 0, column: 0 }, [
      ["weiblich "],
      ["Female"],
      ["f"],
      ["divers"],
    ]);
    expect(filled.map(({ sex }) => sex)).toEqual(["f", "f", "f", "divers"]);
  });

  test("do not repeat the head", () => {
    const { filled } = fillRows([], columns, { row: 0, column: 0 }, [
      ["Geschlecht", "Von", "bis"],
      ["f", "1", "2"],
    ]);
    expect(filled).toEqual([{ sex: "f", low: "1", high: "2" }]);
  });
});
