import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { inEditor } from "../../kernel/permissions.ts";
import {
  comparisonSchema,
  type HistoryModel,
  historyEntrySchema,
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
  /** Of items only: identifier or id of their collection. */
  collection: z.string().max(100).optional(),
});
const versionsQuery = z.object(pageQuery(50, 200));

/** The calls are the same for both models; only their path differs. */
function historyOf<const Model extends HistoryModel>(model: Model, what: string) {
  const path = <const Rest extends string>(rest: Rest) => `laboreditor/history/${model}/${rest}` as const;
  const guard = { permission: inEditor("core_storage.view_flatanalysis"), module: "MD_EDITOR" } as const;
  return {
    latest: {
      method: "GET",
      path: path(""),
      summary: `The ${what} by their newest version, latest change first, deleted ones included.`,
      query: listQuery,
      output: page(historyEntrySchema),
      ...guard,
    },
    deleted: {
      method: "GET",
      path: path("deleted/"),
      summary: `The ${what} that are deleted, latest first.`,
      query: listQuery,
      output: page(historyEntrySchema),
      ...guard,
    },
    versions: {
      method: "GET",
      path: path("{id}/"),
      summary: `The versions of one of the ${what}, newest first: who, when, what changed.`,
      params: byId,
      query: versionsQuery,
      output: page(versionSummarySchema),
      ...guard,
    },
    deletedVersions: {
      method: "GET",
      path: path("deleted/{id}/"),
      summary: `The versions of one of the ${what} that is deleted, newest first.`,
      params: byId,
      query: versionsQuery,
      output: page(versionSummarySchema),
      ...guard,
    },
    version: {
      method: "GET",
      path: path("{id}/{hid}/"),
      summary: `One of the ${what} as it was with one version, and what of it no longer fits.`,
      params: byVersion,
      output: versionSchema,
      ...guard,
    },
    deletedVersion: {
      method: "GET",
      path: path("deleted/{id}/{hid}/"),
      summary: `One of the ${what} that is deleted, as it was with one version.`,
      params: byVersion,
      output: versionSchema,
      ...guard,
    },
    compare: {
      method: "GET",
      path: path("{id}/{hid}/compare/{other}/"),
      summary:
        "Two versions, value by value; the lower number is shown as the one before, whichever is named first.",
      params: z.object({ id: idSchema, hid, other: hid }),
      output: comparisonSchema,
      ...guard,
    },
    rollback: {
      method: "POST",
      path: path("{id}/{hid}/rollback/"),
      summary:
        "Writes a new version equal to a chosen one, or takes single fields from it; restores what was deleted.",
      params: byVersion,
      body: z.strictObject({
        /** Paths as in `changes` of a version (`state`, `fields.method`); all without it. */
        fields: z.array(z.string().max(100)).min(1).max(500).optional(),
        /** False: what comes back as published is hidden instead. */
        publish: z.boolean().default(true),
      }),
      output: rollbackResultSchema,
      etag: true,
      permission: inEditor("core_storage.change_flatanalysis"),
      module: "MD_EDITOR",
    },
  } as const;
}

const analysis = historyOf("analysis", "analyses");
const item = historyOf("collectionitem", "collection items");

export const listAnalysisHistory = defineEndpoint(analysis.latest);
export const listDeletedAnalyses = defineEndpoint(analysis.deleted);
export const listAnalysisVersions = defineEndpoint(analysis.versions);
export const listDeletedAnalysisVersions = defineEndpoint(analysis.deletedVersions);
export const getAnalysisVersion = defineEndpoint(analysis.version);
export const getDeletedAnalysisVersion = defineEndpoint(analysis.deletedVersion);
export const compareAnalysisVersions = defineEndpoint(analysis.compare);
export const rollBackAnalysis = defineEndpoint(analysis.rollback);

export const listItemHistory = defineEndpoint(item.latest);
export const listDeletedItems = defineEndpoint(item.deleted);
export const listItemVersions = defineEndpoint(item.versions);
export const listDeletedItemVersions = defineEndpoint(item.deletedVersions);
export const getItemVersion = defineEndpoint(item.version);
export const getDeletedItemVersion = defineEndpoint(item.deletedVersion);
export const compareItemVersions = defineEndpoint(item.compare);
export const rollBackItem = defineEndpoint(item.rollback);

export const historyApi = defineApi({
  address: "laboreditor/history",
  touches: { items: { catalogue: "write" }, files: { replica: "read" } },
  mounts: ["api/laboreditor/history/analysis", "api/laboreditor/history/collectionitem"],
  memory: 1024,
  endpoints: {
    listAnalysisHistory,
    listDeletedAnalyses,
    listAnalysisVersions,
    listDeletedAnalysisVersions,
    getAnalysisVersion,
    getDeletedAnalysisVersion,
    compareAnalysisVersions,
    rollBackAnalysis,
    listItemHistory,
    listDeletedItems,
    listItemVersions,
    listDeletedItemVersions,
    getItemVersion,
    getDeletedItemVersion,
    compareItemVersions,
    rollBackItem,
  },
});
