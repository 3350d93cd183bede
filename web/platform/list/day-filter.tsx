import { DateInput } from "../date/date-input.tsx";

/** A day by which a list is filtered; on phones it has a row of its own. */
export function DayFilter(props: {
  label: string;
  /** Stands in the field itself, such as *from*. */
  short: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, short, value, onChange } = props;
  return (
    <DateInput
      // Remount the field when the filters are reset outside of it.
      key={String(value === "")}
      aria-label={label}
      leftSection={<span aria-hidden>{short}</span>}
      leftSectionWidth={46}
      miw={180}
      style={{ gridColumn: "1 / -1" }}
      defaultValue={value}
      onChange={onChange}
    />
  );
}
