import { Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import type { Preview } from "../../../shared/importexport/imports/preview.ts";
import type { ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import { ApiProblem } from "../../platform/api/problem.ts";
import { fieldText } from "../../platform/form/field-text.ts";
import { notifyError } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { LoadingState } from "../../ui/states.tsx";
import { StatusButton, statusOf } from "../../ui/status-button.tsx";
import { ColumnLines, isNewIn } from "./column-lines.tsx";
import classes from "./mapping.module.css";
import { type Choice, choose, faults, initialChoices, type Target } from "./mapping.ts";
import { importPreview, importTargets, useMapColumns } from "./queries.ts";
import { ReadAs } from "./read-as.tsx";
import { RowRules, type Rules } from "./row-rules.tsx";

/** A person's changes to how the file is read; for everything left out, the server's choice applies. */
interface Draft {
  reading?: ReadingChoice;
  profile?: string | null;
  columns?: Choice[];
}
/** The columns without rows, for an import whose beginning is no longer kept. */
const withoutRows = ({ mapping, profile }: Import): Pick<Preview, "columns" | "rows" | "profile"> => ({
  columns: mapping.map((column) => ({
    ...column,
    ...{ guess: "text", filled: 0, distinct: 0, notation: null, date_order: null },
  })),
  rows: [],
  profile,
});

function Form({ entry, targets }: { entry: Import; targets: readonly Target[] }) {
  const { t } = useTranslation(["importexport", "importMapping"]);
  const [draft, setDraft] = useState<Draft>({});
  const [wanted] = useDebouncedValue(draft, 250);
  const query = useQuery(importPreview(entry.id, wanted));
  const [tried, setTried] = useState(false);
  const [rules, setRules] = useState<Rules>({ repeated: entry.repeated, faulty: entry.faulty });
  const [keeps, setKeeps] = useState(true);
  const [named, setNamed] = useState<string | null>(null);
  const mapColumns = useMapColumns(entry.id);
  const { data, error, isPending } = query;
  const isGone = error instanceof ApiProblem && error.code === "gone";
  if (isPending) return <LoadingState />;
  if (!data && !isGone) return <QueryState query={query}>{() => null}</QueryState>;
  const preview = data ? { ...data, reading: draft.reading ?? data.reading } : undefined;
  const shown = preview ?? withoutRows(entry);
  const reading = preview?.reading ?? entry.reading;
  const choices = draft.columns ?? initialChoices(shown.columns);
  const { missing, twice } = faults(choices, reading.codes ? ["name"] : ["code", "name"]);
  const open = shown.columns.filter(({ by, column }) => {
    const choice = choices.find((one) => one.column === column);
    return by === "none" && choice?.target === null;
  }).length;
  const usual = shown.profile?.name ?? entry.file.name.replace(/\.\w+$/, "").slice(0, 100);
  const name = (named ?? usual).trim();
  const labels = (of: readonly string[]) =>
    of.map((target) => targets.find((each) => each.target === target)?.label ?? target).join(", ");
  const stillMissing = missing.length > 0 && (
    <>
      {t("importMapping:mapping.missing", { targets: labels(missing) })}{" "}
      {missing.includes("code") && t("importMapping:mapping.missingCode")}
    </>
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing.length > 0 || twice.length > 0) return;
    const id = shown.profile && name === shown.profile.name ? shown.profile.id : undefined;
    mapColumns.mutate(
      {
        // Send all columns: any missing here would be left out of the import.
        columns: choices,
        // A language that was shown as a guess now counts as chosen.
        reading: {
          ...(preview?.found.is_language_guessed && { language: preview.found.language }),
          ...reading,
        },
        profile: keeps && name !== "" ? { id, name } : null,
        ...rules,
      },
      {
        onError: (problem) => {
          const errors = problem instanceof ApiProblem ? problem.errors.map((one) => fieldText(one)) : [];
          notifyError(t("importMapping:mapping.failed"), {
            content: errors.join(" ") || problemText(problem),
          });
        },
      },
    );
  }

  return (
    <form onSubmit={submit} aria-label={t("importMapping:mapping.title")} className={classes.form}>
      {error !== null && !isGone && (
        <Notice tone="bad" title={t("importMapping:readAs.failed")}>
          {problemText(error)}
        </Notice>
      )}
      {isGone && <Notice tone="plain">{t("importMapping:readAs.gone")}</Notice>}
      {preview && (
        <ReadAs
          preview={preview}
          newColumns={preview.columns.filter((column) => isNewIn(column, preview.profile)).length}
          // Another table may have other columns, which are mapped anew.
          onReading={(reading) => {
            const isSameTable = (["sheet", "heading", "separator", "lists"] as const).every(
              (part) => JSON.stringify(reading[part]) === JSON.stringify(preview.reading[part]),
            );
            const { profile, columns } = draft;
            setDraft({
              reading,
              ...(profile !== undefined && { profile }),
              ...(columns && isSameTable && { columns }),
            });
          }}
          onProfile={(profile) => setDraft({ profile })}
        />
      )}
      <Panel flush title={t("importMapping:mapping.title")}>
        <Text p="14px var(--lb-pad)">
          {open > 0
            ? t("importMapping:mapping.text", { count: open })
            : missing.length === 0 && t("importMapping:mapping.allKnown")}{" "}
          {stillMissing}
        </Text>
        <ColumnLines
          key={`${reading.sheet} ${reading.separator} ${reading.lists}`}
          preview={shown}
          choices={choices}
          targets={targets}
          onChange={(column, change) =>
            setDraft({ ...draft, columns: choose(choices, column, change, targets) })
          }
        />
      </Panel>
      <Panel title={t("importMapping:mapping.finish")}>
        <Stack gap={16}>
          <RowRules rules={rules} onChange={setRules} />
          <Checkbox
            checked={keeps}
            onChange={(event) => setKeeps(event.currentTarget.checked)}
            label={t("importMapping:mapping.keep")}
            description={t("importMapping:mapping.keepText")}
          />
          {keeps && (
            <TextInput
              label={t("importMapping:mapping.keepAs")}
              maw={420}
              maxLength={100}
              required
              value={named ?? usual}
              onChange={(event) => setNamed(event.currentTarget.value)}
            />
          )}
          {tried && missing.length > 0 && <Notice tone="bad">{stillMissing}</Notice>}
          {tried && twice.length > 0 && (
            <Notice tone="bad">{t("importMapping:mapping.twice", { targets: labels(twice) })}</Notice>
          )}
          <Group justify="flex-end">
            <StatusButton type="submit" status={statusOf(mapColumns)}>
              {t("importMapping:mapping.submit")}
            </StatusButton>
          </Group>
        </Stack>
      </Panel>
    </form>
  );
}

/** Shows how the file of an import is read and where its columns go, and lets a person change both. */
export default function MappingForm({ entry }: { entry: Import }) {
  const query = useQuery(importTargets);
  return (
    <QueryState query={query}>
      {({ results }) => <Form key={entry.id} entry={entry} targets={results} />}
    </QueryState>
  );
}
