import "@mantine/dates/styles.css";
import "dayjs/locale/de";
import "dayjs/locale/en-gb";
import { FocusTrap } from "@mantine/core";
import { DatePicker } from "@mantine/dates";
import dayjs from "dayjs";
import { useTranslation } from "react-i18next";
import { localeOf } from "../../../shared/kernel/locale.ts";

/** A month to pick a day from, in the language of the interface; the arrow keys walk through it. */
export default function Calendar(props: { value: string | null; onPick: (date: string) => void }) {
  const { t, i18n } = useTranslation("ui");
  const label = (
    key: "nextMonth" | "previousMonth" | "nextYear" | "previousYear" | "nextDecade" | "previousDecade",
  ) => t(`date.${key}`);
  const first = props.value ?? dayjs().format("YYYY-MM-DD");
  return (
    <FocusTrap>
      <div>
        <DatePicker
          locale={localeOf(i18n.resolvedLanguage ?? "en").toLowerCase()}
          value={props.value}
          defaultDate={first}
          // The arrow keys start from here.
          getDayProps={(day) => ({ "data-autofocus": day === first || undefined })}
          onChange={(date) => date && props.onPick(date)}
          ariaLabels={{
            monthLevelControl: t("date.chooseMonth"),
            yearLevelControl: t("date.chooseYear"),
            nextMonth: label("nextMonth"),
            previousMonth: label("previousMonth"),
            nextYear: label("nextYear"),
            previousYear: label("previousYear"),
            nextDecade: label("nextDecade"),
            previousDecade: label("previousDecade"),
          }}
        />
      </div>
    </FocusTrap>
  );
}
