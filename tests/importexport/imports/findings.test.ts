import { describe, expect, test } from "vitest";
import {
  type Finding,
  Findings,
  selectFindings,
} from "../../../functions/importexport/imports/log/findings.ts";

const missing = (row: number, column = "Methode"): Finding => ({
  kind: "error",
  issue: { code: "required", message: "", sheet: "S", row, column, value: `Wert ${row}` },
});
const warned = (code: string): Finding => ({
  kind: "warning",
  warning: {
    check: "not_a_number",
    parameters: {},
    code,
    name: `Größe ${code}`,
    label: { de: "Volumen" },
    column_label: null,
    place: {},
  },
});
const selection = { search: "" };
const page = { offset: 0, limit: 10 };

describe("the findings of an import", () => {
  test("are counted by rule and column, and each is kept with its place", () => {
    const findings = new Findings();
    for (let row = 1; row <= 1498; row++) findings.add(missing(row));
    for (let row = 1; row <= 7; row++) findings.add(missing(row, "Einheit"));
    findings.add(warned("A1"));
    findings.add({ kind: "note", note: { code: "other_sheet", sheet: "Info", count: 3 } });
    expect(findings.groups.map(({ kind, count }) => [kind, count])).toEqual([
      ["error", 1498],
      ["error", 7],
      ["warning", 1],
      ["note", 1],
    ]);
    expect(findings.groups[0]?.issue?.row).toBe(1);
    const packed = findings.packed() as Buffer;
    expect(selectFindings(packed, selection, page).count).toBe(1507);
    const last = selectFindings(packed, { ...selection, group: 0 }, { offset: 1497, limit: 10 });
    expect(last).toMatchObject({ count: 1498, results: [{ issue: { row: 1498, column: "Methode" } }] });
    expect(selectFindings(packed, { ...selection, kind: "warning" }, page)).toMatchObject({
      count: 1,
      results: [warned("A1")],
    });
    expect(selectFindings(packed, { search: "groesse a1" }, page).count).toBe(1);
    expect(selectFindings(packed, { search: "wert 1498" }, page).results[0]?.issue?.row).toBe(1498);
  });

  test("of JSON are one group wherever in the list they are", () => {
    const errorAt = (path: string): Finding => ({
      kind: "error",
      issue: { code: "invalid_value", message: "", path },
    });
    const { groups } = new Findings([
      errorAt("analyses.3.fields.method"),
      errorAt("analyses.14.fields.method"),
      errorAt("analyses.3.name"),
    ]);
    expect(groups.map(({ count }) => count)).toEqual([2, 1]);
  });

  test("are all counted in a record that stays small, however many kinds there are", () => {
    const findings = new Findings();
    for (let column = 0; column < 3000; column++) findings.add(missing(column, `Spalte ${column}`));
    expect(findings.groups.length).toBeLessThanOrEqual(201);
    expect(findings.groups.reduce((sum, { count }) => sum + count, 0)).toBe(3000);
    const counted = findings.groups.map(({ group, count }) => [
      count,
      selectFindings(findings.packed() as Buffer, { ...selection, group }, page).count,
    ]);
    for (const [announced, listed] of counted) expect(listed).toBe(announced);
  });

  test("beyond what is kept are still counted, and large reports are read as one", () => {
    const findings = new Findings();
    for (let row = 1; row <= 200_010; row++) findings.add(missing(row));
    expect(findings.groups[0]?.count).toBe(200_010);
    const packed = findings.packed() as Buffer;
    expect(selectFindings(packed, selection, { offset: 199_999, limit: 10 })).toMatchObject({
      count: 200_000,
      results: [{ issue: { row: 200_000 } }],
    });
  });

  test("that are none make no report", () => {
    expect(new Findings().packed()).toBeUndefined();
  });
});
