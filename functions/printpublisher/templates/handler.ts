import { within } from "../../../shared/kernel/define-crud.ts";
import { layoutNames } from "../../../shared/printpublisher/templates/template.ts";
import { templates, templatesApi } from "../../../shared/printpublisher/templates/templates.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { deleteTemplate } from "./delete-template.ts";
import { templateRecords } from "./template.store.ts";

export const handler = serveApi(templatesApi, {
  ...within(
    "templates",
    crud(templates, templateRecords, {
      remove: ({ actor, params, ifMatch }) => deleteTemplate(actor, params.id, ifMatch),
    }),
  ),
  getLayouts: () => layoutNames.map((id) => ({ id })),
});
