import * as z from "zod";
import { within } from "../../kernel/define-crud.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { inEditor, type Permission } from "../../kernel/permissions.ts";
import { trialTouches } from "../../proficiency/trial-touches.ts";
import {
  comparisonSchema,
  type HistoryModel,
  historyEntrySchema,
  historyModels,
  rollbackResultSchema,
  versionSchema,
  versionSummarySchema,
} from "./history.ts";

const hid = z.coerce.number().int().min(1).max(1_000_000_000);
const byId = z.object({ id: idSchema });
const byVersion = z.object({ id: idSchema, hid });
const listQuery = z.object({
  ...pageQuery(50, 200),
  search: z.string().max(200).default(""),
  /** For items only: identifier or id of their collection. */
  collection: z.string().max(100).optional(),
  /** Only documents whose newest version was written by this bulk change, one by one; otherwise they form one row unless there is a search. */
  bulk: idSchema.optional(),
});
const versionsQuery = z.object(pageQuery(50, 200));

const guard = { permission: inEditor("core_storage.view_flatanalysis"), module: "MD_EDITOR" } as const;

/**
 * The calls are the same for all models; only their path and the permission to restore differ. Calls for deleted documents are below
 * `deleted/`.
 */
function historyOf<const Model extends HistoryModel>(
  model: Model,
  documents: string,
  mayRestore: Permission = "core_storage.change_flatanalysis",
) {
  const path = <const Rest extends string>(rest: Rest) => `laboreditor/history/${model}/${rest}` as const;
  const reading = <const Below extends "" | "deleted/">(below: Below, which: string, order: string) => ({
    list: defineEndpoint({
      method: "GET",
      path: path(below),
      summary: `The ${documents} ${order}.`,
      query: listQuery,
      output: page(historyEntrySchema),
      ...guard,
    }),
    versions: defineEndpoint({
      method: "GET",
      path: path(`${below}{id}/`),
      summary: `The versions of one of the ${documents}${which}, newest first: who, when, what changed.`,
      params: byId,
      query: versionsQuery,
      output: page(versionSummarySchema),
      ...guard,
    }),
    version: defineEndpoint({
      method: "GET",
      path: path(`${below}{id}/{hid}/`),
      summary: `One of the ${documents}${which} as it was with one version, and what of it no longer fits.`,
      params: byVersion,
      output: versionSchema,
      ...guard,
    }),
  });
  return {
    present: reading("", "", "by their newest version, latest change first, deleted ones included"),
    deleted: reading("deleted/", " that is deleted", "that are deleted, latest first"),
    compare: defineEndpoint({
      method: "GET",
      path: path("{id}/{hid}/compare/{other}/"),
      summary:
        "Two versions as readers saw them, value by value, with what lay behind as a detail; the lower number is shown as the one before, whichever is named first.",
      params: z.object({ id: idSchema, hid, other: hid }),
      output: comparisonSchema,
      ...guard,
    }),
    rollBack: defineEndpoint({
      method: "POST",
      path: path("{id}/{hid}/rollback/"),
      summary:
        "Writes a new version equal to a chosen one; restores what was deleted. With `fields`, restores single values as readers saw them then: each becomes the editor's own value, in its language only, unless the import says the same now; imported values stay as they are. Needs no body.",
      params: byVersion,
      body: z
        .strictObject({
          fields: z
            .array(z.string().max(100))
            .min(1)
            .max(500)
            .optional()
            .describe(
              "Single values, by field and language: `fields.method.de`, `name.en`; `fields.unit` and `state` are the same in all languages. A field that is named without a language is restored in all of them. Without `fields`, the whole version is restored.",
            ),
          publish: z
            .boolean()
            .default(true)
            .describe("False: what comes back as published is hidden instead."),
        })
        .prefault({}),
      output: rollbackResultSchema,
      etag: true,
      permission: inEditor(mayRestore),
      module: "MD_EDITOR",
    }),
  };
}

export const histories = {
  analysis: historyOf("analysis", "analyses"),
  collectionitem: historyOf("collectionitem", "collection items"),
  collection: historyOf("collection", "collections"),
  category: historyOf("category", "categories"),
  layout: historyOf("layout", "form layouts", "laboreditor.change_layout"),
};

/** Names calls, or their commands, like `analysis.deleted.list`. */
export const namedHistory = <
  const Model extends HistoryModel,
  Present extends object,
  Deleted extends object,
  Others extends object,
>(
  model: Model,
  { present, deleted, ...others }: { present: Present; deleted: Deleted } & Others,
) =>
  within(model, {
    ...within("present", present),
    ...within("deleted", deleted),
    ...(others as unknown as Omit<Others, "present" | "deleted">),
  });

export const historyApi = defineApi({
  address: "laboreditor/history",
  touches: {
    items: { catalogue: "write", ...trialTouches, "TRIAL-CONFIG": "read" },
    files: { replica: "read" },
  },
  mounts: historyModels.map((model) => `api/laboreditor/history/${model}`),
  memory: 1024,
  endpoints: {
    ...namedHistory("analysis", histories.analysis),
    ...namedHistory("collectionitem", histories.collectionitem),
    ...namedHistory("collection", histories.collection),
    ...namedHistory("category", histories.category),
    ...namedHistory("layout", histories.layout),
  },
});
