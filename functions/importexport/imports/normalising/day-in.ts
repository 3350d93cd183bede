import type { DateOrder } from "../../../../shared/importexport/imports/reading.ts";
import { isCalendarDate } from "../../../../shared/kernel/local-day.ts";

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const isMonth = (text: string) => Number(text) >= 1 && Number(text) <= 12;

/**
 * The date that a text names, as YYYY-MM-DD: `22.11.2026`, or with slashes; undefined for other texts.
 * @param order order of day and month between slashes; without it, only unambiguous dates count
 */
export function dayIn(text: string, order?: DateOrder): string | undefined {
  const match = dotted.exec(text);
  const [, first = "", second = "", year = ""] = match ?? slashed.exec(text) ?? [];
  if (year === "") return undefined;
  const usedOrder = match
    ? "day_first"
    : (orderIn(text) ?? order ?? (first === second ? "day_first" : undefined));
  if (usedOrder === undefined) return undefined;
  const [day, month] = usedOrder === "month_first" ? [second, first] : [first, second];
  const named = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(named) ? named : undefined;
}

/** The order that a single date shows, since there is no month beyond the twelfth. */
function orderIn(text: string): DateOrder | undefined {
  const [, first = "", second = ""] = slashed.exec(text) ?? [];
  if (isMonth(first) === isMonth(second)) return undefined;
  return isMonth(second) ? "day_first" : "month_first";
}

/** Whether a text is a date that can be read in both orders. */
export function isAmbiguousDay(text: string): boolean {
  const [, first = "", second = ""] = slashed.exec(text) ?? [];
  return isMonth(first) && isMonth(second) && first !== second;
}

/** Order of day and month in a column's dates with slashes, as the unambiguous ones show it. */
export function dateOrderOf(cells: Iterable<string>): { shown: DateOrder | undefined; isMixed: boolean } {
  const orders = new Set<DateOrder>();
  for (const cell of cells) {
    const order = orderIn(cell);
    if (order) orders.add(order);
  }
  const [shown] = orders;
  return orders.size === 1 ? { shown, isMixed: false } : { shown: undefined, isMixed: orders.size > 1 };
}
