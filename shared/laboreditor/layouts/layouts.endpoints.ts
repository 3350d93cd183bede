import * as z from "zod";
import { fieldDefinitionsSchema } from "../../core/catalogue/field.ts";
import { referringSchema } from "../../core/catalogue/referring.ts";
import { defineCrud } from "../../kernel/define-crud.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { inEditor } from "../../kernel/permissions.ts";
import { trialTouches } from "../../proficiency/trial-touches.ts";
import { layoutInput, layoutOutput, layoutSummarySchema, trialSchema } from "./layout.ts";

const calls = defineCrud({
  path: "laboreditor/layouts",
  names: { one: "form layout", many: "form layouts" },
  permissions: {
    view: inEditor("core_storage.view_flatanalysis"),
    add: inEditor("laboreditor.add_layout"),
    change: inEditor("laboreditor.change_layout"),
    delete: inEditor("laboreditor.delete_layout"),
  },
  module: "MD_EDITOR",
  input: layoutInput,
  output: layoutOutput,
  sort: ["name"],
  preflight: true,
  maxBody: 4_000_000,
  summaries: {
    list: "Lists and searches the form layouts.",
    change: "Changes a form layout; values of fields that are taken out are kept and return with the field.",
    remove:
      "Deletes a form layout that no analysis and no category uses; it can be restored from the history.",
  },
});

export const layouts = {
  ...calls,
  list: { ...calls.list, output: page(layoutSummarySchema) },
  change: { ...calls.change, body: calls.change.body.omit({ identifier: true }) },
  preflight: {
    ...calls.preflight,
    summary: "What keeps a form layout from being deleted: its analyses, and the categories that own it.",
    output: referringSchema.extend({ categories: z.array(z.string()) }),
  },
  analyses: defineEndpoint({
    method: "GET",
    path: "laboreditor/layouts/{id}/analyses/",
    summary: "Lists and searches the analyses that use a form layout, by name.",
    params: z.object({ id: idSchema }),
    query: z.object({ ...pageQuery(50), search: z.string().max(200).default("") }),
    output: page(z.object({ id: idSchema, code: z.string(), name: z.string() })),
    permission: calls.read.permission,
    module: "MD_EDITOR",
  }),
  tryOut: defineEndpoint({
    method: "POST",
    reads: true,
    path: "laboreditor/layouts/{id}/trial/",
    summary:
      "What other fields would do to the values of the analyses, and how one of them would look; writes nothing.",
    params: z.object({ id: idSchema }),
    body: z.object({
      fields: fieldDefinitionsSchema,
      /** The analysis to preview; by default the one with the most values. */
      analysis: idSchema.optional(),
    }),
    output: trialSchema,
    maxBody: 4_000_000,
    permission: calls.change.permission,
    module: "MD_EDITOR",
  }),
};

export const layoutsApi = defineApi({
  address: "laboreditor/layouts",
  touches: {
    items: { catalogue: "write", ...trialTouches, "TRIAL-CONFIG": "read", "WEB-CONFIG": "read" },
    files: { replica: "read" },
  },
  mounts: ["api/laboreditor/layouts"],
  memory: 1024,
  endpoints: layouts,
});
