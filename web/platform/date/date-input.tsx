import { ActionIcon, TextInput, type TextInputProps } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isCalendarDate } from "../../../shared/core/catalogue/field.ts";
import { localeOf } from "../../../shared/kernel/locale.ts";
import classes from "./date-input.module.css";
import { readDate } from "./read-date.ts";

/**
 * A calendar date, typed as the language of the interface writes it, or picked from the browser's calendar. The browser's own field would
 * write it in the browser's language. A text that is no date stays as it is typed: whoever checks the value says so.
 */
export function DateInput({
  defaultValue,
  onChange,
  readOnly,
  ...rest
}: Omit<TextInputProps, "defaultValue" | "onChange"> & {
  defaultValue: string;
  /** Told the date as `YYYY-MM-DD`, or a text that is none. */
  onChange: (value: string) => void;
}) {
  const { t, i18n } = useTranslation("ui");
  const [value, setValue] = useState(defaultValue);
  /** What is being typed; otherwise the value is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isDate = isCalendarDate(value);
  const set = (next: string) => {
    setValue(next);
    onChange(next);
  };
  const pick = () => picker.current?.showPicker();
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
        pick();
      }}
      rightSection={
        !readOnly && (
          <span className={classes.calendar}>
            <input
              ref={picker}
              type="date"
              tabIndex={-1}
              aria-hidden
              className={classes.picker}
              value={isDate ? value : ""}
              onChange={({ currentTarget }) => {
                setTyped(null);
                set(currentTarget.value);
                field.current?.focus();
              }}
            />
            <ActionIcon variant="subtle" color="gray" aria-label={t("date.open")} onClick={pick}>
              <IconCalendar size={17} stroke={1.6} aria-hidden />
            </ActionIcon>
          </span>
        )
      }
    />
  );
}
