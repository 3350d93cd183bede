import type { DateOrder } from "../../../shared/importexport/imports/reading.ts";
import { isCalendarDate } from "../../../shared/kernel/local-day.ts";

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const isMonth = (text: string) => Number(text) >= 1 && Number(text) <= 12;

/**
 * The day that a text names, as YYYY-MM-DD: `22.11.2026`, or with slashes. Other texts name none.
 * @param order what comes first between slashes; without it, only days count that cannot be confused
 */
export function dayIn(text: string, order?: DateOrder): string | undefined {
  const known = dotted.exec(text);
  const [, first = "", second = "", year = ""] = known ?? slashed.exec(text) ?? [];
  if (year === "") return undefined;
  const found = known
    ? "day_first"
    : (orderIn(text) ?? order ?? (first === second ? "day_first" : undefined));
  if (found === undefined) return undefined;
  const [day, month] = found === "month_first" ? [second, first] : [first, second];
  const named = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(named) ? named : undefined;
}

/** The order that a single day shows, since there is no month beyond the twelfth. */
function orderIn(text: string): DateOrder | undefined {
  const [, first = "", second = ""] = slashed.exec(text) ?? [];
  if (isMonth(first) === isMonth(second)) return undefined;
  return isMonth(second) ? "day_first" : "month_first";
}

/** Whether a text is a day that can be read in both orders. */
export function isAmbiguousDay(text: string): boolean {
  const [, first = "", second = ""] = slashed.exec(text) ?? [];
  return isMonth(first) && isMonth(second) && first !== second;
}

/** How the cells of a column write days with slashes: as those of them show that cannot be confused. */
export function dateOrderOf(cells: Iterable<string>): { shown: DateOrder | undefined; isMixed: boolean } {
  const seen = new Set<DateOrder>();
  for (const cell of cells) {
    const order = orderIn(cell);
    if (order) seen.add(order);
  }
  const [shown] = seen;
  return seen.size === 1 ? { shown, isMixed: false } : { shown: undefined, isMixed: seen.size > 1 };
}
