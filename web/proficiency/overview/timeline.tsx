import { useTranslation } from "react-i18next";
import { localeOf } from "../../../shared/kernel/locale.ts";
import type { TrialOverview } from "../../../shared/proficiency/certified-testable/overview.ts";
import { useFormat } from "../../platform/format.ts";
import classes from "./overview.module.css";

/** How many certifications end in each month: a table that looks like a chart. */
export function Timeline({ ends }: Pick<TrialOverview, "ends">) {
  const { t, i18n } = useTranslation("trialOverview");
  const format = useFormat();
  const locale = localeOf(i18n.resolvedLanguage ?? "en");
  const short = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  const long = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const most = Math.max(1, ...ends.map(({ count }) => count));
  return (
    <table className={classes.timeline} aria-label={t("timeline")}>
      <thead className="lb-spoken">
        <tr>
          <th>{t("month")}</th>
          <th>{t("ending")}</th>
        </tr>
      </thead>
      <tbody>
        {ends.map(({ month, count }, at) => {
          const first = new Date(`${month}-01`);
          const year = at === 0 || month.endsWith("-01");
          return (
            <tr key={month}>
              <th scope="row">
                <span className="lb-spoken">{long.format(first)}</span>
                <span aria-hidden>
                  {short.format(first)}
                  {year && <small>{month.slice(0, 4)}</small>}
                </span>
              </th>
              <td>
                <span className={classes.count} data-none={count === 0 || undefined}>
                  {format.number(count)}
                </span>
                <span className={classes.column} style={{ height: `${(count / most) * 100}px` }} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
