import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/format.ts";
import classes from "./searches.module.css";

/** Counts for each part of a period, as small bars. */
export function Trend({ counts }: { counts: readonly number[] }) {
  const { t } = useTranslation("searches");
  const format = useFormat();
  const highest = Math.max(1, ...counts);
  const half = Math.floor(counts.length / 2);
  const sum = (part: readonly number[]) => part.reduce((total, count) => total + count, 0);
  const [before, now] = [sum(counts.slice(0, half)), sum(counts.slice(half))];
  return (
    <span
      className={classes.trend}
      role="img"
      aria-label={t("trendOf", { before: format.number(before), now: format.number(now) })}
    >
      {counts.map((count, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a period have no other name than their place
          key={place}
          data-none={count === 0 || undefined}
          style={{ height: `${(count / highest) * 100}%` }}
        />
      ))}
    </span>
  );
}
