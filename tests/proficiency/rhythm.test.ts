import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../shared/kernel/local-day.ts";
import { addMonths, nextTest, rhythmOf, rhythms } from "../../shared/proficiency/rhythm.ts";
import { soonDays } from "../../shared/proficiency/validity.ts";

const day = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) })
  .map((instant) => new Date(instant).toISOString().slice(0, 10));

describe("the rhythm of proficiency tests", () => {
  test("is that of the test parameter, or for what the RiliBÄK demands that of the setup", () => {
    expect(rhythmOf({ rhythm: "default", rilibaek: true }, "half_year")).toBe("half_year");
    expect(rhythmOf({ rhythm: "default", rilibaek: false }, "half_year")).toBe("none");
    expect(rhythmOf({ rhythm: "year", rilibaek: true }, "quarter")).toBe("year");
    expect(rhythmOf({ rhythm: "none", rilibaek: true }, "quarter")).toBe("none");
  });

  test("counts months as people do: to the same day, or the last one of a shorter month", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2023-11-30", 3)).toBe("2024-02-29");
    expect(addMonths("2026-10-25", 3)).toBe("2027-01-25");
    expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (from, months) => {
        const to = addMonths(from, months);
        const passed = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(passed(to) - passed(from)).toBe(months);
        expect(to.slice(8) <= from.slice(8)).toBe(true);
        // A day that was cut off must be the last one of its month.
        if (to.slice(8) !== from.slice(8)) expect(addDays(to, 1).slice(8)).toBe("01");
      }),
    );
  });

  test("makes a test due 30 days before its day, overdue from the day after it, and at once if there was none", () => {
    expect(nextTest("quarter", "2026-01-15", "2026-03-15")).toEqual({ next: "2026-04-15", due: "later" });
    expect(nextTest("quarter", "2026-01-15", "2026-03-16")).toEqual({ next: "2026-04-15", due: "soon" });
    expect(nextTest("quarter", "2026-01-15", "2026-04-15")?.due).toBe("soon");
    expect(nextTest("quarter", "2026-01-15", "2026-04-16")?.due).toBe("overdue");
    expect(nextTest("year", null, "2026-04-16")).toEqual({ next: null, due: "overdue" });
    expect(nextTest("none", null, "2026-04-16")).toBeUndefined();
    fc.assert(
      fc.property(day, day, fc.constantFrom(...rhythms), (last, today, rhythm) => {
        const upcoming = nextTest(rhythm, last, today);
        expect(upcoming === undefined).toBe(rhythm === "none");
        if (!upcoming) return;
        const next = upcoming.next ?? "";
        const due = next < today ? "overdue" : addDays(today, soonDays) >= next ? "soon" : "later";
        expect(upcoming.due).toBe(due);
      }),
    );
  });
});
