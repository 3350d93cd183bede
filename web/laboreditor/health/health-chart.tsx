import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import {
  type FindingKind,
  findingKinds,
  type getHealth,
} from "../../../shared/laboreditor/health/health.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { Link } from "../../ui/way.tsx";
import classes from "./health.module.css";

export type Health = OutputOf<typeof getHealth>;

const radius = 44;
const around = 2 * Math.PI * radius;
/** Misleading findings weigh more than missing values. */
const grave: readonly FindingKind[] = [
  "unreadable",
  "wrong_loinc",
  "range_reversed",
  "range_gap",
  "range_overlap",
  "broken_relation",
];
const addressOfKind = (kind: FindingKind) => `/laboreditor/gesundheit?kind=${kind}`;

/** The share of the catalogue without findings, as a ring around its percentage. */
function HealthRing({ health, small = false }: { health: Health; small?: boolean }) {
  const { t } = useTranslation("health");
  const format = useFormat();
  const share = health.analyses === 0 ? 1 : health.sound / health.analyses;
  // Round down, so that 100 % means that no findings are left.
  const percent = format.percent(Math.floor(share * 100) / 100);
  const label = t("ring", {
    share: percent,
    sound: format.number(health.sound),
    total: format.number(health.analyses),
  });
  return (
    <div className={classes.ring} data-small={small || undefined} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={classes.track} cx="50" cy="50" r={radius} />
        {share > 0 && (
          <circle
            className={classes.value}
            data-tone={share < 0.5 ? "bad" : share < 0.9 ? "warn" : "good"}
            cx="50"
            cy="50"
            r={radius}
            strokeDasharray={`${share * around} ${around}`}
          />
        )}
      </svg>
      <span className={classes.share} aria-hidden>
        <strong>{percent}</strong>
        {!small && <small>{t("share")}</small>}
      </span>
    </div>
  );
}

/** The findings by kind as bars that link to their lists. `onlyFound` leaves out kinds without findings. */
function HealthBars(props: { health: Health; current?: FindingKind; onlyFound?: boolean }) {
  const { t } = useTranslation("health");
  const format = useFormat();
  const { counts } = props.health;
  const maximum = Math.max(1, ...Object.values(counts));
  const shown = findingKinds.filter((kind) => !props.onlyFound || counts[kind] > 0);
  return (
    <ul className={classes.bars} aria-label={t("chart")}>
      {shown.map((kind) => (
        <li key={kind}>
          <Link
            to={addressOfKind(kind)}
            className={classes.bar}
            data-none={counts[kind] === 0 || undefined}
            aria-current={kind === props.current ? "page" : undefined}
            title={t(`explained.${kind}`)}
          >
            <span>{t(`kinds.${kind}`)}</span>
            <span className={classes.length} aria-hidden>
              {counts[kind] > 0 && (
                <span
                  data-tone={grave.includes(kind) ? "bad" : "warn"}
                  style={{ width: `${(counts[kind] / maximum) * 100}%` }}
                />
              )}
            </span>
            <span className={classes.count}>{format.number(counts[kind])}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Ring and bars side by side; the small version leaves out kinds without findings. */
export function HealthOverview(props: { health: Health; small?: boolean; current?: FindingKind }) {
  const { t } = useTranslation("health");
  const { health, small } = props;
  return (
    <div className={classes.overview}>
      <HealthRing health={health} small={small} />
      {health.sound === health.analyses ? (
        <Text>{t("noneText")}</Text>
      ) : (
        <HealthBars health={health} current={props.current} onlyFound={small} />
      )}
    </div>
  );
}
