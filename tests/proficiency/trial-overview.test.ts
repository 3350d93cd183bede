import { describe, expect, test } from "vitest";
import { overviewOf, uncertifiedOf } from "../../functions/proficiency/certified-testable/trial-overview.ts";
import { type TrialContents, Trials } from "../../functions/proficiency/trials/trials.ts";

const facts = { version: 1, created: "2026-01-01T00:00:00.000Z", changed: "2026-01-01T00:00:00.000Z" };
const byId = <Item extends { id: string }>(...items: Item[]) =>
  new Map(items.map((item) => [item.id, { ...item, ...facts }]));
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
const overviewOn = (today: string) => overviewOf(new Trials(contents), "quarter", today);

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

  test("count test parameters by their state and by what has to be done", () => {
    expect(overviewOn("2026-05-09").testables).toEqual({ valid: 2, soon: 2, expired: 0, missing: 1 });
    expect(overviewOn("2026-05-10").testables).toEqual({ valid: 2, soon: 0, expired: 2, missing: 1 });
    expect(overviewOn("2026-05-05").needs).toEqual({ overdue: 2, soon: 2, demanded: 1 });
    expect(overviewOn("2026-05-10").needs.demanded).toBe(2);
    expect(overviewOn("2026-05-10").unused).toBe(1);
  });

  test("put test parameters in time, what is missing or due first", () => {
    const { timeline } = overviewOn("2026-05-05");
    expect(timeline.map(({ name, from, until, next, due }) => [name, from, until, next, due])).toEqual([
      ["Parameter C, Serum", null, null, null, "overdue"],
      ["Parameter B, Serum", "2025-05-10", "2026-05-09", "2025-08-10", "overdue"],
      ["Parameter E, Serum", "2025-05-10", "2026-05-09", "2026-05-10", "soon"],
      ["Parameter A, Serum", "2026-03-01", "2027-02-28", "2026-06-01", "soon"],
      ["Parameter D, Serum", "2026-03-01", "2027-02-28", null, null],
    ]);
  });
});
