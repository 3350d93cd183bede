import { isCalendarDate } from "../../../../shared/kernel/local-day.ts";
import { DateInput } from "../../../platform/date/date-input.tsx";
import { useFormat } from "../../../platform/format.ts";
import { ReadNames } from "../fields/read-names.tsx";
import type { EditorKind, ReadProps } from "./editor-kind.ts";

function ReadDay(props: ReadProps) {
  const format = useFormat();
  return typeof props.value === "string" ? format.day(props.value) : <ReadNames {...props} />;
}

export const date: EditorKind = {
  Input: ({ label, readOnly, input: { defaultValue, ...rest } }) => (
    <DateInput {...rest} aria-label={label} readOnly={readOnly} defaultValue={String(defaultValue ?? "")} />
  ),
  Read: ReadDay,
  plainText: (day, format) => day && format.day(day),
  moved: (_, __, lines) => (lines.length === 1 ? lines.find(isCalendarDate) : undefined),
};
