import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import type { CategoryNode } from "../../../shared/core/categories/categories.endpoints.ts";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import type { Preview } from "../../../shared/importexport/imports/preview.ts";
import { permissions } from "../../../shared/kernel/permissions.ts";

/** Ids that look like real ones, counted up. */
export const id = (number: number) => `01J${String(number).padStart(23, "0")}`;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const settings = {
  name: "MVZ Labor Nordlicht",
  logo: null,
  colours: { primary: "#0b6e6e", accent: "#c2410c" },
  languages: ["de", "en"],
  environment: "local",
  support: { email: "support@laborium.example", phone: "+49 30 1234567" },
};
export const user = {
  id: id(1),
  username: "admin",
  email: "admin@nordlicht.example",
  language: "de",
  groups: [],
  is_admin: true,
  permissions: [...permissions],
  signed_in_by: "password",
  pending_email: null,
};
export const modules = {
  MD_WEB: true,
  MD_INTRA: true,
  MD_PRINT: true,
  MD_EDITOR: true,
  MD_SHOP: false,
  MD_PROF: false,
};

const names = [
  "Glukose",
  "HbA1c",
  "Thyreotropin (TSH)",
  "Freies Thyroxin (fT4)",
  "Ferritin",
  "Kreatinin",
  "C-reaktives Protein",
  "Schilddrüsen-Peroxidase-Antikörper",
  "Kalium",
  "Natrium",
  "Hämoglobin",
  "Thrombozyten",
];
const states = ["PUBLISHED", "PUBLISHED", "PUBLISHED", "NEW", "HIDDEN"] as const;
const branches = ["klinische-chemie", "haematologie", "endokrinologie", "immunologie"];
export const analyses: AnalysisSummary[] = Array.from({ length: 1_498 }, (_, index) => ({
  id: id(1_000 + index),
  code: `${(names[index % names.length] ?? "").slice(0, 3).toUpperCase()}${index}`,
  name: `${names[index % names.length]}${index < names.length ? "" : ` ${index}`}`,
  state: states[(index * 7) % states.length] ?? "NEW",
  internal: index % 17 === 0,
  imported: index % 9 !== 0,
  import_differs: false,
  categories: [branches[index % branches.length] ?? ""],
  changed: minutesAgo(index * 13),
}));

const category = (
  number: number,
  identifier: string,
  name: string,
  children: CategoryNode[] = [],
): CategoryNode => ({
  id: id(500 + number),
  identifier,
  name,
  has_layout: false,
  layout: null,
  count: 374,
  children,
});
export const categories = [
  category(1, "klinische-chemie", "Klinische Chemie", [category(2, "endokrinologie", "Endokrinologie")]),
  category(3, "haematologie", "Hämatologie"),
  category(4, "immunologie", "Immunologie"),
];

export const anImport = (number: number, facts: Partial<Import>): Import => ({
  id: id(9_000 - number),
  file: { name: "analysen-2026-11.json", size: 1_840_213 },
  mode: "full",
  dry_run: false,
  repeated: "refuse",
  faulty: "refuse",
  status: "success",
  progress: { phase: "publish", done: 1_498, total: 1_498 },
  stats: { total: 1_498, created: 14, changed: 132, deleted: 3, unchanged: 1_352 },
  error: null,
  issues: [],
  issue_count: 0,
  warnings: [],
  warning_count: 0,
  reading_notes: [],
  reading_note_count: 0,
  findings: [],
  documents: [],
  document_count: 0,
  samples: [],
  mapping: [],
  questions: [],
  reading: {},
  found: null,
  profile: null,
  started_by: "admin",
  started: minutesAgo(number * 610 + 4),
  ended: minutesAgo(number * 610 + 3.9),
  ...facts,
});

const shownValue = (text: string) => ({ value: text, text, fallback: null, own: null, imported: text });
const compared = (
  label: string,
  before: string,
  after: string,
): Import["samples"][number]["changes"][number] => ({
  path: "fields.made_up",
  label: { de: label },
  language: null,
  type: "text",
  changed: true,
  behind: false,
  before: shownValue(before),
  after: shownValue(after),
  by: "words",
  parts: [],
  table: null,
});
export const samples: Import["samples"] = [
  {
    kind: "changed",
    code: "TSH",
    name: "Thyreotropin (TSH)",
    changes: [
      compared("Referenzbereich", "0,27–4,20 mU/l", "0,40–4,00 mU/l"),
      compared("Material", "Serum", "Serum, Heparinplasma"),
    ],
    more: 0,
  },
  {
    kind: "changed",
    code: "FERR",
    name: "Ferritin",
    changes: [compared("Methode", "ECLIA", "CLIA")],
    more: 0,
  },
  { kind: "created", code: "NFL", name: "Neurofilament-Leichtketten", changes: [], more: 0 },
  { kind: "deleted", code: "CKMB", name: "CK-MB (Aktivität)", changes: [], more: 0 },
];
export const issues: Import["issues"] = [
  {
    code: "duplicate_code",
    message: "The code GLU occurs twice: row 12 and row 48.",
    value: "GLU",
    first: "row 12",
    sheet: "Analysen",
    row: 48,
    column: "Kürzel",
  },
  {
    code: "invalid_value",
    message: "A date is expected, such as 2026-11-22.",
    value: "31.02.2026",
    sheet: "Analysen",
    row: 97,
    column: "Gültig ab",
  },
];
export const mapping: Import["mapping"] = [
  { column: "Kürzel", samples: ["GLU", "HBA1C", "TSH"], target: "code", language: null, by: "name" },
  { column: "Bezeichnung", samples: ["Glukose", "HbA1c"], target: "name", language: "de", by: "name" },
  {
    column: "Probengefäß",
    samples: ["Serum-Monovette", "EDTA", "NaF"],
    target: null,
    language: null,
    by: "none",
  },
  {
    column: "Hinw. Präanalytik",
    samples: ["Nüchtern", "–", "Morgens vor 9 Uhr"],
    target: null,
    language: null,
    by: "none",
  },
  { column: "Spalte 14", samples: ["x", "", "x"], target: null, language: null, by: "none" },
];
/** How the file of that mapping is read, with its first rows both raw and as readers would see them. */
export const preview: Preview = {
  reading: {},
  found: {
    kind: "workbook",
    sheet: "Analysen",
    sheets: [{ name: "Analysen", is_hidden: false, rows: 4 }],
    heading: { row: 1, lines: 1 },
    separator: null,
    lists: null,
    language: "de",
    is_language_guessed: false,
    alike: [],
    rows: 3,
  },
  profile: null,
  columns: mapping.map((column) => ({
    ...column,
    guess: "text",
    filled: 3,
    distinct: 3,
    signs: [],
    notation: null,
    date_order: null,
    dates_for_ranges: [],
  })),
  repeated: "refuse",
  questions: [
    {
      kind: "columns",
      columns: ["Probengefäß", "Hinw. Präanalytik", "Spalte 14"],
      count: 3,
      proposal: "new_fields",
    },
  ],
  rows: [0, 1].map((index) => ({
    row: index + 2,
    code: mapping[0]?.samples[index] ?? "",
    name: mapping[1]?.samples[index] ?? "",
    is_new: true,
    cells: mapping.map(({ samples }) => samples[index] ?? ""),
    values: mapping.map(() => null),
    issues: [],
  })),
};
export const targets = [
  { target: "code", label: "Code", translatable: false },
  { target: "name", label: "Name", translatable: true },
  { target: "category", label: "Kategorie", translatable: false },
  { target: "state", label: "Status", translatable: false },
  { target: "fields.material", label: "Material", translatable: false },
  { target: "fields.preanalytics", label: "Präanalytik", translatable: true },
];
export const log: Import[] = [
  anImport(0, {}),
  anImport(1, {
    file: { name: "lis-export.xlsx", size: 402_118 },
    status: "failed",
    started_by: "LIS",
    stats: null,
    issues,
    issue_count: 2,
    error: { code: "invalid_file", message: "Die Datei enthält 2 Fehler." },
  }),
  anImport(2, { mode: "partial", stats: { total: 40, created: 0, changed: 0, deleted: 0, unchanged: 40 } }),
  ...Array.from({ length: 41 }, (_, index) =>
    anImport(index + 3, { started_by: index % 3 ? "LIS" : "admin" }),
  ),
];
