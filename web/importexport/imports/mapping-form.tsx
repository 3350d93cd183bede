import { Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { repeatedRules } from "../../../shared/importexport/imports/import-words.ts";
import type { Preview } from "../../../shared/importexport/imports/preview.ts";
import type { Question } from "../../../shared/importexport/imports/questions.ts";
import type { ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import { ApiProblem } from "../../platform/api/problem.ts";
import { fieldText } from "../../platform/form/field-text.ts";
import { useFormat } from "../../platform/format.ts";
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
import { Questions } from "./questions.tsx";
import { ReadAs } from "./read-as.tsx";
import { RowRules, type Rules } from "./row-rules.tsx";

/** A person's changes to how the file is read; for everything left out, the server's choice applies. */
interface Draft {
  reading?: ReadingChoice;
  /** Codes were chosen, rather than proposed for the sheet and its column of names. */
  hasOwnCodes?: boolean;
  profile?: string | null;
  columns?: Choice[];
}
/** The reading as a person has changed it, with the codes that the server proposes for it unless they were chosen. */
function shownReading({ reading, hasOwnCodes }: Draft, proposed: ReadingChoice): ReadingChoice {
  if (!reading) return proposed;
  return hasOwnCodes ? reading : { ...reading, codes: proposed.codes };
}

/** The rule for repeated rows that is in force, else the proposed one. */
function proposedRule(rule: Rules["repeated"], questions: readonly Question[]): Rules["repeated"] {
  const { proposal } = questions.find(({ kind }) => kind === "repeated") ?? {};
  return repeatedRules.find((each) => rule === "refuse" && each === proposal) ?? rule;
}

/** The columns without rows, for an import whose beginning is no longer kept. */
const withoutRows = ({ mapping, profile }: Import): Pick<Preview, "columns" | "rows" | "profile"> => ({
  columns: mapping.map((column) => ({
    ...column,
    ...{
      guess: "text",
      filled: 0,
      distinct: 0,
      signs: [],
      notation: null,
      date_order: null,
      dates_for_ranges: [],
    },
  })),
  rows: [],
  profile,
});

function Form({ entry, targets }: { entry: Import; targets: readonly Target[] }) {
  const { t } = useTranslation(["importexport", "importMapping"]);
  const format = useFormat();
  const [draft, setDraft] = useState<Draft>({});
  const [debounced] = useDebouncedValue(draft, 250);
  const { hasOwnCodes: _, ...body } = debounced;
  const query = useQuery(importPreview(entry.id, body));
  const [tried, setTried] = useState(false);
  const [ownRules, setRules] = useState<Rules | null>(null);
  const [keeps, setKeeps] = useState(true);
  const [named, setNamed] = useState<string | null>(null);
  const mapColumns = useMapColumns(entry.id);
  const { data, error, isPending } = query;
  const isGone = error instanceof ApiProblem && error.code === "gone";
  if (isPending) return <LoadingState />;
  if (!data && !isGone) return <QueryState query={query}>{() => null}</QueryState>;
  const preview = data ? { ...data, reading: shownReading(draft, data.reading) } : undefined;
  const shown = preview ?? withoutRows(entry);
  const reading = preview?.reading ?? entry.reading;
  const questions = preview?.questions ?? entry.questions;
  const rules = ownRules ?? {
    repeated: proposedRule(preview?.repeated ?? entry.repeated, questions),
    faulty: entry.faulty,
  };
  const choices = draft.columns ?? initialChoices(shown.columns);
  const { missing, repeated } = faults(choices, targets, reading.codes ? ["name"] : ["code", "name"]);
  const askedColumns = questions.flatMap(({ kind, columns }) => (kind === "columns" ? columns : []));
  const recognised = shown.columns.filter(({ by }) => by !== "none").length;
  const analyses = (preview?.found ?? entry.found)?.rows;
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

  const onColumns = (columns: Choice[]) => setDraft({ ...draft, columns });
  // Another table may have other columns, which are mapped anew, and other codes are proposed for it.
  function onReading(next: ReadingChoice) {
    const isSameTable = (["sheet", "alike", "heading", "sections", "separator", "lists"] as const).every(
      (part) => JSON.stringify(next[part]) === JSON.stringify(reading[part]),
    );
    const { profile, columns } = draft;
    setDraft({
      reading: next,
      hasOwnCodes: isSameTable && (draft.hasOwnCodes === true || next.codes !== reading.codes),
      ...(profile !== undefined && { profile }),
      ...(columns && isSameTable && { columns }),
    });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing.length > 0 || repeated.length > 0) return;
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
          const errors = problem instanceof ApiProblem ? problem.errors.map((error) => fieldText(error)) : [];
          notifyError(t("importMapping:mapping.failed"), {
            content: errors.join(" ") || problemText(problem),
          });
        },
      },
    );
  }

  return (
    <form onSubmit={submit} aria-label={t("importMapping:mapping.title")} className={classes.form}>
      <Text fw={600}>
        {analyses !== undefined &&
          t("importMapping:mapping.analyses", { count: analyses, shown: format.number(analyses) })}
        {t("importMapping:mapping.recognised", {
          count: shown.columns.length,
          recognised: format.number(recognised),
        })}
      </Text>
      {error !== null && !isGone && (
        <Notice tone="bad" title={t("importMapping:readAs.failed")}>
          {problemText(error)}
        </Notice>
      )}
      {isGone && <Notice tone="plain">{t("importMapping:readAs.gone")}</Notice>}
      {questions.length > 0 && (
        <Questions
          questions={questions}
          preview={shown}
          reading={reading}
          choices={choices}
          targets={targets}
          rules={rules}
          onChoices={onColumns}
          onReading={onReading}
          onRules={setRules}
        >
          <Group mt={18}>
            <StatusButton type="submit" status={statusOf(mapColumns)}>
              {t("importMapping:questions.submit", { count: questions.length })}
            </StatusButton>
          </Group>
        </Questions>
      )}
      {preview && (
        <ReadAs
          preview={preview}
          newColumns={preview.columns.filter((column) => isNewIn(column, preview.profile)).length}
          onReading={onReading}
          onProfile={(profile) => setDraft({ profile })}
        />
      )}
      <Panel flush title={t("importMapping:mapping.title")}>
        <Text p="14px var(--lb-pad)">
          {stillMissing || t(`importMapping:mapping.${askedColumns.length > 0 ? "text" : "allKnown"}`)}
        </Text>
        <ColumnLines
          key={`${reading.sheet} ${reading.separator} ${reading.lists}`}
          preview={shown}
          choices={choices}
          targets={targets}
          open={askedColumns}
          onChange={(column, change) =>
            setDraft({
              ...draft,
              columns: choose(choices, column, change, targets),
              // Codes of the file itself take the place of made ones.
              ...(change.target === "code" && {
                reading: { ...reading, codes: undefined },
                hasOwnCodes: true,
              }),
            })
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
          {tried && repeated.length > 0 && (
            <Notice tone="bad">{t("importMapping:mapping.twice", { targets: labels(repeated) })}</Notice>
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
