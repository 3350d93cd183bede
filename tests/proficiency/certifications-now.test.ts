import { describe, expect, test } from "vitest";
import { certificationsNow, secondsOfToday } from "../../functions/proficiency/trials/certifications-now.ts";
import { type TrialContents, Trials } from "../../functions/proficiency/trials/trials.ts";

const facts = { version: 1, created: "", changed: "" };
const byId = <Item extends { id: string }>(...all: Item[]) =>
  new Map(all.map((record) => [record.id, { ...record, ...facts }]));
const file = { id: "F", name: "z.pdf", type: "pdf" as const, size: 1 };
const entry = (testable: string, certified = true, valid_until: string | null = null) => ({
  id: `E${testable}`,
  testable,
  certified,
  valid_until,
  version: 1,
});

function contents(overrides: Partial<TrialContents> = {}): TrialContents {
  const testable = {
    id: "T",
    parameter: "P",
    material: "M",
    category: null,
    tags: [],
    rilibaek: true,
    rhythm: "default" as const,
    analyses: [],
  };
  return {
    parameters: byId({ id: "P", name: "Glukose", translations: {} }),
    materials: byId({ id: "M", name: "Serum", translations: {} }),
    categories: new Map(),
    tags: new Map(),
    testables: byId(testable),
    certificates: byId({
      id: "C",
      name: "RV 1",
      translations: {},
      file,
      test_date: "2026-01-10",
      valid_until: "2026-10-25",
    }),
    sheets: byId({ id: "C", entries: [entry("T")], gone: {} }),
    ...overrides,
  };
}
const validityAt = (instant: string, overrides: Partial<TrialContents> = {}) => {
  const [first] = certificationsNow(new Trials(contents(overrides)), "Europe/Berlin", Date.parse(instant));
  return first && { validity: first.validity, until: first.valid_until };
};

describe("what is certified now", () => {
  test("is certified up to the last minute of the last day, also of one with 25 hours, and expired from then on", () => {
    expect(validityAt("2026-09-24T21:59:59Z")?.validity).toBe("valid");
    expect(validityAt("2026-09-24T22:00:00Z")?.validity).toBe("soon");
    expect(validityAt("2026-10-25T22:59:59Z")?.validity).toBe("soon");
    expect(validityAt("2026-10-25T23:00:00Z")).toEqual({ validity: "expired", until: "2026-10-25" });
  });

  test("a certification that ends earlier than its certificate ends earlier, and none ends later", () => {
    const until = (day: string) => ({
      sheets: byId({ id: "C", entries: [entry("T", true, day)], gone: {} }),
    });
    expect(validityAt("2026-06-01T12:00:00Z", until("2026-05-31"))?.until).toBe("2026-05-31");
    expect(validityAt("2026-06-01T12:00:00Z", until("2027-05-31"))?.until).toBe("2026-10-25");
  });

  test("what was not passed certifies nothing", () => {
    const sheets = byId({ id: "C", entries: [entry("T", false)], gone: {} });
    expect(validityAt("2026-06-01T12:00:00Z", { sheets })).toEqual({ validity: "missing", until: null });
  });

  test("what names something deleted is gone with it", () => {
    expect(validityAt("2026-06-01T12:00:00Z", { certificates: new Map() })?.validity).toBe("missing");
    expect(validityAt("2026-06-01T12:00:00Z", { materials: new Map() })).toBeUndefined();
  });

  test("no answer outlives its day", () => {
    expect(secondsOfToday("Europe/Berlin", Date.parse("2026-10-25T22:00:00Z"))).toBe(60 * 60);
    expect(secondsOfToday("Europe/Berlin", Date.parse("2026-03-29T21:59:30Z"))).toBe(30);
  });
});
