import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { inEditor } from "../../kernel/permissions.ts";

/** What can be wrong with an analysis. */
export const findingKinds = [
  "missing_required",
  "missing_specimen",
  "missing_unit",
  "duplicate_name",
  "range_gap",
  "range_overlap",
  "broken_relation",
] as const;
export type FindingKind = (typeof findingKinds)[number];
export const findingKindSchema = z.enum(findingKinds);

/** A span of ages, as it is written in the table: `3 d`, `17 y`; null where it is open. */
const ageSpanSchema = z.object({
  sex: z.enum(["any", "m", "f"]),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

/** One thing to put right, and where. */
export const findingSchema = z.object({
  kind: findingKindSchema,
  /** The analysis. */
  id: idSchema,
  code: z.string(),
  name: z.string(),
  /** The field it is about; null where it is the analysis as a whole. */
  field: z.string().nullable(),
  /** The field's label in the wanted language. */
  label: z.string().nullable(),
  /** Duplicate names: the codes of the others. Broken relations: what is gone. */
  others: z.array(z.string()),
  /** Broken relations: what kind of thing is gone. */
  target: z.enum(["analysis", "category", "collection", "collectionitem", "layout"]).nullable(),
  /** Ranges: where the gap is, or which ages two ranges share. */
  ages: ageSpanSchema.nullable(),
});
export type Finding = z.infer<typeof findingSchema>;

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
export const listFindings = defineEndpoint({
  method: "GET",
  path: "laboreditor/health/{kind}/",
  summary: "The findings of a kind, each with its place.",
  params: z.object({ kind: findingKindSchema }),
  query: z.object({ ...pageQuery(50), search: z.string().max(200).default("") }),
  output: page(findingSchema),
  ...view,
});

export const healthApi = defineApi({
  address: "laboreditor/health",
  touches: { items: { catalogue: "read" }, files: { replica: "read" } },
  mounts: ["api/laboreditor/health"],
  memory: 1024,
  endpoints: { getHealth, listFindings },
});
