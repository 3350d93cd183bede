import * as z from "zod";
import { severities } from "../../core/catalogue/field.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { inEditor } from "../../kernel/permissions.ts";
import { type CheckCode, checkCodes } from "../../kernel/problem.ts";

/** The kinds of findings that an analysis can have. */
export const findingKinds = [
  "missing_required",
  "missing_recommended",
  "missing_specimen",
  "missing_unit",
  "duplicate_name",
  "unreadable",
  "wrong_loinc",
  "unknown_unit",
  "range_reversed",
  "range_gap",
  "range_overlap",
  "against_rule",
  "broken_relation",
  /** Its fields describe a specimen that its table of specimens could hold: a proposal, with which an analysis is sound all the same. */
  "scattered_specimen",
] as const;
export type FindingKind = (typeof findingKinds)[number];
export const findingKindSchema = z.enum(findingKinds);

/** One finding to put right, with its place. */
export const findingSchema = z.object({
  kind: findingKindSchema,
  /** An error keeps an analysis from being published, if the laboratory's publishing gate is on. */
  severity: z.enum(severities),
  /** Id of the analysis. */
  id: idSchema,
  code: z.string(),
  name: z.string(),
  /** The field concerned; null if the finding is about the analysis as a whole. */
  field: z.string().nullable(),
  /** The field's label in the requested language. */
  label: z.string().nullable(),
  /** For duplicate names, the codes of the other analyses; for broken relations, the missing targets. */
  others: z.array(z.string()),
  /** For broken relations, the kind of the missing targets. */
  target: z.enum(["analysis", "category", "collection", "collectionitem", "layout"]).nullable(),
  /** The code from checking a value; null for findings that are not about a value. */
  check: z.enum(checkCodes).nullable(),
  /** Parameters of the finding's message. */
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Place in the value: row of a table or entry of a list, counted from 0. */
  place: z
    .object({ row: z.number().int(), entry: z.number().int(), column: z.string(), language: languageSchema })
    .partial(),
  /** The column's label in the requested language. */
  column: z.string().nullable(),
});
export type Finding = z.infer<typeof findingSchema>;

/** The kind under which each code of a value's check is listed. */
export const kindOfCheck: Readonly<Record<CheckCode, FindingKind>> = {
  value_does_not_fit: "unreadable",
  not_a_date: "unreadable",
  not_a_number: "unreadable",
  not_an_integer: "unreadable",
  not_in_unit: "unreadable",
  not_an_age: "unreadable",
  not_a_limit: "unreadable",
  not_a_sex: "unreadable",
  not_a_unit: "unknown_unit",
  not_ucum: "unknown_unit",
  not_ucum_but: "unknown_unit",
  not_a_loinc: "wrong_loinc",
  loinc_check_digit: "wrong_loinc",
  ages_reversed: "range_reversed",
  limits_reversed: "range_reversed",
  range_gap: "range_gap",
  range_overlap: "range_overlap",
  below_minimum: "against_rule",
  above_maximum: "against_rule",
  pattern_mismatch: "against_rule",
  value_too_short: "against_rule",
  value_too_long: "against_rule",
  not_a_choice: "against_rule",
};

const view = { permission: inEditor("core_storage.view_flatanalysis"), module: "MD_EDITOR" } as const;

export const getHealth = defineEndpoint({
  method: "GET",
  path: "laboreditor/health/",
  summary: "How many analyses there are, how many have nothing to put right, and the findings by kind.",
  output: z.object({
    analyses: z.number().int(),
    /** Analyses without any finding. */
    sound: z.number().int(),
    /** Findings by kind. */
    counts: z.record(findingKindSchema, z.number().int()),
  }),
  ...view,
});
/** Filters of a list of findings: by the analysis's name or code, and by the field's key. */
const filters = { search: z.string().max(200).default(""), field: z.string().max(100).optional() };

export const listFindings = defineEndpoint({
  method: "GET",
  path: "laboreditor/health/{kind}/",
  summary: "The findings of a kind, each with its place.",
  params: z.object({ kind: findingKindSchema }),
  query: z.object({ ...pageQuery(50), ...filters }),
  output: page(findingSchema).extend({
    /** The fields that have findings of this kind, regardless of the filters. */
    fields: z.array(z.object({ key: z.string(), label: z.string(), count: z.number().int() })),
  }),
  ...view,
});
export const listFoundAnalyses = defineEndpoint({
  method: "GET",
  path: "laboreditor/health/{kind}/analyses/",
  summary: "The ids of all analyses with such findings, so that they can be changed together.",
  params: z.object({ kind: findingKindSchema }),
  query: z.object(filters),
  output: z.object({ ids: z.array(idSchema) }),
  ...view,
});

export const healthApi = defineApi({
  address: "laboreditor/health",
  touches: { items: { catalogue: "read" }, files: { replica: "read" } },
  mounts: ["api/laboreditor/health"],
  memory: 1024,
  endpoints: { getHealth, listFindings, listFoundAnalyses },
});
