import { Button, Group, List, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { useFormat } from "../../platform/format.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { notifyError } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { ConfirmDelete } from "../../ui/confirm.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { LoadingState } from "../../ui/states.tsx";
import { StatusButton, statusOf } from "../../ui/status-button.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { shownFinding } from "./finding-text.ts";
import { ImportBar, ImportProgress, ImportStatus } from "./import-figures.tsx";
import classes from "./import-run.module.css";
import { MappingSummary } from "./mapping-summary.tsx";
import { countAnalyses, countChanges, isRunning, oneImport, useCarryOut } from "./queries.ts";
import { errorText } from "./wording.ts";

/** Loaded lazily: rarely needed, and heavy with its select fields. */
const MappingForm = lazy(() => import("./mapping-form.tsx"));
/** Loaded lazily, with the code that compares values, once there is something to compare. */
const Findings = lazy(() => import("./findings.tsx"));
const Documents = lazy(() => import("./documents.tsx"));
const ChangedAnalyses = lazy(() => import("./changed-analyses.tsx"));
const Samples = lazy(() => import("./samples.tsx"));
const ReadAgain = lazy(() => import("./read-again.tsx"));
const tooMany = "would_delete_too_many";
/** Whether an import waits for a person, since it would delete or empty too much. */
const isHeld = ({ error }: Import) => error?.code === tooMany || error?.code === "would_empty_fields";

function WithFindings({ entry }: { entry: Import }) {
  if (entry.findings.length === 0) return null;
  return (
    <Suspense>
      <Findings entry={entry} />
    </Suspense>
  );
}

function Running({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  return (
    <Panel title={entry.file.name} aside={<ImportStatus status={entry.status} />}>
      <Stack gap={14}>
        <ImportProgress entry={entry} />
        <Text size="sm" c="dimmed">
          {t("run.goesOn")}
        </Text>
      </Stack>
    </Panel>
  );
}

function Result({ entry, title, children }: { entry: Import; title: string; children?: ReactNode }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const { stats } = entry;
  return (
    <Panel title={title} aside={<ImportStatus status={entry.status} />}>
      <Stack gap={14} role="status">
        {stats && (
          <>
            <Text c="dimmed">
              {entry.file.name} · {t("run.total", { count: stats.total, total: format.number(stats.total) })}
            </Text>
            <ImportBar stats={stats} />
          </>
        )}
        {children}
      </Stack>
    </Panel>
  );
}

/** The fields that an import empties, each with the number of analyses that lose it. */
function useEmptied({ findings }: Import): string[] {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const localized = useLocalized();
  return findings.flatMap((group) => {
    const { check, parameters } = group.warning ?? {};
    if (check !== "field_emptied") return [];
    const [emptied, of] = [parameters?.emptied, parameters?.of].map((count) => format.number(Number(count)));
    return `${shownFinding(group, localized).field}: ${t("run.emptied", { emptied, of })}`;
  });
}

/** An import that would delete or empty too much is held back; a person may carry it out anyway after confirmation. */
function HoldGuard({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const access = useAccess();
  const [asking, setAsking] = useState(false);
  const carryOut = useCarryOut(entry.id);
  const emptied = useEmptied(entry);
  const isDeletion = entry.error?.code === tooMany;
  const affected = entry.samples
    .filter((sample) => sample.kind === "deleted")
    .map((sample) => `${sample.name} (${sample.code})`);
  const deleted = entry.stats?.deleted;
  return (
    <>
      <Notice
        tone="warn"
        title={t(isDeletion ? "run.tooManyTitle" : "run.emptyTitle")}
        actions={
          access.mayCall(startUpload) && (
            <Button color="red" variant="outline" onClick={() => setAsking(true)}>
              {t("run.anyway")}
            </Button>
          )
        }
      >
        {isDeletion && deleted !== undefined && (
          <Text>{t("run.tooManyText", { count: deleted, deleted: format.number(deleted) })}</Text>
        )}
        {!isDeletion && <Text>{t("run.emptyText")}</Text>}
        {emptied.length > 0 && (
          <List>
            {emptied.map((field) => (
              <List.Item key={field}>{field}</List.Item>
            ))}
          </List>
        )}
        <Text>{t(isDeletion ? "run.tooManyHint" : "run.emptyHint")}</Text>
      </Notice>
      <ConfirmDelete
        opened={asking}
        title={t("run.anywayTitle")}
        text={t(isDeletion ? "run.anywayText" : "run.anywayEmpty")}
        cascade={{ [t("run.anywayAffected")]: affected, [t("run.emptiedFields")]: emptied }}
        confirm={t("run.anyway")}
        loading={carryOut.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          carryOut.mutate(true, {
            onError: (error) => notifyError(t("run.carryOutFailed"), { content: problemText(error) }),
            onSettled: () => setAsking(false),
          })
        }
      />
    </>
  );
}

function CarryOut({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const access = useAccess();
  const carryOut = useCarryOut(entry.id);
  if (!access.mayCall(startUpload)) return null;
  return (
    <>
      <Group className={classes.carryOut} justify="space-between" gap="12px 24px">
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
      </Group>
      {isProblem(carryOut.error, tooMany) && <HoldGuard entry={entry} />}
    </>
  );
}

const isRepeated = ({ kind }: Import["samples"][number]) => kind === "repeated";
const isRefused = ({ error }: Import) => error?.code === "invalid_file";

/** Shows how the file was read; after a check has shown the result, the reading can be changed. */
function Remap({ entry }: { entry: Import }) {
  const access = useAccess();
  const [opened, setOpened] = useState(false);
  const isOpen = entry.status === "dry_run" || isRefused(entry);
  if (entry.mapping.length === 0) return null;
  if (!isOpen || !access.mayCall(startUpload)) return <MappingSummary entry={entry} />;
  if (opened)
    return (
      <Suspense fallback={<LoadingState />}>
        <MappingForm entry={entry} />
      </Suspense>
    );
  return <MappingSummary entry={entry} onChange={() => setOpened(true)} />;
}

function Outcome({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const created = entry.stats?.created ?? 0;
  const isWaiting = isHeld(entry);
  const hasFailed = entry.status === "failed" && !isWaiting;
  const outcome = entry.status === "dry_run" || isWaiting ? "dry" : "success";
  const wording = entry.stats && countChanges(entry) === 0 ? "Nothing" : "Title";
  return (
    <>
      {isWaiting && <HoldGuard entry={entry} />}
      {hasFailed && (
        <Notice tone="bad" title={t("run.failedTitle")}>
          <Text>{entry.error && errorText(entry.error)}</Text>
          <Text>{t("run.failedText")}</Text>
        </Notice>
      )}
      {!hasFailed && (entry.stats || !isWaiting) && (
        <Result entry={entry} title={t(`run.${outcome}${wording}`)}>
          {entry.status === "dry_run" && wording === "Title" && <CarryOut entry={entry} />}
          {entry.status === "success" && created > 0 && (
            <Group>
              <Button component={ActionLink} to={`/laboreditor/analyse?state=NEW&import=${entry.id}`}>
                {t("run.seeNew", { count: created, shown: format.number(created) })}
              </Button>
            </Group>
          )}
        </Result>
      )}
      <Remap entry={entry} />
      {isRefused(entry) && (
        <Suspense>
          {entry.samples.some(isRepeated) && <Samples samples={entry.samples.filter(isRepeated)} />}
          <ReadAgain entry={entry} />
        </Suspense>
      )}
      <WithFindings entry={entry} />
      {outcome === "dry" && !hasFailed && countAnalyses(entry) > 0 && (
        <Suspense fallback={<LoadingState />}>
          <ChangedAnalyses entry={entry} />
        </Suspense>
      )}
      {!hasFailed && entry.samples.length > 0 && (
        <Suspense fallback={<LoadingState />}>
          <Samples samples={entry.samples} />
        </Suspense>
      )}
      {!hasFailed && entry.documents.length > 0 && (
        <Suspense>
          <Documents entry={entry} />
        </Suspense>
      )}
    </>
  );
}

/** One import in its current state: running, asking for its columns, checked, done or failed. */
export function ImportRun({ id }: { id: string }) {
  const query = useQuery(oneImport(id));
  return (
    <QueryState query={query}>
      {(entry) =>
        isRunning(entry) ? (
          <Running entry={entry} />
        ) : entry.status === "needs_mapping" ? (
          <>
            <Suspense fallback={<LoadingState />}>
              <MappingForm entry={entry} />
            </Suspense>
            <WithFindings entry={entry} />
          </>
        ) : (
          <Outcome entry={entry} />
        )
      }
    </QueryState>
  );
}
