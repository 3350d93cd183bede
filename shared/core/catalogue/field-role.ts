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
  /** A table of alternative specimens, the preferred one first; the kinds of its columns say what each holds. */
  "specimens",
  "transport",
  "preanalytics",
  "rejection",
  /** Days on which the analysis is performed, and the time by which a specimen has to arrive. */
  "schedule",
  /** Time within which the analysis can be requested on a specimen that the laboratory already has. */
  "add_on",
  /** Codes of tariffs, such as EBM and GOÄ. */
  "billing",
  "accredited",
  "sent_out",
  /** Consent that the patient has to give, such as that of the Gendiagnostikgesetz. */
  "consent",
  "indication",
  "interpretation",
  /** The analyses of which a panel consists. */
  "components",
  /** Analyses that are performed depending on the result, with the condition. */
  "reflex",
  "replaced_by",
  /** Analyses that are easily taken for this one. */
  "look_alikes",
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
  ["transport", (field) => isCalled(field, /^transport$/)],
  ["preanalytics", (field) => isCalled(field, /^(?:preanalytics|praeanalytik)$/)],
  ["indication", (field) => isCalled(field, /^(?:indication|indikation)s?$/)],
  ["interpretation", (field) => isCalled(field, /^(?:interpretation|bewertung|beurteilung)$/)],
  ["schedule", (field) => isCalled(field, /^(?:schedule|ansatztage)$/)],
  ["accredited", ({ type, key }) => type === "checkbox" && /^(?:accredited|akkreditiert)$/.test(key)],
];

/** Whether a field chooses items of a collection, and its key or the collection's matches a pattern. */
const names = ({ type, key, collection }: FieldDefinition, items: RegExp) =>
  type === "collectionitem" && items.test(`${key} ${collection}`.toLowerCase());

/** Whether a field of words or choices has a key that matches a pattern. */
const isCalled = ({ type, key }: FieldDefinition, pattern: RegExp) =>
  (type === "text" || type === "multilinetext" || type === "checkbox") && pattern.test(key);

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
