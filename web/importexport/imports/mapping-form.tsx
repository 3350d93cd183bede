import { Box, Checkbox, Group, Select, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ColumnMapping, Import } from "../../../shared/importexport/imports/import.ts";
import { useLanguageName } from "../../platform/i18n/languages.ts";
import { notifyError } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { useSettings } from "../../platform/startup.ts";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { StatusButton, statusOf } from "../../ui/status-button.tsx";
import classes from "./mapping.module.css";
import { type Choice, choose, faults, initialChoices, separators, split, type Target } from "./mapping.ts";
import { importTargets, useMapColumns } from "./queries.ts";

const separatorNames = Object.keys(separators) as (keyof typeof separators)[];

function Line(props: {
  column: ColumnMapping;
  choice: Choice;
  targets: readonly Target[];
  onChange: (change: Partial<Choice>) => void;
}) {
  const { t } = useTranslation("importexport");
  const languageName = useLanguageName();
  const { languages } = useSettings();
  const { column, choice, targets } = props;
  const target = targets.find((one) => one.target === choice.target);
  const translatable = target?.translatable ?? false;
  const by = ({ name: "byName", profile: "byProfile", person: "byPerson", none: null } as const)[column.by];
  const samples = column.samples.filter(Boolean);
  return (
    <li className={classes.line}>
      <Box miw={0}>
        <Text fw={600}>{column.column}</Text>
        <Text size="sm" c="dimmed" truncate>
          {samples.length > 0 ? samples.join(" · ") : t("mapping.noSamples")}
        </Text>
        {by && (
          <Text size="xs" c="dimmed">
            {t(`mapping.${by}`)}
          </Text>
        )}
      </Box>
      <Stack gap={8}>
        <Select
          aria-label={t("mapping.targetOf", { column: column.column })}
          searchable
          allowDeselect={false}
          value={choice.target ?? ""}
          data={[
            { value: "", label: t("mapping.skip") },
            ...targets.map(({ target, label }) => ({ value: target, label })),
          ]}
          onChange={(value) => props.onChange({ target: value || null })}
        />
        {translatable && languages.length > 1 && (
          <Select
            aria-label={t("mapping.languageOf", { column: column.column })}
            allowDeselect={false}
            value={choice.language ?? ""}
            data={languages.map((language, place) => ({
              value: place === 0 ? "" : language,
              label:
                place === 0
                  ? `${languageName(language)} (${t("mapping.mainLanguage")})`
                  : languageName(language),
            }))}
            onChange={(value) => props.onChange({ language: value || null })}
          />
        )}
        {target?.takes_entries && (
          <Checkbox.Group
            label={t("mapping.split")}
            value={choice.split ?? []}
            onChange={(split) => props.onChange({ split })}
          >
            <Group gap="6px 16px" mt={4}>
              {separatorNames.map((name) => (
                <Checkbox
                  key={name}
                  size="xs"
                  value={separators[name]}
                  label={t(`mapping.separator.${name}`)}
                />
              ))}
            </Group>
          </Checkbox.Group>
        )}
      </Stack>
    </li>
  );
}

function Form({ entry, targets }: { entry: Import; targets: readonly Target[] }) {
  const { t } = useTranslation("importexport");
  const [choices, setChoices] = useState(() => initialChoices(entry.mapping));
  const [tried, setTried] = useState(false);
  const mapColumns = useMapColumns(entry.id);
  const { open, known } = split(entry.mapping);
  const { missing, twice } = faults(choices);
  const labels = (wanted: readonly string[]) =>
    wanted.map((target) => targets.find((each) => each.target === target)?.label ?? target).join(", ");

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing.length > 0 || twice.length > 0) return;
    // All columns: any missing here would be left out of the import.
    mapColumns.mutate(choices, {
      onError: (error) => notifyError(t("mapping.failed"), { content: problemText(error) }),
    });
  }

  const lines = (columns: readonly ColumnMapping[]) => (
    <ul className={classes.lines}>
      {columns.map((column) => {
        const choice = choices.find((each) => each.column === column.column);
        return (
          choice && (
            <Line
              key={column.column}
              column={column}
              choice={choice}
              targets={targets}
              onChange={(change) => setChoices(choose(choices, column.column, change, targets))}
            />
          )
        );
      })}
    </ul>
  );
  return (
    <form onSubmit={submit} aria-label={t("mapping.title")}>
      <div className={classes.head} aria-hidden>
        <span>{t("mapping.column")}</span>
        <span>{t("mapping.target")}</span>
      </div>
      {lines(open)}
      {known.length > 0 && (
        <details className={classes.known} open={open.length === 0}>
          <summary>{t("mapping.recognised", { count: known.length })}</summary>
          {lines(known)}
        </details>
      )}
      <Stack gap={14} px="var(--lb-pad)" pt={16} pb={20}>
        {tried && missing.length > 0 && (
          <Notice tone="bad">{t("mapping.missing", { targets: labels(missing) })}</Notice>
        )}
        {tried && twice.length > 0 && (
          <Notice tone="bad">{t("mapping.twice", { targets: labels(twice) })}</Notice>
        )}
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {t("mapping.kept")}
          </Text>
          <StatusButton type="submit" status={statusOf(mapColumns)}>
            {t("mapping.submit")}
          </StatusButton>
        </Group>
      </Stack>
    </form>
  );
}

/** Lets a person map the columns that were not recognised. */
export default function MappingForm({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const query = useQuery(importTargets);
  const open = split(entry.mapping).open.length;
  return (
    <Panel flush title={t("mapping.title")}>
      {open > 0 && <Text p="14px var(--lb-pad)">{t("mapping.text", { count: open })}</Text>}
      <QueryState query={query}>
        {({ results }) => <Form key={entry.id} entry={entry} targets={results} />}
      </QueryState>
    </Panel>
  );
}
