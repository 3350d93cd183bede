import { ActionIcon, Popover, Skeleton, TextInput, type TextInputProps } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isCalendarDate } from "../../../shared/kernel/local-day.ts";
import { localeOf } from "../../../shared/kernel/locale.ts";
import { readDate } from "./read-date.ts";

const Calendar = lazy(() => import("./calendar.tsx"));

/**
 * A calendar date, typed in the format of the interface's language or picked from a calendar. The browser's own field would use the format of
 * the browser's language. Invalid text stays as typed, and validation reports it.
 */
export function DateInput({
  defaultValue,
  onChange,
  readOnly,
  ...rest
}: Omit<TextInputProps, "defaultValue" | "onChange"> & {
  defaultValue: string;
  /** Called with the date as `YYYY-MM-DD`, or with text that is not a date. */
  onChange: (value: string) => void;
}) {
  const { t, i18n } = useTranslation("ui");
  const [value, setValue] = useState(defaultValue);
  /** Text while typing; null to show the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isDate = isCalendarDate(value);
  const set = (next: string) => {
    setValue(next);
    onChange(next);
  };
  const pick = (day: string) => {
    setTyped(null);
    set(day);
    setOpen(false);
    field.current?.focus();
  };
  const format = new Intl.DateTimeFormat(localeOf(i18n.resolvedLanguage ?? "en"), {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "UTC",
  });
  return (
    <TextInput
      {...rest}
      ref={field}
      type="text"
      maw={220}
      readOnly={readOnly}
      placeholder={readOnly ? undefined : t("date.format")}
      autoComplete="off"
      value={typed ?? (isDate ? format.format(new Date(value)) : value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        set(readDate(currentTarget.value) ?? currentTarget.value.trim());
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (readOnly || event.key !== "ArrowDown" || !event.altKey) return;
        event.preventDefault();
        setOpen(true);
      }}
      rightSection={
        !readOnly && (
          <Popover
            opened={isOpen}
            onChange={setOpen}
            position="bottom-end"
            shadow="md"
            withinPortal
            trapFocus
            returnFocus
          >
            <Popover.Target>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t("date.open")}
                onClick={() => setOpen((open) => !open)}
              >
                <IconCalendar size={17} stroke={1.6} aria-hidden />
              </ActionIcon>
            </Popover.Target>
            <Popover.Dropdown>
              <Suspense fallback={<Skeleton width={252} height={264} />}>
                <Calendar day={isDate ? value : null} onPick={pick} />
              </Suspense>
            </Popover.Dropdown>
          </Popover>
        )
      }
    />
  );
}
