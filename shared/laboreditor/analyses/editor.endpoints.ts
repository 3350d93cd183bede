import * as z from "zod";
import { analysisStates } from "../../core/catalogue/document.ts";
import { fieldKeySchema } from "../../core/catalogue/field.ts";
import { referringSchema } from "../../core/catalogue/referring.ts";
import { collectionItems, collections } from "../../core/collections/collections.endpoints.ts";
import { defineFind } from "../../kernel/define-find.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { inEditor } from "../../kernel/permissions.ts";
import { trialTouches } from "../../proficiency/trial-touches.ts";
import { layouts } from "../layouts/layouts.endpoints.ts";
import {
  analysisChangeSchema,
  analysisFormSchema,
  creationChoicesSchema,
  filterCountsSchema,
  missingValuesSchema,
  newAnalysisSchema,
} from "./analysis-form.ts";
import { analysisRowSchema, rowSortSchema } from "./analysis-row.ts";

const byId = z.object({ id: idSchema });
/** Guard for opening the LaborEditor at all. */
export const theEditor = {
  permission: "laboreditor.view_laboreditorconfiguration",
  module: "MD_EDITOR",
} as const;
const view = { permission: inEditor("core_storage.view_flatanalysis"), module: "MD_EDITOR" } as const;
const add = { permission: inEditor("core_storage.add_flatanalysis"), module: "MD_EDITOR" } as const;
/** A whole analysis fits; a table item is limited to 400 KB. */
const maxBody = 2 * 1024 * 1024;

export const listForEditor = defineEndpoint({
  method: "GET",
  path: "laboreditor/list/",
  summary:
    "Lists, searches and sorts the analyses, and counts what each choice of a filter would find; by relevance or name unless a `sort` is given.",
  query: z.object({
    ...pageQuery(100),
    search: z.string().max(200).default(""),
    pubstate: z.enum(analysisStates).optional(),
    category: z.string().max(100).optional(),
    internal: z.stringbool().optional(),
    /** Whether an import has changed a value below an own one, without an answer from staff so far. */
    import_differs: z.stringbool().optional(),
    /** Key of a field; only analyses without a value in it. */
    missing: fieldKeySchema.optional(),
    /** An import; only analyses that it wrote. */
    import: idSchema.optional(),
    sort: rowSortSchema.optional(),
    /** An analysis whose page is requested, if the list has it; `offset` is then ignored. */
    around: idSchema.optional(),
  }),
  output: page(analysisRowSchema).extend({
    counts: filterCountsSchema,
    /** The place of the first row. */
    offset: z.number().int(),
  }),
  ...view,
});
export const listMissingValues = defineEndpoint({
  method: "GET",
  path: "laboreditor/list/missing/",
  summary:
    "The required and recommended fields that are empty in some analyses of a state or import, with their number.",
  query: z.object({ pubstate: z.enum(analysisStates).optional(), import: idSchema.optional() }),
  output: missingValuesSchema,
  ...view,
});
export const getAnalysisForm = defineEndpoint({
  method: "GET",
  path: "laboreditor/edit/{id}/",
  summary: "One analysis with all that its editor needs.",
  params: byId,
  output: analysisFormSchema,
  etag: true,
  ...view,
});
export const changeAnalysis = defineEndpoint({
  method: "PATCH",
  path: "laboreditor/edit/{id}/",
  summary:
    "Changes what is sent of an analysis, and nothing else; a stale If-Match answers 412 with the present one as `present`.",
  params: byId,
  body: analysisChangeSchema,
  maxBody,
  output: analysisFormSchema,
  etag: true,
  permission: inEditor("core_storage.change_flatanalysis"),
  module: "MD_EDITOR",
});
export const deleteAnalysis = defineEndpoint({
  method: "DELETE",
  path: "laboreditor/edit/{id}/",
  summary: "Deletes an analysis; it can be restored from the history.",
  params: byId,
  output: null,
  etag: true,
  permission: inEditor("core_storage.delete_flatanalysis"),
  module: "MD_EDITOR",
});
export const preflightAnalysis = defineEndpoint({
  method: "GET",
  path: "laboreditor/edit/{id}/delete-preflight/",
  summary: "What deleting an analysis would touch: the analyses that refer to it.",
  params: byId,
  output: referringSchema,
  ...view,
});
export const previewAnalysis = defineEndpoint({
  method: "POST",
  reads: true,
  path: "laboreditor/edit/{id}/preview/",
  summary:
    "An analysis as its public page would be with a change that is not saved, published or not; writes nothing.",
  params: byId,
  body: z.object({ change: analysisChangeSchema.default({}) }),
  /** Sanitised HTML; to be displayed with the style sheet of the public pages. */
  output: z.object({ html: z.string() }),
  maxBody,
  ...view,
});
export const getCreationChoices = defineEndpoint({
  method: "GET",
  path: "laboreditor/create/",
  summary: "Layouts and categories to choose from; for chosen ones, the empty form that they lead to.",
  query: z.object({
    /** Identifiers, separated by commas. */
    categories: z.string().max(2000).default(""),
    /** Used if the categories do not determine it. */
    layout: z.string().max(100).optional(),
  }),
  output: creationChoicesSchema,
  ...add,
});
export const createAnalysis = defineEndpoint({
  method: "POST",
  path: "laboreditor/create/",
  summary: "Makes an analysis, from a layout and categories or as the copy of another.",
  body: newAnalysisSchema,
  maxBody,
  output: analysisFormSchema,
  success: 201,
  etag: true,
  ...add,
});

export const findInEditor = defineFind({
  path: "laboreditor",
  names: "analyses, collections, their items and form layouts",
  ...view,
  lists: [listForEditor, collections.list, collectionItems.list, layouts.list],
});

export const editorApi = defineApi({
  address: "laboreditor/analyses",
  touches: {
    items: { catalogue: "write", ...trialTouches, "TRIAL-CONFIG": "read", "WEB-CONFIG": "read" },
    files: { replica: "read" },
  },
  mounts: ["api/laboreditor/list", "api/laboreditor/edit", "api/laboreditor/create", "api/laboreditor/find"],
  memory: 1024,
  endpoints: {
    listForEditor,
    findInEditor,
    listMissingValues,
    getAnalysisForm,
    changeAnalysis,
    deleteAnalysis,
    preflightAnalysis,
    previewAnalysis,
    getCreationChoices,
    createAnalysis,
  },
});
