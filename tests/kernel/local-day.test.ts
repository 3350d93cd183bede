import { describe, expect, test } from "vitest";
import { addDays, dayBegins, localDay, timeZoneSchema } from "../../shared/kernel/local-day.ts";

const berlin = "Europe/Berlin";
/** Dates in Berlin, with the instant at which each begins. */
const midnights = [
  ["in winter", "2026-01-15", "2026-01-14T23:00:00Z"],
  ["in summer", "2026-07-15", "2026-07-14T22:00:00Z"],
  ["on the day of 23 hours", "2026-03-29", "2026-03-28T23:00:00Z"],
  ["after the day of 23 hours", "2026-03-30", "2026-03-29T22:00:00Z"],
  ["on the day of 25 hours", "2026-10-25", "2026-10-24T22:00:00Z"],
  ["after the day of 25 hours", "2026-10-26", "2026-10-25T23:00:00Z"],
] as const;

describe("the laboratory's calendar", () => {
  test.each(midnights)("a date begins at midnight, to the millisecond, %s", (_, day, instant) => {
    const begins = Date.parse(instant);
    expect(dayBegins(day, berlin)).toBe(begins);
    expect(localDay(berlin, begins)).toBe(day);
    expect(localDay(berlin, begins - 1)).toBe(addDays(day, -1));
  });

  test("it is that of its own time zone", () => {
    const instant = Date.parse("2026-06-01T11:00:00Z");
    expect(localDay("Pacific/Kiritimati", instant)).toBe("2026-06-02");
    expect(localDay("Pacific/Pago_Pago", instant)).toBe("2026-06-01");
    expect(dayBegins("2026-06-02", "Pacific/Kiritimati")).toBe(Date.parse("2026-06-01T10:00:00Z"));
  });

  test("days are counted by dates, over months and changes of the clock", () => {
    expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
    expect(addDays("2026-10-24", 30)).toBe("2026-11-23");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  });

  test("only time zones that there are", () => {
    expect(timeZoneSchema.safeParse(berlin).success).toBe(true);
    expect(timeZoneSchema.safeParse("Europe/Atlantis").success).toBe(false);
  });
});
