import { ActionIcon, Button, Group, Select, Text, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProfileColumn } from "../../../shared/importexport/profiles/profile.ts";
import { useLanguageName } from "../../platform/i18n/languages.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { useSettings } from "../../platform/startup.ts";
import { Panel } from "../../ui/panel.tsx";
import { separators, type Target } from "../imports/mapping.ts";
import { importTargets } from "../imports/queries.ts";
import classes from "./columns-input.module.css";

type Sent = Omit<ProfileColumn, "language"> & { language?: string | null | undefined };
interface Line {
  id: number;
  column: Sent;
}

/** Further options of a column, in words. */
function useDetails() {
  const { t } = useTranslation(["profiles", "importMapping"]);
  const names = Object.entries(separators) as [keyof typeof separators, string][];
  return ({ create, split, numbers, dates }: Sent, targets: readonly Target[], target: string | null) => {
    const signs = (split ?? []).map((sign) => {
      const separator = names.find(([, character]) => character === sign);
      return separator ? t(`importMapping:mapping.separator.${separator[0]}`) : sign;
    });
    return [
      create &&
        !targets.some((candidate) => candidate.target === target) &&
        t("profiles:makes", { label: create.label }),
      signs.length > 0 && t("profiles:splitAt", { signs: signs.join(", ") }),
      dates && t(`importMapping:mapping.datesOf.${dates}`),
      numbers && t("profiles:numbersAs", { example: t(`importMapping:mapping.numbersOf.${numbers}`) }),
    ]
      .filter(Boolean)
      .join("; ");
  };
}

function Lines(props: {
  targets: readonly Target[];
  lines: readonly Line[];
  onLines: (lines: Line[]) => void;
}) {
  const { t } = useTranslation(["profiles", "importMapping"]);
  const languageName = useLanguageName();
  const { languages } = useSettings();
  const detailsOf = useDetails();
  const { targets, lines, onLines } = props;
  const change = (id: number, part: Partial<Sent>) =>
    onLines(lines.map((line) => (line.id === id ? { ...line, column: { ...line.column, ...part } } : line)));
  return (
    <ul className={classes.lines}>
      {lines.map(({ id, column: line }) => {
        const { column, target, language } = line;
        const field = targets.find((candidate) => candidate.target === target);
        const missing = target !== null && !field ? [target] : [];
        const details = detailsOf(line, targets, target);
        return (
          <li key={id}>
            <TextInput
              aria-label={t("profiles:column")}
              value={column}
              maxLength={300}
              required
              onChange={(event) => change(id, { column: event.currentTarget.value })}
            />
            <Select
              aria-label={t("importMapping:mapping.targetOf", { column })}
              searchable
              allowDeselect={false}
              value={target ?? ""}
              data={[
                { value: "", label: t("importMapping:mapping.skip") },
                ...targets.map((candidate) => ({ value: candidate.target, label: candidate.label })),
                ...missing.map((value) => ({
                  value,
                  label:
                    line.create?.label ??
                    t("profiles:unknownTarget", { target: value.replace("fields.", "") }),
                })),
              ]}
              onChange={(value) => change(id, { target: value || null })}
            />
            {languages.length > 1 && (
              <Select
                aria-label={t("importMapping:mapping.languageOf", { column })}
                allowDeselect={false}
                disabled={!field?.translatable}
                value={language ?? ""}
                data={[
                  { value: "", label: t("importMapping:mapping.fileLanguage") },
                  ...languages.map((value) => ({ value, label: languageName(value) })),
                ]}
                onChange={(value) => change(id, { language: value || null })}
              />
            )}
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={t("profiles:remove", { column })}
              onClick={() => onLines(lines.filter((line) => line.id !== id))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
            {details && (
              <Text size="xs" c="dimmed" className={classes.details}>
                {details}
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The columns of a profile, as a control of a form. */
export function ColumnsInput(props: {
  defaultValue?: readonly Sent[];
  onChange?: (columns: Sent[]) => void;
  error?: string;
}) {
  const { t } = useTranslation("profiles");
  const query = useQuery(importTargets);
  const [lines, setLines] = useState(() =>
    (props.defaultValue ?? []).map((column, id): Line => ({ id, column })),
  );
  const keep = (next: Line[]) => {
    setLines(next);
    props.onChange?.(next.map(({ column }) => column));
  };
  const free = Math.max(-1, ...lines.map(({ id }) => id)) + 1;
  return (
    <Panel flush title={t("columns")}>
      <Text c="dimmed" p="14px var(--lb-pad)">
        {lines.length > 0 ? t("columnsText") : t("noColumns")}
      </Text>
      <QueryState query={query}>
        {({ results }) => <Lines targets={results} lines={lines} onLines={keep} />}
      </QueryState>
      <Group p="12px var(--lb-pad) 16px">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => keep([...lines, { id: free, column: { column: "", target: null, language: null } }])}
        >
          {t("add")}
        </Button>
        {props.error && (
          <Text size="sm" c="var(--lb-bad-text)">
            {props.error}
          </Text>
        )}
      </Group>
    </Panel>
  );
}
