import { Loader, VisuallyHidden } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { quiet } from "../../platform/failed-reads.ts";
import { useFormat } from "../../platform/format.ts";
import { titleText } from "../../platform/i18n/title.ts";
import { useAccess } from "../../platform/permissions.ts";
import { type Area, isNew } from "../../platform/routing/manifest.ts";
import { activeTasks } from "../../platform/tasks.ts";
import classes from "./header.module.css";
import { firstPage, moduleAddress, moduleOf, modules } from "./navigation.ts";

type Waits = NonNullable<Area["waiting"]>;

/** Number of waiting items of a module, counted every minute while the app is visible; nothing is shown for 0. */
function Waiting({ data, count: ask, words }: Waits) {
  const format = useFormat();
  const { data: count = 0 } = useQuery({
    queryKey: data,
    queryFn: ({ signal }) => ask(signal),
    refetchInterval: 60_000,
    ...quiet,
  });
  if (count === 0) return null;
  return (
    <span className={classes.waiting} role="status">
      <VisuallyHidden>{titleText(words)}: </VisuallyHidden>
      {format.number(count)}
    </span>
  );
}

/** The modules, in the header or (`stacked`) in the menu of small screens. */
export function ModuleLinks({ stacked = false }: { stacked?: boolean }) {
  const { t } = useTranslation("app");
  const format = useFormat();
  const access = useAccess();
  const { pathname } = useLocation();
  const here = moduleOf(pathname);
  const { data: active } = useQuery(activeTasks());
  return (
    <nav aria-label={t("modules.navigation")} className={stacked ? classes.moduleStack : classes.modules}>
      {modules.map((module) => {
        const booked = access.booked(module.module);
        const isLocked = firstPage(module, access) === undefined;
        const running = booked && module.task && active?.[module.task]?.progress;
        const share = running && running.total > 0 ? running.done / running.total : null;
        const Icon = module.icon;
        return (
          <Link
            key={module.path}
            to={moduleAddress(module, access)}
            className={classes.module}
            data-locked={isLocked || undefined}
            aria-current={here === module ? "page" : undefined}
          >
            <Icon size={18} stroke={1.6} className={classes.moduleIcon} aria-hidden />
            <span>{titleText(module.title)}</span>
            {isNew(module) && <span className={classes.fresh}>{t("modules.isNew")}</span>}
            {isLocked && (
              <>
                <IconLock size={13} aria-hidden />
                <VisuallyHidden>({t(booked ? "modules.noPermission" : "modules.notBooked")})</VisuallyHidden>
              </>
            )}
            {!isLocked && module.waiting && access.mayCall(module.waiting.call) && (
              <Waiting {...module.waiting} />
            )}
            {running && (
              <span className={classes.running} role="status">
                <Loader size={12} aria-hidden />
                <VisuallyHidden>
                  {share === null
                    ? t("modules.generating")
                    : t("modules.generatingShare", { share: format.percent(share) })}
                </VisuallyHidden>
                {share !== null && <span aria-hidden>{format.percent(share)}</span>}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
