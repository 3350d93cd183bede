import { describe, expect, test } from "vitest";
import { overviewOf, uncertifiedOf } from "../../functions/proficiency/certified-testable/trial-overview.ts";
import { type TrialContents, Trials } from "../../functions/proficiency/trials/trials.ts";

const kept = { version: 1, created: "2026-01-01T00:00:00.000Z", changed: "2026-01-01T00:00:00.000Z" };
const byId = <Item extends { id: string }>(...items: Item[]) =>
  new Map(items.map((item) => [item.id, { ...item, ...kept }]));
const testable = (id: string, rilibaek: boolean, rhythm: "default" | "year" = "default") => ({
  id,
  parameter: id,
  material: "M",
  category: null,
  tags: [],
  rilibaek,
  rhythm,
  analyses: [],
});
const certificate = (id: string, test_date: string, valid_until: string) => ({
  id,
  name: id,
  file: { sha256: "0".repeat(64), name: "a.pdf", type: "application/pdf" as const, size: 1 },
  test_date,
  valid_until,
});
const says = (testable: string, certified = true) => ({
  id: `${testable}${certified}`,
  testable,
  certified,
  valid_until: null,
  version: 1,
});

const contents = {
  parameters: byId(...["A", "B", "C", "D", "E"].map((id) => ({ id, name: `Parameter ${id}` }))),
  materials: byId({ id: "M", name: "Serum" }),
  categories: new Map(),
  tags: new Map(),
  testables: byId(
    testable("A", true),
    testable("B", true),
    testable("C", true),
    testable("D", false),
    testable("E", false, "year"),
  ),
  certificates: byId(
    certificate("now", "2026-03-01", "2027-02-28"),
    certificate("old", "2025-05-10", "2026-05-09"),
    certificate("nothing", "2026-05-01", "2026-12-31"),
  ),
  sheets: byId(
    { id: "now", entries: [says("A"), says("D")], gone: {} },
    { id: "old", entries: [says("B"), says("E")], gone: {} },
  ),
} as unknown as TrialContents;
const at = (today: string) => overviewOf(new Trials(contents), "quarter", today);

describe("the proficiency tests at a glance", () => {
  test("name the published analyses to which no certificate belongs", () => {
    const attached = new Trials({
      ...contents,
      testables: byId(
        { ...testable("A", true), analyses: ["TSH"] },
        { ...testable("C", true), analyses: ["FT4"] },
      ),
    } as unknown as TrialContents);
    const published = new Map([
      ["TSH", "Thyreotropin"],
      ["FT4", "Thyroxin, frei"],
      ["BZ", "Blutzucker"],
    ]);
    expect(uncertifiedOf(attached, published)).toEqual({
      count: 2,
      first: [
        { code: "BZ", name: "Blutzucker" },
        { code: "FT4", name: "Thyroxin, frei" },
      ],
    });
  });

  test("count test parameters by their state and months by what ends in them", () => {
    const { testables, ends } = at("2026-05-09");
    expect(testables).toEqual({ valid: 2, soon: 2, expired: 0, missing: 1 });
    expect(ends.map(({ month }) => month)).toEqual([
      ...["2026-05", "2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11", "2026-12"],
      ...["2027-01", "2027-02", "2027-03", "2027-04"],
    ]);
    expect(ends.filter(({ count }) => count > 0)).toEqual([
      { month: "2026-05", count: 2 },
      { month: "2027-02", count: 2 },
    ]);
    expect(at("2026-05-10").testables).toEqual({ valid: 2, soon: 0, expired: 2, missing: 1 });
  });

  test("say which are due by their rhythm, what has never been tested first", () => {
    const { due } = at("2026-05-05");
    expect(due.first.map(({ name, due, next }) => [name, due, next])).toEqual([
      ["Parameter C, Serum", "overdue", null],
      ["Parameter B, Serum", "overdue", "2025-08-10"],
      ["Parameter E, Serum", "soon", "2026-05-10"],
      ["Parameter A, Serum", "soon", "2026-06-01"],
    ]);
    expect([due.count, due.overdue]).toEqual([4, 2]);
  });

  test("say what is missing: what the RiliBÄK demands, and certificates that say nothing", () => {
    const { demanded, unused } = at("2026-05-10");
    expect(demanded.first.map(({ id }) => id)).toEqual(["B", "C"]);
    expect(unused).toEqual({ count: 1, first: [{ id: "nothing", name: "nothing" }] });
    expect(at("2026-05-09").demanded.first.map(({ id }) => id)).toEqual(["C"]);
  });
});
