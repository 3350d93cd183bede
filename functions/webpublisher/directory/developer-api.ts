import type * as endpoints from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { catalogueOf } from "../../core/door.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { problem } from "../../platform/problem.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { publicAnalysis } from "./public-analysis.ts";
import { publicDirectory, publicReader, selectAnalyses } from "./public-directory.ts";

/** Any website may read the developer API; it needs and takes no credentials. */
const headers = { "Access-Control-Allow-Origin": "*" } as const;

export const listPublicAnalyses: Command<typeof endpoints.listPublicAnalyses> = async (call) => {
  const directory = publicDirectory(await catalogueOf(call.actor), call.language, call.actor.languages[0]);
  const found = selectAnalyses(directory, call.query);
  const page = pageOf(call, found, ({ id: _, letter: __, collection: ___, ...summary }) => summary);
  return reply(page, { headers });
};

export const getPublicAnalysis: Command<typeof endpoints.getPublicAnalysis> = async (call) => {
  const reader = publicReader(call.language, call.actor.languages[0]);
  const analysis = publicAnalysis(await catalogueOf(call.actor), call.params.code, reader);
  if (!analysis) throw problem("not_found", `There is no analysis ${call.params.code}.`, { headers });
  return reply(analysis, { headers });
};

export const listPublicCategories: Command<typeof endpoints.listPublicCategories> = async (call) => {
  const { actor, language } = call;
  const { categories } = publicDirectory(await catalogueOf(actor), language, actor.languages[0]);
  return reply({ results: [...categories] }, { headers });
};

/** What a laboratory's public pages look like. */
export const publicLook = ({ name, logo, colours, languages }: TenantRecord): endpoints.PublicLook => ({
  name,
  logo,
  colours,
  languages,
  css: "",
});

export const getPublicLook: Command<typeof endpoints.getPublicLook> = ({ tenant }) =>
  reply(publicLook(tenant), { headers });
