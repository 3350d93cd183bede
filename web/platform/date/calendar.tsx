import { DatePicker } from "@mantine/dates";
import "@mantine/dates/styles.css";
import "dayjs/locale/de";
import "dayjs/locale/en-gb";
import { useTranslation } from "react-i18next";
import { localeOf } from "../../../shared/kernel/locale.ts";

/** A calendar in the language of the interface; the browser's own would use the browser's. */
export default function Calendar(props: { day: string | null; onPick: (day: string) => void }) {
  const { t, i18n } = useTranslation("ui");
  return (
    <DatePicker
      value={props.day}
      defaultDate={props.day ?? undefined}
      onChange={(day) => day && props.onPick(day)}
      locale={localeOf(i18n.resolvedLanguage ?? "en").toLowerCase()}
      highlightToday
      hideOutsideDates
      weekendDays={[]}
      ariaLabels={{
        previousMonth: t("date.previousMonth"),
        nextMonth: t("date.nextMonth"),
        previousYear: t("date.earlier"),
        nextYear: t("date.later"),
        previousDecade: t("date.earlier"),
        nextDecade: t("date.later"),
      }}
    />
  );
}
