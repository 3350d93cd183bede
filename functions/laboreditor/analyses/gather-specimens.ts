import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import {
  type ColumnKind,
  type FieldDefinition,
  hasSetting,
  holds,
  isEmptyValue,
  isKeptPerLanguage,
  type PlainValue,
  type TableRow,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { columnKindOf, type FieldRole, roleOf } from "../../../shared/core/catalogue/field-role.ts";
import { publishedIn, publishedValue } from "../../../shared/core/catalogue/published.ts";
import { temperatureIn } from "../../../shared/core/catalogue/temperature.ts";
import { type Language, type LocalizedText, localized } from "../../../shared/kernel/language.ts";
import type { AnalysisChange } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { type Catalogue, identityIn } from "../../core/door.ts";

/** Roles of the fields whose values move into the table. Material and container stay: lists, filters and the shop refer to them. */
const moved: ReadonlySet<FieldRole> = new Set(["volume", "storage", "transport"]);

/** The empty table of specimens of an analysis whose other fields describe its specimen; undefined if there is nothing to gather. */
export function scatteredSpecimen(
  fields: readonly FieldDefinition[],
  analysis: Analysis,
): FieldDefinition | undefined {
  const isFilled = ({ key }: FieldDefinition) => {
    const stored = analysis.fields[key];
    return stored !== undefined && !isEmptyValue(publishedValue(stored));
  };
  const table = fields.find((field) => hasSetting(field.type, "columns") && roleOf(field) === "specimens");
  if (!table || isFilled(table)) return undefined;
  return fields.some((field) => !field.required && moved.has(roleOf(field)) && isFilled(field))
    ? table
    : undefined;
}

/** A name of something chosen, or a text that was written. */
interface Named {
  key: string;
  names: LocalizedText;
}

/**
 * The edit that moves volume, stability and transport of an analysis into its table of specimens, beside its material and container. A value
 * that the table cannot hold whole stays in its field.
 * @returns undefined if there is nothing to gather; null if materials and containers cannot be paired
 */
export function gatherSpecimens(
  catalogue: Catalogue,
  analysis: Analysis,
  main: Language,
  languages: readonly Language[],
): NonNullable<AnalysisChange["form_fields"]> | undefined | null {
  const fields = valueFields(catalogue.content("layout", analysis.layout)?.fields ?? []);
  const table = scatteredSpecimen(fields, analysis);
  if (!table) return undefined;
  const columnOf = (kind: ColumnKind) => table.columns?.find((column) => columnKindOf(column) === kind);
  const cellOf = (kind: ColumnKind, { key, names }: Named): TableRow => {
    const column = columnOf(kind);
    if (!column) return {};
    const words = Object.values(names);
    const option = column.options?.find(
      (each) => each.key === key || Object.values(each.label).some((label) => words.includes(label)),
    );
    return { [column.key]: option?.key ?? localized(names, main, main).value ?? key };
  };
  const valueIn = (field: FieldDefinition): PlainValue | undefined => {
    const stored = analysis.fields[field.key];
    return stored && publishedIn(stored, main, main, field).value;
  };
  const namedIn = (role: FieldRole): Named[] =>
    fields.flatMap((field) =>
      roleOf(field) === role ? namesOf(catalogue, field, valueIn(field), main) : [],
    );
  const [materials, containers] = [namedIn("material"), namedIn("container")];
  if (materials.length > 1 && containers.length > 1 && materials.length !== containers.length) return null;

  const cleared: FieldDefinition[] = [];
  let shared: TableRow = {};
  for (const field of fields) {
    const value = valueIn(field);
    if (field.required || !moved.has(roleOf(field)) || isEmptyValue(value)) continue;
    const cells = cellsOf(catalogue, field, value, main, cellOf);
    if (!cells || Object.keys(cells).length === 0 || Object.keys(cells).some((key) => key in shared))
      continue;
    shared = { ...shared, ...cells };
    cleared.push(field);
  }
  if (cleared.length === 0) return undefined;
  const rows = Array.from({ length: Math.max(1, materials.length, containers.length) }, (_, place) => {
    const [material, container] = [materials, containers].map((named) => named[place] ?? named[0]);
    return {
      ...(material && cellOf("material", material)),
      ...(container && cellOf("container", container)),
      ...shared,
    };
  });
  const inAll = (field: FieldDefinition, value: PlainValue) =>
    isKeptPerLanguage(field) ? Object.fromEntries(languages.map((language) => [language, value])) : value;
  return {
    [table.key]: { additional: inAll(table, rows) },
    ...Object.fromEntries(cleared.map((field) => [field.key, { additional: inAll(field, "") }])),
  };
}

/** The names in a value: of chosen items and options, or texts as they were written. */
function namesOf(
  catalogue: Catalogue,
  field: FieldDefinition,
  value: PlainValue | undefined,
  main: Language,
): Named[] {
  const texts = (typeof value === "string" ? [value] : Array.isArray(value) ? value : []).filter(
    (text) => typeof text === "string" && text !== "",
  ) as string[];
  return texts.map((key) => ({
    key,
    names: (hasSetting(field.type, "collection")
      ? catalogue.content("collectionitem", identityIn(field, key))?.name
      : field.options?.find((option) => option.key === key)?.label) ?? { [main]: key },
  }));
}

/** The cells that hold a value of volume, stability or transport; undefined if they cannot hold it whole. */
function cellsOf(
  catalogue: Catalogue,
  field: FieldDefinition,
  value: PlainValue | undefined,
  main: Language,
  cellOf: (kind: ColumnKind, named: Named) => TableRow,
): TableRow | undefined {
  const written = (kind: ColumnKind, text: string) => cellOf(kind, { key: text, names: { [main]: text } });
  if (holds(field.type, "html")) return undefined;
  if (roleOf(field) === "volume") {
    const isUsual = /üblich|empfohlen|usual|recommend|preferred/i.test(Object.values(field.label).join(" "));
    return typeof value === "string"
      ? written(isUsual ? "usual_volume" : "minimum_volume", value)
      : undefined;
  }
  if (roleOf(field) === "transport") {
    const named = namesOf(catalogue, field, value, main);
    const [first, ...others] = named;
    if (!first || others.length === 0) return first && cellOf("transport", first);
    return written(
      "transport",
      named.map(({ key, names }) => localized(names, main, main).value ?? key).join(", "),
    );
  }
  const isDuration = ({ key, label }: { key: string; label: LocalizedText }) =>
    [key, ...Object.values(label)].some((name) => /dura|stabil|haltbar|dauer|zeit|time|stable/i.test(name));
  const duration = field.columns?.find(isDuration);
  const condition = field.columns?.find((column) => column !== duration);
  if (!Array.isArray(value) || !duration || !condition) return undefined;
  let cells: TableRow = {};
  for (const row of value) {
    if (typeof row !== "object") return undefined;
    const isWhole = Object.keys(row).every(
      (key) => row[key] === "" || [duration.key, condition.key].includes(key),
    );
    const chosen = row[condition.key] ?? "";
    const label = condition.options?.find(({ key }) => key === chosen)?.label ?? { [main]: chosen };
    const temperature = temperatureIn(localized(label, main, main).value ?? chosen);
    const time = row[duration.key] ?? "";
    if (!isWhole || !temperature || temperature === "deep_frozen" || time === "") return undefined;
    const names = duration.options?.find(({ key }) => key === time)?.label ?? { [main]: time };
    const cell = cellOf(`stability_${temperature}`, { key: time, names });
    if (Object.keys(cell).length === 0 || Object.keys(cell).some((key) => key in cells)) return undefined;
    cells = { ...cells, ...cell };
  }
  return cells;
}
