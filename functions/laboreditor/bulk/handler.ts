import { bulkApi } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import { catalogueOf } from "../../core/door.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { rulesOf } from "../analyses/edit-rules.ts";
import { writtenBySelected } from "../analyses/written-by.ts";
import { readActions } from "./bulk.store.ts";
import { changeInBulk, existing, showAction, undoBulk } from "./change-in-bulk.ts";
import { planBulk } from "./plan-bulk.ts";
import { refuseGoneCertificates } from "./refuse-gone-certificates.ts";
import { showPlan } from "./show-plan.ts";

export const handler = serveApi(bulkApi, {
  previewBulkChange: async ({ actor, body, language }) => {
    const catalogue = await catalogueOf(actor);
    await refuseGoneCertificates(actor, catalogue, body.change);
    const among = await writtenBySelected(actor, body.selection);
    const plan = planBulk(catalogue, { ...body, among }, language, rulesOf(actor, true));
    return showPlan(catalogue, plan, body, { language, languages: actor.languages });
  },
  changeInBulk: ({ actor, body, language, request }) =>
    changeInBulk(actor, body, language, request.idempotencyKey),
  listBulkChanges: async (call) => {
    const page = pageOf(call, await readActions(call.actor), (action) => action);
    return {
      ...page,
      results: await Promise.all(page.results.map((action) => showAction(call.actor, action))),
    };
  },
  getBulkChange: async ({ actor, params }) => showAction(actor, await existing(actor, params.id)),
  undoBulkChange: ({ actor, params }) => undoBulk(actor, params.id),
});
