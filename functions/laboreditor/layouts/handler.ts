import { layoutsApi } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import { catalogueOf } from "../../core/door.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { layoutCommands, newLayoutErrors } from "./change-layout.ts";
import { listLayouts, listMembers, preflightLayout } from "./show-layout.ts";
import { tryLayout } from "./try-layout.ts";

export const handler = serveApi(
  layoutsApi,
  {
    ...layoutCommands,
    list: listLayouts,
    preflight: preflightLayout,
    analyses: listMembers,
    tryOut: tryLayout,
  },
  { create: async ({ actor, body }) => newLayoutErrors(await catalogueOf(actor), body) },
);
