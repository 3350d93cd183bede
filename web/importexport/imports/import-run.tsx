import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { ProgressBar } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { LoadingState } from "../../ui/states.tsx";
import { StatusButton, statusOf } from "../../ui/status-button.tsx";
import { DeletionGuard } from "./deletion-guard.tsx";
import { ImportBar, ImportStatus } from "./import-figures.tsx";
import classes from "./import-run.module.css";
import { Issues } from "./issues.tsx";
import { isRunning, oneImport, useCarryOut } from "./queries.ts";
import { Samples } from "./samples.tsx";
import { errorText, phaseText } from "./wording.ts";

/** Rarely needed, and heavy with its select fields. */
const MappingForm = lazy(() => import("./mapping-form.tsx"));
const tooMany = "would_delete_too_many";

function Running({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const { phase, done, total } = entry.progress;
  const waiting = entry.status === "uploading";
  return (
    <Panel title={entry.file.name} aside={<ImportStatus status={entry.status} />}>
      <div className={classes.running}>
        <ProgressBar
          label={waiting ? t("run.waiting") : phaseText(phase)}
          done={done}
          total={total}
          text={total > 0 ? t("run.rows", { done: format.number(done), total: format.number(total) }) : ""}
        />
        <Text size="sm" c="dimmed">
          {t("run.goesOn")}
        </Text>
      </div>
    </Panel>
  );
}

function Result({ entry, title, children }: { entry: Import; title: string; children?: ReactNode }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const { stats } = entry;
  return (
    <Panel title={title} aside={<ImportStatus status={entry.status} />}>
      <div className={classes.running} role="status">
        {stats && (
          <>
            <Text c="dimmed">
              {entry.file.name} · {t("run.total", { count: stats.total, total: format.number(stats.total) })}
            </Text>
            <ImportBar stats={stats} />
          </>
        )}
        {children}
      </div>
    </Panel>
  );
}

function CarryOut({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const access = useAccess();
  const carryOut = useCarryOut(entry.id);
  if (!access.mayCall(startUpload)) return null;
  return (
    <>
      <div className={classes.carryOut}>
        <Text c="dimmed">{t("run.dryText")}</Text>
        <StatusButton
          status={statusOf(carryOut)}
          onClick={() =>
            carryOut.mutate(false, {
              onError: (error) => {
                if (!isProblem(error, tooMany)) {
                  notifyError(t("run.carryOutFailed"), { content: problemText(error) });
                }
              },
            })
          }
        >
          {t("run.carryOut")}
        </StatusButton>
      </div>
      {isProblem(carryOut.error, tooMany) && <DeletionGuard entry={entry} />}
    </>
  );
}

function Outcome({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const { stats } = entry;
  const nothing = stats !== null && stats.created + stats.changed + stats.deleted === 0;
  if (entry.error?.code === tooMany) {
    return (
      <>
        <DeletionGuard entry={entry} />
        {stats && <Result entry={entry} title={t("run.dryTitle")} />}
        <Samples samples={entry.samples} />
        <Issues entry={entry} />
      </>
    );
  }
  if (entry.status === "failed") {
    return (
      <>
        <Notice tone="bad" title={t("run.failedTitle")}>
          <Text>{entry.error && errorText(entry.error)}</Text>
          <Text>{t("run.failedText")}</Text>
        </Notice>
        <Issues entry={entry} />
      </>
    );
  }
  const dry = entry.status === "dry_run";
  return (
    <>
      <Result
        entry={entry}
        title={t(
          dry
            ? nothing
              ? "run.dryNothing"
              : "run.dryTitle"
            : nothing
              ? "run.successNothing"
              : "run.successTitle",
        )}
      >
        {dry && !nothing && <CarryOut entry={entry} />}
      </Result>
      <Issues entry={entry} />
      <Samples samples={entry.samples} />
    </>
  );
}

/** One import in its current state: running, asking for its columns, checked, done or failed. */
export function ImportRun({ id }: { id: string }) {
  const query = useQuery(oneImport(id));
  return (
    <QueryState query={query} describe={problemText}>
      {(entry) =>
        isRunning(entry) ? (
          <Running entry={entry} />
        ) : entry.status === "needs_mapping" ? (
          <>
            <Suspense fallback={<LoadingState />}>
              <MappingForm entry={entry} />
            </Suspense>
            <Issues entry={entry} />
          </>
        ) : (
          <Outcome entry={entry} />
        )
      }
    </QueryState>
  );
}
