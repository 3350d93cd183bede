import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { inEditor } from "../../kernel/permissions.ts";
import { trialTouches } from "../../proficiency/trial-touches.ts";
import {
  bulkActionSchema,
  bulkChangeSchema,
  bulkPreviewSchema,
  bulkRowsQuerySchema,
  bulkSelectionSchema,
} from "./bulk-change.ts";

const change = { permission: inEditor("core_storage.change_flatanalysis"), module: "MD_EDITOR" } as const;
const order = { selection: bulkSelectionSchema, change: bulkChangeSchema };
/** Forty thousand ids fit. */
const maxBody = 2 * 1024 * 1024;

export const previewBulkChange = defineEndpoint({
  method: "POST",
  reads: true,
  path: "laboreditor/bulk/preview/",
  summary:
    "What a change of many analyses would do to each of them, page by page: from what to what, or why it cannot be changed.",
  body: z.object({ ...order, rows: bulkRowsQuerySchema.prefault({}) }),
  output: bulkPreviewSchema,
  maxBody,
  timeout: 29,
  ...change,
});
export const getBulkChange = defineEndpoint({
  method: "GET",
  path: "laboreditor/bulk/{id}/",
  summary: "A bulk change and how far it is.",
  params: z.object({ id: idSchema }),
  output: bulkActionSchema,
  ...change,
});
export const changeInBulk = defineEndpoint({
  method: "POST",
  path: "laboreditor/bulk/",
  summary: "Changes many analyses at once, all or none; those that cannot be changed stay as they are.",
  body: z.object({
    ...order,
    /** The number in the preview; if it differs by now, nothing is changed and the response is a 409. */
    expected: z.number().int().optional(),
  }),
  output: bulkActionSchema,
  success: 202,
  follow: getBulkChange,
  idempotent: true,
  maxBody,
  timeout: 29,
  ...change,
});
export const listBulkChanges = defineEndpoint({
  method: "GET",
  path: "laboreditor/bulk/",
  summary: "The bulk changes, newest first.",
  query: z.object(pageQuery(50, 100)),
  output: page(bulkActionSchema),
  ...change,
});
export const undoBulkChange = defineEndpoint({
  method: "POST",
  path: "laboreditor/bulk/{id}/undo/",
  summary:
    "Takes a bulk change back in one step; what was edited since stays. A repeat answers the first undoing.",
  params: z.object({ id: idSchema }),
  output: bulkActionSchema,
  success: 202,
  follow: getBulkChange,
  timeout: 29,
  ...change,
});

export const bulkApi = defineApi({
  address: "laboreditor/bulk",
  touches: {
    items: { catalogue: "write", bulks: "write", tasks: "write", ...trialTouches },
    files: { replica: "read" },
    starts: ["bulk"],
  },
  mounts: ["api/laboreditor/bulk"],
  memory: 1024,
  endpoints: { previewBulkChange, changeInBulk, listBulkChanges, getBulkChange, undoBulkChange },
});
