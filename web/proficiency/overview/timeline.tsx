import { useTranslation } from "react-i18next";
import { localeOf } from "../../../shared/kernel/locale.ts";
import type {
  TestableOutlook,
  TrialOverview,
} from "../../../shared/proficiency/certified-testable/overview.ts";
import { addMonths } from "../../../shared/proficiency/rhythm.ts";
import { useFormat } from "../../platform/format.ts";
import { OwnName } from "../../platform/own-names.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { Link } from "../../ui/way.tsx";
import { ValidityTag, validityTones } from "../validity-tag.tsx";
import classes from "./overview.module.css";
import { testablesAt } from "./queries.ts";

/** Months drawn before and after the current one. */
const [before, after] = [3, 12];

/** The axis of the timeline: positions of days between the first and the last one drawn, in percent. @param today `YYYY-MM-DD` */
export function axisOf(today: string) {
  const present = `${today.slice(0, 7)}-01`;
  const months = Array.from({ length: before + 1 + after }, (_, index) => addMonths(present, index - before));
  const [first, last] = [months[0] as string, addMonths(present, after + 1)].map((day) =>
    Date.parse(day),
  ) as [number, number];
  const placeOf = (day: string) =>
    Math.min(100, Math.max(0, ((Date.parse(day) - first) / (last - first)) * 100));
  return { months, placeOf, isShown: (day: string) => Date.parse(day) >= first && Date.parse(day) < last };
}
type Axis = ReturnType<typeof axisOf>;

function Row({ outlook, axis, today }: { outlook: TestableOutlook; axis: Axis; today: string }) {
  const { t } = useTranslation("trialOverview");
  const format = useFormat();
  const { id, name, rilibaek, validity, from, until, last, next, due } = outlook;
  const begin = from && axis.placeOf(from);
  const end = until && axis.placeOf(until);
  return (
    <li className={classes.row}>
      <span>
        <Link to={`${testablesAt}/${id}`}>
          <OwnName>{name}</OwnName>
        </Link>
        {rilibaek && <small> {t("rilibaek")}</small>}
      </span>
      <span className={classes.track} aria-hidden>
        {begin !== null && end !== null && (
          <span
            className={classes.bar}
            data-tone={validityTones[validity]}
            style={{ left: `${begin}%`, width: `max(3px, ${Number(end) - Number(begin)}%)` }}
          />
        )}
        <span className={classes.today} style={{ left: `${axis.placeOf(today)}%` }} />
        {next && axis.isShown(next) && (
          <span className={classes.due} style={{ left: `${axis.placeOf(next)}%` }} />
        )}
      </span>
      <span className={classes.facts}>
        <ValidityTag validity={validity} />
        {until && <span>{t("until", { day: format.day(until) })}</span>}
        {(due === "overdue" || due === "soon") && (
          <StateTag tone={due === "overdue" ? "bad" : "warn"}>{t(`due.${due}`)}</StateTag>
        )}
        {next && <span>{t("next", { day: format.day(next) })}</span>}
        {due !== null && last === null && <span>{t("never")}</span>}
      </span>
    </li>
  );
}

/** Timeline of test parameters, most urgent first, with bars for certifications and marks for the next trials. */
export function Timeline({ rows, today }: { rows: TrialOverview["timeline"]; today: string }) {
  const { t, i18n } = useTranslation("trialOverview");
  const axis = axisOf(today);
  const short = new Intl.DateTimeFormat(localeOf(i18n.resolvedLanguage ?? "en"), {
    month: "short",
    timeZone: "UTC",
  });
  return (
    <>
      <div className={classes.row} data-head aria-hidden>
        <span />
        <span className={classes.months}>
          {axis.months.map((day, index) => (
            <span key={day}>
              {short.format(new Date(day))}
              {(index === 0 || day.endsWith("-01-01")) && <small>{day.slice(0, 4)}</small>}
            </span>
          ))}
        </span>
        <span className={classes.key}>
          <span className={classes.due} /> {t("dueMark")}
        </span>
      </div>
      <ul className="lb-lines" aria-label={t("timeline")}>
        {rows.map((outlook) => (
          <Row key={outlook.id} outlook={outlook} axis={axis} today={today} />
        ))}
      </ul>
    </>
  );
}
