import { isCalendarDate } from "../../../kernel/local-day.ts";
import type { FieldKind } from "./field-kind.ts";
import { shownNames } from "./plain-values.ts";

/** A calendar day, as YYYY-MM-DD. */
export const date: FieldKind = {
  holds: "day",
  isWritten: false,
  settings: [],
  // The control of a date would not show any other value, so nobody would see it.
  fit: (value) => (typeof value === "string" && isCalendarDate(value) ? value : undefined),
  accepts: (value) => typeof value === "string" && isCalendarDate(value),
  expected: () => "a date that exists, as YYYY-MM-DD",
  check: ({ unfit, finding }, value) => {
    if (typeof value !== "string") return unfit();
    return isCalendarDate(value) ? [] : [finding("not_a_date", value)];
  },
  shown: (value, field, reader) =>
    typeof value === "string" ? { text: value } : shownNames(value, field, reader),
};
