/** When a schedule is due: after a period, or in the minutes that a cron expression names. */
export type Expression =
  | { kind: "rate"; milliseconds: number }
  | { kind: "cron"; matches(date: Date): boolean };

const UNITS: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const DAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];

/**
 * Reads `rate(…)` and `cron(…)`. Source: Amazon EventBridge "Schedule expressions". `L`, `W` and `#` are not known
 * here and refused. Cron times are in the given time zone.
 */
export function parseExpression(text: string, timeZone = "UTC"): Expression {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(text);
  if (rate) return { kind: "rate", milliseconds: Number(rate[1]) * UNITS[rate[2]!]! };
  const fields = /^cron\((.+)\)$/.exec(text)?.[1]?.trim().split(/\s+/);
  if (fields?.length !== 6) throw new Error(`schedule expression ${text} is not known to the local cloud`);
  const [minute, hour, day, month, weekday, year] = fields as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const tests = {
    minute: field(minute, 0, 59, []),
    hour: field(hour, 0, 23, []),
    day: field(day, 1, 31, []),
    month: field(month, 1, 12, ["", ...MONTHS]),
    weekday: field(weekday, 1, 7, ["", ...DAYS]),
    year: field(year, 1970, 2199, []),
  };
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    weekday: "short",
    hourCycle: "h23",
  });
  return {
    kind: "cron",
    matches: (date) => {
      const parts = Object.fromEntries(format.formatToParts(date).map((part) => [part.type, part.value]));
      return (
        tests.minute(Number(parts.minute)) &&
        tests.hour(Number(parts.hour)) &&
        tests.day(Number(parts.day)) &&
        tests.month(Number(parts.month)) &&
        tests.weekday(DAYS.indexOf(String(parts.weekday).toUpperCase()) + 1) &&
        tests.year(Number(parts.year))
      );
    },
  };
}

function field(text: string, low: number, high: number, names: string[]): (value: number) => boolean {
  if (text === "*" || text === "?") return () => true;
  const number = (part: string) => {
    const named = names.indexOf(part.toUpperCase());
    const value = named > 0 ? named : Number(part);
    if (!Number.isInteger(value))
      throw new Error(`${part} in a cron expression is not known to the local cloud`);
    return value;
  };
  const allowed = new Set<number>();
  for (const part of text.split(",")) {
    const [range = "", step] = part.split("/");
    const [from, to] = range === "*" ? [low, high] : range.split("-").map(number);
    const last = to ?? (step === undefined ? from! : high);
    for (let value = from!; value <= last; value += step === undefined ? 1 : Number(step)) allowed.add(value);
  }
  return (value) => allowed.has(value);
}
