import { Checkbox, Group, Select, Stack, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { hasSetting } from "../../../shared/core/catalogue/field.ts";
import type { PreviewColumn, PreviewRow } from "../../../shared/importexport/imports/preview.ts";
import {
  type DateOrder,
  dateOrders,
  type Notation,
  newFieldTypes,
  notations,
  usualNotation,
} from "../../../shared/importexport/imports/reading.ts";
import { usePlaceText } from "../../platform/compared/place-text.ts";
import { useFormat } from "../../platform/format.ts";
import { useLanguageName } from "../../platform/i18n/languages.ts";
import { useSettings } from "../../platform/startup.ts";
import { ShownTable } from "../../ui/compared.tsx";
import { StateTag } from "../../ui/figures.tsx";
import classes from "./mapping.module.css";
import {
  allowedFor,
  type Choice,
  changeFor,
  newCollection,
  newField,
  type SeparatorName,
  separatorNames,
  separators,
  shownTarget,
  type Target,
} from "./mapping.ts";
import { issueText } from "./wording.ts";

const properties = (target: string) => !target.startsWith("fields.");

interface Props {
  column: PreviewColumn;
  choice: Choice;
  targets: readonly Target[];
  /** Index of the column, and the rows whose cells are shown. */
  index: number;
  rows: readonly PreviewRow[];
  /** Separators that stand in the cells; splitting at others is offered only if it was chosen before. */
  splitAt: readonly SeparatorName[];
  isNew: boolean;
  /** Number of rows of the file, if it is known. */
  total: number | undefined;
  onChange: (change: Partial<Choice>) => void;
}

/** Cells of a column as they are in the file, and as readers would see them. */
function Cells({
  index,
  rows,
  choice,
  column,
  targets,
}: Pick<Props, "index" | "rows" | "choice" | "column" | "targets">) {
  const { t } = useTranslation(["importexport", "importMapping"]);
  const { shown } = usePlaceText();
  const { label = "" } = targets.find(({ target }) => target === choice.target) ?? {};
  /** The cells of the column of a table to which the choice leads; the others are shown at their own columns. */
  const part = ({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly string[])[] }) => {
    const place = columns.findIndex((column) => label.replace(/ \([^)]*\)$/, "").endsWith(`: ${column}`));
    return place < 0 ? undefined : rows.flatMap((cells) => cells[place] || []).join(" · ");
  };
  const whatBecomes = (row: PreviewRow) => {
    const value = row.values[index];
    if (choice.target === null) return <em>{t("importMapping:mapping.notImported")}</em>;
    const issue = row.issues.find((candidate) => candidate.column === column.column);
    if (issue) return <span className={classes.refused}>{issueText(issue).title}</span>;
    if (row.issues.length > 0 && !value) return <em>{t("importMapping:mapping.refused")}</em>;
    if (!value || value.text === "") return <em>{t("importMapping:mapping.nothing")}</em>;
    if (value.table && value.table.rows.length > 0)
      return part(value.table) ?? <ShownTable {...value.table} />;
    return <span lang={value.language ?? undefined}>{shown(value, value)}</span>;
  };
  return (
    <dl className={classes.cells}>
      {rows.map((row) => (
        <div key={row.row}>
          <dt>
            <span className="lb-spoken">{t("importMapping:mapping.row", { row: row.row })}: </span>
            {row.cells[index]}
          </dt>
          <dd>
            <span className="lb-spoken">{t("importMapping:mapping.asWillBe")}: </span>
            {whatBecomes(row)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Name, type and collection of a field that the import makes. */
function Create({ choice, onChange }: Pick<Props, "choice" | "onChange">) {
  const { t } = useTranslation(["importexport", "importMapping"]);
  const { create } = choice;
  if (!create) return null;
  const change = (part: Partial<typeof create>) => onChange({ create: { ...create, ...part } });
  const isCollection = hasSetting(create.type, "collection");
  return (
    <div className={classes.pair}>
      <TextInput
        label={t("importMapping:mapping.label")}
        value={create.label}
        maxLength={200}
        required
        onChange={(event) => change({ label: event.currentTarget.value })}
      />
      {isCollection ? (
        <TextInput
          label={t("importMapping:mapping.collection")}
          description={t("importMapping:mapping.collectionText")}
          inputWrapperOrder={["label", "input", "description"]}
          value={create.collection ?? ""}
          maxLength={200}
          required
          onChange={(event) => change({ collection: event.currentTarget.value })}
        />
      ) : (
        <Select
          label={t("importMapping:mapping.type")}
          allowDeselect={false}
          value={create.type}
          data={newFieldTypes
            .filter((type) => !hasSetting(type, "collection"))
            .map((value) => ({ value, label: t(`importMapping:mapping.types.${value}`) }))}
          onChange={(value) => value && change({ type: value as typeof create.type })}
        />
      )}
    </div>
  );
}

/** One column: its heading and cells, its target and its options. */
export function ColumnLine(props: Props) {
  const { t } = useTranslation(["importexport", "importMapping"]);
  const languageName = useLanguageName();
  const { languages } = useSettings();
  const { column, choice, targets, onChange } = props;
  const allowed = allowedFor(choice, targets);
  const offered = separatorNames.filter(
    (name) => props.splitAt.includes(name) || choice.split?.includes(separators[name]),
  );
  const format = useFormat();
  const by = (
    {
      name: "byName",
      profile: "byProfile",
      remembered: "byRemembered",
      person: "byPerson",
      cells: "byCells",
      none: null,
    } as const
  )[column.by];
  const options = (group: (target: string) => boolean) =>
    targets.filter(({ target }) => group(target)).map(({ target, label }) => ({ value: target, label }));
  const [main] = languages;
  const usual = usualNotation(main ?? "");
  const other = notations.find((notation) => notation !== usual) ?? usual;
  const hasNumbers = choice.target !== null && (column.notation !== null || choice.numbers !== undefined);
  return (
    <li className={classes.line} data-skipped={choice.target === null || undefined}>
      <div className={classes.source}>
        <Group gap="2px 8px">
          <Text fw={600} className={classes.name}>
            {column.column}
          </Text>
          {props.isNew && <StateTag tone="new">{t("importMapping:mapping.isNew")}</StateTag>}
          {by && (
            <Text size="xs" c="dimmed">
              {t(`importMapping:mapping.${by}`)}
            </Text>
          )}
          {column.by === "none" && column.filled > 0 && (
            <Text size="xs" c="dimmed">
              {t("importMapping:mapping.unrecognised")}
            </Text>
          )}
        </Group>
        {props.total !== undefined && (
          <Text size="xs" c="dimmed" className="lb-figures">
            {t("importMapping:mapping.filled", {
              filled: format.number(column.filled),
              total: format.number(props.total),
            })}
            {column.filled > 0 &&
              ` · ${t("importMapping:mapping.distinct", { count: column.distinct, shown: format.number(column.distinct) })}`}
          </Text>
        )}
        {props.rows.length > 0 ? (
          <Cells {...props} />
        ) : (
          <Text size="sm" c="dimmed" truncate>
            {column.samples.filter(Boolean).join(" · ") || t("importMapping:mapping.noSamples")}
          </Text>
        )}
        {column.dates_for_ranges.length > 0 && choice.target === column.target && (
          <Text size="sm" className={classes.doubtful}>
            {t("importMapping:mapping.datesForRanges", { values: column.dates_for_ranges.join(", ") })}
          </Text>
        )}
      </div>
      <Stack gap={8}>
        <Select
          aria-label={t("importMapping:mapping.targetOf", { column: column.column })}
          searchable
          allowDeselect={false}
          value={shownTarget(choice, targets)}
          data={[
            { value: "", label: t("importMapping:mapping.skip") },
            { group: t("importMapping:mapping.groups.properties"), items: options(properties) },
            {
              group: t("importMapping:mapping.groups.fields"),
              items: options((target) => !properties(target)),
            },
            {
              group: t("importMapping:mapping.groups.make"),
              items: [
                { value: newField, label: t("importMapping:mapping.newField") },
                { value: newCollection, label: t("importMapping:mapping.newCollection") },
              ],
            },
          ]}
          onChange={(value) => onChange(changeFor(value ?? "", column))}
        />
        <Create {...props} />
        {allowed.language && languages.length > 1 && (
          <Select
            aria-label={t("importMapping:mapping.languageOf", { column: column.column })}
            allowDeselect={false}
            value={choice.language ?? ""}
            data={[
              { value: "", label: t("importMapping:mapping.fileLanguage") },
              ...languages.map((language) => ({ value: language, label: languageName(language) })),
            ]}
            onChange={(value) => onChange({ language: value || null })}
          />
        )}
        {hasNumbers && (
          <Select
            label={t(`importMapping:mapping.numbers.${other}`)}
            allowDeselect={false}
            value={choice.numbers ?? ""}
            data={[
              { value: "", label: t("importMapping:mapping.numbersKept") },
              { value: other, label: t(`importMapping:mapping.numbersAs.${usual}`) },
            ]}
            onChange={(value) => onChange({ numbers: (value as Notation) || undefined })}
          />
        )}
        {allowed.days && (column.date_order !== null || choice.dates !== undefined) && (
          <Select
            label={t("importMapping:mapping.dates")}
            allowDeselect={false}
            value={choice.dates ?? column.date_order}
            data={dateOrders.map((value) => ({ value, label: t(`importMapping:mapping.datesOf.${value}`) }))}
            onChange={(value) => onChange({ dates: (value as DateOrder | null) ?? undefined })}
          />
        )}
        {allowed.split && offered.length > 0 && (
          <Checkbox.Group
            label={t("importMapping:mapping.split")}
            value={choice.split ?? []}
            onChange={(split) => onChange({ split })}
          >
            <Group gap="6px 16px" mt={4}>
              {offered.map((name) => (
                <Checkbox
                  key={name}
                  size="xs"
                  value={separators[name]}
                  label={t(`importMapping:mapping.separator.${name}`)}
                />
              ))}
            </Group>
          </Checkbox.Group>
        )}
      </Stack>
    </li>
  );
}
