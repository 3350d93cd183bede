import { codeSchema, type Layout } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isCalendarDate,
  isKeptPerLanguage,
  isPerLanguage,
  type PlainValue,
  plainValueSchema,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import type { ImportIssue, ImportIssueCode } from "../../../shared/importexport/imports/import.ts";
import type { ImportedAnalysis } from "../../../shared/importexport/imports/import-file.ts";
import type { LocalizedText } from "../../../shared/kernel/language.ts";
import { limits } from "../../../shared/kernel/limits.ts";
import { cleanHtml, isIntricate } from "../../platform/clean-html.ts";
import type { ImportContext } from "./import-context.ts";
import type { Placed } from "./rows-to-analyses.ts";

/** An imported analysis in the form in which it is compared and stored. */
export interface Normalised extends Omit<ImportedAnalysis, "name" | "fields"> {
  name: LocalizedText;
  layout: string;
  fields: Record<string, FieldValue>;
}

/** Checks an analysis against its layout and what it refers to, and reports everything that is wrong at once. */
export function normaliseAnalysis(
  { analysis, place, columnOf }: Placed,
  context: ImportContext,
): { normalised: Normalised; issues: ImportIssue[] } {
  const issues: ImportIssue[] = [];
  const complain: Complain = (code, message, target, value) => {
    const column = columnOf(target);
    issues.push({
      code,
      message,
      ...(value !== undefined && value !== "" && { value }),
      ...place,
      ...(column ? { column } : place.path !== undefined && { path: `${place.path}.${target}` }),
    });
  };
  const code = codeSchema.safeParse(analysis.code);
  if (!code.success)
    complain(
      analysis.code === "" ? "missing_code" : "invalid_code",
      analysis.code === "" ? "The code is missing." : `"${analysis.code}" is no code.`,
      "code",
      analysis.code,
    );
  const name = typeof analysis.name === "string" ? { [context.main]: analysis.name } : analysis.name;
  if (!Object.values(name).some(Boolean)) complain("missing_name", "The name is missing.", "name");
  if (Object.values(name).some((text) => text.length > limits.name))
    complain("too_big", `A name has at most ${limits.name} characters.`, "name");
  const categories = analysis.categories.flatMap((text) => {
    const identifier = context.category(text);
    if (!identifier) complain("unknown_category", `There is no category "${text}".`, "categories", text);
    return identifier ?? [];
  });
  const items = analysis.collection_items?.flatMap((text, at) => {
    const item = context.itemWithCollection(text);
    if (!item)
      complain(
        "unknown_item",
        `There is no item "${text}"; items are named as collection/identifier.`,
        `collection_items.${at}`,
        text,
      );
    return item ?? [];
  });
  const named = analysis.layout === undefined ? undefined : context.layouts.get(analysis.layout);
  if (analysis.layout !== undefined && !named)
    complain("unknown_layout", `There is no form layout "${analysis.layout}".`, "layout", analysis.layout);
  const layout = named ?? context.layoutFor(categories);
  if (!layout) complain("no_layout", "There is no form layout to put the fields into.", "fields");
  const fields = layout ? normaliseFields(analysis.fields, layout, context, complain) : {};
  return {
    normalised: {
      ...analysis,
      code: code.data ?? analysis.code,
      name,
      categories: [...new Set(categories)],
      ...(items && { collection_items: [...new Set(items)] }),
      layout: layout?.identifier ?? "",
      fields,
    },
    issues,
  };
}

/** @param value what the file has there */
type Complain = (code: ImportIssueCode, message: string, target: string, value?: string) => void;

function normaliseFields(
  fields: ImportedAnalysis["fields"],
  layout: Layout,
  context: ImportContext,
  complain: Complain,
): Record<string, FieldValue> {
  const definitions = definitionsOf(layout);
  const normalised: Record<string, FieldValue> = {};
  for (const [key, value] of Object.entries(fields)) {
    const definition = definitions.get(key);
    const target = `fields.${key}`;
    if (!definition) {
      complain("unknown_field", `The form layout ${layout.identifier} has no field "${key}".`, target, key);
      continue;
    }
    const one = (plain: PlainValue): Result => {
      const result = normaliseValue(definition, plain, context);
      if (typeof result === "object" && "problem" in result) {
        complain("invalid_value", result.problem, target, writtenOut(plain));
        return result;
      }
      // Cells of a workbook become lists only here, so nothing has looked at their limits before.
      const refused = plainValueSchema.safeParse(result).error?.issues[0];
      if (refused) complain(refused.code === "custom" ? "too_many" : "too_big", refused.message, target);
      return refused ? { problem: refused.message } : result;
    };
    if (isPerLanguage(value)) {
      if (!isKeptPerLanguage(definition)) {
        complain("invalid_value", `The field "${key}" is not kept per language.`, target);
        continue;
      }
      const perLanguage = Object.entries(value).map(
        ([language, plain]) => [language, one(plain as PlainValue)] as const,
      );
      normalised[key] = Object.fromEntries(perLanguage.filter(([, plain]) => isValue(plain))) as FieldValue;
      continue;
    }
    const plain = one(value);
    if (!isValue(plain)) continue;
    normalised[key] = isKeptPerLanguage(definition) ? { [context.main]: plain } : plain;
  }
  return normalised;
}

const cache = new WeakMap<Layout, Map<string, FieldDefinition>>();
/** The fields of a layout by key; those that were taken out still receive their values, and return with them. */
function definitionsOf(layout: Layout): Map<string, FieldDefinition> {
  const fields = [...(layout.removed ?? []), ...valueFields(layout.fields)];
  const known = cache.get(layout) ?? new Map(fields.map((field) => [field.key, field]));
  cache.set(layout, known);
  return known;
}

/** A value as it is named to people: the texts in it, the first of many. */
const writtenOut = (value: PlainValue) =>
  (typeof value === "object"
    ? value.filter((each) => typeof each === "string").join(", ")
    : String(value)
  ).slice(0, 100);

type Result = PlainValue | { problem: string };
const isValue = (result: Result): result is PlainValue =>
  result !== "" &&
  !(Array.isArray(result) && result.length === 0) &&
  !(typeof result === "object" && "problem" in result);

function normaliseValue(field: FieldDefinition, value: PlainValue, context: ImportContext): Result {
  const texts = typeof value === "string" ? (value === "" ? [] : [value]) : value;
  switch (field.type) {
    case "text":
      return typeof value === "string" ? value : { problem: "A text is expected." };
    case "multilinetext":
      if (typeof value !== "string") return { problem: "A text is expected." };
      return isIntricate(value)
        ? { problem: `At most ${limits.text} characters and ${limits.tags} tags are accepted.` }
        : cleanHtml(value);
    case "date":
      return typeof value === "string" && isCalendarDate(value)
        ? value
        : { problem: "A date as YYYY-MM-DD is expected." };
    case "checkbox":
      return field.options
        ? optionsOf(field, texts)
        : typeof value === "boolean"
          ? value
          : { problem: "true or false is expected." };
    case "table":
      return Array.isArray(value) ? rowsOf(field, value) : { problem: "Rows are expected." };
    case "collectionitem":
      return references(
        texts,
        (text) => context.item(field.collection ?? "", text),
        `item of the collection ${field.collection}`,
      );
    case "category":
      return references(texts, (text) => context.category(text), "category");
    default:
      return references(texts, (text) => text, "text");
  }
}

function references(value: PlainValue, resolve: (text: string) => string | undefined, what: string): Result {
  if (!Array.isArray(value) || !value.every((each) => typeof each === "string"))
    return { problem: "A list of texts is expected." };
  const found = value.map((text) => resolve(text));
  const lost = value.filter((_, at) => found[at] === undefined);
  if (lost.length > 0) return { problem: `There is no ${what} "${lost.join('", "')}".` };
  return found as string[];
}

function optionsOf(field: FieldDefinition, value: PlainValue): Result {
  const byName = new Map(
    (field.options ?? []).flatMap(({ key, label }) =>
      [key, ...Object.values(label)].map((name) => [name?.toLowerCase(), key]),
    ),
  );
  const isKey = (text: string) => field.options?.some(({ key }) => key === text);
  const keyOf = (text: string) => (isKey(text) ? text : byName.get(text.toLowerCase()));
  return references(value, keyOf, `option of "${field.key}"`);
}

function rowsOf(field: FieldDefinition, rows: readonly unknown[]): Result {
  const columns = new Set((field.columns ?? []).map(({ key }) => key));
  for (const row of rows) {
    if (typeof row !== "object" || row === null)
      return { problem: "Every row must be an object of columns." };
    const foreign = Object.keys(row).find((key) => !columns.has(key));
    if (foreign) return { problem: `The table has no column "${foreign}".` };
  }
  return rows as PlainValue;
}
