/**
 * The day that a text names, as YYYY-MM-DD: `22.11.2026`, or with slashes where day and month cannot be confused. Other texts name none.
 */
export function dayIn(text: string): string | undefined {
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [, first = "", second = "", year = ""] = dotted ?? slashed ?? [];
  if (year === "") return undefined;
  if (slashed && Number(first) <= 12 && Number(second) <= 12 && first !== second) return undefined;
  const isMonthFirst = slashed !== null && Number(second) > 12;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
