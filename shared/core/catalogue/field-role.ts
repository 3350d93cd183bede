import type { ColumnKind, FieldColumn, FieldDefinition } from "./field.ts";

/**
 * The meaning of a layout's field: search, health, print and public pages look fields up by role, never by key. `none` says that a
 * field has no role, even if its key suggests one.
 */
export const fieldRoles = [
  "synonym",
  "material",
  "container",
  "volume",
  "method",
  "unit",
  "loinc",
  "reference_ranges",
  "turnaround",
  "storage",
  "none",
] as const;
export type FieldRole = (typeof fieldRoles)[number];

/** The role of a field: as declared by its layout or, in layouts older than roles, guessed from its key, type and columns. */
export function roleOf(field: FieldDefinition): FieldRole {
  return field.role ?? guesses.find(([, fits]) => fits(field))?.[0] ?? "none";
}

const guesses: readonly (readonly [FieldRole, (field: FieldDefinition) => boolean])[] = [
  ["synonym", ({ type, key }) => type === "list" && key.startsWith("synonym")],
  ["container", (field) => names(field, /container|tube|gefaess|roehre|roehrchen/)],
  [
    "material",
    (field) => names(field, /material|specimen|probe/) || /^(?:material|specimen)$/.test(field.key),
  ],
  ["method", ({ type, key }) => type === "text" && /^(?:method|methode|verfahren)$/.test(key)],
  ["unit", ({ key }) => /^(?:unit|einheit)$/.test(key)],
  ["loinc", ({ key }) => /^loinc/.test(key)],
  ["reference_ranges", ({ type, columns = [] }) => type === "table" && columns.some(holdsAges)],
];

/** Whether a field chooses items of a collection, and its key or the collection's matches a pattern. */
const names = ({ type, key, collection }: FieldDefinition, items: RegExp) =>
  type === "collectionitem" && items.test(`${key} ${collection}`.toLowerCase());

/** Whether a column holds ages, by its declared kind or otherwise by its name. */
const holdsAges = (column: FieldColumn) =>
  column.kind === undefined
    ? [column.key, ...Object.values(column.label)].some((name) => /^(?:age|alter)/i.test(name))
    : /^age/.test(column.kind);

/** The kind of a table's column: as declared by its layout or, in layouts older than kinds, guessed from its key and label. */
export function columnKindOf(column: FieldColumn): ColumnKind {
  const { key, label, kind } = column;
  if (kind) return kind;
  const names = [key, ...Object.values(label)];
  return columnGuesses.find(([, fits]) => names.some((name) => fits.test(name)))?.[0] ?? "text";
}

const columnGuesses: readonly (readonly [ColumnKind, RegExp])[] = [
  ["age_from", /^(?:age|alter).?(?:from|von|min)$/i],
  ["age_to", /^(?:age|alter).?(?:to|bis|max)$/i],
  ["age", /^(?:age|alter)(?:$|[^a-zäöü])/i],
  ["sex", /^(?:sex|gender|geschlecht)$/i],
  ["lower_limit", /^(?:low|lower|unter|min)(?:e[rs]?)?(?:$|[^a-zäöü]|grenz|limit)/i],
  ["upper_limit", /^(?:high|upper|ober|max)(?:e[rs]?)?(?:$|[^a-zäöü]|grenz|limit)/i],
  ["unit", /^(?:unit|einheit)$/i],
];
