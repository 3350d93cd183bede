import * as z from "zod";
import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { layoutNames, templateSchema } from "./template.ts";
import { templateInput } from "./template-input.ts";

export const templates = defineCrud({
  path: "printpublisher/templates",
  names: { one: "template", many: "templates" },
  permissions: {
    view: "printpublisher.view_template",
    choose: ["printpublisher.view_template", "printpublisher.view_chapter"],
    add: "printpublisher.add_template",
    change: "printpublisher.change_template",
    delete: "printpublisher.delete_template",
  },
  module: "MD_PRINT",
  input: templateInput,
  output: templateSchema,
  sort: ["name"],
  history: true,
  summaries: { remove: "Deletes a template that no chapter uses." },
});

export const getLayouts = defineEndpoint({
  method: "GET",
  path: "printpublisher/layouts/",
  summary: "The layouts that a template can have.",
  output: z.array(z.object({ id: z.enum(layoutNames) })),
  permission: ["printpublisher.view_template", "printpublisher.add_template"],
  module: "MD_PRINT",
});

export const templatesApi = defineApi({
  address: "printpublisher/templates",
  touches: { items: { "PRINT-TEMPLATE": "delete", "PRINT-CHAPTER": "read" } },
  mounts: ["api/printpublisher/templates", "api/printpublisher/layouts"],
  endpoints: { ...within("templates", templates), getLayouts },
});
