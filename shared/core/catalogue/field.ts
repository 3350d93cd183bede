import * as z from "zod";
import {
  contentLanguages,
  type Language,
  languageSchema,
  localizedTextSchema,
} from "../../kernel/language.ts";
import { limits } from "../../kernel/limits.ts";
import { fieldRoles } from "./field-role.ts";
import { type FieldType, fieldTypes, holds, kindOf } from "./kinds/kinds.ts";
import { readPattern } from "./pattern.ts";

export type { FieldType } from "./kinds/kinds.ts";
export { fieldTypes, hasSetting, holds } from "./kinds/kinds.ts";

/** Types whose fields contain other fields. */
export const holdsFields = (type: FieldType) => holds(type, "fields");
/** Types that only arrange other fields and hold no value. */
export const isStructural = (type: FieldType) => holdsFields(type) || holds(type, "heading");

/** Whether the value of a field is a list of entries; a choice is one only if it has options. */
export const holdsEntries = ({ type, options }: Pick<FieldDefinition, "type" | "options">) =>
  holds(type, "entries") || holds(type, "rows") || (holds(type, "choice") && (options ?? []).length > 0);

/** Whether a field keeps one value per language. */
export const isKeptPerLanguage = (field: Pick<FieldDefinition, "translatable" | "type">) =>
  field.translatable && kindOf(field).isWritten;

/** A value of a field: that of one language, or the one for all languages. */
export const slotSchema = z.enum([...contentLanguages, "all"]);
export type Slot = z.infer<typeof slotSchema>;
/** The slots of a field's values. */
export const slotsOf = (
  field: Pick<FieldDefinition, "translatable" | "type">,
  languages: readonly Language[],
): readonly Slot[] => (isKeptPerLanguage(field) ? languages : ["all"]);

export const fieldKeySchema = z.string().regex(/^[a-z0-9_]{1,60}$/, "Only a-z, 0-9 and _.");
const optionSchema = z.object({ key: z.string().min(1).max(60), label: localizedTextSchema });

/**
 * Kind of a table's column. In a pair, each column declares its end (`age_from` and `age_to`, `lower_limit` and `upper_limit`), so that
 * no partner has to be named; `age` and `limit` stand alone. `columnKindOf` guesses for layouts without kinds.
 */
export const columnKinds = [
  "text",
  "number",
  "age",
  "age_from",
  "age_to",
  "limit",
  "lower_limit",
  "upper_limit",
  "sex",
  "unit",
  // Of specimens: each row is an alternative.
  "material",
  "container",
  "usual_volume",
  "minimum_volume",
  "stability_room",
  "stability_cold",
  "stability_frozen",
  "transport",
  // Of reflex analyses: the code of the analysis and the condition under which it is performed.
  "analysis",
  "condition",
] as const;
export type ColumnKind = (typeof columnKinds)[number];

const columnSchema = z.object({
  key: fieldKeySchema,
  label: localizedTextSchema,
  kind: z.enum(columnKinds).optional(),
  options: z.array(optionSchema).max(limits.options).optional(),
});
export type FieldColumn = z.infer<typeof columnSchema>;

/** An error blocks the value or action that it concerns; a warning is only shown. */
export const severities = ["error", "warning"] as const;
export type Severity = (typeof severities)[number];
const isOrdered = (from: number | undefined, to: number | undefined) =>
  from === undefined || to === undefined || from <= to;
const crossed = { error: "The least is more than the most.", params: { code: "limits_crossed" } };

/**
 * Checks of a field's values, while typing and at the server; for a list they apply to each entry. The checks of a field's role (a
 * LOINC, ages and limits of reference ranges) apply without being declared here, with the same severity.
 */
const checkSchema = z
  .object({
    number: z.enum(["integer", "decimal"]).optional(),
    /** Bounds of a number, both inclusive. */
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    /** The unit of the numbers, as printed; it may follow them. */
    unit: z.string().max(limits.name).optional(),
    /** Whether the value itself is a unit of UCUM. */
    ucum: z.boolean().optional(),
    /** A regular expression for the whole value, in the syntax of `readPattern`. */
    pattern: z.string().optional(),
    /** In characters; for rich text, those of its plain text. */
    min_length: z.number().int().min(0).max(limits.text).optional(),
    max_length: z.number().int().min(0).max(limits.text).optional(),
    /** The only values allowed. */
    choices: z.array(z.string().min(1).max(limits.name)).max(limits.options).optional(),
    severity: z.enum(severities).default("warning"),
  })
  .refine(({ pattern }) => pattern === undefined || readPattern(pattern) !== undefined, {
    path: ["pattern"],
    error: "This pattern is longer or more intricate than values can be checked by.",
    params: { code: "pattern_not_supported" },
  })
  .refine(({ minimum, maximum }) => isOrdered(minimum, maximum), { path: ["maximum"], ...crossed })
  .refine(({ min_length, max_length }) => isOrdered(min_length, max_length), {
    path: ["max_length"],
    ...crossed,
  });
export type FieldCheck = z.infer<typeof checkSchema>;

const definitionShape = {
  key: fieldKeySchema,
  type: z.enum(fieldTypes),
  /** Its meaning to search, health, print and public pages; `roleOf` guesses it for fields without one. */
  role: z.enum(fieldRoles).optional(),
  label: localizedTextSchema,
  help: localizedTextSchema.optional(),
  required: z.boolean().default(false),
  /** Whether health asks for a value; a missing one never keeps an analysis from being published. */
  recommended: z.boolean().optional(),
  /** Whether it appears in lists of analyses. */
  list_visible: z.boolean().default(false),
  /** Whether it appears on the public detail page and in print. */
  field_visible: z.boolean().default(true),
  translatable: z.boolean().default(false),
  /** Titles only: 1 to 3. */
  level: z.number().int().min(1).max(3).optional(),
  /** Tables only. */
  columns: z.array(columnSchema).max(limits.columns).optional(),
  /** Checkbox lists only; a checkbox without options is yes or no. */
  options: z.array(optionSchema).max(limits.options).optional(),
  /** Collection items only: the collection's identifier. */
  collection: z.string().optional(),
  /** Only for fields with text, lists and tables. */
  check: checkSchema.optional(),
  /** Column names by which spreadsheets may supply the field. */
  source: z.array(z.string().max(limits.name)).max(limits.sources).default([]),
};

export interface FieldDefinition extends z.infer<z.ZodObject<typeof definitionShape>> {
  /** Sections and groups only. */
  children?: FieldDefinition[];
}
/** One field of a layout. */
export const fieldDefinitionSchema: z.ZodType<FieldDefinition> = z.object({
  ...definitionShape,
  get children() {
    return z.array(fieldDefinitionSchema).optional();
  },
}) as z.ZodType<FieldDefinition>;

/** Nesting depth of a layout's fields. */
const depthOf = (fields: readonly FieldDefinition[]): number =>
  fields.length === 0 ? 0 : 1 + Math.max(...fields.map(({ children }) => depthOf(children ?? [])));
const countOf = (fields: readonly FieldDefinition[]): number =>
  fields.reduce((count, { children }) => count + 1 + countOf(children ?? []), 0);

/** The fields of a layout. */
export const fieldDefinitionsSchema = z
  .array(fieldDefinitionSchema)
  .refine((fields) => countOf(fields) <= limits.fields, {
    error: `A form layout has at most ${limits.fields} fields.`,
    params: { code: "too_many_fields" },
  })
  .refine((fields) => depthOf(fields) <= limits.depth, {
    error: `Fields of a form layout stand in one another at most ${limits.depth} deep.`,
    params: { code: "too_deep" },
  });

/** All fields that can hold a value, in the layout's order, nested ones included. */
export function valueFields(fields: readonly FieldDefinition[]): FieldDefinition[] {
  return fields.flatMap((field) =>
    holdsFields(field.type) ? valueFields(field.children ?? []) : isStructural(field.type) ? [] : [field],
  );
}

/** One row of a table field: column key to cell text. */
const rowSchema = z.record(fieldKeySchema, z.string().max(limits.entry));
export type TableRow = z.infer<typeof rowSchema>;

/** Whether a list or table is within its limits. */
function isBounded(value: string | boolean | readonly (string | TableRow)[]): boolean {
  if (!Array.isArray(value)) return true;
  const rows = value.filter((each) => typeof each === "object");
  const cells = rows.reduce((count, row) => count + Object.keys(row).length, 0);
  return value.length <= (rows.length > 0 ? limits.rows : limits.entries) && cells <= limits.cells;
}

/**
 * A stored value. Untranslated: text and HTML as string, list as strings, table as rows, date `YYYY-MM-DD`, checkbox as boolean or
 * option keys, references as identifiers (category, collectionitem), codes (relatedanalyses) or ids (certificate). Translatable fields
 * hold one such value per language.
 */
export const plainValueSchema = z
  .union([
    z.string().max(limits.text),
    z.boolean(),
    z.array(z.string().max(limits.entry)),
    z.array(rowSchema),
  ])
  .refine(isBounded, {
    error: `A list has at most ${limits.entries} entries, a table ${limits.rows} rows and ${limits.cells} cells.`,
    params: { code: "too_many" },
  });
export type PlainValue = z.infer<typeof plainValueSchema>;
const perLanguageSchema = z.partialRecord(languageSchema, plainValueSchema);
/** Languages first: a plain value fails there at once, but a value per language would fail as each kind of plain value, with an error each. */
export const fieldValueSchema = z.union([perLanguageSchema, plainValueSchema]);
export type FieldValue = PlainValue | Partial<Record<Language, PlainValue>>;

/** Whether a stored value is split by language. */
export const isPerLanguage = (value: FieldValue): value is Partial<Record<Language, PlainValue>> =>
  typeof value === "object" && !Array.isArray(value);

/** Whether a value is empty in every language. */
export const isEmptyValue = (value: FieldValue | null | undefined): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && Object.values(value).every((each) => each === "" || each.length === 0));

/** The filled cells of a table's row, sorted by key. */
export const filledCells = (row: TableRow) =>
  Object.entries(row)
    .filter(([, cell]) => cell !== "")
    .sort(([left], [right]) => (left < right ? -1 : 1));
/** Whether two rows of a table are equal; empty cells and the order of cells are ignored. */
export const isSameRow = (left: TableRow, right: TableRow): boolean =>
  JSON.stringify(filledCells(left)) === JSON.stringify(filledCells(right));

/** Whether two values of a field are equal. */
export function isSameValue(left: PlainValue | undefined, right: PlainValue | undefined): boolean {
  if (!Array.isArray(left) || !Array.isArray(right)) return left === right;
  return (
    left.length === right.length &&
    left.every((entry, index) => {
      const against = right[index];
      return typeof entry === "object" && typeof against === "object"
        ? isSameRow(entry, against)
        : entry === against;
    })
  );
}
