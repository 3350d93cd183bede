import type * as endpoints from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type {
  GoneAnalysis,
  PublicSummary,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { catalogueOf } from "../../core/door.ts";
import { suppliesFor } from "../../laborshop/door.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { problem } from "../../platform/problem.ts";
import { certificatesFor } from "../../proficiency/door.ts";
import { readWebConfig } from "../config/read-config.store.ts";
import { ledOn } from "./led-on.ts";
import { publicAnalysis } from "./public-analysis.ts";
import { findAnalyses, type Listed, publicDirectory, publicReader } from "./public-directory.ts";
import { publicLook, readSetup, withWords } from "./public-look.ts";
import { vocabularyFor } from "./vocabulary.ts";

/** Any website may read the developer API; it needs and takes no credentials. */
const headers = { "Access-Control-Allow-Origin": "*" } as const;

export const listPublicAnalyses: Command<typeof endpoints.listPublicAnalyses> = async (call) => {
  const { actor, language, query } = call;
  const [catalogue, config] = await Promise.all([catalogueOf(actor), readWebConfig(actor)]);
  const directory = publicDirectory(catalogue, language, actor.languages[0]);
  const ask = await vocabularyFor(config, query.search, language);
  const {
    found: hits,
    meant: byMeaning,
    meanings,
    similar,
    without,
    didYouMean,
  } = findAnalyses(directory, query, ask);
  const page = pageOf(call, hits.slice(), summaryOf);
  const fitting = {
    by_vocabulary: byMeaning.map(summaryOf),
    meanings: [...meanings],
    similar: similar.map(summaryOf),
    without: [...without],
    did_you_mean: didYouMean ?? null,
  };
  return reply({ ...page, ...fitting }, { headers });
};

const summaryOf = ({ id: _, letter: __, collection: ___, ...summary }: Listed): PublicSummary => summary;

export const getPublicAnalysis: Command<typeof endpoints.getPublicAnalysis> = async (call) => {
  const { actor, tenant, language, params } = call;
  const reader = publicReader(language, actor.languages[0]);
  const [certificates, supplies] = await Promise.all([
    certificatesFor(actor, tenant, language),
    suppliesFor(actor, tenant, language),
  ]);
  const replyHeaders = { ...headers, ...certificates?.headers };
  const catalogue = await catalogueOf(actor);
  const analysis = publicAnalysis(catalogue, params.code, reader, { certificates, supplies });
  if (analysis) return reply(analysis, { headers: replyHeaders });
  const instead = await ledOn(actor, catalogue, params.code, reader);
  if (!instead) throw problem("not_found", "There is no such analysis.", { headers });
  if ("withdrawn" in instead) {
    const { name, successors } = instead.withdrawn;
    const present: GoneAnalysis = { name, successors: [...successors] };
    throw problem("gone", "This analysis is no longer published.", { headers, present });
  }
  const successor = publicAnalysis(catalogue, instead.renamed, reader, { certificates, supplies });
  if (!successor) throw problem("not_found", "There is no such analysis.", { headers });
  const Location = `/api/${language}/public/analyses/${encodeURIComponent(successor.code)}/`;
  return reply(successor, { status: 301, headers: { ...replyHeaders, Location } });
};

export const listPublicCategories: Command<typeof endpoints.listPublicCategories> = async (call) => {
  const { actor, language } = call;
  const { categories } = publicDirectory(await catalogueOf(actor), language, actor.languages[0]);
  return reply({ results: [...categories] }, { headers });
};

export const getPublicLook: Command<typeof endpoints.getPublicLook> = async ({ actor, tenant, language }) =>
  reply(withWords(publicLook(tenant, await readSetup(actor), language), language), { headers });
